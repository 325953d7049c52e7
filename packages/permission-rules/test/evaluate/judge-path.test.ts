import { describe, expect, it } from "vitest";
import { policyOf } from "../policy-of.ts";
import { cases, unknownPaths } from "./judge-path.cases.ts";

const SUBJECT = { surface: "path", access: "read", recursive: false, ignoreCatchAll: false } as const;

describe.each([...new Set(cases.map(({ clause }) => clause))])("%s", (clause) => {
  it.each(cases.filter((row) => row.clause === clause))(
    "$subject under $permission: $want",
    ({ permission, subject, want, by, possible }) => {
      const verdict = policyOf({ permission }).judgePath({ ...SUBJECT, ...subject });
      if (want === null) expect(verdict).toBeNull();
      else {
        expect({
          state: verdict?.state,
          by: verdict?.rule?.pattern ?? null,
          possible: verdict?.possible?.pattern,
        }).toEqual({
          state: want,
          by,
          possible,
        });
      }
    },
  );
});

describe("4.5 and 4.7 a path that cannot be known", () => {
  it.each(unknownPaths)(
    "$surface $access under $permission: $want",
    ({ permission, surface, access, want, possible }) => {
      const verdict = policyOf({ permission }).judgeUnknownPath({ surface, access });
      expect(verdict?.state ?? null).toBe(want);
      expect(verdict?.possible?.pattern).toBe(possible);
    },
  );
});
