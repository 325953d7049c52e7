import { Minimatch } from "minimatch";
import { braceCount, MAX_ALTERNATIVES } from "./brace-count.ts";

/** Where patterns are anchored, and how paths compare there. */
export interface PathSetting {
  /** The home directory for `~`, absolute, or `null` where it is not known. */
  readonly home: string | null;
  /** The project root that relative patterns are anchored at, absolute. */
  readonly root: string;
  readonly platform: "linux" | "darwin" | "win32";
}

/** A compiled pattern of a path surface, in the gitignore reading: what matches a directory covers all below it. */
export interface PathPattern {
  readonly source: string;
  /** Matches every path: `*`, `**`. */
  readonly catchAll: boolean;
  /** Matches at any depth, so that nothing says where. */
  readonly anywhere: boolean;
  /** Whether it matches the path itself or a directory above it. */
  matches(path: string): boolean;
  /** Whether it matches everything below the directory. */
  coversBelow(directory: string): boolean;
  /** Whether it could match something below the directory. */
  couldMatchBelow(directory: string): boolean;
  /** Whether it could match a path that the glob stands for, or one below such a path. `directory` is its literal part. */
  couldMatchGlob(glob: string, directory: string): boolean;
}

/** @throws {RangeError} the braces stand for more than 1,000 alternatives, or the pattern has over 4096 characters: policies are checked for both. */
export function compilePathPattern(source: string, setting: PathSetting): PathPattern {
  if (source.length > 4096 || braceCount(source) > MAX_ALTERNATIVES)
    throw new RangeError("the pattern stands for too much");
  const fold = folding(setting.platform);
  const windows = setting.platform === "win32";
  const slashed = (path: string): string => fold(windows ? path.replaceAll("\\", "/") : path);
  const written = windows ? source.trim().replaceAll("\\", "/") : source.trim();
  if (/^(\*|\*\*|\*\*\/\*|\/\*\*|\*\*\/\*\*)$/.test(written)) return catchAll(source);
  const { text, anywhere } = anchor(written, setting);
  const body = fold(text);
  const literal = literalText(body);
  const test = literal === null ? globTest(body, anywhere) : literalTest(literal, anywhere);
  return {
    source,
    catchAll: false,
    anywhere,
    matches: (path) => test.matches(slashed(path)),
    coversBelow: (directory) => test.matches(slashed(directory)) || test.coversBelow(slashed(directory)),
    couldMatchBelow: (directory) => anywhere || test.couldMatchBelow(slashed(directory)),
    couldMatchGlob(glob, directory) {
      if (!test.couldMatchBelow(slashed(directory))) return false;
      return literal === null || globReaches(slashed(glob), literal, anywhere);
    },
  };
}

/** What one file's names have in common: macOS takes letters in any case and composition, Windows in any case. */
function folding(platform: PathSetting["platform"]): (path: string) => string {
  switch (platform) {
    case "linux":
      return (path) => path;
    case "darwin":
      return (path) => path.normalize("NFC").toLowerCase();
    case "win32":
      return (path) => path.toLowerCase();
  }
}

function catchAll(source: string): PathPattern {
  const always = (): boolean => true;
  return {
    source,
    catchAll: true,
    anywhere: true,
    matches: always,
    coversBelow: always,
    couldMatchBelow: always,
    couldMatchGlob: always,
  };
}

/** Absolute, or a pattern for any depth without its leading part. */
function anchor(
  pattern: string,
  { home, root, platform }: PathSetting,
): { readonly text: string; readonly anywhere: boolean } {
  const trimmed = pattern.length > 1 ? pattern.replace(/\/+$/, "") : pattern;
  const atHome = /^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/.exec(trimmed);
  if (atHome && home !== null)
    return { text: escapeGlob(stripSlash(home)) + trimmed.slice(atHome[0].length) || "/", anywhere: false };
  if (platform === "win32" && /^(?:\/\/|[A-Za-z]:$)/.test(trimmed)) {
    return { text: trimmed.startsWith("/") ? `/${normalize(trimmed.slice(1))}` : `${trimmed}/`, anywhere: false };
  }
  if (isAbsolute(trimmed)) return { text: normalize(trimmed), anywhere: false };
  const deep = /^(?:\*\*\/)+/.exec(trimmed);
  if (deep) return { text: trimmed.slice(deep[0].length), anywhere: true };
  if (!trimmed.includes("/") && trimmed !== "." && trimmed !== "..") return { text: trimmed, anywhere: true };
  return { text: normalize(`${escapeGlob(stripSlash(root))}/${trimmed}`), anywhere: false };
}

