import type { ValueForm } from "../rows/role.ts";
import {
  commandWords,
  type EmbeddedName,
  gitConfigFile,
  httpieFile,
  sqlFiles,
  sshOptionFile,
  writeOutFile,
} from "./embedded-paths.ts";
import { fileUrlPath, isFileUrl, isPathShaped, isRemoteUrl } from "./path-shape.ts";
import { type Slice, sliceText, subSlice } from "./slice.ts";

/** A path within a value. */
export interface FoundPath {
  readonly slice: Slice;
  /** The program may take the word for something else: only `path` rules that name it count. */
  readonly maybe: boolean;
}

/** The paths that a value of this form holds; none where it holds a URL, a ref, a name of something that is no file. */
export function pathsInValue(slice: Slice, form: ValueForm): readonly FoundPath[] {
  const text = sliceText(slice);
  switch (form) {
    case "plain":
      return plain(slice, text);
    case "local":
      return isRemoteUrl(text) ? [] : plain(slice, text);
    case "address": {
      const match = /^(?:file|open|create|gopen|pipe|unix(?:-[a-z]+)?):([^,]+)/i.exec(text);
      return match === null ? [] : plainFrom(slice, match[0].length - (match[1] ?? "").length, match[0].length);
    }
    case "at":
      return text.startsWith("@") ? plainFrom(slice, 1) : [];
    case "colons":
      return splitAt(slice, text, ":");
    case "command":
      return commandWords(text).flatMap((found) => embedded(slice, { ...found, as: "shape" }));
    case "commas":
      return splitAt(slice, text, ",");
    case "cookie":
      return text.includes("=") ? [] : plain(slice, text);
    case "dest": {
      const match = /(?:^|,)dest(?:ination)?=([^,]*)/.exec(text);
      if (match === null) return text.includes("=") ? [] : plain(slice, text);
      const end = match.index + match[0].length;
      return plainFrom(slice, end - (match[1] ?? "").length, end);
    }
    case "eq":
      return plainFrom(slice, text.indexOf("=") + 1);
    case "key":
      return text.includes("=") ? plainFrom(slice, text.indexOf("=") + 1) : [];
    case "form":
      return formFile(slice, text);
    case "gitconfig":
      return gitConfigFile(text).flatMap((found) => embedded(slice, found));
    case "host":
      return isRemoteUrl(text) || isRemoteHost(text) ? [] : plain(slice, text);
    case "httpie":
      return httpieFile(text).flatMap(({ start, end }) => plainFrom(slice, start, end));
    case "mount":
      return mountSource(slice, text);
    case "msbuild":
      return /^[/-][A-Za-z?]+(?::|$)/.test(text) ? [] : plain(slice, text);
    case "pod":
      return /^[^./~:][^:]*:/.test(text) ? [] : plain(slice, text);
    case "named":
      if (text.startsWith("-")) return optionValue(slice, text);
      return text === "" || text === "-" || isRemoteUrl(text)
        ? []
        : isSurelyPath(text)
          ? plain(slice, text)
          : [{ slice, maybe: true }, ...(text.startsWith("@") ? optionValue(slice, text) : [])];
    case "setting": {
      const start = text.indexOf("=") + 1;
      return start > 0 && isSurelyPath(text.slice(start)) ? plainFrom(slice, start) : [];
    }
    case "sql":
      return sqlFiles(text).flatMap((found) => embedded(slice, found));
    case "sshoption":
      return sshOptionFile(text).flatMap(({ start, end }) => plainFrom(slice, start, end));
    case "writeout":
      return writeOutFile(text).flatMap(({ start, end }) => plainFrom(slice, start, end));
    case "script":
      return /\.(?:py|[cm]?[jt]sx?|sh)$/.test(text) || isSurelyPath(text) ? plain(slice, text) : [];
    case "pathspec":
      return pathspec(slice, text);
    case "ref":
      return refOrPath(slice, text);
    case "shaped":
      if (text.startsWith("-")) return optionValue(slice, text);
      if (LOCAL_PACKAGE.test(text)) return plainFrom(slice, text.indexOf(":") + 1);
      return isSurelyPath(text) ? plain(slice, text) : maybeFile(slice, text);
    case "url":
      return isFileUrl(text) ? plain(slice, text) : [];
    case "urlencode": {
      const at = text.search(/[=@]/);
      return text[at] === "@" ? plainFrom(slice, at + 1) : [];
    }
    case "volume":
      return volumeSource(slice, text);
    case "sedscript":
    case "awkscript":
      return [];
  }
}

/** A word without the shape of a path that could be a file's name all the same: it holds a slash or a dot. */
function maybeFile(slice: Slice, text: string): readonly FoundPath[] {
  return /[/.]/.test(text) && !isRemoteUrl(text) && !isRemoteHost(text) ? [{ slice, maybe: true }] : [];
}

