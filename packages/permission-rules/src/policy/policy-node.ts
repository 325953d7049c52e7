import type { Node } from "jsonc-parser";
import type { Place } from "./policy.ts";

/** A policy's value with its places and with the order of its keys, whatever they look like. */
export type PolicyNode =
  | { readonly kind: "object"; readonly entries: readonly PolicyEntry[]; readonly place: Place | null }
  | { readonly kind: "list"; readonly items: readonly PolicyNode[]; readonly place: Place | null }
  | { readonly kind: "scalar"; readonly value: unknown; readonly place: Place | null };

export interface PolicyEntry {
  readonly key: string;
  /** Where the key stands. */
  readonly place: Place | null;
  readonly value: PolicyNode;
}

/** Keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

export function nodeOfText(node: Node, placeOf: (offset: number) => Place): PolicyNode {
  const place = placeOf(node.offset);
  if (node.type === "object") {
    const entries = (node.children ?? []).flatMap(({ children }): PolicyEntry[] => {
      const [key, value] = children ?? [];
      return key && value
        ? [{ key: String(key.value), place: placeOf(key.offset), value: nodeOfText(value, placeOf) }]
        : [];
    });
    return { kind: "object", entries, place };
  }
  if (node.type === "array") {
    return { kind: "list", items: (node.children ?? []).map((child) => nodeOfText(child, placeOf)), place };
  }
  return { kind: "scalar", value: node.value, place };
}

/** Values may be nested so deep. */
export const MAX_DEPTH = 32;

/** @returns what lies deeper than `MAX_DEPTH`, or holds itself, is left out, and `onTooDeep` is told. */
export function nodeOfValue(value: unknown, onTooDeep: () => void, depth = 0): PolicyNode {
  if (depth > MAX_DEPTH) {
    onTooDeep();
    return { kind: "scalar", value: null, place: null };
  }
  if (Array.isArray(value))
    return { kind: "list", items: value.map((item) => nodeOfValue(item, onTooDeep, depth + 1)), place: null };
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => ({
      key: String(key),
      place: null,
      value: nodeOfValue(item, onTooDeep, depth + 1),
    }));
    return { kind: "object", entries, place: null };
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => ({ key, place: null, value: nodeOfValue(item, onTooDeep, depth + 1) }));
    return { kind: "object", entries, place: null };
  }
  return { kind: "scalar", value, place: null };
}

/** The place of what a path leads to: of its key where it has one. The nearest place above where it leads nowhere. */
export function placeAt(root: PolicyNode, path: Path): Place | null {
  let node: PolicyNode = root;
  let place = root.place;
  for (const step of path) {
    if (node.kind === "object") {
      const entry: PolicyEntry | undefined = entriesByKey(node).get(String(step));
      if (!entry) return place;
      place = entry.place;
      node = entry.value;
    } else if (node.kind === "list" && typeof step === "number") {
      const item: PolicyNode | undefined = node.items[step];
      if (!item) return place;
      place = item.place;
      node = item;
    } else return place;
  }
  return place;
}

const indexes = new WeakMap<PolicyNode, ReadonlyMap<string, PolicyEntry>>();

/** The entries of an object by key, kept as long as the tree is. */
function entriesByKey(node: PolicyNode & { kind: "object" }): ReadonlyMap<string, PolicyEntry> {
  const known = indexes.get(node);
  if (known) return known;
  const index = new Map(node.entries.map((entry) => [entry.key, entry]));
  indexes.set(node, index);
  return index;
}

/** The same tree without what a path leads to. */
export function without(node: PolicyNode, [step, ...rest]: Path): PolicyNode {
  if (node.kind === "object") {
    const entries = node.entries.flatMap((entry) => {
      if (entry.key !== step) return [entry];
      return rest.length === 0 ? [] : [{ ...entry, value: without(entry.value, rest) }];
    });
    return { ...node, entries };
  }
  if (node.kind === "list") {
    const items = node.items.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 ? [] : [without(item, rest)];
    });
    return { ...node, items };
  }
  return node;
}

const FREE_KEYS: readonly RegExp[] = [
  /^permission$/,
  /^wrappers$/,
  /^arity$/,
  /^notPaths$/,
  /^shellTools$/,
  /^shellTools\/[^/]*\/paths$/,
];
const ACTION_KEYS: ReadonlySet<string> = new Set(["read", "write", "action", "reason"]);

/** The plain value that the schema reads: objects with free keys as maps, all others without a prototype's keys. */
export function plainValue(node: PolicyNode, path = ""): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map((item) => plainValue(item, `${path}/`));
  const entries = node.entries.map(({ key, value }): [string, unknown] => [
    key,
    plainValue(value, path === "" ? key : `${path}/${key.replaceAll("/", "|")}`),
  ]);
  return FREE_KEYS.some((free) => free.test(path)) || isPatternMap(node, path)
    ? new Map(entries)
    : Object.fromEntries(entries);
}

/** Below a surface: an object with only `read`, `write`, `action`, `reason` is an action (semantics 4.3). */
function isPatternMap(node: PolicyNode & { kind: "object" }, path: string): boolean {
  if (!/^permission\/[^/]*$/.test(path)) return false;
  return node.entries.length === 0 || !node.entries.every(({ key }) => ACTION_KEYS.has(key));
}
