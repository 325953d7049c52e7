import type { PathSetting } from "../../src/index.ts";

export interface PathPatternCase {
  readonly pattern: string;
  readonly path: string;
  readonly want: boolean;
  readonly on?: PathSetting["platform"];
}

export const cases: readonly PathPatternCase[] = [
  // Without a slash: at any depth, and everything below a directory of that name
  { pattern: ".env", path: "/home/u/proj/.env", want: true },
  { pattern: ".env", path: "/etc/app/.env", want: true },
  { pattern: ".env", path: "/home/u/proj/.env/x", want: true },
  { pattern: ".env", path: "/home/u/proj/.environment", want: false },
  { pattern: ".env", path: "/home/u/proj/a.env", want: false },
  { pattern: "*.env", path: "/home/u/proj/a.env", want: true },
  { pattern: "*.env", path: "/home/u/proj/.env", want: true },
  { pattern: ".env.*", path: "/home/u/proj/.env.local", want: true },
  { pattern: "*.pem", path: "/srv/k/a.pem", want: true },
  { pattern: "*.pem", path: "/srv/k/a.pem.txt", want: false },
  { pattern: "node_modules/", path: "/home/u/proj/a/node_modules/x/y.js", want: true },
  { pattern: "id_?sa", path: "/home/u/.ssh/id_rsa", want: true },
  { pattern: "{a,b}.ts", path: "/x/b.ts", want: true },
  { pattern: "[ab].ts", path: "/x/c.ts", want: false },
  { pattern: "**/secrets", path: "/srv/secrets/x", want: true },
  { pattern: "**/a/b", path: "/srv/a/b/c", want: true },
  { pattern: "**/*.key", path: "/srv/x.key", want: true },
  // With a slash: anchored at the project root
  { pattern: "src/**", path: "/home/u/proj/src/a/b.ts", want: true },
  { pattern: "src/**", path: "/home/u/proj/src", want: false },
  { pattern: "src/**", path: "/home/u/proj/lib/src/a.ts", want: false },
  { pattern: "src/**", path: "/srv/src/a.ts", want: false },
  { pattern: "src/*", path: "/home/u/proj/src/a/b.ts", want: true },
  { pattern: "src/*.ts", path: "/home/u/proj/src/a.ts", want: true },
  { pattern: "src/*.ts", path: "/home/u/proj/src/a/b.ts", want: false },
  { pattern: "./src", path: "/home/u/proj/src/a", want: true },
  { pattern: "../lib", path: "/home/u/lib/a", want: true },
  { pattern: "../lib", path: "/home/u/proj/lib/a", want: false },
  { pattern: "docs/[id]/x", path: "/home/u/proj/docs/i/x", want: true },
  { pattern: "docs/\\[id]/x", path: "/home/u/proj/docs/[id]/x", want: true },
  // Absolute
  { pattern: "/tmp", path: "/tmp", want: true },
  { pattern: "/tmp", path: "/tmp/a/b", want: true },
  { pattern: "/tmp/", path: "/tmp/a", want: true },
  { pattern: "/tmp", path: "/tmpfile", want: false },
  { pattern: "/tmp/*", path: "/tmp/a/b", want: true },
  { pattern: "/tmp/*", path: "/tmp", want: false },
  { pattern: "/etc/../tmp", path: "/tmp/x", want: true },
  { pattern: "/", path: "/etc", want: true },
  { pattern: "/Users/test/*", path: "/users/test/file", want: false },
  // Home
  { pattern: "~/.ssh", path: "/home/u/.ssh/id", want: true },
  { pattern: "$HOME/.ssh", path: "/home/u/.ssh/id", want: true },
  { pattern: "~", path: "/home/u/x", want: true },
  { pattern: "~/.ssh", path: "/home/v/.ssh/id", want: false },
  { pattern: "~v/x", path: "/home/u/v/x", want: false },
  // All
  { pattern: "*", path: "/", want: true },
  { pattern: "**", path: "/a/b", want: true },
  { pattern: "!x", path: "/a/!x", want: true },
  { pattern: "#x", path: "/a/#x", want: true },
  // Letters and separators
  { pattern: "/Users/Test", path: "/users/test/file", want: true, on: "darwin" },
  { pattern: "*.PEM", path: "/x/a.pem", want: true, on: "darwin" },
  { pattern: "C:\\Windows\\System32\\*", path: "c:/windows/system32/drivers", want: true, on: "win32" },
  { pattern: "C:/Windows", path: "C:\\Windows\\x", want: true, on: "win32" },
  { pattern: "C:/Windows", path: "D:\\Windows\\x", want: false, on: "win32" },
  { pattern: "C:/", path: "C:\\x", want: true, on: "win32" },
  { pattern: "C:", path: "c:\\x", want: true, on: "win32" },
  { pattern: "C:", path: "d:\\x", want: false, on: "win32" },
  { pattern: "\\\\server\\share", path: "\\\\Server\\share\\x", want: true, on: "win32" },
  { pattern: "\\\\server\\share", path: "\\\\server\\other\\x", want: false, on: "win32" },
  { pattern: "caf\u00e9", path: "/x/Cafe\u0301/y", want: true, on: "darwin" },
  { pattern: "caf\u00e9", path: "/x/cafe\u0301", want: false },
];
