import { ARITY, suggestBashPattern, suggestBashPatterns } from "@bashgate/bash-arity";
import { INTERPRETERS, WRAPPERS } from "@bashgate/bash-arity/wrappers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everyday } from "./everyday.cases.ts";
import { matchesPattern } from "./matches-pattern.ts";

const gitCommands =
  "add am apply archive bisect blame branch bundle checkout checkout-index cherry cherry-pick clean clone commit commit-graph commit-tree config describe diff diff-files diff-index diff-tree difftool fetch fetch-pack format-patch fsck gc grep init log ls-files ls-remote ls-tree merge merge-base merge-file merge-tree mergetool mv notes pack-refs prune pull push rebase reflog remote replace rerere reset restore rev-list rev-parse revert rm send-email shortlog show show-branch show-ref sparse-checkout stash status submodule switch symbolic-ref tag update-index update-ref var verify-commit worktree write-tree".split(
    " ",
  );
const stashCommands = ["push", "list", "show", "drop", "pop", "apply", "branch", "clear", "create", "store"];
const kubectlCommands =
  "annotate api-resources api-versions apply attach auth autoscale certificate cluster-info config cordon cp create debug delete describe diff drain edit events exec explain expose get kustomize label logs patch port-forward proxy replace rollout run scale set taint top uncordon version wait".split(
    " ",
  );
/** What reads a language of its own, compiles, or takes subcommands: a program pattern, marked risky, is offered. */
const ownLanguage = new Set(
  "sed gsed psql mysql mariadb sqlite3 duckdb redis-cli valkey-cli mongosh mongo lftp sftp ftp dc gnuplot make gmake ghc kotlinc bun deno swift corepack compgen mapfile readarray pidstat".split(
    " ",
  ),
);
const operand = fc.constantFrom("main", "-v", "--all", "x/y.ts", "$X", '"a b"', "'*'", "HEAD~1");

describe.each([
  { program: "git", names: gitCommands },
  { program: "git stash", names: stashCommands },
  { program: "kubectl", names: kubectlCommands },
])("5.3 a pattern never matches another subcommand of $program", ({ program, names }) => {
  it("whatever stands behind", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(operand, { maxLength: 3 }), (name, operands) => {
        const pattern = suggestBashPattern([program, name, ...operands].join(" ")) ?? "";
        for (const other of names) {
          if (other === name) continue;
          expect(matchesPattern(pattern, `${program} ${other}`), `${pattern} / ${other}`).toBe(false);
          expect(matchesPattern(pattern, `${program} ${other} x`), `${pattern} / ${other} x`).toBe(false);
        }
      }),
    );
  });
});

describe("5.3 what runs other programs", () => {
  const names = [...WRAPPERS.filter((entry) => entry.ownUnit !== true && entry.form !== "globals"), ...INTERPRETERS]
    .flatMap((entry) => entry.names.split("|"))
    .filter((name) => !ownLanguage.has(name.split(" ")[0] ?? ""));

  it.each(names)("%s has no pattern that reaches any inner command", (name) => {
    for (const { pattern } of suggestBashPatterns(`${name} acme-tool x`)) {
      expect(matchesPattern(pattern, `${name} other-tool y`), pattern).toBe(false);
    }
  });
});

describe("5.3 properties of suggestions", () => {
  const key = fc.constantFrom(...Object.keys(ARITY));
  const line = fc.tuple(key, fc.array(operand, { maxLength: 4 })).map(([words, rest]) => [words, ...rest].join(" "));

  it("a pattern matches the command, or the one inside a wrapper, where no option stands in front", () => {
    const plainLine = line.filter((command) => !/(?:^| )-/.test(command));
    fc.assert(
      fc.property(plainLine, (command) => {
        const [exact] = suggestBashPatterns(command);
        if (exact !== undefined) expect(matchesPattern(exact.pattern, command), exact.pattern).toBe(true);
        const pattern = suggestBashPattern(command);
        if (pattern === null) return;
        const words = command.split(" ");
        const tails = words.map((_, at) => words.slice(at).join(" "));
        expect(
          tails.some((tail) => matchesPattern(pattern, tail)),
          `${command} / ${pattern}`,
        ).toBe(true);
      }),
    );
  });

  it.each(everyday)("each pattern of $cmd matches all that the one before it matches", ({ cmd }) => {
    const patterns = suggestBashPatterns(cmd).map((one) => one.pattern);
    const [exact, ...others] = patterns;
    // The same with options in front is not matched as written, only as the policy engine's forms have it.
    const broader = others.filter((pattern) => !/ [-+]/.test(pattern));
    expect(exact === undefined || matchesPattern(exact, cmd.replace(/^[A-Z_]+=\S+ /, ""))).toBe(true);
    for (let at = 1; at < broader.length; at++) {
      const narrow = (broader[at - 1] ?? "").replace(/ ?\*$/, " x");
      expect(matchesPattern(broader[at - 1] ?? "", narrow)).toBe(true);
      expect(matchesPattern(broader[at] ?? "", narrow)).toBe(true);
    }
  });

  it("text behind a chain operator changes nothing but to take the offer away", () => {
    fc.assert(
      fc.property(line, fc.constantFrom(" && ", " ; ", " || ", " | "), line, (first, operator, second) => {
        const alone = suggestBashPattern(first);
        const together = suggestBashPattern(`${first}${operator}${second}`);
        expect(
          together === alone || together === null || (alone ?? "").startsWith("export") || isEffectFree(first),
        ).toBe(true);
      }),
    );
  });

  it("no text throws, and none gives a star alone", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            "git",
            " ",
            "'",
            '"',
            "$(",
            ")",
            "`",
            "\\",
            "\n",
            "<<EOF",
            "EOF",
            "|",
            "&&",
            ";",
            "sudo",
            "npx",
            "{",
            "#",
            "=",
            "x",
            "*",
          ),
          { maxLength: 25 },
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (command) => {
        for (const { pattern } of suggestBashPatterns(command)) expect(pattern).not.toMatch(/^[* ]*$/);
        expect(suggestBashPattern(command) ?? "").not.toMatch(/^\s*\*/);
      }),
      { numRuns: 2000 },
    );
  });

  it("is linear in the length of the line", () => {
    const command = `git ${"-q ".repeat(20_000)}push ${'"$(echo (x))" '.repeat(5_000)}`;
    expect(suggestBashPattern(command)).toBe("git push *");
  });
});

function isEffectFree(command: string): boolean {
  return /^(?:cd|export|pwd|test|set)\b/.test(command);
}
