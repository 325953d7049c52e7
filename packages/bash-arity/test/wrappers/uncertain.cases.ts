import type { WrapperCase } from "./wrapper-case.ts";

export const title = "3.8 an unknown option or word makes the reading uncertain";

export const cases: readonly WrapperCase[] = [
  ["timeout --new-option 5 git push", "transparent: run git push | uncertain: unknown option `--new-option`"],
  ["timeout -z 5 git push", "transparent: run git push | uncertain: unknown option `-z`"],
  ["timeout $T git push", "transparent: run git push | uncertain: `$T` may be an option"],
  ['timeout "$T" git push', "transparent: run git push | uncertain: `$T` may be an option"],
  ['timeout -k "$T" 5 git push', "transparent: run git push"],
  ["timeout 5 $CMD", "transparent: run $CMD"],
  ['timeout 5 "$CMD" x', "transparent: run $CMD x"],
  ["timeout --kill-aft 5 10 git push", "transparent: run git push | uncertain: unknown option `--kill-aft`"],
  ["nice $X", "transparent: run $X | uncertain: `$X` may be an option"],
  ["nohup --new git push", "transparent: run git push | uncertain: unknown option `--new`"],
  ["stdbuf -o$MODE git push", "transparent: run git push | uncertain: `-o$MODE` is not known in full"],
  ['stdbuf -o"$MODE" git push', "transparent: run git push"],
  ['stdbuf --output="$MODE" git push', "transparent: run git push"],
  ["sudo -$X git push", "privileged: run git push | uncertain: `-$X` is not known in full"],
  ["sudo $X git push", "privileged: run $X git push | uncertain: `$X` may be an option"],
  ['sudo -u "$X" git push', "privileged: run git push"],
  ["sudo -u $X git push", "privileged: run git push | uncertain: `$X` may be any number of words"],
  ["setsid -wq git push", "transparent: run git push | uncertain: unknown option `-q`"],
  ["setsid --wait=yes git push", "transparent: run git push | uncertain: unknown option `--wait=yes`"],
  ['timeout -k "$(nproc)" $(nproc) git push', "transparent: run git push | uncertain: `$(nproc)` may be an option"],
];
