import type { ProgramTable } from "./program-table.ts";

const NPM =
  "c: -C --prefix --dir; r: --userconfig --globalconfig --cafile --ignore-path; w: --cache --pack-destination --store-dir --modules-dir --virtual-store-dir; -: -w --workspace --registry --tag --access --otp --scope --omit --include --loglevel --depth --filter -F --reporter --network-concurrency --filter-prod --audit-level --before --script-shell --install-strategy --node-linker";

const TEST = "-: -t -k -m -n -p -j -g";

/** Package managers, and the JavaScript and Python tools that they run. Sources: npm 10, pnpm 9, pip 24, pytest 8, eslint 9, prettier 3, tsc 5 references. */
export const packageManagers: ProgramTable = {
  "npm|pnpm|yarn|cnpm|tnpm": `-*; ${NPM}`,
  "npm install|i|add|in|link|ln|pack|publish|uninstall|un|remove|rm|ci|update|up|upgrade|outdated|ls|list|dedupe|prune|audit|rebuild|import|fetch|deploy|patch|patch-commit|explain|why|view|info|show|fund|shrinkwrap": `r.shaped*; ${NPM}; w: --patches-dir --edit-dir`,
  "npm run|run-script|exec|x|dlx|create|init|test|t|start|stop|restart|config|c|set|get|login|logout|whoami|version|search|docs|bugs|repo|help|cache|store|workspace|workspaces|node|env|bin|root|prefix|dist-tag|owner|token|team|access|deprecate|completion|doctor|ping|pkg|query|setup|self-update|approve-builds|plugin|constraints|policies|global|hook|org|profile|star|stars|unstar|unpublish|sbom": `- u.shaped*; stop:; ${NPM}`,
  "npm *": `u.shaped*; stop:; ${NPM}`,
  "npx|pnpx|bunx": "-*; stop:; -: -p -c -w --package --call --workspace; w: --cache; r: --userconfig; urls:",
  "corepack|nvm|fnm|n|volta|asdf|mise|rtx|pyenv|rbenv|nodenv|goenv|jenv|sdk|tfenv|proto":
    "r.named*; -: --lts --tool; w: --install-directory",
  "pip|pip3|pipx":
    "r.shaped*; r: -r -c -e --requirement --constraint --editable --cert --client-cert --config-settings-file; r.shaped: -f --find-links -i --index-url --extra-index-url; w: -t -d -w --target --dest --wheel-dir --prefix --root --src --cache-dir --report; w: --log; -: --proxy --timeout --retries --python-version --platform --abi --implementation --no-binary --only-binary --progress-bar --trusted-host --upgrade-strategy --format --exclude; r: --path --python; urls:",
  uv: "-*; c: --directory --project; r: --config-file; w: --cache-dir; -: --python -p --color; urls:",
  "uv pip":
    "r.shaped*; r: -r -c -e --requirement --constraint --editable --override; w: -t --target --prefix; w: -o --output-file; -: -p --python --index-url --extra-index-url --python-version; urls:",
  "uv add|remove|sync|lock|export|tree|build|publish":
    "r.shaped*; r: -r --requirements -c --constraints --script --project; w: -o --output-file --out-dir; c: --directory; -: -p --python --group --extra --package --dev-name --index --optional --bounds; urls:",
  "uv venv": "w*; -: -p --python --prompt; urls:",
  "uv init": "w*; -: -p --python --name --build-backend; urls:",
  "uv run":
    "x.script u.named*; stop:; c: --directory; r: --project --env-file --with-editable --with-requirements; -: -p --python --with --extra --group --package -m --module --only-group --index; urls:",
  "uv tool|python|cache|self|version|format|auth|help": "r.shaped*; stop:; -: -p --python --from --with; urls:",
  uvx: "-*; stop:; r: --with-editable --with-requirements --env-file; -: -p --python --from --with; urls:",
  "poetry|pdm|hatch|rye|pixi|flit|pipenv|conda|mamba|micromamba|pip-compile|pip-sync|pip-audit|pipdeptree|twine|build|maturin|setuptools|bumpversion|bump2version|cookiecutter|copier":
    "r.shaped*; c: -C --directory --project; r: --file --requirement --config-file --manifest-path; u.named: -f -r; w: --output --output-file; u.named: -o; w: --prefix --outdir --dist-dir; u.named: -p -d; -: --name --channel --extras --group --python --only --with --without --source --env; urls:",
  virtualenv:
    "w*; r: --extra-search-dir --config; -: -p --python --prompt --seeder --pip --setuptools --wheel --activators --creator --app-data",
  pytest: `x.named*; r: -c --rootdir --confcutdir --ignore --deselect --ignore-glob --cov-config; w: --basetemp --junitxml --junit-xml --log-file --resultlog --report-log --html; u.setting: -o --override-ini; -: -k -m -n -p -W -r --maxfail --durations --tb --capture --cov-report --log-level --log-cli-level --timeout --dist --color --import-mode --count --reruns --show-capture; u.named: --cov; flags: --lf --ff --sw`,
  "py.test|nose2|nosetests|unittest|behave|robot|green|ward|locust": `x.named*; ${TEST}; r: -c --config; w: --junit-xml -o -d --outputdir`,
  ruff: "-*; r: --config",
  "ruff check":
    "R*; if --fix --fix-only --add-noqa: B*; empty --fix: W; only: *.py *.pyi *.ipynb pyproject.toml; r: --config; w: -o --output-file; -: --select --ignore --extend-select --exclude --extend-exclude --line-length --target-version --output-format --per-file-ignores",
  "ruff format":
    "B*; if --check --diff: R*; empty !--check !--diff: W; only: *.py *.pyi *.ipynb; r: --config; -: --line-length --target-version --exclude",
  "ruff *": "r.named*; r: --config",
  "black|blue":
    "B*; if --check --diff -c --code: R*; only: *.py *.pyi *.ipynb; r: --config; -: -l -t --line-length --target-version --include --exclude --extend-exclude --force-exclude --stdin-filename",
  "isort|autopep8|yapf|autoflake|pyupgrade|docformatter|add-trailing-comma":
    "B*; if --check --check-only --diff -d -c: R*; r: --config --settings-path --settings-file --style --src; -: -l --line-length --exclude --profile --skip --skip-glob --max-line-length",
  "mypy|pyright|basedpyright|pyre|pytype|flake8|pylint|pycodestyle|pydocstyle|bandit|vulture|radon|xenon|prospector|pyflakes|ty|semgrep|safety|interrogate|djlint|sqlfluff|yamllint|jsonlint|markdownlint|markdownlint-cli2|shellcheck|actionlint|stylelint|htmlhint|textlint|solhint|tflint|tfsec|checkov|kics|terrascan|ansible-lint|cfn-lint|spectral|redocly|openapi-generator|swagger-cli|commitizen|license-checker|depcheck|knip|madge|dependency-cruiser|depcruise|size-limit|publint|attw|ts-prune|ts-unused-exports|type-coverage|jscpd|cspell|linkinator|lychee|markdown-link-check|dprint|rome|jshint|jscs|standard|xo|tslint|luacheck|rubocop|standardrb|erb-lint|brakeman|reek|phpstan|psalm|phpcs|phan|ktlint|detekt|checkstyle|pmd|spotbugs|buildifier|gitleaks|trufflehog|detect-secrets|hlint|credo|dialyzer|nixfmt|alejandra|statix|deadnix|nixpkgs-fmt|selene":
    "r.named*; if --fix --fix-all --write -w -i --in-place --inplace --autocorrect -a -A --format-in-place: B.named*; r: --config --config-file --project --rcfile --ini --tsconfig --ignore-path --ignore-file --baseline --cache-location --rulesdir --source-path; u.named: -c -f -p -P; w: --output --output-file --outfile --report-path --html-report --junit-xml --cache-dir; u.named: -o -O; -: --severity --shell --exclude --include --format --disable --enable --select --ignore --max-line-length --python-version --level --rule --threads --jobs --ext",
  "eslint|eslint_d|oxlint":
    "R*; if --fix --fix-dry-run: B*; only: *.js *.jsx *.cjs *.mjs *.ts *.tsx *.cts *.mts *.vue *.svelte *.astro *.json *.md *.mdx *.yml *.yaml *.html; r: -c --config --ignore-path --rulesdir --resolve-plugins-relative-to --tsconfig; w: -o --output-file --cache-location --cache-file; -: -f --ext --format --rule --env --global --parser --plugin --max-warnings --cache-strategy --ignore-pattern --fix-type --report-unused-disable-directives-severity --stdin-filename -D -A -W --deny --allow --warn",
  "prettier|prettierd":
    "R*; if -w --write: B*; only: *.js *.jsx *.cjs *.mjs *.ts *.tsx *.cts *.mts *.vue *.svelte *.astro *.json *.md *.mdx *.yml *.yaml *.html *.css *.scss *.less *.graphql *.gql *.hbs *.json5 *.jsonc *.php *.xml *.toml .prettierrc .babelrc .eslintrc .swcrc .stylelintrc .jshintrc .lintstagedrc *.lock *.webmanifest *.importmap *.code-workspace; r: --config --ignore-path --plugin; w: --cache-location; -: --parser --tab-width --print-width --log-level --stdin-filepath --trailing-comma --end-of-line --prose-wrap --arrow-parens --config-precedence --cache-strategy --quote-props",
  biome: "-*; r: --config-path",
  "biome format|check|lint|ci":
    "R*; if --write --apply --fix --apply-unsafe: B*; empty --write --fix --apply --apply-unsafe: W; only: *.js *.jsx *.cjs *.mjs *.ts *.tsx *.cts *.mts *.vue *.svelte *.astro *.json *.md *.mdx *.yml *.yaml *.html *.jsonc *.css *.graphql *.gql *.grit; r: --config-path --vcs-root; w: --log-file; -: --max-diagnostics --diagnostic-level --reporter --stdin-file-path --only --skip --colors --log-level --changed-since --since --indent-style --line-width",
  "biome *": "r.shaped*; r: --config-path",
  "tsc|vue-tsc|tsgo|tspc":
    "r*; r: -p --project --rootDir --baseUrl --typeRoots --configFile; w: --outFile --declarationDir --tsBuildInfoFile --generateTrace --generateCpuProfile; w: --outDir -outDir; style: words; -: t target m module lib jsx moduleResolution types newLine locale customConditions",
  "vitest|jest":
    "x.named*; r: -c --config --root -r --rootDir --setupFiles --tsconfig; x: --globalSetup; w: --outputFile --coverageDirectory --coverage.reportsDirectory --cacheDirectory; -: -t --testNamePattern --reporter --project --shard --maxWorkers --retry --testTimeout --environment --pool --coverage.provider --selectProjects --mode --exclude --testPathPattern",
  playwright:
    "x.named*; r: -c --config; w: --output; -: -g --grep --grep-invert --project --reporter -j --workers --shard --retries --timeout --repeat-each --trace; flags: --ui --headed --debug --update-snapshots",
  mocha:
    "x.named*; r: --config --package --tsconfig; x: -r --require --import; -: -g -f -t -R -u --grep --fgrep --timeout --reporter --ui --extension --spec --ignore",
  rollup: "u.named*; w: -o -d --file --dir; -: -f -n -g -e --format --name --globals --external; flags: -c --config",
  "ava|tap|jasmine|karma|cypress|testcafe|wdio|nightwatch|qunit|uvu|c8|nyc|istanbul|web-test-runner|wtr|storybook|chromatic|lighthouse|newman|artillery|k6|stryker":
    "x.named*; r: --config --root --rootDir --setupFiles --project-config --reporter-file --tsconfig; u.named: -c; x: -r --require --import --globalSetup; w: --outputFile --coverageDirectory --coverage.reportsDirectory --cacheDirectory --cache-dir --output --output-path --report-dir --temp-directory; u.named: -o; -: --testNamePattern --grep --reporter --project --shard --workers --maxWorkers --retry --timeout --testTimeout --environment --pool --coverage.provider --selectProjects --trace --mode --extension --spec-pattern --exclude",
  "vite|webpack|webpack-cli|swc|tsup|tsdown|unbuild|parcel|rspack|rsbuild|farm|microbundle|babel|browserify|snowpack|wmr|next|nuxt|nuxi|astro|remix|svelte-kit|ng|vue|vue-cli-service|react-scripts|expo|react-native|ionic|cap|electron|electron-builder|nest|strapi|medusa|prisma|drizzle-kit|typeorm|sequelize|knex|graphql-codegen|openapi-typescript|quicktype|typedoc|api-extractor|jsdoc|plop|hygen|yo|degit|stylus|imagemin|serve|http-server|live-server|json-server|nodemon|pm2|forever|concurrently|npm-run-all|run-s|run-p|wait-on|cross-env|dotenv|bundlesize|source-map-explorer|playwright-core|puppeteer|tree-sitter|wasm-pack|wasm-opt|wat2wasm|emsdk|node-gyp|prebuildify|napi":
    "u.named*; if --write -w: u.named*; w: --output --out --outfile --outdir --outDir --out-dir --out-file --dist-dir --output-path --output-file; u.named: -o -d; x: -r --require; r: --config --input --project --tsconfig --schema --env-file --root; -: --mode --port --loader --format --target --platform --name --ext --base",
  esbuild:
    "r.named*; w: --outfile --outdir --metafile; r: --tsconfig --alias-file --inject; -: --loader --format --target --platform --define --external",
  "sass|lessc|svgo|terser|postcss|html-minifier|tailwindcss|uglifyjs":
    "r w; w: -o -d --output --dir; r: -i -c --config --input; r: -I --load-path --include-path; -: --style -p --precision --plugin",
  "del|del-cli|shx|cpy|cpx|copyfiles|ncp|ts-mv|move-file": "w.named*",
  rimraf: "W*; -: --tmp --max-retries",
  mkdirp: "w*; -: -m --mode",
  "brew|port|apt|apt-get|aptitude|dnf|yum|zypper|pacman|yay|paru|apk|emerge|xbps-install|nix-env|snap|flatpak|winget|choco|scoop|pkg|pkg_add|opkg|guix|eopkg|swupd|tdnf|microdnf|rpm-ostree":
    "r.shaped*; r: --config-file --config --installroot --root; u.named: -c; -: --option --target-release --repo --enablerepo --disablerepo; urls:",
  "apt-cache|apt-file|apt-mark|dpkg-query|apt-key|add-apt-repository|debconf-set-selections|update-alternatives":
    "r.shaped*; r: --keyring; urls:",
  "dpkg|rpm|dpkg-reconfigure|installer|debuild|rpmbuild|makepkg|fpm|alien":
    "r.shaped*; w: --root --instdir --admindir; r: --define-file -target -pkg; urls:",
  "gem|bundle|bundler":
    "r.shaped*; w: -i --install-dir --path -n --bindir; r: --gemfile -g --file; w: -o --output; -: -v --version --source --with --without -j --jobs --group; urls:",
  "bundle exec": "-*; stop:; r: --gemfile; urls:",
  "rails|rspec|minitest|cucumber|rackup|puma|unicorn|sidekiq|solargraph|srb|sorbet|guard":
    "x.named*; r: -c -C --config -r -I -O --options; w: -o --out --output; -: -e --example --tag --format --port --environment",
  "composer|symfony|artisan|phpunit|pest|wp|drush|box|php-cs-fixer|rector|pint":
    "u.named*; c: -d --working-dir; r: -c --configuration --bootstrap --path; w: --coverage-html --coverage-clover --log-junit; -: --filter --group --testsuite --env; urls:",
  "luarocks|cpan|cpanm|nimble|shards|cpm|tlmgr|dep|glide|govendor|elm-format|hackage|bower|jspm|create-react-app|create-next-app|create-vite|express-generator|meteor":
    "u.named*; w: --local-lib --output; u.named: -l",
  "nix|nix-build|nix-shell|nix-instantiate|nix-store|nixos-rebuild|home-manager|darwin-rebuild|devbox|direnv":
    "r.shaped*; r: -f -I --file --flake --expr-file; w: -o --out-link --profile; -: -A -p -E --attr --packages --expr --argstr --arg; urls:",
  "django-admin|manage.py|flask|gunicorn|uvicorn|hypercorn|waitress-serve|celery|alembic|streamlit|gradio|jupyter|jupyter-lab|jupyter-notebook|nbconvert|papermill|dvc|mlflow|wandb|huggingface-cli|transformers-cli|torchrun|accelerate|kaggle|scrapy|airflow|dbt|prefect|luigi|great_expectations|meltano":
    "u.named*; r: --config --env-file --app-dir --project-dir --profiles-dir --notebook-dir --certfile --keyfile; u.named: -c; w: --output --output-dir --logfile --pidfile; u.named: -o -D; -: --host --port --workers --bind",
  "claude|codex|gemini|aider|opencode|llm|ollama|aichat|cursor-agent|goose|crush|amp|q|sgpt|mods|fabric":
    "u.named*; c: --cwd --add-dir --cd -C; r: --mcp-config --settings --config --read --file; u.named: -f; -: --model --prompt --message",
};
