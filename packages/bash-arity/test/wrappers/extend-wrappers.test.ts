import { describe, expect, it } from "vitest";
import {
  extendWrappers,
  readWrapper,
  WRAPPERS,
  type WrapperAddition,
  type WrapperKind,
} from "../../src/wrappers/index.ts";
import { describeReading } from "./describe-reading.ts";
import { toWords } from "./to-words.ts";

const additions: Readonly<Record<string, WrapperAddition>> = {
  rtk: { kind: "transparent" },
  "mytool exec": { kind: "elsewhere", valueFlags: ["-u", "--user"], flags: ["-v"], skip: 1 },
  timeout: { kind: "privileged" },
};
const { table, problems } = extendWrappers(additions);

describe("3.8 wrappers of a policy", () => {
  it.each([
    ["rtk git push", "transparent: run git push"],
    ["rtk", "transparent: nothing"],
    ["rtk -u git push", "transparent: run git push | uncertain: unknown option `-u`"],
    ["rtk $X", "transparent: run $X | uncertain: `$X` may be an option"],
    ["mytool exec -vu bob box git push", "elsewhere: run git push"],
    ["mytool exec --user=bob box git push", "elsewhere: run git push"],
    ["mytool list", "no wrapper"],
    ["timeout 5 git push", "privileged: run git push"],
    ["sudo git push", "privileged: run git push"],
  ])("%s", (line, reading) => {
    const [program, ...words] = toWords(line);
    expect(describeReading(readWrapper(program?.text ?? "", words, table), words)).toBe(reading);
  });

  it("takes what is new or stricter without complaint", () => {
    expect(problems).toEqual([]);
  });

  it("leaves the built-in table as it is", () => {
    expect(readWrapper("rtk", toWords("git push"))).toBeNull();
    expect(readWrapper("timeout", toWords("5 git push"))?.kind).toBe("transparent");
  });

  it.each([
    ["sudo", "transparent", "wrapper `sudo`: the built-in kind is `privileged`, which cannot become `transparent`"],
    ["ssh", "transparent", "wrapper `ssh`: the built-in kind is `elsewhere`, which cannot become `transparent`"],
    ["npx", "transparent", "wrapper `npx`: the built-in kind is `runner`, which cannot become `transparent`"],
    ["bash", "elsewhere", "wrapper `bash`: the built-in kind is `carrier`, which cannot become `elsewhere`"],
    ["docker", "transparent", "wrapper `docker`: the built-in kind is `elsewhere`, which cannot become `transparent`"],
    ["docker exec web", "transparent", "wrapper `docker exec web`: the built-in table reads it as `docker`"],
    ["bundle", "transparent", "wrapper `bundle`: the built-in table reads it as `pyenv exec`"],
  ] as const)("refuses %s as %s", (name, kind, problem) => {
    expect(extendWrappers({ [name]: { kind } }).problems).toEqual([problem]);
  });

  const order: readonly WrapperKind[] = ["transparent", "carrier", "repeating", "runner", "elsewhere", "privileged"];
  it.each(WRAPPERS.filter((entry) => entry.form !== "globals").map((entry) => entry.names.split("|")[0] ?? ""))(
    "never makes %s laxer",
    (name) => {
      const builtin = WRAPPERS.find((entry) => entry.names.split("|").includes(name))?.kind;
      for (const kind of order) {
        const kept = extendWrappers({ [name]: { kind } }).table.entries.findLast((entry) =>
          entry.names.split("|").includes(name),
        );
        const allowed =
          kind === "privileged" || (kind === "repeating" && (builtin === "transparent" || builtin === "carrier"));
        expect(kept?.kind).toBe(allowed ? kind : builtin);
      }
    },
  );
});
