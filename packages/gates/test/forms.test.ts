import { BashProgram } from "@bashgate/bash-parse";
import type { Form } from "@bashgate/permission-rules";
import { describe, expect, it } from "vitest";
import { createMemoryView } from "../src/index.ts";
import { subjectsFor } from "../src/units/subject.ts";
import { unitFacts } from "../src/units/unit-facts.ts";
import { formCases } from "./forms.cases.ts";

describe("2 forms of a unit", () => {
  it.each(formCases)("$clause $it: $command", ({ command, unit = 0, exact = [], loose = [], notExact = [] }) => {
    const forms = formsOf(command, unit);
    expect(forms.exact).toEqual(expect.arrayContaining([...exact]));
    expect(forms.loose).toEqual(expect.arrayContaining([...loose]));
    expect(forms.exact.filter((form) => notExact.includes(form) || loose.includes(form))).toEqual([]);
  });

  it("2.2 each exact form stands once", () => {
    const { exact } = formsOf("git status", 0);
    expect(exact).toEqual(["git status"]);
  });

  it("2.7 the variables that an allow has to name", () => {
    expect(subjectOf("PATH=/tmp/x LANG=C git status", 0)?.variables).toEqual(["PATH"]);
    expect(subjectOf("PYTHONPATH=src python x.py", 0)?.variables).toEqual([]);
    expect(subjectOf("PYTHONPATH=/tmp/e python x.py", 0)?.variables).toEqual(["PYTHONPATH"]);
  });

  it("3.4 reads only, also by the redirects of what is around", () => {
    expect(subjectOf("cat a > /dev/null", 0)?.readsOnly).toBe(true);
    expect(subjectOf("cat a > b", 0)?.readsOnly).toBe(false);
    expect(subjectOf("timeout 5 cat a > b", 1)?.readsOnly).toBe(false);
    expect(subjectOf("timeout 5 cat a", 1)?.readsOnly).toBe(true);
    expect(subjectOf("{ cat a; } > b", 0)?.readsOnly).toBe(false);
    expect(subjectOf("{ timeout 5 cat a; } > b", 1)?.readsOnly).toBe(false);
    expect(subjectOf("for f in a; do (cat a); done > b", 0)?.readsOnly).toBe(false);
    expect(subjectOf("{ cat a; } 2>/dev/null; cat b > c", 0)?.readsOnly).toBe(true);
  });
});

function subjectOf(command: string, unit: number) {
  const view = createMemoryView({ home: "/home/u", entries: { "/home/u/proj/.git/HEAD": "file" } });
  const place = { view, cwd: "/home/u/proj", roots: ["/home/u/proj"] };
  const facts = unitFacts(BashProgram.parseSync(command), place);
  const own = facts[unit];
  if (own === undefined) throw new Error(`no unit ${unit} in ${command}`);
  return subjectsFor(own, { place, notPaths: new Map() }, { onlyNaming: null }).at(-1);
}

function formsOf(command: string, unit: number): { readonly exact: string[]; readonly loose: string[] } {
  const subject = subjectOf(command, unit);
  return { exact: (subject?.exact ?? []).map(show), loose: (subject?.loose ?? []).map(show) };
}

function show(form: Form): string {
  return form.map((part) => (typeof part === "string" ? part : `‹${part.words ? " " : ""}${part.raw}›`)).join("");
}
