import { type Arity, createArity } from "@bashgate/bash-arity";
import { extendWrappers, type WrapperTable } from "@bashgate/bash-arity/wrappers";
import {
  type CompiledPolicy,
  compilePolicies,
  formatProblem,
  type PolicyLayer,
  readPolicyObject,
} from "@bashgate/permission-rules";
import type { Approvals } from "../approvals/question.ts";
import type { DecisionInput } from "../decision/decide.ts";
import type { FileView } from "../files/file-view.ts";
import { joinPath, normalisePath } from "../paths/normalise.ts";
import { homePath, type Place } from "../paths/place.ts";
import { findProjectRoot } from "../paths/project-root.ts";

/** The policies of a session, compiled for each project root that is asked about. */
export interface Session {
  /** What a decision in this directory depends on. */
  inputFor(cwd: string, agentName: string | undefined, enforcing: boolean): SessionInput;
  readonly cwd: string;
}

export interface SessionInput extends DecisionInput {
  readonly policy: CompiledPolicy;
  readonly place: Place;
  /** What leading words mean, with the policy's own additions. */
  readonly arity: Arity;
  /** The wrappers that the reader of command lines is to know; `null`: the built-in ones. */
  readonly wrappers: WrapperTable | null;
}

export interface SessionOptions {
  readonly layers: readonly PolicyLayer[];
  /** Further layers for an agent by its name. */
  readonly agents: Readonly<Record<string, readonly PolicyLayer[]>>;
  readonly cwd: string;
  readonly view: FileView;
  readonly approvals: (policy: CompiledPolicy, root: string) => Approvals;
}

/** Compiled policies are kept by root and agent: a session asks about few of them. */
export function createSession(options: SessionOptions): Session {
  const cwd = normalisePath(options.cwd);
  const compiled = new Map<string, Compiled>();
  const inputs = new Map<string, SessionInput>();
  return {
    cwd,
    inputFor(directory, agentName, enforcing) {
      const key = `${directory}\0${agentName ?? ""}\0${agentName === undefined}\0${enforcing}`;
      const known = inputs.get(key);
      if (known !== undefined) return known;
      const here = joinPath(cwd, directory);
      const root = findProjectRoot(here, options.view);
      const compileKey = JSON.stringify([root, agentName ?? null]);
      const entry = compiled.get(compileKey) ?? compileFor(root, agentName, options);
      compiled.set(compileKey, entry);
      const input = inputOf(entry, here, root, enforcing, options);
      if (inputs.size >= CAPACITY) inputs.clear();
      inputs.set(key, input);
      return input;
    },
  };
}

/** So many directories are remembered: a session moves between few. */
const CAPACITY = 256;

function inputOf(
  { policy, wrappers, arity }: Compiled,
  here: string,
  root: string,
  enforcing: boolean,
  options: SessionOptions,
): SessionInput {
  const place = placeFor(here, root, policy, options.view);
  const problems = policy.problems.map(formatProblem);
  return {
    policy,
    place,
    wrappers,
    arity,
    rules: policy,
    scope: { place, notPaths: policy.notPaths },
    approvals: options.approvals(policy, root),
    problems: policy.broken && problems.length === 0 ? ["a policy could not be read"] : problems,
    enforcing,
  };
}

/** Shared, because its tables are built when they are first asked. */
const BUILTIN_ARITY: Arity = createArity();

interface Compiled extends Pick<SessionInput, "policy" | "wrappers" | "arity"> {}

function compileFor(root: string, agentName: string | undefined, options: SessionOptions): Compiled {
  const { view, layers, agents } = options;
  const own = agentName === undefined ? [] : (agents[agentName] ?? []);
  const policy = compilePolicies([...layers, ...own], { home: view.home, root, platform: view.platform });
  const arity = policy.arity.size === 0 ? BUILTIN_ARITY : createArity({ extend: Object.fromEntries(policy.arity) });
  const wrappers = policy.wrappers.size === 0 ? null : extendWrappers(Object.fromEntries(policy.wrappers)).table;
  return { policy, wrappers, arity };
}

/** Inside are the project root and the policy's `roots`; a relative one is anchored at the project root. */
function placeFor(cwd: string, root: string, policy: CompiledPolicy, view: FileView): Place {
  const bare: Place = { view, cwd, roots: [] };
  const further = policy.roots.map((written) =>
    written.startsWith("~")
      ? homePath(written, bare)
      : joinPath(root, written.replace(/^\$(?:HOME|\{HOME\})/, view.home ?? "$&")),
  );
  return { ...bare, roots: [root, ...further.filter((path) => path !== null)] };
}

/** A policy that is given in a call: one layer of the person's own. */
export function layerOfPolicy(policy: unknown): PolicyLayer {
  const { policy: read, problems } = readPolicyObject(policy);
  // A policy carries its own problems.
  return { name: "user", policy: read, file: null, problems: read === null ? problems : [] };
}
