import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";

const opaqueOf = (text: string): string | null | undefined => BashProgram.parseSync(text).commands()[0]?.opaque;

describe("3.9 sed gives text to a shell", () => {
  it.each([
    "sed s/x/y/e f",
    "sed 's/x/y/ge' f",
    "sed 's/x/y/ew out' f",
    "sed -n '/x/s,a,b,pe' f",
    "sed '1e ls' f",
    "sed '1!e' f",
    "sed '$!N;e' f",
    "sed '/a/,/b/e ls' f",
    "sed -e s/a/b/ -e 'e ls' f",
    "sed -ne 'e ls' f",
    "sed -ee f",
    "sed '--expression=e ls' f",
    "sed -i -E --exp 'e ls' f",
    "gsed '/x/{s/a/b/\ne ls\n}' f",
    "sed 's/x/y/w f\ne' f",
    'sed "s/$a/$b/e" f',
    "/usr/bin/sed e f",
    "command sed e f | cat",
  ])("%s", (text) => {
    const opaque = BashProgram.parseSync(text)
      .commands()
      .map((unit) => unit.opaque);
    expect(opaque).toContain("its script runs shell code");
  });

  it.each([
    "sed s/e/f/ f",
    "sed /e/d e",
    "sed -n /e/p f",
    "sed -e s/a/e/g f",
    "sed y/e/f/ e",
    "sed -f e e",
    "sed s/a/b/ e",
    "sed -s s,e,e, e",
    "sed -n '/e e/p' f",
    "sed 'a\\\ne' f",
    "sed 'i e' f",
    "sed '# e' f",
    "sed ':e;N;$!be;s/\\n/ /g' f",
    "sed 's/x/y/w e' f",
    "sed 'r e' f",
    'sed -i "s/$a/$b/g" e',
    'sed -i "s|^version = .*|version = \\"$V\\"|" e',
    "sed '/^#/d;/^$/d' e",
    "sed -n '10,20p;20q' e",
    "sed --expression=p e",
  ])("not: %s", (text) => {
    expect(opaqueOf(text)).toBeNull();
  });

  it.each(['sed "$(curl e)" f', "sed $(cat x) f", 'sed -e "`cat x`" f', 'sed -n --expression="$(cat x)" f'])(
    "a script that a command prints: %s",
    (text) => {
      expect(opaqueOf(text)).toMatch(/^runs code from `/);
    },
  );

  it.each(['sed "s/a/$(date)/" f', 'sed -n "$(wc -l < f)p" f', 'sed p "$(ls)"', 'sed "$x" f'])(
    "a script of which a part is printed, or none: %s",
    (text) => {
      expect(opaqueOf(text)).toBeNull();
    },
  );
});
