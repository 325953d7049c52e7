import type { ProgramTable } from "./program-table.ts";

const RUN =
  "-*; stop:; U.volume: -v --volume; U.mount: --mount; r: --env-file --label-file --seccomp-profile; w: --cidfile --pidfile --iidfile; -: -e -p -w -u -h -l -m -c -a --name --env --publish --workdir --user --hostname --label --memory --cpus --cpu-shares --cpuset-cpus --network --net --network-alias --add-host --entrypoint --restart --platform --gpus --ulimit --log-driver --log-opt --dns --cap-add --cap-drop --security-opt --shm-size --pull --volumes-from --volume-driver --ip --link --expose --stop-signal --stop-timeout --health-cmd --health-interval --runtime --pid --ipc --userns --tmpfs --sysctl --detach-keys --group-add --cgroup-parent --isolation --mac-address --memory-swap --annotation; r: --device";

const COMPOSE =
  "-*; front:; r: -f --file --env-file; c: --project-directory; -: -p --project-name --profile --ansi --parallel --progress";

const KUBE_FILES =
  "r: -f -k --filename --kustomize; r: --kubeconfig --certificate-authority --client-certificate --client-key; -: -n -l -o -c -s --namespace --selector --output --container --context --cluster --user --server --token --field-selector --sort-by --template --field-manager --since --since-time --tail --timeout --type --patch --replicas --image --port --target-port --name --as --as-group --for --grace-period --cascade --dry-run --prune-allowlist --limit --max-log-requests --raw; w: --cache-dir; r: --patch-file";

