import type { ProgramTable } from "./program-table.ts";

/** Programs that list, copy, move, remove and describe files. Sources: GNU coreutils 9.4 manual, macOS man pages where they differ. */
export const fileUtilities: ProgramTable = {
  "basename|dirname": "-*",
  cp: "r* w; if -t --target-directory: r*; w: -t --target-directory; into: -t --target-directory; -: -S --suffix; all: -r -R -a --recursive --archive; makes -r -R -a -d -P --recursive --archive --no-dereference --preserve: below",
  mv: "B* w; into: -t --target-directory; if -t --target-directory: B*; w: -t --target-directory; -: -S --suffix; makes: below",
  ln: "r* w; if -t --target-directory: r*; w: -t --target-directory; -: -S --suffix; makes: name; reader: link",
  link: "r w; makes: name",
  "install|ginstall":
    "r* w; if -d --directory: w*; into: -t --target-directory; if -t --target-directory: r*; w: -t --target-directory; -: -m -o -g -S --mode --owner --group --suffix --strip-program",
  rm: "w*; all: -r -R --recursive",
  "rmdir|unlink|trash|trash-put|rip|srm": "w*; all: -r -R --recursive",
  shred: "w*; -: -n -s --iterations --size; r: --random-source",
  mkdir: "w*; -: -m --mode",
  "mkfifo|mknod": "w -*; -: -m --mode",
  mktemp: "w; if -t -p --tmpdir: -*; w: -p; ~w: --tmpdir; -: --suffix",
  touch: "w*; r: -r --reference; -: -d -t --date --time",
  chmod: "- w*; if --reference -r -w -x -X -s -t: w*; r: --reference; all: -R --recursive",
  "chown|chgrp": "- w*; if --reference: w*; r: --reference; -: --from; all: -R --recursive",
  chattr: "- w*; if -a -A -c -C -d -D -e -F -i -j -m -P -s -S -t -T -u -x: w*; -: -v -p; all: -R",
  setfacl:
    "w*; -: -m -x --modify --remove --set; r: -M -X --modify-file --remove-file --set-file --restore; all: -R --recursive",
  chcon: "- w*; if --reference -u -r -t -l: w*; r: --reference; -: -u -r -t -l; all: -R --recursive",
  "getfacl|lsattr|namei|pathchk|vmtouch": "r*",
  xattr: "- r*; if -w: - - w*; if -d: - w*; if -c: w*",
  truncate: "w*; -: -s --size; r: -r --reference",
  fallocate: "w; -: -l -o --length --offset",
  dd: "-*; keys: if=r of=w",
  tee: "w*",
  sponge: "w",
  split:
    "r w; fewer2: w; -: -b -n -l -a -C -t --bytes --lines --number --suffix-length --line-bytes --filter --additional-suffix --separator",
  csplit: "r -*; -: -n -b --digits --suffix-format; w: -f --prefix; here !-f !--prefix: w",
  "ls|dir|vdir|gls":
    "r*; r: -I -w -T --ignore; -: --hide --width --tabsize --block-size --sort --time --time-style --format --quoting-style",
  "exa|eza|lsd":
    "r*; -: -L --level -s --sort -I --ignore-glob --time --time-style --depth --date --size --group-dirs; flags: --color --colour --icon --icons --hyperlink",
  tree: "r*; -: -L -P -I -T -H --filelimit --timefmt --charset --sort; w: -o; r: --gitfile --infofile",
  du: "r*; -: -d -B -t -I --max-depth --block-size --threshold --exclude --time-style; r: -X --exclude-from --files0-from",
  "dust|dua|ncdu|gdu": "r*; -: -d -n --depth; w: -o; r: -f",
  df: "r*; -: -B -t -x --block-size --type --exclude-type",
  "stat|gstat": "r*; -: -c --format --printf",
  file: "r*; r: -f -m --files-from --magic-file; -: -F -P -e --separator --exclude",
  "realpath|grealpath": "r*; r: --relative-to --relative-base",
  "readlink|greadlink": "r*",
  "md5sum|sha1sum|sha224sum|sha256sum|sha384sum|sha512sum|b2sum|b3sum|cksum|shasum|xxhsum|xxh64sum":
    "r*; -: -a -l --algorithm --length",
  sum: "r*",
  md5: "r*; -: -s",
  "fuser|lsof": "r.shaped*; -: -p -u -i -k -c -d -g -F -n",
  "inotifywait|inotifywatch|fswatch":
    "r*; r: --fromfile; w: -o --outfile; -: -e -t -f --event --timeout --format --timefmt --exclude --excludei --include -l",
  find: "R*; reader: find",
  "locate|plocate|mlocate": "-*; r: -d --database; -: -l -n --limit",
  "fd|fdfind":
    "- R*; empty: R; c: -C --base-directory; R: --search-path; r: --ignore-file; -: -e -d -t -E -S -o -c -j --extension --max-depth --min-depth --exact-depth --type --exclude --size --owner --color --threads --changed-within --changed-before --max-results --path-separator --format --and --batch-size; if --search-path: -*; flags: --hidden --no-ignore --absolute-path --full-path --glob --follow --ignore-case --case-sensitive --print0 --list-details --unrestricted --fixed-strings --regex --no-ignore-vcs --quiet --one-file-system --prune",
  mount:
    "r.shaped w; flags: --bind --rbind --move --all --fake --verbose --read-only --rw --make-shared --make-private --make-slave --make-rprivate; -: -t -o -L -U -O --types --options --label --uuid; r.shaped: --source; w: --target; r: -T --fstab; makes: name",
  "umount|fusermount|fusermount3": "w.shaped*; -: -t -O -o",
  "mountpoint|findmnt": "r*; -: -t -o -T -S -O -n",
  "rename|prename|perl-rename": "- B*; -: -e",
  rmlint: "R*; w: -o -O",
  fdupes: "R*; -: -G -o",
  exiftool: "u*; style: words; -: x if ext api charset lang p; w: o w",
  "open|xdg-open|start|explorer": "r.named*; -: -a -b --env; w: --stdout --stderr; r: --stdin; urls:",
  "pbcopy|pbpaste|xsel|wl-copy|wl-paste|clip": "-*",
  xclip: "r*; style: words; -: selection sel se display d loops l target t rmlastnl",
};
