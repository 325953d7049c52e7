import type { AccessCase } from "./access-case.ts";

export const unlistedProgramCases: readonly AccessCase[] = [
  { cmd: "python3.12 x.py", want: ["execute x.py"] },
  { cmd: "clang++-18 -std=c++20 a.cc -o /tmp/a", want: ["write /tmp/a [option]", "read a.cc"] },
  { cmd: "mytool a /b --c=/d", want: ["unknown a (name)", "unknown /b (shape)", "unknown /d (shape) [option]"] },
  {
    cmd: "mytool --c=d -o/e @/f x=y",
    want: ["unknown /e (shape) [option]", "unknown /f (shape)", "unknown x=y (name)"],
  },
  {
    cmd: "mytool ./a ../b ~ ~/c ..",
    want: [
      "unknown ./a (shape)",
      "unknown ../b (shape)",
      "unknown ~ (shape)",
      "unknown ~/c (shape)",
      "unknown .. (shape)",
    ],
  },
  {
    cmd: "mytool a..b main...HEAD /../x a/../b",
    want: ["unknown a..b (name)", "unknown main...HEAD (name)", "unknown /../x (shape)", "unknown a/../b (shape)"],
  },
  { cmd: "mytool https://h/x s3://b/c", want: [] },
  { cmd: "mytool file:///etc/x", want: ["unknown /etc/x (shape)"] },
  { cmd: "./tool /etc/x", want: ["execute ./tool [program]", "unknown /etc/x (shape)"] },
  { cmd: "~/bin/tool a", want: ["execute ~/bin/tool [program]", "unknown a (name)"] },
  { cmd: 'clj-eval "(->> (range 3))"', want: ["unknown (->> (range 3)) (name)"] },
  { cmd: "$X /etc/x", want: ["unknown /etc/x (shape)"] },
  { cmd: "X=/etc/x; cat $X", want: ["read /etc/x"] },
  { cmd: 'X=~/a; cat "$X/b"', want: ["read ~/a/b"] },
  { cmd: "time -o t cat a", want: ["unknown t (name)", "unknown cat (name)", "unknown a (name)"] },
  { cmd: "mytool --out=~/x", want: ["unknown ~/x (shape) [option]"] },
];
