import type { PathSubject } from "../../src/index.ts";

export interface PathCase {
  readonly clause: string;
  readonly permission: object;
  readonly subject: Partial<PathSubject> & { readonly path: string };
  /** `null`: silent. */
  readonly want: "allow" | "ask" | "deny" | null;
  readonly by?: string | null;
  readonly possible?: string;
}

const inProject = "/home/u/proj";
const external = { surface: "external_directory" };

export const cases: readonly PathCase[] = [
  // Silence and defaults
  { clause: "4.1", permission: { "*": "deny" }, subject: { path: "/etc/x" }, want: null },
  { clause: "4.1", permission: { "*": "deny" }, subject: { path: "/etc/x", surface: "read" }, want: null },
  {
    clause: "4.1",
    permission: { "*": "deny" },
    subject: { path: "/etc/x", surface: "read", tool: true },
    want: "deny",
    by: null,
  },
  { clause: "4.1", permission: { "*": "deny" }, subject: { path: "/etc/x", ...external }, want: "deny", by: null },
  { clause: "4.1", permission: { path: { ".env": "deny" } }, subject: { path: "/etc/x" }, want: null },
  // Actions split by what is done
  {
    clause: "4.3",
    permission: { external_directory: { read: "allow", write: "ask" } },
    subject: { path: "/etc/x", ...external },
    want: "allow",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { external_directory: { read: "allow", write: "ask" } },
    subject: { path: "/etc/x", ...external, access: "execute" },
    want: "allow",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { external_directory: { read: "allow", write: "ask" } },
    subject: { path: "/etc/x", ...external, access: "write" },
    want: "ask",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { external_directory: { read: "allow", write: "ask" } },
    subject: { path: "/etc/x", ...external, access: "unknown" },
    want: "ask",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { external_directory: { read: "deny", write: "ask" } },
    subject: { path: "/etc/x", ...external, access: "unknown" },
    want: "deny",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { external_directory: { "*": { read: "allow" } } },
    subject: { path: "/etc/x", ...external, access: "write" },
    want: "ask",
    by: null,
  },
  {
    clause: "4.3",
    permission: { path: { "*": { action: "ask", read: "allow" } } },
    subject: { path: "/etc/x", access: "write" },
    want: "ask",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { path: { "*": { action: "ask", read: "allow" } } },
    subject: { path: "/etc/x" },
    want: "allow",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { write: "deny" },
    subject: { path: `${inProject}/a`, surface: "edit" },
    want: "deny",
    by: "*",
  },
  {
    clause: "4.3",
    permission: { write: "deny", edit: { "src/**": "allow" } },
    subject: { path: `${inProject}/a`, surface: "edit", tool: true },
    want: "ask",
    by: null,
  },
  {
    clause: "4.3",
    permission: { read: { ".env": "deny" } },
    subject: { path: `${inProject}/.env`, surface: "grep" },
    want: "deny",
    by: ".env",
  },
  {
    clause: "4.3",
    permission: { read: { ".env": "deny" } },
    subject: { path: `${inProject}/.env`, surface: "ls" },
    want: "deny",
    by: ".env",
  },
  {
    clause: "4.3",
    permission: { read: { ".env": "deny" } },
    subject: { path: `${inProject}/.env`, surface: "write" },
    want: null,
  },
  // Last match
  {
    clause: "3.1",
    permission: { path: { ".env.*": "deny", ".env.example": "allow" } },
    subject: { path: `${inProject}/.env.example` },
    want: "allow",
    by: ".env.example",
  },
  {
    clause: "3.1",
    permission: { path: { ".env.example": "allow", ".env.*": "deny" } },
    subject: { path: `${inProject}/.env.example` },
    want: "deny",
    by: ".env.*",
  },
  // Bare names
  {
    clause: "4.2",
    permission: { path: { "*": "ask" } },
    subject: { path: `${inProject}/main`, ignoreCatchAll: true },
    want: null,
  },
  {
    clause: "4.2",
    permission: { path: { "*": "ask", main: "deny" } },
    subject: { path: `${inProject}/main`, ignoreCatchAll: true },
    want: "deny",
    by: "main",
  },
  // Recursive accesses
  {
    clause: "4.2",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u", recursive: true },
    want: "deny",
    by: "~/.ssh",
  },
  {
    clause: "4.2",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home", recursive: true },
    want: "deny",
    by: "~/.ssh",
  },
  {
    clause: "4.2",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u/proj", recursive: true },
    want: null,
  },
  { clause: "4.2", permission: { path: { "~/.ssh": "deny" } }, subject: { path: "/home/u" }, want: null },
  {
    clause: "4.2",
    permission: { path: { "~/.ssh/*.pub": "ask" } },
    subject: { path: "/home/u/.ssh", recursive: true },
    want: "ask",
    by: "~/.ssh/*.pub",
  },
  {
    clause: "4.2",
    permission: { path: { ".env": "deny" } },
    subject: { path: inProject, recursive: true },
    want: "allow",
    by: null,
    possible: ".env",
  },
  {
    clause: "4.2",
    permission: { path: { "*": "ask", "src/**": "allow" } },
    subject: { path: `${inProject}/src`, recursive: true },
    want: "ask",
    by: "*",
  },
  {
    clause: "4.2",
    permission: { path: { "*": "ask", src: "allow" } },
    subject: { path: `${inProject}/src`, recursive: true },
    want: "allow",
    by: "src",
  },
  {
    clause: "4.2",
    permission: { path: { "~/.ssh": "deny", "~": "allow" } },
    subject: { path: "/home/u", recursive: true },
    want: "allow",
    by: "~",
  },
  {
    clause: "4.2",
    permission: { path: { "~": "allow", "~/.ssh": "deny" } },
    subject: { path: "/home/u", recursive: true },
    want: "deny",
    by: "~/.ssh",
  },
  {
    clause: "4.2",
    permission: { external_directory: { "/srv": "allow", "/srv/secret": "deny" } },
    subject: { path: "/srv", ...external, recursive: true },
    want: "deny",
    by: "/srv/secret",
  },
  // Globs that could not be listed
  {
    clause: "4.5",
    permission: { path: { ".env": "deny" } },
    subject: { path: `${inProject}/.e*`, glob: true },
    want: "allow",
    by: null,
    possible: ".env",
  },
  {
    clause: "4.5",
    permission: { path: { ".env": "deny" } },
    subject: { path: `${inProject}/*.ts`, glob: true },
    want: null,
  },
  {
    clause: "4.5",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u/*", glob: true },
    want: "allow",
    by: null,
    possible: "~/.ssh",
  },
  {
    clause: "4.5",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u/a*", glob: true },
    want: null,
  },
  {
    clause: "4.5",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u/.ssh/*", glob: true },
    want: "deny",
    by: "~/.ssh",
  },
  {
    clause: "4.5",
    permission: { path: { "~/.ssh": "deny" } },
    subject: { path: "/home/u/**/id", glob: true },
    want: "allow",
    by: null,
    possible: "~/.ssh",
  },
  {
    clause: "4.5",
    permission: { external_directory: { "/tmp": "allow" } },
    subject: { path: "/tmp/x.*", ...external, glob: true },
    want: "allow",
    by: "/tmp",
  },
  {
    clause: "4.5",
    permission: { external_directory: { "/tmp/a": "allow" } },
    subject: { path: "/tmp/*", ...external, glob: true },
    want: "ask",
    by: null,
  },
];

