import { createMemoryView, type FileView } from "../src/index.ts";

/** A repository `/home/u/proj` with a few files, and the links that a row needs. */
export function projectView(links: Readonly<Record<string, string>> = {}): FileView {
  const files = [
    "/home/u/proj/.git/HEAD",
    "/home/u/proj/src/a.ts",
    "/home/u/proj/sub/Makefile",
    "/home/u/other/x",
    "/home/u/proj/.bashgate/policy.jsonc",
    "/home/u/.config/bashgate/policy.jsonc",
  ];
  const many = ["a.txt", "b.txt"].map((name) => `/home/u/proj/many/${name}`);
  const dashed = ["-o", "b"].map((name) => `/home/u/proj/dashed/${name}`);
  return createMemoryView({
    home: "/home/u",
    entries: {
      ...Object.fromEntries([...files, ...many, ...dashed].map((path) => [path, "file" as const])),
      ...Object.fromEntries(Object.entries(links).map(([path, link]) => [path, { link }])),
    },
  });
}
