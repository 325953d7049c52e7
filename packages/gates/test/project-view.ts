import { createMemoryView, type FileView } from "../src/index.ts";

/** A repository `/home/u/proj` with a few files, and the links that a row needs. */
export function projectView(links: Readonly<Record<string, string>> = {}): FileView {
  const files = ["/home/u/proj/.git/HEAD", "/home/u/proj/src/a.ts", "/home/u/proj/sub/Makefile", "/home/u/other/x"];
  return createMemoryView({
    home: "/home/u",
    entries: {
      ...Object.fromEntries(files.map((path) => [path, "file" as const])),
      ...Object.fromEntries(Object.entries(links).map(([path, link]) => [path, { link }])),
    },
  });
}
