// Hand-kept facts about the programs that people run most, from the tools' own documentation. They win over every
// completions set.
//
// `groups`  all groups below the program, as a tree; without it the sets decide
// `add`     groups besides those of the sets
// `drop`    words below the program that are no groups
// `options` per group (`.`: the program itself): `-C=` takes the next word, `--color?` takes only an attached value, `-p` takes none
// `mirrors` words behind which all of the program's groups stand once more (`gcloud beta compute …`)
// `arity`   how many words count in a group, where it is not one more than its path has
// `names`   names of subcommands in a group, besides those of the sets
//
// A group is a prefix after which one more word says what is done, be it a subcommand or a name of the caller's own (a
// script, a target). The program itself is always one here.
export const programs = {
  git: {
    groups:
      "bisect bundle commit-graph fsmonitor--daemon gui hook lfs maintenance multi-pack-index notes reflog remote sparse-checkout stash submodule subtree worktree flow credential svn p4",
    options: {
      ".": "-C= -c= --git-dir= --work-tree= --namespace= --config-env= --super-prefix= --attr-source= --list-cmds? --exec-path? -p -P --paginate --no-pager --bare --no-replace-objects --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-optional-locks --no-lazy-fetch --no-advice",
      notes: "--ref=",
      subtree: "-P= --prefix= -q",
      "commit-graph": "--object-dir=",
      "multi-pack-index": "--object-dir=",
      remote: "-v --verbose",
      submodule: "-q --quiet",
    },
    names: {
      ".": "add add--interactive credential-cache--daemon merge-recursive merge-recursive-ours remote-ftp remote-ftps am annotate apply archive bisect blame branch bundle cat-file check-attr check-ignore checkout checkout-index checkout--worker cherry cherry-pick clean clone column commit commit-graph commit-tree config count-objects credential credential-cache credential-store daemon describe diff diff-files diff-index diff-pairs diff-tree difftool fast-export fast-import fetch fetch-pack filter-branch filter-repo for-each-ref for-each-repo format-patch fsck fsck-objects gc grep gui help hook init init-db instaweb log ls-files ls-remote ls-tree maintenance merge merge-base merge-file merge-index merge-octopus merge-one-file merge-ours merge-recursive merge-resolve merge-subtree merge-tree mergetool mktag mktree mv name-rev notes pack-objects pack-refs patch-id prune prune-packed pull push range-diff read-tree rebase receive-pack reflog refs remote remote-ext remote-fd remote-http remote-https repack replace replay rerere reset restore rev-list rev-parse revert rm send-email send-pack shell shortlog show show-branch show-index show-ref sparse-checkout stage stash status stripspace submodule submodule--helper subtree switch symbolic-ref tag update-index update-ref upload-archive upload-pack var verify-commit verify-pack verify-tag version whatchanged worktree write-tree upload-archive--writer fsmonitor--daemon bugreport diagnose",
      worktree: "add list lock move prune remove repair unlock",
      remote: "add get-url prune remove rename rm set-branches set-head set-url show update",
    },
  },
  gh: {
    add: "alias attestation auth cache codespace config extension gist gpg-key issue label org pr project release repo ruleset run search secret ssh-key variable workflow",
    options: {
      ".": "-R= --repo=",
      pr: "-R= --repo=",
      issue: "-R= --repo=",
      run: "-R= --repo=",
      release: "-R= --repo=",
      workflow: "-R= --repo=",
      secret: "-R= --repo=",
      variable: "-R= --repo=",
      label: "-R= --repo=",
      cache: "-R= --repo=",
    },
  },
  glab: {
    options: {
      ".": "-R= --repo=",
    },
  },
  hg: {
    groups: "",
    options: {
      ".": "-R= --repository= --cwd= --config= --encoding= --encodingmode= --color= --pager= -y --noninteractive -q -v --debug",
    },
    names: {
      ".": "add addremove annotate archive backout bisect bookmark bookmarks branch branches bundle cat clone commit config copy diff export files forget graft grep heads help histedit identify import incoming init log manifest merge move outgoing parent parents paths phase pull push rebase recover remove rename resolve revert rollback root serve shelve status strip summary tag tags tip unbundle unshelve update verify version",
    },
  },
  svn: {
    options: {
      ".": "--username= --password= --config-dir= --config-option= --non-interactive --no-auth-cache --trust-server-cert -q -v",
    },
  },
  jj: {
    drop: ["rebase"],
    add: "bookmark config debug file git op operation sparse tag util workspace gerrit",
    options: {
      ".": "-R= --repository= --at-operation= --at-op= --color= --config= --config-file= --no-pager --quiet --debug --ignore-working-copy --ignore-immutable",
    },
  },
  npm: {
    groups:
      "run run-script rum urn access cache config c dist-tag dist-tags hook org ogr owner author pkg profile team audit token install-scripts exec x trust stage",
    options: {
      ".": "--prefix= -C= --workspace= -w= --registry= --loglevel= --userconfig= --globalconfig= --cache= --script-shell= --otp= --tag= --omit= --include= --access= --proxy= --https-proxy= --cafile= --node-options= -s --silent -q --quiet -g --global -d -dd -ddd --json -ws --workspaces --if-present --ignore-scripts --no-audit --no-fund -y --yes -f --force",
      exec: "-p= --package= -c= --call= -y --yes",
      x: "-p= --package= -c= --call= -y --yes",
    },
    names: {
      ".": "add audit bugs c cache ci cit clean-install clean-install-test completion config create dedupe deprecate diff dist-tag docs doctor edit exec explain explore find find-dupes fund get help help-search hook home i in info init ins inst insta instal install install-ci-test install-clean install-test isnt issues it la link list ll ln login logout ls org outdated owner pack ping pkg prefix profile prune publish query r rb rebuild remove repo restart rm root run run-script s sbom se search set set-script show shrinkwrap sit star stars start stop t team test token tst udpate un uninstall unlink unpublish unstar up update upgrade v version versions view whoami x why",
    },
  },
  pnpm: {
    groups: "run run-script store config c cache env licenses server exec dlx",
    options: {
      ".": "-C= --dir= --filter= -F= --filter-prod= --loglevel= --reporter= --store-dir= --virtual-store-dir= --modules-dir= --workspace-concurrency= --test-pattern= --changed-files-ignore-pattern= --resume-from= --prefix= -r --recursive -w --workspace-root --stream --aggregate-output --parallel --silent -s --if-present --no-bail --color --no-color --use-stderr --fail-if-no-match --offline --prefer-offline -D -P",
      exec: "--resume-from= --workspace-concurrency= -r -c --shell-mode --parallel",
      dlx: "--package= --allow-build= -s -c --shell-mode",
    },
    names: {
      ".": "add audit bin c cache cat-file cat-index ci config create dedupe deploy dlx doctor env exec fetch find-hash i import info init install install-test it licenses link list ln ls outdated pack patch patch-commit patch-remove prune publish rb rebuild remove rm root run run-script self-update server setup start stop store t test tst un uninstall unlink up update upgrade view why approve-builds ignored-builds",
    },
  },
  yarn: {
    arity: { workspace: 4 },
    groups:
      "run workspace workspaces(foreach(run)) cache config npm plugin set global policies exec dlx team owner tag licenses",
    options: {
      ".": "--cwd= --registry= --modules-folder= --cache-folder= --mutex= --network-timeout= --use-yarnrc= --cafile= --prefix= --silent -s --verbose --offline --frozen-lockfile --non-interactive",
      workspaces: "--from= --include= --exclude= -j= --jobs= -A -R -W -p -t -v -i --since?",
      dlx: "-p= --package= -q",
    },
    names: {
      ".": "add audit autoclean bin cache check config constraints create dedupe dlx exec explain generate-lock-entry global help import info init install licenses link list login logout node npm outdated owner pack patch patch-commit plugin policies prune publish rebuild remove run search set stage start tag team test unlink unplug unpublish up upgrade upgrade-interactive version versions why workspace workspaces",
    },
  },
  bun: {
    groups: "run pm",
    options: {
      ".": "--cwd= -c= --config= --env-file= --filter= -F= -r= --preload= --port= --conditions= --define= -d= --silent --bun -b --hot --watch --smol",
      run: "--cwd= --filter= -F= --env-file= --shell= --silent --bun -b --if-present",
    },
    names: {
      ".": "add audit build create exec help i info init install link outdated patch patch-commit pm publish remove repl rm run test unlink update upgrade why x",
    },
  },
  bunx: {
    add: "",
    options: {
      ".": "-p= --package= --bun --silent --verbose --no-install",
    },
  },
  npx: {
    add: "",
    options: {
      ".": "-p= --package= -c= --call= --cache= --userconfig= -w= --workspace= --registry= --loglevel= --node-options= --prefix= -y --yes --no -q --quiet --no-install --ignore-existing",
    },
  },
  pnpx: {
    groups: "",
    options: {
      ".": "-p= --package=",
    },
  },
  nx: {
    groups: "release run generate g",
    options: {
      ".": "--project=",
    },
  },
  turbo: {
    groups: "run gen generate",
    options: {
      ".": "--filter= -F= --cwd= --token= --team= --api= --concurrency= --cache-dir= --log-order= --output-logs= --env-mode= --ui= --color --no-color --no-cache --force? --parallel --continue? --dry? --verbosity?",
    },
  },
  lerna: {
    groups: "run",
    options: {
      ".": "--scope= --ignore= --since? --concurrency= --loglevel=",
    },
  },
  deno: {
    groups: "task",
    options: {
      ".": "-L= --log-level= -q --quiet",
      task: "--cwd= -c= --config= -f= --filter=",
    },
  },
  rush: {
    groups: "",
  },
  moon: {
    groups: "run task project docker generate query sync toolchain node migrate",
    options: {
      ".": "--concurrency= -c= --log= --log-file= --color --cache= --theme=",
    },
  },
  vite: {
    groups: "",
  },
  vitest: {
    groups: "",
    options: {
      ".": "-c= --config= -r= --root= --dir= -t= --testNamePattern= --project= --reporter= -w --watch --ui --coverage --run",
    },
    names: {
      ".": "run watch dev bench related list init",
    },
  },
  next: {
    groups: "",
  },
  nuxt: {
    groups: "",
  },
  nuxi: {
    groups: "",
  },
  astro: {
    groups: "db telemetry preferences",
  },
  wrangler: {
    names: {
      pages: "deploy deployment",
      vectorize: "create create-metadata-index delete delete-vectors get get-vectors list list-vectors",
    },
    groups:
      "d1(migrations) kv(key namespace bulk) r2(bucket object) secret secrets-store pages(project deployment functions secret) queues(consumer(http worker)) versions(secret) deployments workflows(instances) vectorize hyperdrive ai(models finetune) dispatch-namespace mtls-certificate pipelines cert containers(images) triggers",
    options: {
      ".": "-c= --config= -e= --env= --cwd= --env-file= -v",
    },
  },
  vercel: {
    add: "env domains dns certs alias secrets teams project projects git integration blob cache target webhooks telemetry flags",
    options: {
      ".": "-A= --local-config= -Q= --global-config= -S= --scope= -T= --team= -t= --token= --cwd= -d --debug --no-color",
    },
  },
  netlify: {
    groups: "addons blobs db env functions lm logs sites database",
    options: {
      ".": "--auth= --filter= --http-proxy= --http-proxy-certificate-filename=",
    },
  },
  firebase: {
    groups: "",
    options: {
      ".": "-P= --project= --account= --token= --config= -c= --debug --json --non-interactive -i",
    },
  },
  eas: {
    groups: "",
  },
  expo: {
    groups: "",
  },
  cdk: {
    groups: "",
    options: {
      ".": "-a= --app= -c= --context= -p= --plugin= --profile= -o= --output= -r= --role-arn= --proxy= --ca-bundle-path= --trace -v --verbose -j --json --no-color --ci --strict",
    },
  },
  sam: {
    groups: "local pipeline remote list",
    options: {
      ".": "--debug",
    },
  },
  serverless: {
    options: {
      ".": "-s= --stage= -r= --region= -c= --config= --aws-profile= --org= --app=",
    },
  },
  prisma: {
    groups: "db migrate platform",
  },
  "drizzle-kit": {
    groups: "",
  },
  playwright: {
    groups: "",
    options: {
      ".": "-b= --browser= -c= --config=",
    },
  },
  cypress: {
    groups: "cache",
  },
  storybook: {
    groups: "",
  },
  changeset: {
    groups: "pre",
  },
  biome: {
    groups: "",
    options: {
      ".": "--colors= --config-path= --log-file= --log-level= --log-kind= --max-diagnostics=",
    },
  },
  webpack: {
    groups: "",
  },
  pm2: {
    groups: "",
    options: {
      ".": "-n= --name= -i= --instances= --namespace= -l= --log= -o= --output= -e= --error= -p= --pid= --interpreter= --cwd=",
    },
  },
  lefthook: {
    groups: "",
  },
  volta: {
    groups: "",
  },
  nvm: {
    groups: "",
  },
  fnm: {
    groups: "",
    options: {
      ".": "--node-dist-mirror= --fnm-dir= --log-level= --arch= --version-file-strategy=",
    },
  },
  corepack: {
    groups: "",
  },
  cargo: {
    groups: "report nextest",
    options: {
      ".": "-C= -Z= --color= --config= --explain= -q --quiet -v --verbose --locked --offline --frozen",
      nextest: "-p= --package= --manifest-path= --color= -P= --profile=",
    },
    names: {
      ".": "add audit b bench build c check clean clippy config d doc expand fetch fix flamegraph fmt generate generate-lockfile help info init insta install install-update llvm-cov locate-project login logout machete make metadata miri new nextest outdated owner package pkgid publish r read-manifest remove report rm run rustc rustdoc search semver-checks t test tree udeps uninstall update upgrade vendor verify-project version watch yank",
    },
  },
  rustup: {
    groups: "toolchain target component override self set show run",
    options: {
      ".": "-q -v",
    },
  },
  go: {
    groups: "mod work tool run",
    options: {
      ".": "-C=",
      run: "-exec= -tags= -ldflags= -gcflags= -asmflags= -gccgoflags= -mod= -modfile= -overlay= -p= -o= -C= -buildmode= -buildvcs= -compiler= -installsuffix= -pgo= -pkgdir= -toolexec= -covermode= -coverpkg= -a -n -race -msan -asan -cover -v -work -x -trimpath -json -modcacherw -linkshared",
      tool: "-C= -modfile= -n",
    },
    names: {
      ".": "bug build clean doc env fix fmt generate get help install list mod run telemetry test tool version vet work",
    },
  },
  zig: {
    groups: "",
  },
  golangci: {
    groups: "",
  },
  "golangci-lint": {
    groups: "cache config",
    options: {
      ".": "-c= --config= --color= --cpu-profile-path= --mem-profile-path= --trace-path= -v --no-config",
    },
  },
  dlv: {
    groups: "",
    options: {
      ".": "--listen= -l= --log-output= --log-dest= --wd= --build-flags= --init= --backend= --api-version= -r= --redirect=",
    },
  },
  goreleaser: {
    groups: "",
  },
  buf: {
    groups: "beta alpha mod dep registry config plugin lsp",
  },
  python: {
    arity: { ".": 1 },
    groups: "-m(pip(cache config index))",
    options: {
      ".": "-W= -X= -c= --check-hash-based-pycs= -u -B -E -I -O -OO -P -s -S -v -q -i -b -d",
      "-m pip":
        "--python= --log= --proxy= --retries= --timeout= --exists-action= --trusted-host= --cert= --client-cert= --cache-dir= --use-feature= --use-deprecated= --keyring-provider= --resume-retries= -q --quiet -v --verbose --isolated --require-virtualenv --no-input --no-color --debug",
    },
  },
  python3: {
    arity: { ".": 1 },
    groups: "-m(pip(cache config index))",
    options: {
      ".": "-W= -X= -c= --check-hash-based-pycs= -u -B -E -I -O -OO -P -s -S -v -q -i -b -d",
      "-m pip":
        "--python= --log= --proxy= --retries= --timeout= --exists-action= --trusted-host= --cert= --client-cert= --cache-dir= --use-feature= --use-deprecated= --keyring-provider= --resume-retries= -q --quiet -v --verbose --isolated --require-virtualenv --no-input --no-color --debug",
    },
  },
  py: {
    arity: { ".": 1 },
    groups: "-m(pip)",
    options: {
      ".": "-W= -X= -c=",
      "-m pip":
        "--python= --log= --proxy= --retries= --timeout= --exists-action= --trusted-host= --cert= --client-cert= --cache-dir= --use-feature= --use-deprecated= --keyring-provider= --resume-retries= -q --quiet -v --verbose --isolated --require-virtualenv --no-input --no-color --debug",
    },
  },
  pip: {
    groups: "cache config index",
    options: {
      ".": "--python= --log= --proxy= --retries= --timeout= --exists-action= --trusted-host= --cert= --client-cert= --cache-dir= --use-feature= --use-deprecated= --keyring-provider= --resume-retries= -q --quiet -v --verbose --isolated --require-virtualenv --no-input --no-color --debug",
    },
  },
  pip3: {
    groups: "cache config index",
    options: {
      ".": "--python= --log= --proxy= --retries= --timeout= --exists-action= --trusted-host= --cert= --client-cert= --cache-dir= --use-feature= --use-deprecated= --keyring-provider= --resume-retries= -q --quiet -v --verbose --isolated --require-virtualenv --no-input --no-color --debug",
    },
  },
  uv: {
    groups: "pip cache python tool self auth",
    options: {
      ".": "--directory= --project= --cache-dir= --config-file= --color= --allow-insecure-host= --python-preference= -q -v --quiet --verbose --offline --no-cache -n --no-config --no-progress --native-tls --managed-python --no-managed-python",
    },
    names: {
      ".": "add auth build cache export format help init lock pip publish python remove run self sync tool tree version venv",
    },
  },
  uvx: {
    add: "",
    options: {
      ".": "--from= --with= --with-requirements= --with-editable= -p= --python= --index= --index-url= -i= --default-index= --extra-index-url= -f= --find-links= -c= --constraints= --env-file= --cache-dir= --directory= --project= --config-file= --isolated --refresh --offline -q -v",
    },
  },
  poetry: {
    groups: "cache debug env self source",
    options: {
      ".": "-C= --directory= -P= --project= -n --no-interaction -q -v -vv -vvv --no-plugins --no-cache --ansi --no-ansi",
    },
  },
  pdm: {
    groups: "cache plugin python py self venv",
    options: {
      ".": "-c= --config= -v -q -I",
    },
  },
  hatch: {
    groups: "env config dep python self",
    options: {
      ".": "-e= --env= -p= --project= --data-dir= --cache-dir= --config=",
    },
  },
  rye: {
    groups: "self toolchain tools",
  },
  coverage: {
    groups: "",
  },
  ruff: {
    groups: "analyze",
    options: {
      ".": "--config= --color=",
    },
  },
  "pre-commit": {
    groups: "",
    names: { ".": "install install-hooks" },
    options: {
      ".": "--color=",
    },
  },
  conda: {
    groups: "env(config(vars))",
  },
  mamba: {
    groups: "env",
  },
  "django-admin": {
    groups: "",
    options: {
      ".": "--settings= --pythonpath= -v= --verbosity=",
    },
  },
  flask: {
    groups: "db",
    options: {
      ".": "-A= --app= -e= --env-file=",
      db: "-d= --directory=",
    },
  },
  alembic: {
    groups: "",
    options: {
      ".": "-c= --config= -n= --name= -x=",
    },
  },
  celery: {
    groups: "",
    options: {
      ".": "-A= --app= -b= --broker= --result-backend= --loader= --config= --workdir=",
    },
  },
  jupyter: {
    groups: "kernelspec nbextension labextension serverextension",
  },
  streamlit: {
    groups: "cache config",
  },
  dvc: {
    groups: "remote exp experiments metrics params plots cache stage queue artifacts",
    options: {
      ".": "--cd= -q -v",
    },
  },
  "huggingface-cli": {
    groups: "repo",
  },
  hf: {
    groups: "auth cache repo jobs repo-files endpoints",
  },
  mlflow: {
    groups: "experiments runs models deployments artifacts db",
  },
  "ansible-galaxy": {
    groups: "collection role",
  },
  "ansible-vault": {
    groups: "",
  },
  make: {
    add: "",
    options: {
      ".": "-C= --directory= -f= --file= --makefile= -I= --include-dir= -o= --old-file= --assume-old= -W= --what-if= --new-file= --assume-new= -j? --jobs? -l? --load-average? --max-load? -O? --output-sync? -E= --eval= --debug? --shuffle? -B --always-make -e -i -k -n -p -q -r -s -t -w",
    },
  },
  gmake: {
    add: "",
    options: {
      ".": "-C= --directory= -f= --file= --makefile= -I= --include-dir= -o= --old-file= --assume-old= -W= --what-if= --new-file= --assume-new= -j? --jobs? -l? --load-average? --max-load? -O? --output-sync? -E= --eval= --debug? --shuffle? -B --always-make -e -i -k -n -p -q -r -s -t -w",
    },
  },
  bmake: {
    add: "",
    options: {
      ".": "-C= --directory= -f= --file= --makefile= -I= --include-dir= -o= --old-file= --assume-old= -W= --what-if= --new-file= --assume-new= -j? --jobs? -l? --load-average? --max-load? -O? --output-sync? -E= --eval= --debug? --shuffle? -B --always-make -e -i -k -n -p -q -r -s -t -w",
    },
  },
  ninja: {
    groups: "",
    options: {
      ".": "-C= -f= -j= -k= -l= -d= -t= -w= -v -n --quiet",
    },
  },
  rake: {
    groups: "",
    options: {
      ".": "-f= --rakefile= -C= --directory= -I= -r= --require= -j= -t? --trace? -q -s -n -v",
    },
  },
  just: {
    groups: "",
    options: {
      ".": "-f= --justfile= -d= --working-directory= --set= --color= --shell= --shell-arg= --dotenv-path= --dotenv-filename= --tempdir= --chooser= --list-heading= --list-prefix= -q -v -n -u --unstable --dry-run",
    },
  },
  task: {
    groups: "",
    options: {
      ".": "-d= --dir= -t= --taskfile= -C= --concurrency= -o= --output= -I= --interval= -g -p -v -s -f -w -n -y -x",
    },
  },
  mage: {
    groups: "",
    options: {
      ".": "-C= -d= -w= -t=",
    },
  },
  gradle: {
    groups: "",
    options: {
      ".": "--tests= -p= --project-dir= -b= --build-file= -c= --settings-file= -g= --gradle-user-home= -I= --init-script= --include-build= -x= --exclude-task= --console= --max-workers= --project-cache-dir= --warning-mode= --priority= -M= --write-verification-metadata= -F= --dependency-verification= -D= --system-prop= -P= --project-prop= -q --quiet -i --info -d --debug --offline --daemon --no-daemon --parallel --stacktrace --scan --build-cache",
    },
  },
  gradlew: {
    groups: "",
    options: {
      ".": "--tests= -p= --project-dir= -b= --build-file= -c= --settings-file= -g= --gradle-user-home= -I= --init-script= --include-build= -x= --exclude-task= --console= --max-workers= --project-cache-dir= --warning-mode= --priority= -M= --write-verification-metadata= -F= --dependency-verification= -D= --system-prop= -P= --project-prop= -q --quiet -i --info -d --debug --offline --daemon --no-daemon --parallel --stacktrace --scan --build-cache",
    },
  },
  mvn: {
    add: "",
    options: {
      ".": "-f= --file= -pl= --projects= -P= --activate-profiles= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt= --global-toolchains= -T= --threads= -l= --log-file= -rf= --resume-from= -D= --define= -b= --builder= -e= -emp= --encrypt-master-password= -ep= --encrypt-password= -e -q -X -B -U -o -N -am -amd -ff -fae -fn -ntp -C -c -V",
    },
  },
  mvnw: {
    add: "",
    options: {
      ".": "-f= --file= -pl= --projects= -P= --activate-profiles= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt= --global-toolchains= -T= --threads= -l= --log-file= -rf= --resume-from= -D= --define= -b= --builder= -e= -emp= --encrypt-master-password= -ep= --encrypt-password= -e -q -X -B -U -o -N -am -amd -ff -fae -fn -ntp -C -c -V",
    },
  },
  bazel: {
    groups: "mod run",
    options: {
      ".": "--output_user_root= --output_base= --bazelrc= --host_jvm_args= --max_idle_secs= --server_javabase= --nohome_rc --batch",
    },
  },
  bazelisk: {
    groups: "mod run",
    options: {
      ".": "--output_user_root= --output_base= --bazelrc= --host_jvm_args= --max_idle_secs= --server_javabase= --nohome_rc --batch",
    },
  },
  buck2: {
    groups: "debug audit",
    options: {
      ".": "--isolation-dir=",
    },
  },
  sbt: {
    groups: "",
    options: {
      ".": "-D= -java-home= -mem=",
    },
  },
  lein: {
    groups: "",
  },
  mill: {
    groups: "",
  },
  ant: {
    groups: "",
    options: {
      ".": "-f= -file= -buildfile= -lib= -logfile= -l= -logger= -listener= -propertyfile= -inputhandler=",
    },
  },
  meson: {
    groups: "",
  },
  scons: {
    groups: "",
    options: {
      ".": "-C= -f= -j= -D -u -Q",
    },
  },
  dotnet: {
    groups:
      "add nuget(add) sln solution tool workload dev-certs ef(database dbcontext migrations) list package reference remove user-secrets",
    options: {
      ".": "--additionalprobingpath= --additional-deps= --depsfile= --fx-version= --roll-forward= --runtimeconfig= -d --diagnostics",
      ef: "-p= --project= -s= --startup-project=",
    },
    names: {
      ".": "add build build-server clean dev-certs ef format fsi help list msbuild new nuget pack package publish reference remove restore run sdk sln solution store test tool tool-restore user-secrets vstest watch workload",
    },
  },
  composer: {
    groups: "run-script run global",
    options: {
      ".": "-d= --working-dir= -q -v -vv -vvv -n --no-interaction --profile --no-plugins --no-scripts --ansi --no-ansi --no-cache",
    },
    names: {
      ".": "about archive audit browse bump check-platform-reqs clear-cache completion config create-project depends diagnose dump-autoload exec fund global help init install licenses list outdated prohibits reinstall remove require run run-script search self-update show status suggests update upgrade validate why why-not",
    },
  },
  artisan: {
    groups: "",
    options: {
      ".": "--env= -q -n -v",
    },
  },
  symfony: {
    groups: "",
    options: {
      ".": "--dir=",
    },
  },
  wp: {
    options: {
      ".": "--path= --url= --ssh= --http= --user= --exec= --context= --require= --skip-plugins? --skip-themes? --debug? --quiet",
    },
  },
  rails: {
    groups: "",
    names: {
      ".": "about assets c console d db db:create db:drop db:migrate db:migrate:down db:migrate:redo db:migrate:reset db:migrate:status db:reset db:rollback db:schema:dump db:schema:load db:seed db:seed:replant db:setup db:prepare db:version dbconsole destroy g generate new notes plugin r routes runner s secret server stats t test test:all test:system test:models time zeitwerk:check",
    },
  },
  bundle: {
    groups: "plugin",
    options: {
      ".": "-r= --retry= --no-color -V",
    },
  },
  gem: {
    groups: "",
    options: {
      ".": "--config-file=",
    },
  },
  rbenv: {
    groups: "",
  },
  pod: {
    groups: "cache ipc lib repo spec trunk",
  },
  fastlane: {
    groups: "ios android mac",
    options: {
      ".": "--env=",
    },
  },
  mix: {
    groups: "",
    names: {
      ".": "app.config app.start archive archive.build archive.install clean cmd compile compile.all deps deps.clean deps.compile deps.get deps.tree deps.unlock deps.update do ecto ecto.create ecto.drop ecto.gen.migration ecto.migrate ecto.reset ecto.rollback ecto.setup escript escript.build escript.install eval format help hex hex.audit hex.build hex.info hex.outdated hex.publish local local.hex local.rebar new phx phx.digest phx.gen.context phx.gen.html phx.gen.live phx.new phx.routes phx.server profile.cprof profile.eprof release release.init run test test.coverage xref",
    },
  },
  flutter: {
    add: "pub(cache global(run) run) build",
    options: {
      ".": "-d= --device-id= -v --verbose --suppress-analytics --no-version-check",
    },
  },
  dart: {
    add: "run pub(cache global(run)) compile",
  },
  swift: {
    groups: "package(config) sdk",
    options: {
      package: "--package-path= --scratch-path= --cache-path= -c= --configuration= -j= --jobs= -v",
    },
    names: {
      ".": "build package run test repl sdk",
    },
  },
  xcrun: {
    groups: "simctl devicectl notarytool altool stapler",
    options: {
      ".": "--sdk= -sdk= --toolchain= -toolchain= -v -l -n -k -r",
    },
  },
  adb: {
    groups: "",
    options: {
      ".": "-s= -t= -H= -P= -L= -a -d -e",
    },
    names: {
      ".": "backup bugreport connect devices disconnect emu exec-out forward get-devpath get-serialno get-state help install install-multi-package install-multiple jdwp keygen kill-server logcat pair ppp pull push reboot reboot-bootloader reconnect remount restore reverse root shell sideload start-server sync tcpip uninstall unroot usb version wait-for-device",
    },
  },
  stack: {
    options: {
      ".": "--stack-yaml= --resolver= --snapshot= --color= --work-dir= --stack-root= --compiler=",
    },
  },
  cabal: {
    groups: "",
    options: {
      ".": "--config-file= --store-dir= --active-repositories= --project-file=",
    },
  },
  opam: {
    groups: "repository repo config admin",
    options: {
      ".": "--root= --switch= --color= -y -q -v",
    },
  },
  dune: {
    groups: "ocaml cache rpc tools",
    options: {
      ".": "--root=",
    },
  },
  rebar3: {
    groups: "",
  },
  luarocks: {
    groups: "",
  },
  docker: {
    groups:
      "builder buildx(imagetools history) checkpoint compose(alpha) config container context image manifest network node plugin secret service stack swarm system trust(key signer) volume scout model mcp desktop",
    options: {
      ".": "--config= -c= --context= -H= --host= -l= --log-level= --tlscacert= --tlscert= --tlskey= -D --debug --tls --tlsverify",
      compose:
        "-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --parallel= --ansi= --progress= --all-resources --compatibility --dry-run",
      buildx: "--builder= -D",
      stack: "--orchestrator=",
    },
    names: {
      ".": "attach build builder buildx checkpoint commit compose config container context cp create diff events exec export history image images import info init inspect kill load login logout logs manifest network node pause plugin port ps pull push rename restart rm rmi run save scout search secret service stack start stats stop swarm system tag top trust unpause update version volume wait",
      compose:
        "attach build commit config cp create down events exec export images kill logs ls pause port ps publish pull push restart rm run scale start stats stop top unpause up version volumes wait watch",
    },
  },
  "docker-compose": {
    groups: "",
    options: {
      ".": "-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --parallel= --ansi= --progress= --all-resources --compatibility --dry-run",
    },
  },
  podman: {
    add: "image(trust) artifact compose container farm generate healthcheck image kube machine(os) manifest network pod quadlet secret system(connection) volume",
    options: {
      ".": "--connection= -c= --url= --identity= --log-level= --root= --runroot= --runtime= --runtime-flag= --storage-driver= --storage-opt= --tmpdir= --events-backend= --cgroup-manager= --conmon= --module= --network-cmd-path= --hooks-dir= --imagestore= --out= --ssh= --namespace= --network-config-dir= --volumepath= --config= -r --remote --noout --syslog",
      compose:
        "-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --parallel= --ansi= --progress= --all-resources --compatibility --dry-run",
    },
  },
  nerdctl: {
    groups: "apparmor builder compose container image ipfs namespace network system volume",
    options: {
      ".": "-n= --namespace= -a= --address= -H= --host= --snapshotter= --cni-path= --cni-netconfpath= --data-root= --cgroup-manager= --hosts-dir=",
      compose:
        "-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --parallel= --ansi= --progress= --all-resources --compatibility --dry-run",
    },
  },
  buildah: {
    groups: "manifest source",
    names: { ".": "rm rmi" },
    options: {
      ".": "--root= --runroot= --cgroup-manager= --registries-conf-dir= --userns-gid-map= --userns-uid-map= --storage-driver= --storage-opt= --registries-conf= --log-level= --short-name-alias-conf=",
    },
  },
  skopeo: {
    groups: "",
    options: {
      ".": "--command-timeout= --override-arch= --override-os= --override-variant= --policy= --registries.d= --tmpdir= --debug",
    },
  },
  crictl: {
    groups: "",
    options: {
      ".": "-r= --runtime-endpoint= -i= --image-endpoint= -c= --config= -t= --timeout= -D",
    },
  },
  ctr: {
    groups:
      "containers c container content images image i leases namespaces namespace ns plugins pprof snapshots snapshot tasks task t sandboxes",
    options: {
      ".": "-n= --namespace= -a= --address= --timeout= --connect-timeout=",
    },
  },
  kubectl: {
    groups: "alpha auth certificate cluster-info config create(secret service) krew kuberc plugin rollout set top",
    options: {
      ".": "-n= --namespace= --context= --cluster= --user= --kubeconfig= --as= --as-group= --as-uid= --cache-dir= --certificate-authority= --client-certificate= --client-key= --request-timeout= -s= --server= --token= --tls-server-name= -v= --v= --username= --password= --profile= --profile-output= --log-flush-frequency= --vmodule= --kuberc= --as-user-extra=",
      create:
        "-f= --filename= -k= --kustomize= -o= --output= --template= --field-manager= --raw= -l= --selector= --validate? --dry-run? -R",
    },
    names: {
      ".": "alpha annotate api-resources api-versions apply attach auth autoscale certificate cluster-info completion config cordon cp create debug delete describe diff drain edit events exec explain expose get kustomize label logs options patch plugin port-forward proxy replace rollout run scale set taint top uncordon version wait",
      config:
        "current-context delete-cluster delete-context delete-user get-clusters get-contexts get-users rename-context set set-cluster set-context set-credentials unset use-context view",
      create:
        "clusterrole clusterrolebinding configmap cronjob deployment ingress job namespace poddisruptionbudget priorityclass quota role rolebinding secret service serviceaccount token",
    },
  },
  oc: {
    groups:
      "adm(policy top groups) auth config create(secret service) image policy registry rollout set secrets serviceaccounts top",
    options: {
      ".": "-n= --namespace= --context= --cluster= --user= --kubeconfig= --as= --as-group= --as-uid= --cache-dir= --certificate-authority= --client-certificate= --client-key= --request-timeout= -s= --server= --token= --tls-server-name= -v= --v= --username= --password= --profile= --profile-output= --log-flush-frequency= --vmodule= --kuberc= --as-user-extra=",
    },
  },
  k: {
    groups: "auth config create rollout set top",
    options: {
      ".": "-n= --namespace= --context= --cluster= --user= --kubeconfig= --as= --as-group= --as-uid= --cache-dir= --certificate-authority= --client-certificate= --client-key= --request-timeout= -s= --server= --token= --tls-server-name= -v= --v= --username= --password= --profile= --profile-output= --log-flush-frequency= --vmodule= --kuberc= --as-user-extra=",
    },
  },
  kubecolor: {
    groups: "auth certificate config create(secret service) plugin rollout set top",
    options: {
      ".": "-n= --namespace= --context= --cluster= --user= --kubeconfig= --as= --as-group= --as-uid= --cache-dir= --certificate-authority= --client-certificate= --client-key= --request-timeout= -s= --server= --token= --tls-server-name= -v= --v= --username= --password= --profile= --profile-output= --log-flush-frequency= --vmodule= --kuberc= --as-user-extra=",
    },
  },
  helm: {
    groups: "dependency dep get plugin registry repo show inspect search completion",
    options: {
      ".": "-n= --namespace= --kube-context= --kubeconfig= --registry-config= --repository-cache= --repository-config= --burst-limit= --qps= --kube-apiserver= --kube-as-group= --kube-as-user= --kube-ca-file= --kube-tls-server-name= --kube-token= --content-cache= --color= --debug",
    },
  },
  kustomize: {
    groups: "cfg edit(add remove set) openapi fn",
    options: {
      ".": "--stack-trace",
    },
  },
  skaffold: {
    groups: "config inspect",
    options: {
      ".": "-v= --verbosity= --color= --timestamps -u --update-check",
    },
  },
  minikube: {
    options: {
      ".": "-p= --profile= -b= --bootstrapper= -v= --v= --alsologtostderr --rootless --skip-audit --user=",
    },
  },
  kind: {
    groups: "build completion create delete export get load",
    options: {
      ".": "-v= --verbosity= -q",
    },
  },
  k3s: {
    groups: "etcd-snapshot secrets-encrypt certificate token",
  },
  k9s: {
    groups: "",
    options: {
      ".": "-n= --namespace= --context= --cluster= --user= --kubeconfig= --as= --as-group= --as-uid= --cache-dir= --certificate-authority= --client-certificate= --client-key= --request-timeout= -s= --server= --token= --tls-server-name= -v= --v= --username= --password= --profile= --profile-output= --log-flush-frequency= --vmodule= --kuberc= --as-user-extra=",
    },
  },
  istioctl: {
    groups: "experimental x proxy-config pc tag waypoint ztunnel-config admin dashboard",
    options: {
      ".": "-n= --namespace= --context= --kubeconfig= -c= -i= --istioNamespace= --vklog= --as= --as-group=",
    },
  },
  argocd: {
    names: {
      app: "delete delete-resource get get-resource patch patch-resource",
      account: "get get-user-info",
    },
    groups:
      "account admin(app cluster proj repo settings) app(actions) appset cert cluster gpg proj(role windows) repo repocreds",
    options: {
      ".": "--server= --auth-token= --config= --kube-context= --header= -H= --http-retry-max= --logformat= --loglevel= --client-crt= --client-crt-key= --controller-name= --port-forward-namespace= --redis-name= --server-crt= --server-name= --repo-server-name= --argocd-context= --grpc-web --insecure --plaintext --core --port-forward",
    },
  },
  flux: {
    groups:
      "bootstrap build create(image secret source) debug delete(image source) diff export(image source) get(images sources) list pull push reconcile(image source) resume(image source) suspend(image source) tag",
    options: {
      ".": "-n= --namespace= --context= --kubeconfig= --timeout= --as= --as-group= --cache-dir= --cluster= --server= --token= --user= --verbose",
    },
  },
  eksctl: {
    groups:
      "associate completion create delete deregister disassociate drain get register scale set unset update upgrade utils",
    options: {
      ".": "-v= --verbose= -C= --color=",
    },
  },
  kops: {
    groups: "edit export rolling-update toolbox update upgrade validate trust promote distrust",
    options: {
      ".": "--name= --state= --config= -v= --v=",
    },
  },
  velero: {
    groups: "backup backup-location client create delete describe get plugin repo restore schedule snapshot-location",
    options: {
      ".": "-n= --namespace= --kubeconfig= --kubecontext=",
    },
  },
  linkerd: {
    groups: "diagnostics jaeger multicluster viz",
    options: {
      ".": "-L= --linkerd-namespace= --context= --kubeconfig= --api-addr=",
    },
  },
  cilium: {
    groups: "bgp clustermesh config connectivity encryption hubble",
    options: {
      ".": "-n= --namespace= --context=",
    },
  },
  terraform: {
    groups: "providers state workspace metadata",
    options: {
      ".": "-chdir? -help -version",
    },
  },
  tofu: {
    groups: "providers state workspace metadata",
    options: {
      ".": "-chdir? -help -version",
    },
  },
  terragrunt: {
    groups: "providers state workspace hcl stack run",
    options: {
      ".": "--terragrunt-config= --terragrunt-working-dir= --working-dir= --config= --log-level= --log-format=",
    },
  },
  pulumi: {
    options: {
      ".": "-C= --cwd= -v= --verbose= --color= --tracing= --profiling= --memprofilerate= -e --emoji -Q --non-interactive --logtostderr",
    },
  },
  packer: {
    groups: "plugins",
    options: {
      ".": "-machine-readable",
    },
  },
  nomad: {
    names: { ".": "agent agent-info node node-drain node-status" },
    groups:
      "acl(auth-method binding-rule policy role token) alloc config deployment eval job(tag) license namespace node(meta pool) operator(autopilot raft snapshot keyring root gossip scheduler) plugin quota recommendation scaling(policy) sentinel server service system tls(ca cert) var volume",
    options: {
      ".": "-address= -region= -namespace= -token= -ca-cert= -ca-path= -client-cert= -client-key= -tls-server-name=",
    },
  },
  aws: {
    drop: ["cloudformation deploy", "ecs deploy"],
    add: "s3 s3api sts ec2 iam logs lambda configure ecs eks ecr sso",
    options: {
      ".": "--profile= --region= --output= --endpoint-url= --query= --color= --ca-bundle= --cli-read-timeout= --cli-connect-timeout= --cli-binary-format= --debug --no-verify-ssl --no-paginate --no-sign-request --no-cli-pager --cli-auto-prompt --no-cli-auto-prompt",
    },
    names: {
      configure: "list list-profiles get set add-model import export-credentials sso sso-session mfa-login",
      s3: "cp ls mb mv presign rb rm sync website",
      ".": "s3 s3api s3control s3outposts s3tables s3vectors",
    },
  },
  gcloud: {
    mirrors: ["alpha", "beta"],
    add: "auth(application-default) config(configurations) container(clusters node-pools images hub) compute(instances) run(services jobs(executions) revisions) functions builds(triggers) artifacts(repositories docker(images)) sql(instances databases users) storage(buckets(notifications) objects hmac) iam(roles service-accounts(keys) workload-identity-pools) projects secrets(versions) pubsub(topics subscriptions) logging(logs sinks) services app(versions services instances) components(repositories) scheduler(jobs) tasks(queues) dataproc(clusters jobs) alpha beta ai(endpoints models) deploy workflows eventarc firestore(databases) memcache redis(instances) spanner(instances databases) monitoring(dashboards) dns(managed-zones record-sets) kms(keys keyrings) billing(accounts projects) batch(jobs) workstations",
    options: {
      ".": "--project= --account= --configuration= --format= --filter= --impersonate-service-account= --verbosity= --billing-project= --flags-file= --flatten= --trace-token= --access-token-file= --limit= --sort-by= -q --quiet --log-http --user-output-enabled",
      compute: "--zone= --region=",
      container: "--zone= --region= --cluster=",
      run: "--region= --platform=",
    },
  },
  gsutil: {
    groups:
      "acl bucketpolicyonly defacl iam kms lifecycle logging notification pap retention rpo ubla versioning web hmac label cors",
    options: {
      ".": "-o= -h= -i= -u= -m -q -D -DD",
    },
  },
  bq: {
    groups: "",
    options: {
      ".": "--project_id= --location= --format= --dataset_id= --job_id= --bigqueryrc= --api= -q",
    },
  },
  az: {
    groups:
      "account(lock management-group) ad(app(credential federated-credential owner permission) group(member owner) signed-in-user sp(credential owner) user) acr(cache config credential manifest replication repository scope-map task token webhook) advisor(recommendation) aks(addon command nodepool snapshot maintenanceconfiguration machine) ams apim(api) appconfig(kv feature) appservice(plan ase) backup(vault policy job) batch(account job pool task) bicep billing(account invoice) bot cache cdn(endpoint profile) cloud cognitiveservices(account(deployment keys)) config consumption container containerapp(env(storage) job revision secret ingress logs registry identity hostname replica) cosmosdb(keys mongodb(collection database) sql(container database role(assignment definition))) databricks(workspace) demo deployment(group mg operation(group sub) sub tenant) devops(project service-endpoint team user) disk disk-access disk-encryption-set dls dms eventgrid(event-subscription topic domain) eventhubs(eventhub(authorization-rule consumer-group) namespace(authorization-rule)) extension feature functionapp(config(appsettings) deployment(source slot) function identity keys plan cors log) group(lock) hdinsight identity(federated-credential) image iot(hub(device-identity) dps) keyvault(certificate key network-rule secret role) lab lock logicapp(config) managedapp maps mariadb monitor(action-group activity-log(alert) alert app-insights(component) autoscale(rule) diagnostic-settings log-analytics(workspace) metrics(alert)) mysql(flexible-server(db firewall-rule parameter)) netappfiles network(application-gateway bastion dns(record-set(a cname txt) zone) express-route firewall front-door lb(probe rule) local-gateway nat(gateway) nic(ip-config) nsg(rule) private-dns(zone link(vnet)) private-endpoint public-ip route-table(route) traffic-manager vnet(peering subnet) vnet-gateway vpn-connection watcher(flow-log)) pipelines(variable variable-group build runs agent pool) policy(assignment definition exemption set-definition state) ppg postgres(flexible-server(db firewall-rule parameter) server) private-link provider redis(firewall-rules) relay repos(pr(policy reviewer work-item) policy ref import) resource(lock link) restore-point role(assignment definition) search(service admin-key query-key) security servicebus(namespace(authorization-rule) queue(authorization-rule) topic(subscription(rule))) sf sig(image-definition image-version) signalr(key) snapshot spring sql(db(audit-policy) elastic-pool failover-group mi server(ad-admin firewall-rule) vm) ssh sshkey stack(group sub mg) staticwebapp(appsettings environment hostname secrets users backends functions identity) storage(account(blob-service-properties keys management-policy network-rule) blob(copy directory lease metadata service-properties tag) container(lease policy metadata) cors entity file(copy) directory fs(directory file) logging message metrics queue share share-rm table) synapse(workspace pipeline spark sql(pool)) tag tsi ts vm(availability-set boot-diagnostics diagnostics disk encryption extension host(group) identity image monitor nic run-command secret unmanaged-disk user) vmss(disk encryption extension identity nic rolling-upgrade run-command) webapp(auth config(access-restriction appsettings backup connection-string container hostname ssl storage-account) cors deployment(container github-actions slot source user) identity log(deployment) traffic-routing vnet-integration webjob(continuous triggered)) webpubsub(key) boards(area iteration work-item) artifacts(universal) ml(compute data environment job model online-endpoint online-deployment workspace component datastore) arcappliance connectedk8s connectedmachine k8s-extension k8s-configuration(flux) quantum fleet dataprotection(backup-vault) capacity(reservation)",
    options: {
      ".": "--subscription= -o= --output= --query= -g= --resource-group= --verbose --debug --only-show-errors",
    },
    names: {
      ".": "login logout account configure config rest upgrade version find interactive self-test feedback survey vm vmss disk disk-access disk-encryption-set ssh sshkey",
      webapp: "delete deleted deploy deployment list list-instances list-runtimes up update",
      "storage blob": "upload upload-batch download download-batch delete delete-batch list show exists url",
      account: "list list-locations show",
      "network vnet": "list list-available-ips list-endpoint-services",
      acr: "show show-endpoints show-usage",
      "acr repository": "show show-manifests show-tags",
      "ad sp": "create create-for-rbac",
      functionapp: "delete deleted deploy deployment list list-runtimes update update-strategy",
      keyvault: "delete delete-policy list list-deleted show show-deleted update update-hsm",
      "keyvault secret": "list list-deleted list-versions set set-attributes show show-deleted",
      "storage account": "show show-connection-string show-usage",
      "sql db": "list list-deleted list-editions list-usages show show-connection-string show-deleted",
      vm: "list list-ip-addresses list-sizes list-skus list-usage list-vm-resize-options start stop show create delete",
    },
  },
  fly: {
    drop: ["status"],
    options: {
      ".": "-a= --app= -c= --config= -t= --access-token= --verbose --debug",
    },
  },
  flyctl: {
    drop: ["status"],
    options: {
      ".": "-a= --app= -c= --config= -t= --access-token= --verbose --debug",
    },
  },
  heroku: {
    groups: "",
    options: {
      ".": "-a= --app= -r= --remote= -t= --team=",
    },
    names: {
      ".": "access access:add access:remove addons addons:add addons:create addons:destroy addons:info apps apps:create apps:destroy apps:info auth auth:login auth:logout auth:whoami builds:cancel config config:edit config:get config:set config:unset container container:login container:push container:release domains domains:add domains:remove features git:remote info local local:run login logout logs maintenance maintenance:off maintenance:on pg pg:backups pg:backups:capture pg:backups:download pg:info pg:psql pg:reset ps ps:kill ps:restart ps:scale ps:stop psql redis redis:cli releases releases:info releases:rollback restart run run:detached status webhooks",
    },
  },
  supabase: {
    options: {
      ".": "--workdir= --profile= --network-id= --dns-resolver= -o= --output= --create-ticket --debug --experimental --yes",
    },
  },
  doctl: {
    add: "account apps auth balance compute(action certificate cdn domain(records) droplet droplet-action firewall floating-ip image image-action load-balancer region reserved-ip size snapshot ssh-key tag volume volume-action vpc) databases(backups connection db firewalls pool replica user) invoice kubernetes(cluster(kubeconfig node-pool) options) monitoring(alert) projects(resources) registry(garbage-collection kubernetes-manifest options repository) serverless(functions namespaces triggers)",
    options: {
      ".": "-u= --api-url= -t= --access-token= -c= --config= --context= -o= --output= --http-retry-max= --http-retry-wait-max= --http-retry-wait-min= -v --verbose --trace --interactive",
    },
  },
  "linode-cli": {
    add: "linodes domains nodebalancers volumes lke firewalls images databases object-storage obj account profile regions events",
  },
  hcloud: {
    groups:
      "all certificate config context datacenter firewall floating-ip image iso load-balancer load-balancer-type location network placement-group primary-ip server server-type ssh-key volume storage-box zone",
    options: {
      ".": "--config= --context= --endpoint= --poll-interval= --debug-file= --quiet --debug",
    },
  },
  ibmcloud: {
    groups: "account ks(cluster worker) cr ce(app job project) iam is resource catalog plugin cf dev cos schematics",
  },
  stripe: {
    options: {
      ".": "--api-key= --color= --config= --device-name= --log-level= -p= --project-name=",
    },
  },
  twilio: {
    options: {
      ".": "-p= --profile= -l= --cli-log-level= -o= --cli-output-format=",
    },
  },
  systemctl: {
    groups: "",
    options: {
      ".": "-H= --host= -M= --machine= -C= --capsule= -t= --type= -p= --property= -P= -n= --lines= -o= --output= -s= --signal= --kill-whom= --kill-who= --kill-value= --job-mode= --root= --image= --image-policy= --state= --preset-mode= --check-inhibitors= --timestamp= --what= --drop-in= --when= --message= --boot-loader-menu= --boot-loader-entry= --reboot-argument= --user --system --global -a --all -q --quiet -l --full -f --force --now --no-pager --no-legend --no-block --no-reload --no-ask-password -r --recursive --failed --runtime --plain --value -T -i --with-dependencies --wait --dry-run --show-transaction",
    },
  },
  loginctl: {
    groups: "",
    names: { ".": "lock-session lock-sessions unlock-session unlock-sessions" },
    options: {
      ".": "-H= --host= -M= --machine= -p= --property= -P= -s= --signal= --kill-whom= -n= --lines= -o= --output= -a -l --no-pager --no-legend",
    },
  },
  timedatectl: {
    groups: "",
    names: { ".": "show show-timesync set-time set-timezone" },
    options: {
      ".": "-H= --host= -M= --machine= -p= --property= -P= -a --no-pager",
    },
  },
  hostnamectl: {
    groups: "",
    options: {
      ".": "-H= --host= -M= --machine= --json= --static --pretty --transient",
    },
  },
  resolvectl: {
    groups: "",
    options: {
      ".": "-i= --interface= -p= --protocol= -t= --type= -c= --class= --json= -4 -6",
    },
  },
  networkctl: {
    groups: "",
    options: {
      ".": "-n= --lines= --json= --drop-in= -a -l -s",
    },
  },
  machinectl: {
    groups: "",
    options: {
      ".": "-H= --host= -M= --machine= -p= --property= -n= --lines= -o= --output= -s= --signal= --uid= -E= --setenv=",
    },
  },
  bootctl: {
    groups: "",
  },
  apt: {
    groups: "",
    options: {
      ".": "-o= --option= -c= --config-file= -t= --target-release= --default-release= -a= --host-architecture= -y --yes --assume-yes -q -qq --quiet -s -d -f -m -V --no-install-recommends --allow-downgrades --only-upgrade --purge --reinstall",
    },
    names: {
      ".": "autoclean autopurge autoremove build-dep changelog clean depends dist-upgrade distclean download edit-sources full-upgrade hold install list moo policy purge rdepends reinstall remove satisfy search show showsrc source unhold update upgrade why why-not history-list",
    },
  },
  "apt-get": {
    groups: "",
    options: {
      ".": "-o= --option= -c= --config-file= -t= --target-release= --default-release= -a= --host-architecture= -P= --build-profiles= -y --yes --assume-yes -q -qq --quiet? -s -d -f -m -V -u -b --no-install-recommends --allow-downgrades --only-upgrade --purge --reinstall",
    },
    names: {
      ".": "autoclean autopurge autoremove build-dep changelog check clean dist-upgrade distclean download dselect-upgrade indextargets install markauto purge reinstall remove satisfy source unmarkauto update upgrade",
    },
  },
  "apt-cache": {
    groups: "",
    options: {
      ".": "-o= -c= -p= -s= -t= --names-only -n -f -a -q",
    },
  },
  "apt-mark": {
    groups: "",
  },
  "apt-key": {
    groups: "",
  },
  aptitude: {
    groups: "",
    options: {
      ".": "-o= -t= -F= -w= -O= -q= -y -s -d -P -v",
    },
  },
  dnf: {
    groups: "history group module copr repo versionlock",
    options: {
      ".": "-c= --config= -d= -e= --releasever= --repo= --repoid= --enablerepo= --disablerepo= -x= --exclude= --installroot= --setopt= --color= --comment= --forcearch= -R= -y -q -v -C --refresh --best --nogpgcheck",
    },
  },
  yum: {
    groups: "history group",
    options: {
      ".": "-c= -d= -e= --enablerepo= --disablerepo= -x= --exclude= --installroot= --setopt= --releasever= -y -q -v -C",
    },
  },
  zypper: {
    groups: "",
    options: {
      ".": "-c= --config= -R= --root= --reposd-dir= -C= --cache-dir= --raw-cache-dir= --solv-cache-dir= --pkg-cache-dir= -D= -p= --plus-repo= --plus-content= -q -v -n -x -y --no-refresh",
    },
  },
  apk: {
    groups: "",
    options: {
      ".": "-p= --root= -X= --repository= --keys-dir= --repositories-file= --wait= --arch= --cache-dir= --cache-max-age= -q -U -v -f --no-cache --allow-untrusted",
    },
  },
  brew: {
    groups: "services",
    options: {
      ".": "-q -v -d",
    },
  },
  port: {
    groups: "",
    options: {
      ".": "-D= -F=",
    },
  },
  mas: {
    groups: "",
  },
  snap: {
    groups: "",
  },
  flatpak: {
    groups: "",
    options: {
      ".": "--installation= -v --user --system",
    },
  },
  pkg: {
    groups: "",
    options: {
      ".": "-j= -c= -r= -C= -R= -o= -v -d -l -4 -6",
    },
  },
  nix: {
    groups: "config derivation flake hash key nar profile realisation registry store",
    options: {
      ".": "--extra-experimental-features= --experimental-features= --log-format= --store= --eval-store= -I= --include= -j= --max-jobs= --cores= --arg= --argstr= --builders= --option= -f= --file= -E= --expr= --impure -L --print-build-logs -v --offline --refresh",
    },
  },
  "nixos-rebuild": {
    groups: "",
    options: {
      ".": "-I= --flake= --target-host= --build-host= --profile-name= -p= --option= -j= --max-jobs=",
    },
  },
  "home-manager": {
    groups: "",
    options: {
      ".": "-f= -A= -I= --flake= -b= --option=",
    },
  },
  direnv: {
    groups: "",
  },
  mise: {
    groups:
      "run r settings plugins plugin p config cfg alias a backends cache generate gen sync shell-alias tool-alias tasks task t",
    names: {
      ".": "en env i install install-into implode ls ls-remote t test-tool tool tool-stub u unset unuse upgrade use",
      plugins: "ls ls-remote",
    },
    options: {
      ".": "-C= --cd= -E= --env= -j= --jobs= --output= --profile= -q -v -y --raw --silent --no-config",
      run: "-C= --cd= -j= --jobs= -o= --output= -t= --tool= -s= --shell= -f -n -p -q -S -r",
    },
  },
  rtx: {
    groups: "plugins settings cache alias",
  },
  asdf: {
    groups: "plugin",
  },
  sdk: {
    groups: "",
  },
  proto: {
    groups: "plugin debug",
  },
  tmux: {
    groups: "",
    options: {
      ".": "-L= -S= -f= -c= -T= -2 -C -CC -D -l -N -u -v",
    },
  },
  zellij: {
    groups: "action",
    options: {
      ".": "-c= --config= --config-dir= -d= --data-dir= -l= --layout= -s= --session= --max-panes=",
    },
  },
  ip: {
    groups:
      "address addr a link l route r rule ru neigh neighbor n netns tunnel tuntap maddress mroute xfrm(state policy) vrf token tcp(metrics) sr nexthop mptcp(endpoint) macsec l2tp ioam fou",
    options: {
      ".": "-f= -family= --family= -b= -batch= -n= -netns= --netns= -l= -rc= -rcvbuf= -4 -6 -s -d -r -o -br -brief -c -color -j -json -p -a -all -h -t -ts -N -iec -statistics -details",
    },
  },
  nmcli: {
    groups: "general g networking n radio r connection c con device(wifi) d(wifi) dev(wifi) agent a",
    options: {
      ".": "-c= --colors= -e= --escape= -f= --fields= -g= --get-values= -m= --mode= -w= --wait= -a -o -p -s -t",
    },
  },
  ufw: {
    groups: "",
    options: {
      ".": "--dry-run --force",
    },
  },
  wg: {
    groups: "",
  },
  brctl: {
    groups: "",
  },
  bluetoothctl: {
    groups: "",
  },
  pactl: {
    groups: "",
    options: {
      ".": "-s= --server= -n= --client-name= -f= --format=",
    },
  },
  udevadm: {
    groups: "",
  },
  virsh: {
    groups: "",
    options: {
      ".": "-c= --connect= -d= --debug= -e= -k= -K= -l= --log= -q -r -t -v",
    },
  },
  zfs: {
    groups: "",
  },
  zpool: {
    groups: "",
  },
  cryptsetup: {
    groups: "",
  },
  launchctl: {
    groups: "",
  },
  defaults: {
    groups: "",
    options: {
      ".": "-host= -currentHost",
    },
  },
  diskutil: {
    groups: "apfs appleRAID coreStorage image cs",
  },
  hdiutil: {
    groups: "",
  },
  security: {
    groups: "",
  },
  tmutil: {
    groups: "",
  },
  openssl: {
    groups: "",
  },
  pass: {
    groups: "",
  },
  op: {
    options: {
      ".": "--account= --config= --encoding= --format= --session= --vault= --cache --no-color --debug --iso-timestamps",
    },
  },
  bw: {
    groups: "",
    options: {
      ".": "--session=",
    },
  },
  vegeta: {
    groups: "",
  },
  k6: {
    groups: "",
    options: {
      ".": "-a= --address= -c= --config= --log-format= --log-output= -q -v",
    },
  },
  rclone: {
    add: "serve test",
    names: {
      ".": "check checksum copy copyto copyurl delete deletefile hashsum ls lsd lsf lsjson lsl md5sum mkdir mount move moveto rc rcat rcd rmdir rmdirs serve sha1sum size sync test touch tree",
      test: "changenotify histogram info makefile makefiles memory",
    },
    options: {
      ".": "--config= --log-file= --log-level= --bwlimit= --transfers= --checkers= --exclude= --include= --filter= --filter-from= -v -q -P",
    },
  },
  restic: {
    groups: "key",
    options: {
      ".": "-r= --repo= --repository-file= -p= --password-file= --password-command= --cache-dir= --cacert= --key-hint= -o= --option= --limit-download= --limit-upload= --retry-lock= --tls-client-cert= -q -v --no-lock --json --no-cache",
    },
  },
  borg: {
    groups: "key benchmark debug",
    options: {
      ".": "--rsh= --remote-path= --lock-wait= --umask= --debug-topic= --log-json --show-version --show-rc -v -p",
    },
  },
  trivy: {
    groups: "plugin module registry vex(repo)",
    options: {
      ".": "-c= --config= --cache-dir= --timeout= -d -q --debug --quiet --insecure",
    },
  },
  semgrep: {
    groups: "",
  },
  snyk: {
    groups: "container iac code config",
  },
  gitleaks: {
    groups: "",
    options: {
      ".": "-c= --config= --log-level= -l= --log-level= --exit-code= -f= --report-format= -r= --report-path= -b= --baseline-path= -v --redact?",
    },
  },
  ollama: {
    groups: "",
  },
  claude: {
    groups: "mcp plugin",
    options: {
      ".": "--model= --settings= --add-dir= --permission-mode=",
    },
  },
  codex: {
    groups: "mcp",
    options: {
      ".": "-m= --model= -c= --config= -C= --cd= -p= --profile= -s= --sandbox= -a= --ask-for-approval=",
    },
  },
  gemini: {
    groups: "mcp extensions",
  },
  opencode: {
    groups: "auth mcp agent github session",
  },
  dagger: {
    groups: "",
    options: {
      ".": "-m= --mod= --progress= -q -v -s -d -i",
    },
  },
  vcpkg: {
    groups: "integrate",
    options: {
      ".": "--vcpkg-root= --triplet= --overlay-ports= --overlay-triplets= --host-triplet=",
    },
  },
  conan: {
    groups: "cache config graph lock profile remote workspace editable",
  },
  certbot: {
    groups: "",
    options: {
      ".": "-c= --config= --config-dir= --work-dir= --logs-dir= -n -v -q",
    },
  },
  caddy: {
    groups: "",
  },
  cloudflared: {
    options: {
      ".": "--loglevel= --config= --logfile= --origincert=",
    },
  },
  ngrok: {
    groups: "config service",
    options: {
      ".": "--config= --log= --log-format= --log-level=",
    },
  },
  tailscale: {
    groups: "drive lock debug exit-node",
    options: {
      ".": "--socket=",
    },
  },
  supervisorctl: {
    groups: "",
    options: {
      ".": "-c= --configuration= -s= --serverurl= -u= --username= -p= --password= -r= --history-file= -i",
    },
  },
  hugo: {
    groups: "convert gen import list mod new",
    options: {
      ".": "-s= --source= -d= --destination= --config= --configDir= -e= --environment= --logLevel= --themesDir= --ignoreVendorPaths= --quiet --debug",
    },
  },
  mkdocs: {
    groups: "",
  },
  starship: {
    groups: "",
  },
  zoxide: {
    groups: "",
  },
  chezmoi: {
    options: {
      ".": "-S= --source= -D= --destination= -c= --config= --cache= --color= -v -n",
    },
  },
  service: { arity: { ".": 3 }, groups: "" },
  simctl: { add: "" },
  vagrant: {
    names: { ".": "global-status status up upload" },
  },
  vault: {
    names: { ".": "list login read status token unwrap version version-history write" },
    options: { ".": "-address= -namespace= -ns= -ca-cert= -ca-path= -client-cert= -client-key= -tls-server-name=" },
  },
  consul: {
    options: { ".": "-http-addr= -token= -token-file= -datacenter= -namespace= -partition=" },
  },
  twine: { groups: "" },
};
