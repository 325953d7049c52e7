import { type Entry, only, reads, without } from "./entry.ts";

/** No option and no operand of these writes, runs or sends anything. Source: manual pages of coreutils 9, util-linux 2.40, procps 4. */
export const textAndFiles: readonly Entry[] = [
  reads(
    "cat head tail wc nl tac rev cut paste join comm fold fmt expand unexpand tr seq factor numfmt expr echo sleep",
  ),
  reads("ls dir vdir stat basename dirname realpath readlink du df pwd cmp diff od hexdump strings column"),
  reads("cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum base32 shasum md5"),
  reads("grep egrep fgrep zcat bzcat xzcat zgrep jq"),
  reads("whatis apropos readelf size pr"),
  reads("nm", without("--plugin")),
  reads("printf", without("-v")),
  reads("base64", without("-o --output")),
  reads("file", without("-C --compile -z -Z --uncompress --uncompress-noreport")),
  reads("rg", without("--pre --hostname-bin -z --search-zip")),
  reads("ag", without("--pager -z --search-zip")),
  // What -exec and -x run is a unit of its own, and needs an allow of its own.
  // An unknown word of fd may be -x itself: it must not be an option, which is asked of one that is not there.
  reads("fd fdfind", without("--list-details")),
  reads("find", without("-ok -okdir -delete -fprint -fprint0 -fprintf -fls")),
  reads(
    "sort",
    only(
      "-b -d -f -g -h -i -M -n -R -r -V -k= -m -s -t= -u -z -c -C --key= --field-separator= --reverse --unique --numeric-sort --human-numeric-sort --version-sort --ignore-case --check --stable --zero-terminated --general-numeric-sort --month-sort --dictionary-order --ignore-leading-blanks",
    ),
  ),
  reads("uniq", { args: { max: 1 } }),
  reads("xxd", { args: { max: 1 }, ...without("-r -revert") }),
  reads("tree", without("-o -R")),
  reads("yq", without("-i --inplace --in-place -s --split-exp --split-exp-file --from-file")),
  reads(
    "bat batcat",
    only(
      "-n -p -A -P -l= -r= -H= -f --plain --number --show-all --paging=never --color= --style= --language= --line-range= --theme= --decorations=",
    ),
  ),
  reads("sed", {
    script: "sed",
    ...only(
      "-n -E -r -s -u -z -e= --expression= --quiet --silent --regexp-extended --posix --null-data --separate --debug",
    ),
  }),
  reads("awk gawk mawk nawk", { script: "awk", ...only("-F= -v= --field-separator= --assign= --posix --re-interval") }),
];
