import { anywhereInAnyCase, type Entry, only, reads, sub, without, withoutFolded } from "./entry.ts";

/** Options with which kubectl writes a file, or takes another cluster or identity. */
const kubectl =
  "--kubeconfig -s --server --token --cache-dir --client-certificate --client-key --certificate-authority --profile --profile-output --log-file --log-dir --vmodule";

export const tools: readonly Entry[] = [
  sub("gh", ["pr", "view list diff status checks"], without("-w --web")),
  sub("gh", ["issue", "view list status"], without("-w --web")),
  sub("gh", ["run", "view list"], without("-w --web")),
  sub("gh", ["release repo workflow label", "view list"], without("-w --web")),
  sub(
    "docker podman",
    ["ps images logs inspect version info port top diff history"],
    without("-H --host --config --tls --tlscacert"),
  ),
  sub(
    "docker podman",
    ["image container volume network context", "ls list inspect history logs port top diff"],
    without("-H --host --config"),
  ),
  sub("docker", ["system", "df info"], only("-v --verbose --format=")),
  sub("docker", ["compose", "ps logs ls images top port version"]),
  sub("kubectl", ["get describe explain"], {
    args: { none: [...anywhereInAnyCase("secret")] },
    ...withoutFolded(`${kubectl} --raw -f --filename -k --kustomize --as`),
  }),
  sub("kubectl", ["logs top version api-resources api-versions"], withoutFolded(`${kubectl} --as`)),
  sub("kubectl", ["config", "view get-contexts current-context get-clusters"], withoutFolded(`${kubectl} --raw`)),
  sub("kubectl", ["rollout", "status history"], withoutFolded(`${kubectl} -f --filename -k --kustomize`)),
  sub("kubectl", ["auth", "can-i whoami"], withoutFolded(kubectl)),
  sub(
    "helm",
    ["list ls status history version"],
    without(
      "--kubeconfig --kube-apiserver --kube-token --kube-ca-file --registry-config --repository-config --repository-cache",
    ),
  ),
  sub(
    "npm",
    ["ls list ll la why explain root prefix"],
    only("-g --global --json --all --depth= --long -l --parseable -p --prod --omit= --include= --workspaces -ws"),
  ),
  sub(
    "pip pip3",
    ["list show freeze check"],
    only("-f --files --format= -e --editable --local -l --user -v --verbose --all"),
  ),
  sub("uv", ["pip", "list show freeze check tree"], only("--format=")),
  sub("go", ["version doc"], only("-m -v -all -src -u -c -short -cmd")),
  sub("go", ["env"], only("-json -changed")),
  reads(
    "node nodejs deno bun npm tsc python python3 pip pip3 uv ruff mypy ruby gem perl php gcc g++ clang cmake make ninja docker kubectl helm terraform git gh java javac bash zsh jq rg curl wget",
    {
      args: { max: 0 },
      flags: { any: ["--version"], only: ["--version"] },
    },
  ),
  reads("node nodejs npm tsc", { args: { max: 0 }, flags: { any: ["-v"], only: ["-v"] } }),
  reads("python python3 pip pip3", { args: { max: 0 }, flags: { any: ["-V"], only: ["-V"] } }),
];
