/** Programs that run code from the directory they are started in. */
export interface DirectoryProgram {
  /** Names, alternatives separated by bars. */
  readonly names: string;
  /** First operands with which they do not: they only print, or ask a registry. */
  readonly except?: string;
}

/** Semantics 2.10: an allow of these means the code of the project, not that of any directory. */
export const RUNS_DIRECTORY_CODE: readonly DirectoryProgram[] = [
  {
    names: "npm|pnpm|yarn|bun",
    except: "view info show search whoami ping help outdated ls list why audit config version root prefix",
  },
  { names: "npx|pnpx|bunx|nx|turbo|lerna|rush|moon" },
  {
    names:
      "make|gmake|remake|bmake|ninja|just|task|mask|rake|thor|invoke|fab|scons|waf|meson|cmake|ctest|xmake|premake5",
  },
  { names: "cargo", except: "search version help login info" },
  { names: "go", except: "version env doc help" },
  { names: "gradle|gradlew|mvn|mvnw|ant|sbt|mill|lein|bazel|bazelisk|buck2|pants|please" },
  { names: "pytest|py.test|tox|nox|unittest|coverage|hatch|pdm|poetry|pipenv|rye|pixi|uv|python-build|flit|twine" },
  { names: "dotnet", except: "--version --info --list-sdks --list-runtimes" },
  { names: "msbuild|nuget|swift|xcodebuild|fastlane|pod" },
  { names: "bundle|bundler|rspec|rails|cucumber|jekyll|gem" },
  { names: "composer|phpunit|pest|artisan|phpstan|psalm|php-cs-fixer" },
  { names: "mix|rebar3|stack|cabal|dune|opam|elm|zig|nimble|shards|crystal|julia" },
  { names: "jest|vitest|mocha|ava|tap|karma|cypress|playwright|wdio|jasmine|storybook" },
  {
    names:
      "eslint|prettier|stylelint|tsc|tsup|vite|webpack|rollup|esbuild|parcel|next|nuxt|astro|gatsby|ng|vue-cli-service|svelte-kit|babel|gulp|grunt|postcss|tailwindcss|commitlint|lint-staged|husky|semantic-release|changeset|knip",
  },
  { names: "pre-commit|lefthook|overcommit|direnv|mise|asdf|devbox|devenv|nix|nix-build|nix-shell" },
  {
    names:
      "terraform|tofu|terragrunt|pulumi|cdk|sls|serverless|sam|packer|vagrant|ansible|ansible-playbook|helmfile|skaffold|tilt",
  },
  {
    names:
      "foreman|honcho|overmind|procfile|docker-compose|autoreconf|autoconf|automake|mkdocs|sphinx-build|jupyter|snakemake|nextflow|dbt",
  },
];

/** Options that add code, of programs that are neither wrappers nor interpreters. */
export interface CodeAddingProgram {
  readonly names: string;
  readonly flags: string;
  /** Values of this shape add none. */
  readonly harmless?: RegExp;
}

export const ADDS_CODE: readonly CodeAddingProgram[] = [
  { names: "pytest|py.test", flags: "-p", harmless: /^no:/ },
  { names: "mocha|ava|tap|nyc|c8|jasmine", flags: "-r --require --import --loader" },
  { names: "npm|pnpm|yarn", flags: "--script-shell --shell-emulator-path" },
  { names: "cargo", flags: "--config" },
  { names: "gradle|gradlew", flags: "-I --init-script" },
  { names: "eslint", flags: "--rulesdir --resolve-plugins-relative-to --parser --plugin" },
  { names: "prettier|stylelint", flags: "--plugin --custom-syntax --custom-formatter" },
  { names: "rspec|rake|cucumber", flags: "-r --require" },
  { names: "phpunit", flags: "--bootstrap" },
  { names: "coverage", flags: "--rcfile" },
];
