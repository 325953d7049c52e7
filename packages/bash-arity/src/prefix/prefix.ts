import { ARITY, OPTIONS } from "../arity.ts";
import { buildCommandTree, type CommandTree } from "./command-tree.ts";
import { readPrefix } from "./read-prefix.ts";

let tree: CommandTree | null = null;

/** The tree of the built-in tables, built when it is first needed. */
export function builtinTree(): CommandTree {
  tree ??= buildCommandTree(ARITY, OPTIONS);
  return tree;
}

/**
 * The leading words that say what a command does, options and their values left out:
 * `["git", "-C", "/x", "remote", "add", "o"]` → `["git", "remote", "add"]`.
 *
 * @param words The command's words, quotes removed, the program first; leading assignments and wrappers are the caller's.
 * @returns Some of `words`, unchanged, in order; only the first for an unknown program; none for no words.
 */
export function prefix(words: readonly string[]): string[] {
  return readPrefix(words, builtinTree()).places.map((place) => words[place] ?? "");
}
