import { type Entry, only, reads, sub } from "./entry.ts";

export const archives: readonly Entry[] = [
  reads("tar", {
    flags: {
      any: ["-t", "--list"],
      only: "-t --list -v --verbose -f= --file= -z -j -J -a --gzip --bzip2 --xz --wildcards --exclude=".split(" "),
    },
  }),
  sub("tar", ["tf tvf tzf tvzf tzvf ztf ztvf tjf tvjf tjvf tJf tvJf tJvf tfv"], {
    ...only("--wildcards --exclude="),
    // `host:file` is fetched from there.
    args: { none: ["*:*"] },
  }),
  reads("unzip", { flags: { any: ["-l", "-v", "-Z"], only: "-l -v -Z -q -1 -2 -s -m -h -t".split(" ") } }),
  reads("zipinfo"),
  reads("gzip", { flags: { any: ["-l", "--list"], only: "-l --list -v --verbose".split(" ") } }),
];
