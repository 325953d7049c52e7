import { describe, expect, it } from "vitest";
import { createMemoryView, createPermissions, findProjectRoot } from "../src/index.ts";
import { expandGlob } from "../src/paths/expand-glob.ts";
import { listBelow } from "../src/paths/list-below.ts";
import { isWithin, joinPath, normalisePath, parentOf, pathBelow } from "../src/paths/normalise.ts";
import { absolutePath, followedPath, isInside } from "../src/paths/place.ts";
import { toolPath } from "../src/service/tool-path.ts";

describe("paths", () => {
  it.each([
    ["/a", "b", "/a/b"],
    ["/a", "./b/../c", "/a/c"],
    ["/a", "/b", "/b"],
    ["/a", "../../..", "/"],
    ["/", "x", "/x"],
    ["/a", "b//c/", "/a/b/c"],
    ["/a", ".", "/a"],
    ["/a", ".x", "/a/.x"],
    ["/a", "...", "/a/..."],
    ["C:\\work", "x", "C:/work/x"],
    ["/a", "C:/x/../y", "C:/y"],
  ])("%s and %s → %s", (base, path, joined) => expect(joinPath(base, path)).toBe(joined));

  it.each([
    ["/a/b", "/a", true],
    ["/a", "/a", true],
    ["/ab", "/a", false],
    ["/a", "/", true],
    ["/", "/a", false],
  ])("%s within %s: %s", (path, directory, within) => expect(isWithin(path, directory)).toBe(within));

  it.each([
    ["/a/b", "/a"],
    ["/a", "/"],
    ["/", "/"],
    ["C:/a", "C:/"],
    ["a/b", "a"],
  ])("above %s is %s", (path, parent) => expect(parentOf(path)).toBe(parent));

  it("below", () => {
    expect(pathBelow("/a/b/c", "/a")).toBe("b/c");
    expect(pathBelow("/a", "/a")).toBe(".");
    expect(normalisePath("/a/./b")).toBe("/a/b");
  });
});

describe("4.4 the project root", () => {
  const root = (cwd: string, ...marks: string[]) =>
    findProjectRoot(
      cwd,
      createMemoryView({ home: "/home/u", entries: Object.fromEntries(marks.map((mark) => [mark, "file"])) }),
    );
  it.each([
    ["the directory itself", "/home/u/a", ["/home/u/a/.git/HEAD"], "/home/u/a"],
    ["an ancestor", "/home/u/a/b/c", ["/home/u/a/.git/HEAD"], "/home/u/a"],
    ["the nearest one", "/home/u/a/b/c", ["/home/u/a/.git/HEAD", "/home/u/a/b/.bashgate/x"], "/home/u/a/b"],
    ["a file `.git` of a work tree", "/home/u/a/b", ["/home/u/a/.git"], "/home/u/a"],
    ["never home", "/home/u/a", ["/home/u/.git/HEAD"], "/home/u/a"],
    ["nor what is above", "/home/u/a", ["/home/.git/HEAD"], "/home/u/a"],
    ["nor home itself", "/home/u", ["/home/u/.git/HEAD"], "/home/u"],
    ["outside home", "/srv/app/b", ["/srv/app/.git/HEAD"], "/srv/app"],
    ["never the temporary directory", "/tmp/x", ["/tmp/.git/HEAD"], "/tmp/x"],
    ["never the root", "/srv/x", ["/.git/HEAD"], "/srv/x"],
  ])("%s: %s", (_, cwd, marks, expected) => expect(root(cwd, ...marks)).toBe(expected));
});

describe("inside", () => {
  const view = createMemoryView({
    home: "/home/u",
    entries: { "/home/u/p": { link: "/data/p" }, "/data/p/a": "file" },
  });
  const place = { view, cwd: "/home/u/p", roots: ["/home/u/p"] };
  it.each([
    ["/home/u/p/x", true],
    ["/data/p/x", true],
    ["/data/q", false],
    ["/home/u/px", false],
  ])("%s: %s", (path, inside) => expect(isInside(path, place)).toBe(inside));

  it.each([
    ["~", "/home/u"],
    ["~/x", "/home/u/x"],
    ["~root/x", "/root/x"],
    ["~bob/x", "/home/bob/x"],
    ["~+/x", "/home/u/p/sub/x"],
    ["~+", "/home/u/p/sub"],
    ["x", "/home/u/p/sub/x"],
    ["../x", "/home/u/p/x"],
    ["/x", "/x"],
  ])("%s from sub is %s", (path, absolute) => expect(absolutePath(path, "sub", place)).toBe(absolute));

  it("unknown without a directory or a home", () => {
    expect(absolutePath("x", null, place)).toBeNull();
    expect(absolutePath("~+/x", null, place)).toBeNull();
    expect(absolutePath("~-/x", ".", place)).toBeNull();
    expect(absolutePath("~/x", ".", { ...place, view: createMemoryView() })).toBeNull();
  });
});

