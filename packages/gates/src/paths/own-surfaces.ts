import type { PathAccess } from "@bashgate/bash-parse";

/** The surfaces that speak of one kind of access wherever it lies: `execute` counts as a read, `unknown` has none of its own. */
export function ownSurfaces(access: PathAccess["access"]): readonly string[] {
  switch (access) {
    case "read":
    case "execute":
      return ["path", "read"];
    case "write":
      return ["path", "write", "edit"];
    case "unknown":
      return ["path"];
  }
}
