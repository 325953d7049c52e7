import type { WrapperCase } from "./wrapper-case.ts";

export const title = "3.8 near misses: programs that are no wrappers";

export const cases: readonly WrapperCase[] = [
  ["rtk git push", "no wrapper"],
  ["git push", "no wrapper"],
  ["ls -la", "no wrapper"],
  ["python3 -c 'print(1)'", "no wrapper"],
  ["node x.js", "no wrapper"],
  ["expect -c 'spawn x'", "no wrapper"],
  ["echo sudo git push", "no wrapper"],
  ["turbo run build", "no wrapper"],
  ["my-sudo git push", "no wrapper"],
  ["rush build", "no wrapper"],
];
