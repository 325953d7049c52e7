import {
  type CompiledPolicy,
  compilePolicies,
  type LayerName,
  type PathSetting,
  type PolicyLayer,
  parsePolicy,
} from "../src/index.ts";

export const SETTING: PathSetting = { home: "/home/u", root: "/home/u/proj", platform: "linux" };

/** One policy as the person's own layer; its text keeps the order of keys as written here. */
export function policyOf(policy: object | string, setting: PathSetting = SETTING): CompiledPolicy {
  return compilePolicies([layerOf("user", policy)], setting);
}

export function layerOf(name: LayerName, policy: object | string, more: Partial<PolicyLayer> = {}): PolicyLayer {
  const file = `${name}.jsonc`;
  const text = typeof policy === "string" ? policy : JSON.stringify(policy);
  return { name, file, policy: parsePolicy(text, { file }).policy, ...more };
}

/** Layers by name; `untrusted` in front of a name leaves its trust out. */
export function layersOf(policies: Readonly<Record<string, object | string>>): readonly PolicyLayer[] {
  return Object.entries(policies).map(([key, policy]) => {
    const name = key.replace(/^untrusted /, "") as LayerName;
    return layerOf(name, policy, key.startsWith("untrusted ") ? {} : { trusted: true });
  });
}
