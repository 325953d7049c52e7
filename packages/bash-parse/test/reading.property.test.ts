import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { BashProgram } from "../src/index.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

/** Lines that may stand next to each other, in a group, a loop and single quotes. */
const LINES = [
  "one a 'b c'",
  "two | three x",
  "four && five || six",
  'seven $(eight "$x") > out',
  "nine < in 2>&1",
  "for i in 1 2; do ten $i; done",
  "if eleven; then twelve; else thirteen; fi",
  "case $x in a) fourteen;; *) fifteen;; esac",
  "sudo -u me sixteen y",
  'bash -c "seventeen; eighteen"',
  "(nineteen; twenty) &",
  "{ alpha; beta; } >> log",
  "x=1 gamma {a,b}",
  "delta `epsilon`",
  "[[ -n $(zeta) ]]",
  "cat <<E\n$(eta)\nE",
  "theta <<< iota",
  "find . -exec kappa {} +",
  "while read -r l; do lambda; done",
  "f() { mu; }",
];

/** Constructs around lines. None of them may lose what runs in it. */
const WRAPPINGS: readonly (readonly [string, (text: string) => string])[] = [
  ["a subshell", (text) => `( ${text}\n)`],
  ["a group", (text) => `{ ${text}\n}`],
  ["a condition", (text) => `if true; then ${text}\nfi`],
  ["code in a word", (text) => `bash -c '${text.replaceAll("'", "'\\''")}'`],
  ["a substitution", (text) => `: "$(\n${text}\n)"`],
  ["a pipe", (text) => `: | { ${text}\n}`],
  ["a loop", (text) => `while :; do ${text}\ndone`],
  ["a function", (text) => `g() { ${text}\n}`],
  ["an arm", (text) => `case y in y) ${text}\n;; esac`],
  ["the background", (text) => `{ ${text}\n} & wait`],
  ["eval", (text) => `eval '${text.replaceAll("'", "'\\''")}'`],
  ["a heredoc for a shell", (text) => `sh <<'EOT'\n${text}\nEOT`],
  ["time", (text) => `time { ${text}\n}`],
];

const texts = fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n"));
const wrappings = fc.array(fc.constantFrom(...WRAPPINGS), { minLength: 1, maxLength: 3 });

/** Texts that are nearly bash. */
const fragments = fc
  .array(
    fc.constantFrom(
      ..."a rm ; & | ( ) { } < > $ ` ' \" \\ \n # ! = [ ] * ? ~ - 0 $( ${ (( << <<< <( && || if then fi do done case in esac for x EOF".split(
        " ",
      ),
      " ",
      "\t",
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(""));

const names = (program: BashProgram) => program.commands().map(({ programName }) => programName);

describe("invariant 1: constructs lose no unit", () => {
  it.each(WRAPPINGS)("%s", (_, wrap) => {
    fc.assert(
      fc.property(texts, (text) => {
        const wrapped = BashProgram.parseSync(wrap(text));
        const count = new Map<string, number>();
        for (const name of names(wrapped)) count.set(name, (count.get(name) ?? 0) + 1);
        for (const name of names(BashProgram.parseSync(text))) {
          expect(count.get(name) ?? 0, `${name} in ${wrap(text)}`).toBeGreaterThan(0);
          count.set(name, (count.get(name) ?? 0) - 1);
        }
        expect(wrapped.gaps).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("constructs in constructs", () => {
    fc.assert(
      fc.property(texts, wrappings, (text, around) => {
        const wrapped = around.reduce((inner, [, wrap]) => wrap(inner), text);
        expect(names(BashProgram.parseSync(wrapped))).toEqual(
          expect.arrayContaining(names(BashProgram.parseSync(text))),
        );
      }),
      { numRuns: 200 },
    );
  });

  it("a command on the next line is never lost", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(names(BashProgram.parseSync(`${text}\nlast x`)).at(-1)).toBe("last");
      }),
      { numRuns: 200 },
    );
  });
});

describe("invariant 6: any text is read", () => {
  const check = (text: string) => {
    const program = BashProgram.parseSync(text);
    for (const unit of program.commands()) {
      expect(text.slice(unit.span.start, unit.span.end)).toBe(unit.raw);
      const parts = [
        ...(unit.program === null ? [] : [unit.program]),
        ...unit.args,
        ...unit.assignments,
        ...unit.redirects,
      ];
      for (const { start, end, raw } of parts) expect(text.slice(start, end)).toBe(raw);
      for (const place of unit.via) expect(program.commands()[place.unit]?.inner?.units).toBeDefined();
    }
    for (const { start, end } of program.gaps) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    for (const access of program.accesses()) expect(program.commands()[access.unit]).toBeDefined();
  };

  it("arbitrary characters; invariant 7: spans slice back", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), check), { numRuns: 500 });
  });

  it("texts that are nearly bash", () => {
    fc.assert(fc.property(fragments, check), { numRuns: 2000 });
  });

  it("invariant 5: reading is a pure function", () => {
    const facts = (text: string) =>
      JSON.stringify(
        BashProgram.parseSync(text)
          .commands()
          .map(({ text: words, span, opaque, dynamic, directories }) => [words, span, opaque, dynamic, directories]),
      );
    fc.assert(
      fc.property(fragments, texts, (text, other) => {
        const before = facts(text);
        BashProgram.parseSync(other);
        expect(facts(text)).toBe(before);
      }),
      { numRuns: 300 },
    );
  });
});

describe("invariant 6: nesting", () => {
  const openings = [
    "( ",
    "{ ",
    "a $(",
    "$((",
    "`",
    "${x:-",
    "if ",
    "while ",
    "case x in x) ",
    "a <(",
    "[[ ( ",
    "a[$(",
    "f() { ",
    "! ",
    "time ",
    '"$(',
    "sudo ",
    "{a,",
    "@(",
  ];

  it.each(openings)("ten thousand of `%s` neither throw nor hide that they were not read", (opening) => {
    const program = BashProgram.parseSync(opening.repeat(10_000));
    const read = program.hasErrors || program.commands().every(({ opaque }) => opaque === null);
    expect(read).toBe(true);
  });

  it.each([40, 200])("%d subshells around a command", (levels) => {
    const program = BashProgram.parseSync(`${"( ".repeat(levels)}rm x${" )".repeat(levels)}`);
    expect(names(program)).toContain("rm");
    expect(program.gaps).toEqual([]);
  });

  it("a command behind what is too deep is still seen", () => {
    const program = BashProgram.parseSync(`a ${"$(".repeat(2_000)}\nrm x`);
    expect(program.hasErrors).toBe(true);
  });

  it("a text beyond a megabyte has a gap, and units from what is read", () => {
    const program = BashProgram.parseSync(`rm x; ${"true; ".repeat(200_000)}`);
    expect(names(program)[0]).toBe("rm");
    expect(program.gaps.map(({ why }) => why)).toContain("longer than 1 MiB");
  });
});
