import type { ProgramTable } from "./program-table.ts";

/** Programs that pack and unpack. Sources: GNU gzip 1.13, Info-ZIP 3.0 and 6.0, 7-Zip 24, zstd 1.5, xz 5.4 manuals. */
export const archives: ProgramTable = {
  "tar|gtar|bsdtar": "R*; makes: below; reader: tar",
  "gzip|gunzip|compress|uncompress":
    "b*; if -c --stdout --to-stdout -l --list -t --test: r*; -: -S -b --suffix; all: -r --recursive",
  "bzip2|bunzip2|lbzip2|pbzip2": "b*; if -c --stdout -t --test: r*; ~-: -p -m",
  "xz|unxz|lzma|unlzma":
    "b*; if -c --stdout --to-stdout -l --list -t --test: r*; -: -S -T -M -C -F --suffix --threads --memlimit --check --format --block-size; r: --files --files0",
  "zstd|unzstd|zstdmt":
    "b*; if -c --stdout --to-stdout -l --list -t --test: r*; if -o: r*; w: -o; r: -D --filelist --patch-from; w: --output-dir-flat --output-dir-mirror; ~-: -T -B -M; all: -r",
  "pigz|unpigz":
    "b*; if -c --stdout -l --list -t --test: r*; -: -p -S -b --processes --suffix --blocksize; all: -r --recursive",
  "lz4|unlz4": "r w; if -m --multiple: b*; if -t --test: r*; fewer2: w",
  "lzop|lzip|plzip|rzip|lrzip": "b*; if -c --stdout -t -l: r*; w: -o --output -p; -: -S",
  "brotli|unbrotli":
    "b*; if -c --stdout -t --test: r*; w: -o --output; -: -q -w -S --quality --lgwin --suffix; r: -D --dictionary",
  zip: "w r*; if -d --delete: w -*; if -r -R --recurse-paths --recurse-patterns: w R*; -: -P -n -t -tt -x -i -s -Z; w: -b -O --out --temp-path; r: -@",
  unzip: "r -*; -: -P -x; f: -d; here !-d !-l !-t !-p !-c !-Z !-v !-z: f; makes: below",
  "zipinfo|zipgrep|zipnote|lsar|zipcloak|funzip": "r -*",
  zipsplit: "r; w: -b; -: -n",
  unar: "r -*; f: -o -output-directory; here !-o: f; makes: below; style: words; -: p password e encoding",
  "7z|7za|7zr|7zz|p7zip": "r.named*; style: prefix; ~f: -o; ~-: -p -m -x -i -t -s -v -a -y; ~w: -w",
  "7z a|u": "b R*; style: prefix; ~-: -p -m -x -i -t -s -v -y; ~w: -w",
  "7z x|e": "r -*; style: prefix; ~f: -o; ~-: -p -m -x -i -t -y -a; here !-o !-so: f; makes: below",
  "7z l|t|h|i": "r -*; style: prefix; ~-: -p -m -x -i -t -y",
  "7z d|rn": "b -*; style: prefix; ~-: -p -m -x -i -t -y",
  "rar|unrar": "r.named*",
  "rar a|u|f|m": "w R*; style: prefix; ~-: -p -hp -m -v -s",
  "rar x|e": "r f.shaped*; style: prefix; ~-: -p -x; here: f; makes: below",
  "rar l|t|v|lb|vt": "r -*; style: prefix; ~-: -p",
  "ar|llvm-ar": "- b r*; here -x: f",
  cpio: "-*; w: -D --directory; b: -F -O --file; r: -I -E; here -i --extract: f; here -p: f; makes: below",
  rsync:
    "r.host* w.host; into: -; all: -r -a --recursive --archive -d --dirs; makes -r -a -l --archive --links --recursive: below; r.command: -e --rsh; -: -f -B -M --filter --exclude --include --port --timeout --bwlimit --max-size --min-size --chmod --chown --info --debug --out-format --rsync-path --block-size --log-file-format --iconv --modify-window --skip-compress --compress-level --outbuf --suffix; r: --exclude-from --include-from --files-from --password-file --read-batch --compare-dest --copy-dest --link-dest; f: --backup-dir --partial-dir --temp-dir -T; w: --log-file --write-batch --only-write-batch",
  rclone: "-*; r: --config --files-from --include-from --exclude-from --filter-from; w: --log-file --cache-dir; urls:",
  "rclone copy|sync|move|bisync|copyto|moveto":
    "R.host W.host; -: --include --exclude --filter --transfers --checkers --bwlimit; r: --config --files-from --filter-from; w: --log-file; urls:",
  "rclone ls|lsd|lsl|lsf|lsjson|tree|size|cat|check|md5sum|sha1sum": "r.host*; urls:",
  "rclone delete|purge|rmdir|rmdirs|mkdir|touch|deletefile|cleanup|dedupe": "w.host*; urls:",
  "borg|restic|duplicity|kopia|bup":
    "u.named*; r: -p --password-file --exclude-file --files-from; w: --target; -: --exclude --tag --host; urls:",
  "dpkg-deb":
    "r f; if -b --build: R w; if -x -X --extract --vextract -R --raw-extract: r f; if -c -I -f -W --contents --info --field: r -*; makes: below; urls:",
  "rpm2cpio|cabextract|innoextract|unsquashfs|binwalk|7zcat": "r*; here: f; f: -d -dest -D; makes: below; urls:",
  "mksquashfs|genisoimage|mkisofs|xorriso|hdiutil": "u.named*; w: -o -output -outdev",
  asar: "- r w; makes: below",
  jar: "- b r*; c: -C; w: -f --file; here x -x xf xvf --extract: f",
};
