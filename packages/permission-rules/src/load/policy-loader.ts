import type { PolicyLayer } from "../compile/policy-layer.ts";
import type { LayerName } from "../evaluate/verdict.ts";
import { type ParsedPolicy, parsePolicy } from "../policy/parse-policy.ts";
import { type LoadEnvironment, type PolicyPlaces, policyPlaces } from "./policy-places.ts";
import { type FileCache, type PolicyFile, readPolicyFile } from "./read-policy-file.ts";
import { readTrust } from "./trust-store.ts";

/** The layers that hold for a session's directory. */
export interface LoadedLayers {
  /** In the order that `compilePolicies` wants; files that are not there are left out. */
  readonly layers: readonly PolicyLayer[];
  readonly places: PolicyPlaces;
  /** Changes whenever a layer or its trust does. */
  readonly stamp: string;
}

/** A policy that replaces every layer but `managed`, as the person's own. */
export interface GivenPolicy {
  readonly text: string;
  /** `null`: it came from no file. */
  readonly file: string | null;
}

/** Reads policies, and reads a file again only after it changed on disk. */
export interface PolicyLoader {
  load(environment: LoadEnvironment, given?: GivenPolicy): LoadedLayers;
}

export function createPolicyLoader(): PolicyLoader {
  const cache: FileCache = new Map();
  return {
    load(environment, given) {
      const places = policyPlaces(environment);
      const managed = readPolicyFile(places.managed, cache);
      const user = given ? null : readPolicyFile(places.user, cache);
      const project = given ? null : readPolicyFile(places.project, cache);
      const local = given ? null : readPolicyFile(places.local, cache);
      const trusted = project || local ? readTrust(places.trustStore) : new Map<string, string>();
      const isTrusted = (read: PolicyFile): boolean => read.hash !== null && trusted.get(read.file) === read.hash;
      const layers: PolicyLayer[] = [];
      if (managed) layers.push(layerOf("managed", managed, managed.file));
      if (user) layers.push(layerOf("user", user, user.file));
      if (given) layers.push(layerOf("user", parsePolicy(given.text, { file: given.file ?? "policy" }), given.file));
      if (project) layers.push({ ...layerOf("project", project, project.file), trusted: isTrusted(project) });
      if (local) layers.push({ ...layerOf("local", local, local.file), trusted: isTrusted(local) });
      const parts = [managed, user, project, local].map((read) => (read ? `${read.file}:${read.hash ?? "?"}` : ""));
      const trust = layers.map((layer) => layer.trusted === true).join();
      return { layers, places, stamp: [...parts, trust, places.root, given?.file ?? "", given?.text ?? ""].join("\n") };
    },
  };
}

function layerOf(name: LayerName, { policy, problems }: ParsedPolicy, file: string | null): PolicyLayer {
  // A policy carries its own problems; only those of a file without one are added.
  return { name, policy, file, problems: policy ? [] : problems };
}
