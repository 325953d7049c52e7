import { describe, expect, it } from "vitest";
import { awkReadsOnly } from "../../src/scripts/awk-reads-only.ts";
import { sedReadsOnly } from "../../src/scripts/sed-reads-only.ts";

describe("sed scripts that only print", () => {
  it.each([
    "p",
    "1,5p",
    "$p",
    "$!d",
    "/a/p",
    "/a/,/b/p",
    "/a/,+3p",
    "0~3d",
    "s/a/b/",
    "s/a/b/g",
    "s|a|b|2p",
    "s/\\/x/y/",
    "y/abc/xyz/",
    "/a/d;/b/d",
    "1{p;q}",
    "/x/{s/a/b/;p}",
    "# note\np",
    "5q",
    "=",
    "N;P;D",
    "s/[^,]*,//",
    "/[[:space:]]/d",
    "s/;w x;/y/",
    "",
  ])("%s", (script) => {
    expect(sedReadsOnly(script)).toBe(true);
  });

  it.each([
    "w out",
    "1w out",
    "W out",
    "r f",
    "R f",
    "e",
    "e touch x",
    "1e x",
    "s/a/b/w out",
    "s/a/b/e",
    "s/a/b/ge",
    "s/x/;p;/e",
    "s/[/]/;/e;/p/p",
    "s/[]/]/;p;/e",
    "/[/]/e",
    "/a",
    "s/a/b",
    "i\\\ntext",
    "a text",
    "c text",
    ":a",
    "b",
    "p w",
    "1,w out",
    "\\,a,e",
    "s\na\nb\n",
    "s/a\\",
    "!e",
    "q w",
    "F\nw x",
    "}e",
  ])("not %s", (script) => {
    expect(sedReadsOnly(script)).toBe(false);
  });
});

describe("awk programs that only print", () => {
  it.each([
    "{print $1}",
    "1",
    "NR==1",
    "NR>1",
    "$3 > 5 {print}",
    "/a|b/ {print}",
    "!/x/",
    "$1 ~ /a>b/",
    '{ print "a > b | c" }',
    "{ if ($1 > 2) print $2 }",
    "{ s += $1 } END { print s / NR }",
    'BEGIN { FS = "," } { print $1 }',
    "a || b",
    "{ x = (a > b) ? 1 : 2; print x }",
    "{ print $1 / 2 }",
    "length > 80",
    '{ gsub(/"/, ""); print }',
  ])("%s", (program) => {
    expect(awkReadsOnly(program)).toBe(true);
  });

  it.each([
    '{ print > "out" }',
    '{ print >> "out" }',
    '{ print $1, ($2 > 3) > "out" }',
    '{ print | "sh" }',
    '{ print |& "sh" }',
    'BEGIN { system("x") }',
    '{ "date" | getline d }',
    '{ getline < "f" }',
    '@load "x"',
    "{ @f() }",
    '{ print /"/ > "out"; x = /"/ }',
    'function f() { return /"/ && sys("x") && /"/ }',
    "{ x = 1 \\\n / 2; y / 3 }",
    '{ print "a',
    "{ print > f",
    "} {",
    '{ printf "x" > "/dev/tcp/h/1" }',
  ])("not %s", (program) => {
    expect(awkReadsOnly(program)).toBe(false);
  });
});