/** Containers, clusters and clouds: what runs inside or far away has no paths here. Sources: Docker 27, kubectl 1.31, Terraform 1.9, AWS CLI 2 references. */
export const containersAndCloud: ProgramTable = {
  "docker|podman|nerdctl":
    "-*; front:; r: --config --tlscacert --tlscert --tlskey; -: -H -c -l --host --context --log-level; urls:",
  "docker run|create": RUN,
  "docker container run|create": RUN,
  "docker container cp": "R.host W.host",
  "docker exec": "-*; stop:; r: --env-file; -: -e -w -u --env --workdir --user --detach-keys",
  "docker build":
    "R.named; flags: --pull --push --load --no-cache --quiet --rm --force-rm --squash --compress --check; r: -f --file; w: --iidfile --metadata-file; -: -t --tag --build-arg --target --platform --label --network --cache-from --progress --add-host --memory --shm-size --ulimit --builder --attest --sbom --provenance; r.mount: --secret --ssh; w.dest: -o --output --cache-to; R.key: --build-context",
  "docker buildx build|bake":
    "R.named; flags: --pull --push --load --no-cache --quiet --print --check; r: -f --file; w: --iidfile --metadata-file; -: -t --tag --build-arg --target --platform --label --network --cache-from --progress --builder --set; r.mount: --secret --ssh; w.dest: -o --output --cache-to; R.key: --build-context",
  "docker image build":
    "R.named; flags: --pull --push --load --no-cache --quiet; r: -f --file; w: --iidfile; -: -t --tag --build-arg --target --platform --label",
  "docker cp": "R.host W.host",
  "docker save": "-*; w: -o --output; -: --platform",
  "docker image save": "-*; w: -o --output",
  "docker export": "-*; w: -o --output",
  "docker load": "-*; r: -i --input",
  "docker image load": "-*; r: -i --input",
  "docker import": "r.shaped -*; -: -c -m --change --message --platform",
  "docker compose": COMPOSE,
  "docker compose run": RUN,
  "docker compose cp": "R.host W.host; urls:",
  "docker compose exec": "-*; stop:; -: -e -w -u --env --workdir --user --index; urls:",
  "docker compose *":
    "-*; w: -o --output; -: --scale --tail -n --since --until -t --timeout --index --format --signal; urls:",
  "docker login": "-*; -: -u -p --username --password",
  "docker secret|config|context|stack|plugin|manifest|trust|checkpoint|swarm|node|service|network|volume|system|image|container|buildx|builder":
    "r.shaped*; r: -c --compose-file --docker; -: -f --filter --format --driver --opt --label -d -o -q",
  "docker secret create": "- r; -: -l --label -d --driver --template-driver --opt --subnet --gateway --name",
  "docker secret *":
    "r.shaped*; r: -c --compose-file --docker; -: -f --filter --format --driver --opt --label -d -o -q",
  "docker *":
    "-*; -: -f --filter --format --tail -n --since --until -t --time --signal -s -a --no-trunc --message --author",
  "docker-compose|podman-compose": COMPOSE,
  "docker-compose run": RUN,
  "docker-compose cp": "R.host W.host; urls:",
  "docker-compose exec": "-*; stop:; -: -e -w -u --env --workdir --user --index; urls:",
  "docker-compose *":
    "-*; w: -o --output; -: --scale --tail --since --until -t --timeout --index --format --signal; urls:",
  "buildah|skopeo|crane|ctr|crictl|lxc|incus|machinectl|colima|limactl|multipass|minikube|kind|k3d|vagrant|orb":
    "r.shaped*; r: --file --config --env-file --values; u.named: -f; w: --output --kubeconfig; u.named: -o; -: --tag --name --namespace --profile --image; urls:",
  hadolint: "r*; r: -c --config; -: -f --format --ignore -t --failure-threshold",
  "dive|trivy|grype|syft|snyk|dockle|clair":
    "r.shaped*; w: -o --output --file; r: -c --config --ignorefile; -: -f --format -s --severity --scanners; urls:",
  "kubectl|oc|k|kubecolor": `-*; ${KUBE_FILES}; urls:`,
  "kubectl cp": `R.pod W.pod; ${KUBE_FILES}; urls:`,
  "kubectl exec": `-*; stop:; r: --kubeconfig; -: -n -c --namespace --container --context --pod-running-timeout; urls:`,
  "kubectl run": `-*; ${KUBE_FILES}; -: --overrides --env --restart --labels --command; urls:`,
  "kubectl create": `-*; ${KUBE_FILES}; r.eq: --from-file; r: --from-env-file --cert --key; -: --from-literal --image --rule --host --schedule --verb --resource --role --clusterrole --serviceaccount; urls:`,
  "kubectl kustomize": "r.named; empty: r; w: -o --output; urls:",
  "kubectl cluster-info": "-*; w: --output-directory; urls:",
  "kubectl diff|apply|delete|replace|get|describe|edit|patch|scale|wait|rollout|set|label|annotate|expose|top|explain|config|auth|api-resources|api-versions|cordon|drain|uncordon|taint|port-forward|proxy|debug|events|version|plugin|certificate|autoscale|completion|options": `-*; ${KUBE_FILES}; -: -p --from -L --label-columns --overrides --address --env --custom-columns; urls:`,
  "kubectl logs|attach|log": `-*; flags: -f -p --follow --previous; ${KUBE_FILES}; urls:`,
  "kubectl *": `-*; ${KUBE_FILES}; urls:`,
  kustomize: "-*; urls:",
  "kustomize build": "r.named; empty: r; w: -o --output; -: --load-restrictor; urls:",
  "kustomize *": "r.shaped*; w: -o --output; urls:",
  "kubectx|kubens|k9s|stern|kubeseal|kubeval|kubeconform|kube-score|kube-linter|velero|istioctl|linkerd|flux|argocd|argo|skaffold|tilt|telepresence|kubeadm":
    "r.shaped*; r: --filename --file --values --kubeconfig --config --cert; u.named: -f; w: --output-file; u.named: -w -o; -: --namespace --context; urls:",
  helm: "-*; r: --kubeconfig --registry-config --repository-config; -: -n --namespace --kube-context; urls:",
  "helm install|upgrade":
    "- r.shaped*; r: -f --values --ca-file --cert-file --key-file --post-renderer; r.key: --set-file; -: --set --set-string --set-json --version --timeout --repo --username --password --description -o --output --history-max; urls:",
  "helm template":
    "- r.shaped; if -g --generate-name: r.shaped; r: -f --values --ca-file; r.key: --set-file; w: --output-dir; -: --set --set-string --version --repo -s --show-only --kube-version -a --api-versions --name-template; urls:",
  "helm lint|package|dependency|show|verify|pull|push|create|plugin|repo|test|list|status|get|history|rollback|uninstall|search|version|env|registry":
    "r.shaped*; w: -d --destination --keyring-out; r: -f --values --keyring --ca-file; -: --set --version --repo -o --output --max --timeout --revision; urls:",
  helmfile: "r.shaped*; r: -f --file --state-values-file --values; -: -e -l -n --environment --selector --set; urls:",
  "terraform|tofu|terragrunt": "-*; style: words; front:; c: chdir; r: config working-dir terragrunt-config; urls:",
  "terraform fmt": "b.named*; style: words; empty !-check: w; if -check: r*; -: write list diff; urls:",
  "terraform import":
    "-*; style: words; r: var-file config state; w: state-out backup; -: var target parallelism lock lock-timeout input; urls:",
  "terraform plan|apply|destroy|refresh|init|validate|console|graph|show|output|test|get|state|taint|untaint|workspace|providers|force-unlock|login|logout|version|metadata|run-all":
    "r.named*; style: words; r: var-file backend-config state plugin-dir from-module; w: out state-out backup generate-config-out json-out; -: var target replace parallelism lock lock-timeout input refresh refresh-only compact-warnings upgrade reconfigure migrate-state json no-color type; urls:",
  "packer|vault|consul|nomad|boundary|waypoint":
    "r.shaped*; style: words; r: var-file config config-dir ca-cert client-cert client-key; -: var address token namespace format field mount only except",
  pulumi: "-*; c: -C --cwd; r: --config-file --secrets-file; -: -s -m --stack --message",
  "pulumi *": "r.shaped*; c: -C --cwd; r: --config-file; -: -s -m --stack --message --target -p --parallel",
  "ansible|ansible-console":
    "-*; r: -i --inventory --private-key --vault-password-file --key-file; r.at: -e --extra-vars; R: -M --module-path; -: -m -a -u -f -l -t -c --module-name --args --user --limit --become-user --forks; urls:",
  "ansible-playbook|ansible-pull":
    "r*; r: -i --inventory --private-key --vault-password-file --key-file; r.at: -e --extra-vars; R: -M; -: -u -f -l -t -c --user --limit --tags --skip-tags --become-user --start-at-task --forks; urls:",
  "ansible-vault": "-*; r: --vault-password-file --vault-id; w: --output; urls:",
  "ansible-vault encrypt|decrypt|edit|rekey|create":
    "b*; r: --vault-password-file --vault-id --new-vault-password-file; w: --output; urls:",
  "ansible-vault view": "r*; r: --vault-password-file --vault-id; urls:",
  "ansible-galaxy|ansible-inventory|ansible-doc|ansible-config|molecule":
    "r.named*; r: -r -i -c --role-file --inventory --requirements-file; w: -p --roles-path --collections-path; w: --output; urls:",
  aws: "-*; r.url: --cli-input-json --cli-input-yaml --payload --template-body --parameters --policy-document --policy --assume-role-policy-document --user-data --secret-string --secret-binary --item --key --body-url --message --filters --tags --environment --zip-file --definition --configuration; r: --ca-bundle; -: --profile --region --output --query --endpoint-url --cli-read-timeout --color; urls:",
  "aws s3": "-*; urls:",
  "aws s3 sync":
    "R W; -: --profile --region --acl --exclude --include --storage-class --endpoint-url --content-type --cache-control --sse --metadata --expires --grants --query --output; urls:",
  "aws s3 cp|mv":
    "r w; all: --recursive; -: --profile --region --acl --exclude --include --storage-class --endpoint-url --content-type --cache-control --sse --metadata --expires --grants --query --output; urls:",
  "aws s3 ls|rm|mb|rb|presign|website":
    "-*; -: --profile --region --exclude --include --expires-in --endpoint-url; urls:",
  "aws s3api":
    "-*; r: --body; r.url: --policy --lifecycle-configuration --cors-configuration --delete; -: --profile --region --bucket --key --prefix; urls:",
  "aws s3api get-object": "w; -: --profile --region --bucket --key --range --version-id --endpoint-url; urls:",
  "aws cloudformation":
    "-*; r.url: --template-body --parameters; r: --template-file; w: --output-template-file; -: --profile --region --stack-name --capabilities --parameter-overrides --s3-bucket --s3-prefix --query; urls:",
  "aws lambda":
    "-*; r.url: --zip-file --payload --environment; -: --profile --region --function-name --query --handler --runtime --role; urls:",
  "aws lambda invoke":
    "w; r.url: --payload; -: --profile --region --function-name --query --cli-binary-format --invocation-type --log-type; urls:",
  "aws ssm|logs|iam|apigateway|organizations|cloudwatch":
    "-*; r.url: --cli-input-json --cli-input-yaml --policy-document --assume-role-policy-document --value --document-content --content --patch-operations --filters; -: --path --path-prefix --path-part --name --names --log-group-name --log-group-names --log-group-name-prefix --log-stream-name --log-stream-names --log-stream-name-prefix --profile --region --output --query --endpoint-url; urls:",
  "aws *":
    "-*; r.url: --cli-input-json --cli-input-yaml --payload --template-body --parameters --policy-document --policy --assume-role-policy-document --user-data --secret-string --secret-binary --item --key --message --filters --tags --environment --zip-file --definition --configuration --cli-binary-format --value --attribute-definitions --container-definitions; r: --ca-bundle --template-file --body; w: --outfile; -: --profile --region --output --query --endpoint-url --name --id; urls:",
  gsutil: "-*; -: -o -h -u; urls:",
  "gsutil cp|mv": "r* w; all: -r -R; -: -x -z; urls:",
  "gsutil rsync": "R W; -: -x; urls:",
  "gsutil *": "-*; urls:",
  gcloud:
    "-*; r: --credential-file-override --flags-file --key-file --source --config --env-vars-file --build-config; w: --destination --output-file --log-file; r.key: --metadata-from-file --set-env-vars-file; -: --project --zone --region --format --filter --account --configuration --quiet-level --cluster --limit --sort-by --member --role --image --tag --machine-type; urls:",
  "gcloud storage": "-*; urls:",
  "gcloud storage cp|mv": "r* w; all: -r -R --recursive; urls:",
  "gcloud storage rsync": "R W; -: -x --exclude; urls:",
  "gcloud storage *": "-*; urls:",
  "gcloud *":
    "r.shaped*; r: --credential-file-override --flags-file --key-file --source --config --env-vars-file --build-config; w: --destination --output-file --log-file; r.key: --metadata-from-file; -: --project --zone --region --format --filter --account --configuration --cluster --limit --sort-by --member --role --image --tag --machine-type; urls:",
  "az|doctl|hcloud|linode-cli|ibmcloud|oci|scw|exo|civo|vultr-cli|eksctl|flyctl|fly|heroku|vercel|netlify|wrangler|railway|render|supabase|firebase|surge|now|sam|cdk|serverless|sls|amplify|copilot|pscale|turso|neonctl":
    "r.shaped*; r: --file --config --config-file --template-file --parameters-file --source --dockerfile --env-file --cwd --app-dir --ssh-key-file --key-file; u.named: -f -c -t; w: --output-file --out --outdir --output-dir --download-file; u.named: -o; -: --name --app --resource-group --location --query --output --subscription --project --token --region --org --stage --message --profile --scope; urls:",
  "s3cmd|s5cmd|mc|b2|azcopy": "r.shaped*; r: -c --config; -: --exclude --include --acl --region --profile; urls:",
};
