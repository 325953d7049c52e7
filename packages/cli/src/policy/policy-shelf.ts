import { escapeText, formatProblem, type Permissions, parsePolicy } from "@bashgate/gates";
import { openPermissions } from "@bashgate/gates/node";

/** Policies that are kept compiled at once; a stream mostly repeats a few. */
const capacity = 16;

/** The permissions under one line's own policy, or why that policy cannot be used. */
export type Found =
  | { readonly kind: "found"; readonly permissions: Permissions }
  | { readonly kind: "broken"; readonly why: string };

/** Permissions by policy text, kept while they are in use, so that a stream of any length takes constant memory. */
export interface PolicyShelf {
  /** @param policy A line's own policy as JSON text. */
  find(policy: string): Promise<Found>;
}

/** @param cwd The directory that lines without one run in. */
export function createPolicyShelf(cwd: string): PolicyShelf {
  const kept = new Map<string, Found>();
  return {
    async find(policy) {
      const found = kept.get(policy) ?? (await open(policy, cwd));
      // A map keeps its keys in the order of insertion: the first one is the one that was not used for longest.
      kept.delete(policy);
      kept.set(policy, found);
      const oldest = kept.keys().next();
      if (kept.size > capacity && !oldest.done) kept.delete(oldest.value);
      return found;
    },
  };
}

async function open(text: string, cwd: string): Promise<Found> {
  const [problem] = parsePolicy(text, { file: "policy" }).problems;
  if (problem !== undefined) {
    const [first = ""] = formatProblem(problem).split("\n");
    return { kind: "broken", why: escapeText(first) };
  }
  return { kind: "found", permissions: await openPermissions({ cwd, policy: { text, file: null } }) };
}