/** A stretch of a longer text as a path, or as a name that may be one. */
function embedded(slice: Slice, { start, end, as }: EmbeddedName): readonly FoundPath[] {
  const part = subSlice(slice, start, end);
  const text = sliceText(part);
  if (text === "" || isRemoteUrl(text)) return [];
  return as === "file" || (as === "shape" && isSurelyPath(text)) ? plain(part, text) : [{ slice: part, maybe: true }];
}

/** `file:../x` and its like, as package managers write a directory here. */
const LOCAL_PACKAGE = /^(?:file|link|portal):(?!\/\/)./;

/** The value in `--opt=x` and `-ox`: a path by its shape, else a name that may be one. */
function optionValue(slice: Slice, text: string): readonly FoundPath[] {
  const start = valueStart(text);
  return start === 0 ? [] : embedded(slice, { start, end: text.length, as: "shape" });
}

/** Where a value may begin in an option that is not known: behind `--opt=`, `-o`, and behind an `@`; 0: nowhere. */
export function valueStart(text: string): number {
  return /^(?:--?[^=/]+=|-[^-]|@)/.exec(text)?.[0].length ?? 0;
}

function isSurelyPath(text: string): boolean {
  return text === "." || isPathShaped(text) || isFileUrl(text);
}

function plain(slice: Slice, text: string = sliceText(slice)): readonly FoundPath[] {
  if (isFileUrl(text)) return [{ slice: { ...slice, meaning: fileUrlPath(text) }, maybe: false }];
  return text === "" || text === "-" ? [] : [{ slice, maybe: false }];
}

function plainFrom(slice: Slice, start: number, end?: number): readonly FoundPath[] {
  return plain(subSlice(slice, start, end));
}

function splitAt(slice: Slice, text: string, separator: string): readonly FoundPath[] {
  const found: FoundPath[] = [];
  let start = 0;
  for (const part of text.split(separator)) {
    found.push(...plainFrom(slice, start, start + part.length));
    start += part.length + separator.length;
  }
  return found;
}

/** `name=@file;type=x` and `name=<file` of `curl -F`. */
function formFile(slice: Slice, text: string): readonly FoundPath[] {
  const match = /^[^=]*=[@<]([^;]*)/.exec(text);
  if (match === null) return [];
  const file = match[1] ?? "";
  const start = match[0].length - file.length;
  const found: FoundPath[] = [];
  let at = start;
  for (const part of file.split(",")) {
    const quoted = /^"[^"]*"$/.test(part) ? 1 : 0;
    found.push(...plainFrom(slice, at + quoted, at + part.length - quoted));
    at += part.length + 1;
  }
  return found;
}

/** `host:path` and `host::module`; a single capital before the colon is a drive. */
function isRemoteHost(text: string): boolean {
  return /^[^/:]+:/.test(text) && !/^[A-Z]:[\\/]/.test(text);
}

function mountSource(slice: Slice, text: string): readonly FoundPath[] {
  if (/(?:^|,)type=(?:volume|tmpfs|image|cluster|cache|secret|ssh)(?:,|$)/.test(text)) return [];
  const match = /(?:^|,)(?:source|src)=([^,]*)/.exec(text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  return plainFrom(slice, end - (match[1] ?? "").length, end);
}

/** `REV:FILE` names a file of a revision; a bare word may be a ref or a file. */
function refOrPath(slice: Slice, text: string): readonly FoundPath[] {
  if (isSurelyPath(text)) return plain(slice, text);
  if (text === "" || text === "-" || isRemoteUrl(text)) return [];
  if (text.startsWith(":")) return text.startsWith(":/") ? [] : pathspec(slice, text);
  const colon = text.indexOf(":");
  if (colon >= 0) return plainFrom(slice, colon + 1);
  return [{ slice, maybe: true }];
}

/** `:(top)a`, `:/a`, `:0:a` and `:a` name `a`; `:!a` and `:^a` leave it out. */
function pathspec(slice: Slice, text: string): readonly FoundPath[] {
  if (/^:[!^]|^:\([^)]*exclude/.test(text)) return [];
  const magic = /^:(?:\([^)]*\)|\/|\d:)?/.exec(text);
  return plainFrom(slice, magic?.[0].length ?? 0);
}

/** `host:container[:mode]`; a bare name in front is a named volume. */
function volumeSource(slice: Slice, text: string): readonly FoundPath[] {
  const end = /^[A-Za-z]:[\\/]/.test(text) ? text.indexOf(":", 2) : text.indexOf(":");
  if (end < 0) return [];
  const source = text.slice(0, end);
  return isPathShaped(source) || source.startsWith(".") || /[/$]/.test(source) ? plainFrom(slice, 0, end) : [];
}