/** A directory as a policy writes it (`~/x`, `../lib`, `/opt`), absolute. Nothing in it is a glob. */
export function resolveDirectory(written: string, { home, root }: PathSetting): string {
  const path = written.trim().replaceAll("\\", "/");
  const atHome = /^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/.exec(path);
  if (atHome && home !== null) return normalize(stripSlash(home) + path.slice(atHome[0].length));
  return normalize(isAbsolute(path) ? path : `${stripSlash(root)}/${path}`);
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}

function stripSlash(directory: string): string {
  return directory.replaceAll("\\", "/").replace(/\/+$/, "");
}

/** Takes `.`, `..` and empty segments out. */
function normalize(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === ".." && kept.length > 1 && kept.at(-1) !== "**") kept.pop();
    else if (segment !== "." && (segment !== "" || kept.length === 0)) kept.push(segment);
  }
  return kept.length === 1 ? `${kept[0]}/` : kept.join("/");
}

function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]{}()!+@]/g, "\\$&");
}

/** Whether a literal rule names something that a glob of the command may expand to. Segments with a glob match as globs. */
function globReaches(glob: string, literal: string, anywhere: boolean): boolean {
  const segments = glob.split("/").filter((segment) => segment !== "");
  const wanted = literal.split("/").filter((segment) => segment !== "");
  const fits = (segment: string | undefined, name: string | undefined): boolean =>
    segment !== undefined && name !== undefined && new Minimatch(segment, OPTIONS).match(name);
  if (segments.some((segment) => segment.includes("**") || /[{(]/.test(segment))) return true;
  if (!anywhere) return segments.every((segment, at) => at >= wanted.length || fits(segment, wanted[at]));
  return segments.some((_, start) => wanted.every((name, at) => fits(segments[start + at], name)));
}

/** The text of a pattern without glob characters, escapes taken out; else `null`. */
function literalText(pattern: string): string | null {
  const bare = pattern.replace(/\\(.)/g, "\u0000");
  return /[*?[\]{}]|[!+@]\(/.test(bare) ? null : pattern.replace(/\\(.)/g, "$1");
}

interface PathTest {
  matches(path: string): boolean;
  coversBelow(directory: string): boolean;
  couldMatchBelow(directory: string): boolean;
}

function literalTest(literal: string, anywhere: boolean): PathTest {
  if (anywhere) {
    const segments = `/${literal}/`;
    const matches = (path: string): boolean => `${path}/`.includes(segments);
    return { matches, coversBelow: matches, couldMatchBelow: () => true };
  }
  const below = literal.endsWith("/") ? literal : `${literal}/`;
  const matches = (path: string): boolean => path === literal || path.startsWith(below);
  return {
    matches,
    coversBelow: matches,
    couldMatchBelow: (directory) =>
      matches(directory) || literal.startsWith(directory.endsWith("/") ? directory : `${directory}/`),
  };
}

const OPTIONS = { dot: true, nocomment: true, nonegate: true, platform: "linux" } as const;

function globTest(pattern: string, anywhere: boolean): PathTest {
  const full = anywhere ? `**/${pattern}` : pattern;
  const itself = new Minimatch(full, OPTIONS);
  const below = new Minimatch(`${full}/**`, OPTIONS);
  const partly = new Minimatch(full, { ...OPTIONS, partial: true });
  // `src/**` covers what is below `src`, though not `src` itself.
  const inside = full.endsWith("/**") ? new Minimatch(full.slice(0, -3), OPTIONS) : null;
  const inner = inside && new Minimatch(`${full.slice(0, -3)}/**`, OPTIONS);
  const matches = (path: string): boolean => itself.match(path) || below.match(path);
  return {
    matches: inside ? (path) => matches(path) && !inside.match(path) : matches,
    coversBelow: (directory) => (inside?.match(directory) ?? false) || (inner?.match(directory) ?? false),
    couldMatchBelow: (directory) => anywhere || partly.match(directory) || matches(directory),
  };
}