export interface UnknownPathCase {
  readonly permission: object;
  readonly surface: string;
  readonly access: PathSubject["access"];
  readonly want: "allow" | "ask" | "deny" | null;
  readonly possible?: string;
}

export const unknownPaths: readonly UnknownPathCase[] = [
  { permission: {}, surface: "path", access: "write", want: null },
  { permission: {}, surface: "external_directory", access: "write", want: "ask" },
  { permission: { "*": "allow" }, surface: "external_directory", access: "write", want: "allow" },
  { permission: { path: { "~/.ssh": "deny" } }, surface: "path", access: "read", want: "allow", possible: "~/.ssh" },
  { permission: { path: { "~/.ssh": { write: "deny" } } }, surface: "path", access: "read", want: null },
  {
    permission: { path: { "~/.ssh": { write: "deny" } } },
    surface: "path",
    access: "unknown",
    want: "allow",
    possible: "~/.ssh",
  },
  { permission: { path: { "~/.ssh": "deny", "*": "allow" } }, surface: "path", access: "read", want: "allow" },
  { permission: { path: { "*": "deny" } }, surface: "path", access: "read", want: "deny" },
  {
    permission: { external_directory: { "*": "allow", "/srv": "deny" } },
    surface: "external_directory",
    access: "read",
    want: "allow",
    possible: "/srv",
  },
  {
    permission: { external_directory: { "/tmp": "allow" } },
    surface: "external_directory",
    access: "write",
    want: "ask",
  },
];
