import type { ProgramTable } from "./program-table.ts";

const GREP =
  "- R*; if -e -f --regexp --file: r*; -: -e -A -B -C -m -D -d --regexp --after-context --before-context --context --max-count --include --exclude --exclude-dir --binary-files --label --directories --devices --group-separator; r: -f --file --exclude-from; flags: --line-number --recursive --ignore-case --no-ignore-case --word-regexp --line-regexp --count --files-with-matches --files-without-match --only-matching --quiet --silent --no-messages --invert-match --extended-regexp --fixed-strings --perl-regexp --basic-regexp --with-filename --no-filename --null --null-data --text --byte-offset --line-buffered --initial-tab --dereference-recursive --version --help --color --colour; names: --include";

/** Programs that read, search and rewrite text. Sources: GNU grep 3.11, sed 4.9, gawk 5.2, coreutils 9.4, ripgrep 14 manuals. */
export const textTools: ProgramTable = {
  cat: "r*",
  tac: "r*; -: -s --separator",
  "bat|batcat":
    "r*; -: -l -H -m -r --language --highlight-line --map-syntax --line-range --style --theme --color --pager --paging --wrap --tabs --terminal-width --decorations --italic-text --file-name --diff-context",
  "head|tail|ghead|gtail": "r*; -: -n -c -s --lines --bytes --sleep-interval --pid --max-unchanged-stats",
  "less|zless|bzless|xzless|lv":
    "r*; -: -p -P -x -z -b -h -j -y --pattern --prompt --tabs --window; w: -o -O --log-file --LOG-FILE; r: -k -T --lesskey-file --tag-file; -: -t --tag",
  "more|most|zmore|pg|moar": "r*",
  wc: "r*; r: --files0-from; -: --total",
  nl: "r*; -: -b -d -f -h -i -l -n -s -v -w",
  "fold|fmt": "r*; -: -w -p -g -b --width --prefix --goal",
  "expand|unexpand": "r*; -: -t --tabs",
  pr: "r*; -: -l -w -h -o -W -D",
  "rev|tsort|zcat|gzcat|bzcat|xzcat|zstdcat|lz4cat|lzcat|ul|colrm|vis": "r*",
  "od|god": "r*; -: -A -j -N -S -t --address-radix --skip-bytes --read-bytes --format",
  "hexdump|hd|hexyl": "r*; -: -e -n -s --length --skip; r: -f",
  xxd: "r w; style: prefix; -: -c -g -l -o -s -n -R -cols -groupsize -len -name -offset -seek",
  strings: "r*; -: -n -e -t -T -s --bytes --encoding --radix --target",
  grep:
    GREP.replace("R*", "r*") +
    "; all: -r -R --recursive --dereference-recursive; empty -r -R --recursive --dereference-recursive: R",
  "egrep|fgrep|ggrep|zgrep|zegrep|zfgrep|bzgrep|xzgrep": `${GREP.replace("R*", "r*")}; all: -r -R --recursive; empty -r -R --recursive: R`,
  rg: "- R*; names: -g --glob --iglob; if --files --type-list -e -f --regexp --file: R*; empty: R; -: -e -A -B -C -g -m -t -T -j -M -r -E -d --regexp --after-context --before-context --context --glob --iglob --max-count --type --type-not --type-add --type-clear --threads --max-columns --replace --encoding --max-depth --max-filesize --sort --sortr --color --colors --context-separator --field-match-separator --engine --path-separator --pre --pre-glob --hostname-bin --hyperlink-format; r: -f --file --ignore-file; flags: --hidden --no-ignore --line-number --no-line-number --files-with-matches --files-without-match --ignore-case --case-sensitive --smart-case --fixed-strings --word-regexp --count --count-matches --only-matching --json --multiline --multiline-dotall --no-heading --heading --vimgrep --pcre2 --invert-match --follow --unrestricted --null --text --trim --stats --passthru --quiet --no-filename --with-filename --no-messages --column --no-ignore-vcs --pretty --files",
  "ag|ack|ack-grep|pt|sift|ugrep|ug":
    "- R*; if -g -f: R*; empty: R; -: -A -B -C -m -G -p --max-count --ignore --ignore-dir --type --depth; flags: --color --nocolor --hidden --ignore-case; r: --path-to-ignore",
  "ast-grep|sg": "R*; R: -p; -: -r -l --rewrite --lang --globs --color; r: -r -c --rule --config",
  "sed|gsed|ssed":
    "-.sedscript r*; r: -f --file; -.sedscript: -e --expression; -: -l --line-length; ~-: -i -I --in-place; reader: sed",
  "awk|gawk|mawk|nawk|original-awk|goawk":
    "-.awkscript r*; stop:; if -f --file -E --exec: r*; -: -F -v -l --field-separator --assign --load; r: -f -i --file --include; r: -E --exec; -.awkscript: -e --source; ~w: -o -d -p --pretty-print --dump-variables --profile; reader: awk",
  cut: "r*; -: -d -f -c -b --delimiter --fields --characters --bytes --output-delimiter",
  paste: "r*; -: -d --delimiters",
  join: "r*; -: -1 -2 -j -t -o -e -a -v",
  comm: "r*; -: --output-delimiter",
  "column|col":
    "r*; -: -s -c -o -N -R -H -O -T -W -E -l -n --separator --output-separator --table-columns --output-width",
  sort: "r*; w: -o -T --output --temporary-directory; -: -k -t -S --key --field-separator --buffer-size --parallel --batch-size --compress-program --sort; r: --files0-from --random-source",
  gsort:
    "r*; w: -o -T --output --temporary-directory; -: -k -t -S --key --field-separator --buffer-size; r: --files0-from",
  shuf: "r; if -e --echo -i --input-range: -*; -: -n -i --head-count --input-range; w: -o --output; r: --random-source",
  uniq: "r w; -: -f -s -w --skip-fields --skip-chars --check-chars",
  tr: "-*",
  "echo|printf|seq|jot|expr|factor|yes|true|false|sleep|usleep|bc|dc|numfmt|cal|ncal|banner|figlet|cowsay|lolcat|units|test|[|[[|((":
    "-*",
  diff: "r*; all: -r --recursive; -: -U -C -W -I -F -x -L --width --label --exclude --tabsize --palette --ignore-matching-lines --show-function-line --horizon-lines; r: -X -S --exclude-from --from-file --to-file; w: --output",
  "colordiff|difft|delta|icdiff|wdiff|dwdiff|diff3|zdiff|bzdiff|ydiff|meld|kdiff3|opendiff":
    "r*; -: -U -C -W -x -I -L --width --label --display; w: -o --output",
  "vimdiff|nvimdiff": "b*; r: -u; -: -c --cmd",
  sdiff: "r*; w: -o --output; -: -w -I --width",
  "cmp|zcmp": "r r -*; -: -n -i --bytes --ignore-initial",
  patch:
    "b r; r: -i --input; w: -o -r --output --reject-file; c: -d --directory; -: -p -F -D -B -Y -z -V -g --strip --fuzz --ifdef --prefix --suffix; empty !--dry-run !-C !--check: f",
  "interdiff|combinediff|filterdiff|lsdiff|diffstat|splitdiff": "r*; -: -p -i -x -U",
  iconv: "r*; w: -o --output; -: -f -t --from-code --to-code",
  "dos2unix|unix2dos|mac2unix": "b*; if -n --newfile: r w; -: -c --convmode",
  "base64|base32|basenc|gbase64": "r; -: -w -b --wrap --break; r: -i --input; w: -o --output",
  "uuencode|uudecode": "r -*; w: -o",
  jq: "- r*; if -f --from-file: r*; r: -f --from-file; -: --indent; -,-: --arg --argjson; -,r: --slurpfile --rawfile; r: -L; if --args --jsonargs: -*; flags: --raw-output --compact-output --slurp --null-input --exit-status --sort-keys --raw-input --tab --color-output --monochrome-output --join-output --ascii-output --stream --seq --unbuffered --raw-output0",
  "gojq|jaq":
    "- r*; if -f --from-file: r*; r: -f --from-file -L; -: --indent; -,-: --arg --argjson; -,r: --slurpfile --rawfile; if --args --jsonargs: -*; w: -i; flags: --raw-output --compact-output --slurp --null-input --yaml-input --yaml-output",
  "fx|jless|gron|jp|jid|jo|jc": "r.named*",
  dasel: "- -*; r: -f --file; w: -o --out; -: -r -w -p -v -s --read --write --selector",
  yq: "- r*; if -i --inplace --in-place: - b*; if --from-file: r*; r: --from-file; -: -I -o -p --indent --output-format --input-format --arg --argjson --split-exp --expression; flags: --raw-output --prettyPrint --null-input --exit-status --no-colors",
  "yq eval|e": "- r*; if -i --inplace: - b*; r: --from-file",
  "yq eval-all|ea": "- r*; if -i --inplace: - b*; r: --from-file",
  "yq *": "- r*; if -i --inplace --in-place: - b*; if --from-file: r*",
  "xmllint|xmlstarlet": "r*; -: --xpath --encode; w: --output -o; r: --schema --dtdvalid --relaxng; urls:",
  xsltproc: "r*; w: -o --output; -,-: --param --stringparam; r: --path; urls:",
  "csvcut|csvgrep|csvstat|csvlook|csvsort|csvjoin|csvsql|in2csv|csvjson|csvformat|xsv|qsv":
    "r.named*; -: -c -d -q -e -m -r -s; r: -f; urls:",
  "mlr|miller": "r.named*; r: --from -f; w: -o",
  "htmlq|pup|tidy|html2text": "r.named*; w: -o; r: -f",
  pandoc:
    "r*; w: -o --output --extract-media; r: -d -H -B -A -c --template --css --bibliography --csl --defaults --metadata-file --reference-doc --lua-filter --include-in-header; w: --data-dir; -: -f -t -r -w -V -M --from --to --variable --metadata --pdf-engine --resource-path -F --filter --toc-depth; urls:",
  sd: "- - b*; if -p --preview: - - r*; -: -n -f --max-replacements --flags; flags: --fixed-strings",
  envsubst: "-*",
  "vi|vim|nvim|view|ex|vimx|gvim|mvim|vimr":
    "b*; r: -u -U -S -s -i -l --startuptime; w: -w -W -V; -: -c --cmd -t -T; flags: --clean --remote --noplugin",
  "emacs|emacsclient|zile|mg|jed":
    "b*; x: -l --load --script; -: --eval -f --funcall; flags: --batch --no-window-system",
  "nano|pico|ed|red|micro|hx|helix|kak|joe|mcedit|ne|code|code-insiders|codium|cursor|zed|subl|atom|gedit|kate|xed|mousepad|idea|pycharm|webstorm|mate|bbedit|notepad|xemacs":
    "b*; flags: --wait --new-window --reuse-window --diff --goto --add",
  "glow|mdcat|rich|pygmentize|highlight|ccze|chroma": "r.named*; w: -o; -: -l -f -s -w -O -P -S",
  "tokei|cloc|scc|loc|sloccount":
    "r*; -: -e -t -s -o -c --exclude --exclude-dir --include-lang --exclude-lang --type --sort --format --output; w: --out --report-file -o",
  "codespell|typos|misspell|aspell|hunspell|vale|proselint|alex|write-good":
    "r.named*; r: -I -x --config --ignore-words -c; -: -L -S --skip --ignore-words-list; urls:",
  ministat: "r*",
};
