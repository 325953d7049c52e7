/** What each package may import at run time: workspace packages by short name, others by their names. */
export interface Layer {
  readonly name: string;
  readonly workspace: readonly string[];
  readonly others: readonly string[];
  /** Files below `src` that may touch Node's own modules; everything else runs in a browser too. */
  readonly node: readonly string[];
  /** Carries the workspace's packages and what they need inside its bundle: all of it is a devDependency. */
  readonly bundled: boolean;
}

export const layers: readonly Layer[] = [
  { name: "bash-arity", workspace: [], others: [], node: [], bundled: false },
  {
    name: "bash-parse",
    workspace: ["bash-arity"],
    others: ["unbash", "web-tree-sitter"],
    node: ["second-reader/load-wasm.ts"],
    bundled: false,
  },
  {
    name: "permission-rules",
    workspace: [],
    others: ["jsonc-parser", "minimatch", "valibot"],
    node: ["load/"],
    bundled: false,
  },
  {
    name: "gates",
    workspace: ["bash-arity", "bash-parse", "permission-rules"],
    others: [],
    node: ["node/"],
    bundled: false,
  },
  { name: "pi-extension", workspace: ["gates"], others: [], node: [""], bundled: true },
  { name: "cli", workspace: ["gates"], others: [], node: [""], bundled: true },
];
