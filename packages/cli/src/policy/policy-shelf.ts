import { resolve } from "node:path";
import { formatProblem, type Permissions } from "@bashgate/gates";
import { openPermissions } from "@bashgate/gates/node";
import type { Session } from "./open-session.ts";

/** Compiled policies that are kept at once; a stream mostly repeats a few. */
const capacity = 64;

/** The permissions for one line of a stream, or why its policy cannot be used. */
export type Found =
  | { readonly kind: "found"; readonly permissions: Permissions }
  | { readonly kind: "broken"; readonly why: string };

/** Permissions by directory and policy text, kept while they are in use. */
export interface PolicyShelf {
  /**
   * @param cwd The line's directory; `null`: the session's.
   * @param policy The line's own policy as JSON text; `null`: the session's.
   */
  find(cwd: string | null, policy: string | null): Promise<Found>;
  /** Whether some answer came from a layer that is broken. */
  brokenLayer(): boolean;
}

/** A shelf for a stream of lines, with constant memory. */
export function createPolicyShelf(session: Session): PolicyShelf {
  const kept = new Map<string, Found>();
  let broken = session.permissions.problems.length > 0;
  const open = async (cwd: string, policy: string | null): Promise<Found> => {
    const given = policy === null ? session.policy : { text: policy, file: null };
    const permissions = await openPermissions({ cwd, ...(given === null ? {} : { policy: given }) });
    const [problem] = permissions.problems;
    if (problem === undefined) return { kind: "found", permissions };
    if (policy !== null) return { kind: "broken", why: `\`policy\`: ${formatProblem(problem)}` };
    broken = true;
    return { kind: "found", permissions };
  };
  return {
    async find(cwd, policy) {
      const directory = cwd === null ? session.cwd : resolve(session.cwd, cwd);
      const key = `${directory}\0${policy ?? ""}`;
      const found = kept.get(key) ?? (await open(directory, policy));
      // A map keeps its keys in the order of insertion: the first one is the one that was not used for longest.
      kept.delete(key);
      kept.set(key, found);
      const oldest = kept.keys().next();
      if (kept.size > capacity && !oldest.done) kept.delete(oldest.value);
      return found;
    },
    brokenLayer: () => broken,
  };
}