describe("4.4 `..` behind a link is above its target", () => {
  const view = createMemoryView({
    home: "/home/u",
    entries: { "/home/u/p/l": { link: "/etc/x" }, "/home/u/p/a/b": "file" },
  });
  const place = { view, cwd: "/home/u/p", roots: ["/home/u/p"] };
  it.each([
    ["l/../y", ".", "/etc/y"],
    ["../y", "l", "/etc/y"],
    ["a/../y", ".", "/home/u/p/y"],
    ["a/y", ".", "/home/u/p/a/y"],
    ["~/p/l/../y", ".", "/etc/y"],
    ["/home/u/p/l/../../y", ".", "/y"],
    ["../../../../..", ".", "/"],
  ])("%s from %s is %s", (path, directory, followed) => expect(followedPath(path, directory, place)).toBe(followed));

  it.each(["cat l/../y", "rm l/../y", "cd l && rm ../y", "echo x > l/../y", "cat ~/p/l/../y"])(
    "%s is outside",
    (command) => {
      const policy = { permission: { bash: "allow", external_directory: "ask" } };
      expect(createPermissions({ policy, cwd: "/home/u/p", files: view }).checkSync(command).state).toBe("ask");
    },
  );
  it("near miss: a directory that is no link", () => {
    const policy = { permission: { bash: "allow", external_directory: "ask" } };
    const permissions = createPermissions({ policy, cwd: "/home/u/p", files: view });
    expect(permissions.checkSync("cat a/../y").state).toBe("allow");
    expect(permissions.checkPermission("read", "l/../y").state).toBe("ask");
  });
});

describe("4.5 globs", () => {
  const names = ["/p/.env", "/p/a.ts", "/p/b.ts", "/p/src/c.ts", "/p/src/.hidden", "/p/x[1]"];
  const view = createMemoryView({ entries: Object.fromEntries(names.map((name) => [name, "file"])) });
  it.each([
    ["/p/*.ts", ["/p/a.ts", "/p/b.ts"]],
    ["/p/*", ["/p/a.ts", "/p/b.ts", "/p/src", "/p/x[1]"]],
    ["/p/.e*", ["/p/.env"]],
    ["/p/.en[a-z]", ["/p/.env"]],
    ["/p/[ab].ts", ["/p/a.ts", "/p/b.ts"]],
    ["/p/[!a].ts", ["/p/b.ts"]],
    ["/p/[^a].ts", ["/p/b.ts"]],
    ["/p/?.ts", ["/p/a.ts", "/p/b.ts"]],
    ["/p/*/c.ts", ["/p/src/c.ts"]],
    ["/p/s*/.h*", ["/p/src/.hidden"]],
    ["/p/x[[]1]", ["/p/x[1]"]],
    ["/p/nothing*", []],
    ["/q/*", []],
    ["/p/a.ts/*", []],
  ])("%s", (pattern, expected) => expect(expandGlob(pattern, view)).toEqual(expected));

  it.each(["/p/**", "/p/@(a|b).ts", "/p/!(a).ts"])("%s is not read here", (pattern) =>
    expect(expandGlob(pattern, view)).toBeNull(),
  );
  it("a directory that cannot be listed", () => {
    expect(expandGlob("/p/*", createMemoryView({ partial: true, entries: { "/p/a": "file" } }))).toBeNull();
  });
  it("many stars are no trouble", () => {
    const long = createMemoryView({ entries: { [`/p/${"a".repeat(200)}`]: "file" } });
    expect(expandGlob(`/p/${"*a".repeat(60)}b`, long)).toEqual([]);
  });
});

describe("4.2 what is below a directory", () => {
  it("lists all of it, links not followed", () => {
    const view = createMemoryView({ entries: { "/p/a/b": "file", "/p/c": { link: "/etc" }, "/etc/x": "file" } });
    expect(listBelow("/p", view)).toEqual(["/p", "/p/a", "/p/c", "/p/a/b"]);
    expect(listBelow("/p/a/b", view)).toEqual(["/p/a/b"]);
    expect(listBelow("/missing", view)).toEqual(["/missing"]);
  });
  it("leaves out hidden names for a search that does", () => {
    const view = createMemoryView({ entries: { "/p/.env": "file", "/p/a": "file", "/p/.git/x": "file" } });
    expect(listBelow("/p", view, true)).toEqual(["/p", "/p/a"]);
    expect(listBelow("/p/.git", view, true)).toEqual(["/p/.git", "/p/.git/x"]);
  });
  it("gives up where it cannot list, and on many names", () => {
    expect(listBelow("/p", createMemoryView({ partial: true }))).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`/p/${at}`, "file" as const]));
    expect(listBelow("/p", createMemoryView({ entries: many }))).toBeNull();
  });
});

describe("paths of tools, as the host reads them", () => {
  it.each([
    ["src/a", "src/a"],
    ["@src/a", "src/a"],
    ["@~/x", "~/x"],
    ["file:///a/b%20c", "/a/b c"],
    ["file://localhost/a", "/a"],
    ["FILE:///a", "/a"],
    ["file:///a%zz", "/a%zz"],
    ["a\u00a0b", "a b"],
    ["a\u202fb", "a b"],
    [" a ", "a"],
    ["@@a", "@a"],
  ])("%s → %s", (written, path) => expect(toolPath(written)).toBe(path));
});

describe("4.2 a search by names in a tree that cannot be listed", () => {
  const plain = createMemoryView({ home: "/home/u", entries: { "/home/u/proj/.git/HEAD": "file" } });
  const path = { ".env": "deny", "*.pem": "deny", id_rsa: "ask", "*.crt": "allow" };
  const permissions = createPermissions({
    policy: { permission: { "*": "allow", bash: "allow", path } },
    cwd: "/home/u/proj",
    files: { ...plain, list: () => null },
  });
  it.each([
    ["find . -name '*.md'", "allow"],
    ["grep -r --include='*.ts' x .", "allow"],
    ["find . -name '*.crt'", "allow"],
    ["find . -name '.env'", "ask"],
    ["find . -name '.e*'", "ask"],
    ["find . -name '*.pem'", "ask"],
    ["find . -name '*.p?m'", "ask"],
    ["find . -name 'id_rsa'", "ask"],
    ["find . -name 'i*a'", "ask"],
    ["find . -name '[a-z]*'", "ask"],
    ["grep -r x .", "ask"],
  ])("%s → %s", (command, state) => expect(permissions.checkSync(command).state).toBe(state));
});
