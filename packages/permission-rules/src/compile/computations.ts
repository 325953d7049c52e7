import type { Action } from "../evaluate/verdict.ts";
import { indexCommands } from "./command-index.ts";
import type { CompiledLayer } from "./compile-layers.ts";
import type { CompiledRules } from "./compile-rules.ts";
import type { CommandRule, NameRule, PathRule, RuleSet } from "./rule-set.ts";

/** The rule sets that trust compares (semantics 3.3). Equal ones are the same object. */
export interface Computations {
  /** The person's own: builtin, presets, user, session. */
  readonly person: RuleSet;
  /** With the layers of the project that are trusted. */
  readonly trusted: RuleSet;
  /** With the ask and deny rules of those that are not. */
  readonly all: RuleSet;
  /** Alone; `null` where there is none. */
  readonly managed: RuleSet | null;
}

export function buildComputations(layers: readonly CompiledLayer[]): Computations {
  const main = layers.filter(({ layer }) => layer.name !== "managed");
  const managed = layers.filter(({ layer }) => layer.name === "managed");
  const own = main.filter(({ fromProject }) => !fromProject);
  const believed = main.filter(({ fromProject, trusted }) => !fromProject || trusted);
  const person = ruleSet(own, "ask");
  const trusted = believed.length === own.length ? person : ruleSet(believed, "ask");
  const all = main.length === believed.length ? trusted : ruleSet(main, "ask");
  return { person, trusted, all, managed: managed.length === 0 ? null : ruleSet(managed, "allow") };
}

/** @param fallback The default where no layer states one. That of `managed` bounds nothing. */
function ruleSet(layers: readonly CompiledLayer[], fallback: Action): RuleSet {
  const parts = layers.flatMap(({ fromProject, trusted, parts: rules }) =>
    fromProject && !trusted ? rules.map(restrictions) : rules,
  );
  const floors = new Map(parts.flatMap((part) => part.floors.map((origin) => [origin.pattern, origin] as const)));
  const paths = new Map<string, PathRule[]>();
  const names = new Map<string, NameRule[]>();
  for (const part of parts) {
    for (const rule of part.paths) append(paths, rule.surface, rule);
    for (const rule of part.names) append(names, rule.surface, rule);
  }
  const stated = parts.map((part) => part.default).filter((action) => action !== null);
  return {
    commands: indexCommands(parts.flatMap((part): readonly CommandRule[] => part.commands)),
    floors,
    paths,
    names,
    default: stated.at(-1) ?? fallback,
  };
}

/** What is read of a project that is not trusted: what asks and what denies. */
function restrictions(rules: CompiledRules): CompiledRules {
  return {
    commands: rules.commands.filter(({ origin }) => origin.action !== "allow"),
    floors: rules.floors.filter(({ action }) => action !== "allow"),
    paths: rules.paths.flatMap((rule) => {
      const read = rule.read?.action === "allow" ? null : rule.read;
      const write = rule.write?.action === "allow" ? null : rule.write;
      return read || write ? [{ ...rule, read, write }] : [];
    }),
    names: rules.names.filter(({ origin }) => origin.action !== "allow"),
    default: rules.default === "allow" ? null : rules.default,
  };
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
