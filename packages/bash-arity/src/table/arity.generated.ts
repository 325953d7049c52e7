// Written by scripts/build-table.mjs; changes belong there.

/** One program a line, its groups of commands as a tree: `docker(buildx(imagetools) compose)`; a group has one word more than its path, or `=N`; behind `beta^` the program's groups stand once more. */
export const arityText: string = `7z
adb
adr
aftman
agrippa
agvtool
airflow(celery config connections dags db jobs kubernetes pools providers roles tasks users variables)
alembic
aliases(users)
alsactl
amixer
amplify(add analytics api auth configure env function geo hosting import interactions mock notifications override(auth) plugin predictions push remove status storage update xr)
ampx(generate sandbox(secret))
ansible-config
ansible-galaxy(collection role)
ansible-vault
ant
apk
appwrite(account assistant avatars console databases deploy functions graphql health init locale messaging migrations project projects proxy storage teams users vcs)
apt
apt-cache
apt-get
apt-key
apt-mark
aptitude
archlinux-java
arduino-cli(board cache config core debug lib sketch)
argo(archive auth cluster-template cron cwft cwftmpl executor-plugin template)
argocd(account admin(app cluster proj repo settings) app(actions) appset cert cluster gpg proj(role windows) repo repocreds)
artisan
asar
asciinema
asdf(plugin)
asr
assimp
astro(db preferences telemetry)
atuin(account(help) ai(help) config(help) daemon(help) dotfiles(alias(help) help(alias var) var(help)) help(account ai config daemon dotfiles(alias var) history hook import kv pty-proxy scripts store) hex(help) history(help) hook(help) import(help) kv(help) pty-proxy(help) scripts(help) server store(help))
auditpol
augtool
autocorrect
avdmanager(create delete list move)
aws(accessanalyzer account acm(wait) acm-pca(wait) amp(wait) amplify amplifybackend amplifyuibuilder apigateway apigatewaymanagementapi apigatewayv2 appconfig appconfigdata appfabric appflow appintegrations application-autoscaling application-insights application-signals applicationcostprofiler appmesh apprunner appstream(wait) appsync apptest arc-zonal-shift artifact athena auditmanager autoscaling autoscaling-plans b2bi backup backup-gateway batch bcm-data-exports bcm-pricing-calculator bedrock bedrock-agent bedrock-agent-runtime bedrock-data-automation bedrock-data-automation-runtime bedrock-runtime billing billingconductor braket budgets ce chatbot chime chime-sdk-identity chime-sdk-media-pipelines chime-sdk-meetings chime-sdk-messaging chime-sdk-voice cleanrooms cleanroomsml cloud9 cloudcontrol(wait) clouddirectory cloudformation(wait) cloudfront(wait) cloudfront-keyvaluestore cloudhsm cloudhsmv2 cloudsearch cloudsearchdomain cloudtrail cloudtrail-data cloudwatch(wait) codeartifact codebuild codecatalyst codecommit(credential-helper) codeconnections codeguru-reviewer(wait) codeguru-security codeguruprofiler codepipeline codestar-connections codestar-notifications cognito-identity cognito-idp cognito-sync comprehend comprehendmedical compute-optimizer configservice configure connect connect-contact-lens connectcampaigns connectcampaignsv2 connectcases connectparticipant controlcatalog controltower cost-optimization-hub cur customer-profiles databrew dataexchange datapipeline datasync datazone dax deadline(wait) deploy(wait) detective devicefarm devops-guru directconnect discovery dlm dms(wait) docdb(wait) docdb-elastic drs ds ds-data dsql(wait) dynamodb(wait) dynamodbstreams ebs ec2(wait) ec2-instance-connect ecr(wait) ecr-public ecs(wait) efs eks(wait) eks-auth elastic-inference elasticache(wait) elasticbeanstalk(wait) elastictranscoder(wait) elb(wait) elbv2(wait) emr(wait) emr-containers emr-serverless entityresolution es events evidently finspace finspace-data firehose fis fms forecast forecastquery frauddetector freetier fsx gamelift geo-maps geo-places geo-routes glacier(wait) globalaccelerator glue grafana greengrass greengrassv2 groundstation(wait) guardduty health healthlake history iam(wait) identitystore imagebuilder importexport inspector inspector-scan inspector2 internetmonitor invoicing iot iot-data iot-jobs-data iot1click-devices iot1click-projects iotanalytics iotdeviceadvisor iotevents iotevents-data iotfleethub iotfleetwise iotsecuretunneling iotsitewise(wait) iotthingsgraph iottwinmaker iotwireless ivs ivs-realtime ivschat kafka kafkaconnect kendra kendra-ranking keyspaces kinesis(wait) kinesis-video-archived-media kinesis-video-media kinesis-video-signaling kinesis-video-webrtc-storage kinesisanalytics kinesisanalyticsv2 kinesisvideo kms lakeformation lambda(wait) launch-wizard lex-models lex-runtime lexv2-models(wait) lexv2-runtime license-manager license-manager-linux-subscriptions license-manager-user-subscriptions lightsail location logs lookoutequipment lookoutmetrics lookoutvision m2 machinelearning(wait) macie2(wait) mailmanager managedblockchain managedblockchain-query marketplace-agreement marketplace-catalog marketplace-deployment marketplace-entitlement marketplace-reporting marketplacecommerceanalytics mediaconnect(wait) mediaconvert medialive(wait) mediapackage mediapackage-vod mediapackagev2(wait) mediastore mediastore-data mediatailor medical-imaging memorydb meteringmarketplace mgh mgn migration-hub-refactor-spaces migrationhub-config migrationhuborchestrator migrationhubstrategy mq mturk mwaa neptune(wait) neptune-graph(wait) neptunedata network-firewall networkflowmonitor networkmanager networkmonitor notifications notificationscontacts oam observabilityadmin omics(wait) opensearch opensearchserverless opsworks(wait) opsworks-cm(wait) opsworkscm(wait) organizations osis outposts panorama partnercentral-selling payment-cryptography payment-cryptography-data pca-connector-ad pca-connector-scep pcs personalize personalize-events personalize-runtime pi pinpoint pinpoint-email pinpoint-sms-voice pinpoint-sms-voice-v2 pipes polly pricing privatenetworks proton(wait) qapps qbusiness qconnect qldb qldb-session quicksight ram rbin rds(wait) rds-data redshift(wait) redshift-data redshift-serverless rekognition(wait) repostspace resiliencehub resource-explorer-2 resource-groups resourcegroupstaggingapi robomaker rolesanywhere route53(wait) route53-recovery-cluster route53-recovery-control-config(wait) route53-recovery-readiness route53domains route53profiles route53resolver rum runtime.sagemaker s3 s3api(wait) s3control s3outposts s3tables sagemaker(wait) sagemaker-a2i-runtime sagemaker-edge sagemaker-featurestore-runtime sagemaker-geospatial sagemaker-metrics sagemaker-runtime savingsplans scheduler schemas(wait) sdb secretsmanager security-ir securityhub securitylake serverlessrepo service-quotas servicecatalog(generate) servicecatalog-appregistry servicediscovery ses(wait) sesv2 shield signer(wait) simspaceweaver sms sms-voice snow-device-management snowball sns socialmessaging sqs ssm(wait) ssm-contacts ssm-incidents(wait) ssm-quicksetup ssm-sap sso sso-admin sso-oidc stepfunctions storagegateway sts supplychain support support-app swf synthetics taxsettings textract timestream-influxdb timestream-query timestream-write tnb transcribe transfer(wait) translate trustedadvisor verifiedpermissions voice-id vpc-lattice waf waf-regional wafv2 wellarchitected wisdom workdocs workmail workmailmessageflow workspaces workspaces-thin-client workspaces-web xray)
aws-vault
az(account(lock management-group) acr(cache config credential manifest replication repository scope-map task token webhook) ad(app(credential federated-credential owner permission) group(member owner) signed-in-user sp(credential owner) user) advisor(recommendation) aks(addon command machine maintenanceconfiguration nodepool snapshot) ams apim(api) appconfig(feature kv) appservice(ase plan) arcappliance artifacts(universal) backup(job policy vault) batch(account job pool task) bicep billing(account invoice) boards(area iteration work-item) bot cache capacity(reservation) cdn(endpoint profile) cloud cognitiveservices(account(deployment keys)) config connectedk8s connectedmachine consumption container containerapp(env(storage) hostname identity ingress job logs registry replica revision secret) cosmosdb(keys mongodb(collection database) sql(container database role(assignment definition))) databricks(workspace) dataprotection(backup-vault) demo deployment(group mg operation(group sub) sub tenant) devops(project service-endpoint team user) disk disk-access disk-encryption-set dls dms eventgrid(domain event-subscription topic) eventhubs(eventhub(authorization-rule consumer-group) namespace(authorization-rule)) extension feature fleet functionapp(config(appsettings) cors deployment(slot source) function identity keys log plan) group(lock) hdinsight identity(federated-credential) image iot(dps hub(device-identity)) k8s-configuration(flux) k8s-extension keyvault(certificate key network-rule role secret) lab lock logicapp(config) managedapp maps mariadb ml(component compute data datastore environment job model online-deployment online-endpoint workspace) monitor(action-group activity-log(alert) alert app-insights(component) autoscale(rule) diagnostic-settings log-analytics(workspace) metrics(alert)) mysql(flexible-server(db firewall-rule parameter)) netappfiles network(application-gateway bastion dns(record-set(a cname txt) zone) express-route firewall front-door lb(probe rule) local-gateway nat(gateway) nic(ip-config) nsg(rule) private-dns(link(vnet) zone) private-endpoint public-ip route-table(route) traffic-manager vnet(peering subnet) vnet-gateway vpn-connection watcher(flow-log)) pipelines(agent build pool runs variable variable-group) policy(assignment definition exemption set-definition state) postgres(flexible-server(db firewall-rule parameter) server) ppg private-link provider quantum redis(firewall-rules) relay repos(import policy pr(policy reviewer work-item) ref) resource(link lock) restore-point role(assignment definition) search(admin-key query-key service) security servicebus(namespace(authorization-rule) queue(authorization-rule) topic(subscription(rule))) sf sig(image-definition image-version) signalr(key) snapshot spring sql(db(audit-policy) elastic-pool failover-group mi server(ad-admin firewall-rule) vm) ssh sshkey stack(group mg sub) staticwebapp(appsettings backends environment functions hostname identity secrets users) storage(account(blob-service-properties keys management-policy network-rule) blob(copy directory lease metadata service-properties tag) container(lease metadata policy) cors directory entity file(copy) fs(directory file) logging message metrics queue share share-rm table) synapse(pipeline spark sql(pool) workspace) tag ts tsi vm(availability-set boot-diagnostics diagnostics disk encryption extension host(group) identity image monitor nic run-command secret unmanaged-disk user) vmss(disk encryption extension identity nic rolling-upgrade run-command) webapp(auth config(access-restriction appsettings backup connection-string container hostname ssl storage-account) cors deployment(container github-actions slot source user) identity log(deployment) traffic-routing vnet-integration webjob(continuous triggered)) webpubsub(key))
azcopy
barnard59(cube graph-store shacl)
bazel(mod run)
bazelisk(mod run)
benthos(blobl studio template)
biome
bit(app capsule cli config dependencies deps env envs git l lane refactor remote scope scope-config system workspace-config ws-config)
blitz(p(-v db migrate version) prisma(-v db migrate version))
bloop
bluetoothctl
bmake
bootctl
bore
borg(benchmark debug key)
bosh
bq
brctl
brew(services)
brightnessctl
browser-sync(recipe)
bru
buck2(audit debug)
buf(alpha beta config dep lsp mod plugin registry)
buildah(manifest source)
buildctl(debug)
bun(pm run)
bundle(plugin)
bunx
but(agent alias branch config(ai forge ui user) mr oplog pr resolve review skill update)
bw
bwdc(config)
bws(project secret)
cabal
caddy
cap
capacitor
cargo(nextest report)
cci(error flow org plan project robot service(connect) task)
cdk
cdk8s
cdrdao
celery
certbot
cf
changeset(pre)
charm(crypt fs kv serve server)
chdman
chezmoi(git(bisect remote stash submodule worktree) help(secret(keyring) state) secret(keyring) state)
choco
cicada(debug(help) help(debug))
cilium(bgp clustermesh config connectivity encryption hubble)
circleci(completion config context env info local namespace orb(publish) policy project(dlc secret) runner(instance resource-class token) telemetry update)
claude(mcp plugin)
clib
clion
cloudflared(access service tunnel(route(ip) vnet))
coda
codex(mcp)
composer(global run run-script)
conan(cache config editable graph lock profile remote workspace)
conda(env(config(vars)))
conda-content-trust
conda-env(config(vars))
consul(acl(auth-method binding-rule policy role token) catalog config connect(ca) intention kv operator(autopilot raft) services snapshot tls(ca cert))
contract(contract(decode))
copilot(app env help(app env job pipeline secret storage svc task) job pipeline secret storage svc task)
cordova(config platform platforms plugin plugins)
coredumpctl
corepack
cosign(attach dockerfile download help(attach dockerfile download manifest policy upload) manifest policy upload)
coverage
create-completion-spec
crev(crev(config crate id(query) proof repo(edit fetch query) wot))
crictl
croc
crush(completion s session sessions)
cryptsetup
csdx
ctr(c container containers content i image images leases namespace namespaces ns plugins pprof sandboxes snapshot snapshots t task tasks)
cypress(cache)
d2
dagger
dapr(completion help(completion mtls) mtls)
darcs(convert optimize rebase show)
dart(compile pub(cache global(run) token) run)
dasel(completion)
datree(config kustomize)
dbmate
dbt(docs source)
dconf
ddev(auth composer config d dbg debug delete help(auth composer config d dbg debug delete mutagen service) mutagen service)
defaults
deno(task)
deployctl
deta(auth cron version visor)
devbox(auth(tokens) cache completion envsec gen generate global(services) integrate secrets services setup version)
devenv(container inputs processes tasks)
direnv
diskutil(apfs appleraid corestorage cs image)
dism
dive(completion)
django-admin
dkms
dlv
dnf(copr group history module repo versionlock)
dnf5(advisory environment group history mark module offline offline-distro-sync offline-upgrade repo system-upgrade versionlock)
dnscmd
docker(builder buildx(history imagetools) checkpoint compose(alpha) config container context desktop image manifest mcp model network node plugin scout secret service stack swarm system trust(key signer) volume)
docker-buildx(completion imagetools)
docker-compose
doctl(1-click account apps auth balance billing-history compute(action cdn certificate domain(records) droplet droplet-action firewall floating-ip image image-action load-balancer region reserved-ip size snapshot ssh-key tag volume volume-action vpc) databases(backups connection db firewalls pool replica user) invoice kubernetes(cluster(kubeconfig node-pool) options) monitoring(alert) projects(resources) registry(garbage-collection kubernetes-manifest options repository) serverless(functions namespaces triggers) vpcs)
dog
doing(issue open pr)
doppler(activity completion configs(tokens) configure environments login open projects run secrets settings)
dotenv-vault
dotnet(add dev-certs ef(database dbcontext migrations) list nuget(add) package reference remove sln solution tool user-secrets workload)
dprint(config)
drizzle-kit
dropbox(autostart lansync)
dscacheutil
dscl
dtm(completion develop help(completion develop list show) list show)
dua
dune(cache ocaml rpc tools)
dvc(artifacts cache exp experiments metrics params plots queue remote stage)
eas
eb
eksctl(associate completion create delete deregister disassociate drain get register scale set unset update upgrade utils)
elm
elm-json
elm-review
emerge
enapter(devices rules)
encore(app auth daemon db eject gen help(app auth daemon db eject gen secret version vpn) secret version vpn)
envchain
exercism(completion)
expo
expo-cli
expressots
faas-cli(cloud secret store template(pull store))
fastlane(android ios mac)
fastly(acl acl-entry auth-token backend compute dictionary dictionary-item domain healthcheck logging(azureblob bigquery cloudfiles datadog digitalocean elasticsearch ftp gcs googlepubsub heroku honeycomb https kafka kinesis logentries loggly logshuttle newrelic openstack papertrail s3 scalyr sftp splunk sumologic syslog) profile service service-version stats user vcl(custom snippet))
fclones
fileicon
firebase
fish_config(prompt theme)
fisher(install)
flask(db)
flatpak
flutter(build custom-devices pub(cache global(run) run token))
flux(bootstrap build create(image secret source) debug delete(image source) diff export(image source) get(images sources) list pull push reconcile(image source) resume(image source) suspend(image source) tag)
fly(agent apps auth autoscale builds certs checks(handlers) completion config dash dashboard dns-records doctor domains help(agent apps auth autoscale builds certs checks(handlers) completion config dash dashboard dns-records doctor domains image img ips list ls m machine machines orgs(builder) pg(db users) platform postgres(db users) regions scale secrets ssh status version vm vol(snapshots) volumes(snapshots) wg(token) wireguard(token)) image img ips m machine machines orgs(builder) pg(db users) platform postgres(db users) regions scale secrets ssh version vm vol(snaps snapshots) volumes(snaps snapshots) wg(token) wireguard(token))
flyctl(agent apps auth autoscale builds certs checks(handlers) completion config dash dashboard dns-records doctor domains help(agent apps auth autoscale builds certs checks(handlers) completion config dash dashboard dns-records doctor domains image img ips list ls m machine machines orgs(builder) pg(db users) platform postgres(db users) regions scale secrets ssh status version vm vol(snapshots) volumes(snapshots) wg(token) wireguard(token)) image img ips m machine machines orgs(builder) pg(db users) platform postgres(db users) regions scale secrets ssh version vm vol(snaps snapshots) volumes(snaps snapshots) wg(token) wireguard(token))
fnm
forc(crypto)
forge(install providers settings variables)
fsutil
fury(beta git(config stack) sharing)
fvm(api flutter)
fwupdmgr
ganache-cli
gatsby
gcloud(access-context-manager(cloud-bindings levels(conditions) perimeters(dry-run) policies) active-directory(domains(trusts) operations) ai(endpoints models) ai-platform(jobs(submit) local models operations versions) anthos(auth) apigee(apis applications deployments developers environments organizations products) app(domain-mappings firewall-rules instances logs operations regions services ssl-certificates versions) artifacts(docker(images tags) locations operations packages print-settings repositories tags versions) asset(feeds operations) auth(application-default) batch(jobs) bigtable(app-profiles backups clusters instances(tables) operations) billing(accounts projects) builds(triggers) cloud-shell components(repositories) composer(environments(storage(dags data plugins)) operations) compute(accelerator-types addresses backend-buckets backend-services commitments diagnose disk-types disks external-vpn-gateways firewall-rules forwarding-rules health-checks(create update) http-health-checks https-health-checks images instance-groups(managed(instance-configs rolling-action) unmanaged) instance-templates instances(network-interfaces os-inventory) interconnects(attachments(dedicated partner provider) locations) machine-types network-endpoint-groups networks(peerings subnets vpc-access(connectors locations operations)) operations os-config(patch-deployments patch-jobs) os-login(ssh-keys) packet-mirrorings project-info regions reservations resource-policies(create) routers(nats) routes security-policies(rules) shared-vpc(associated-projects organizations) snapshots sole-tenancy(node-groups node-templates node-types) ssl-certificates ssl-policies target-grpc-proxies target-http-proxies target-https-proxies target-instances target-pools target-ssl-proxies target-tcp-proxies target-vpn-gateways tpus(accelerator-types locations versions) url-maps vpn-gateways vpn-tunnels zones) config(configurations) container(binauthz(attestations attestors(public-keys) policy) clusters hub(memberships) images node-pools operations subnets) data-catalog(entries entry-groups tag-templates(fields(enum-values)) tags taxonomies(policy-tags)) dataflow(flex-template jobs sql) dataproc(autoscaling-policies clusters jobs(submit) operations workflow-templates(add-job)) datastore(databases indexes operations) debug(logpoints snapshots source targets) deploy deployment-manager(deployments manifests operations resources types) dns(dns-keys managed-zones operations policies project-info record-sets(changes transaction)) domains endpoints(configs operations services) eventarc filestore(instances locations operations regions zones) firebase(test(android(locales models versions) ios(locales models versions) network-profiles)) firestore(databases indexes(composite fields) operations) functions(event-types logs regions) game(locations operations servers(clusters configs deployments realms)) healthcare(datasets dicom-stores(export import) fhir-stores(export import) hl7v2-stores operations) iam(roles service-accounts(keys) workload-identity-pools) iap(settings web) identity(groups(memberships)) iot(devices(commands configs credentials gateways states) registries(credentials)) kms(import-jobs keyrings keys(versions) locations) logging(logs metrics resource-descriptors sinks) memcache meta(apis(collections discovery messages methods) cache(completers) cli-trees flag-coverage-tree resources) ml(language speech(operations) video(operations) vision) ml-engine(jobs(submit) local models operations versions) monitoring(dashboards) network-management(connectivity-tests operations) organizations policy-troubleshoot projects pubsub(lite-subscriptions lite-topics snapshots subscriptions topics) recommender(insights recommendations) redis(instances operations regions zones) resource-manager(folders org-policies) run(configurations domain-mappings jobs(executions) regions revisions routes services) scc(assets findings notifications operations sources) scheduler(jobs(create update)) secrets(locations versions) services(operations vpc-peerings(operations)) source(project-configs repos) spanner(backups databases(ddl sessions) instance-configs instances operations rows) sql(backups databases export flags import instances operations ssl(client-certs) ssl-certs tiers users) storage(buckets(notifications) hmac objects) tasks(locations queues) topic workflows workstations alpha^ beta^)
gem
gemini(extensions mcp)
gh(agent agent-task agent-tasks agents alias at attestation auth cache codespace(ports) config(set) copilot cs(ports) discussion ext extension extensions gist gpg-key issue label org pr preview project release repo(autolink deploy-key gitignore license) rs ruleset run search secret skill skills ssh-key variable workflow)
gh-copilot
gh-stack
ghostty
ghq
gibo
gio
git(bisect bundle commit-graph credential flow fsmonitor--daemon gui hook lfs maintenance multi-pack-index notes p4 reflog remote sparse-checkout stash submodule subtree svn worktree)
git-extras
git-feature
git-flow(feature hotfix release support)
git-profile
github
gitleaks
glab(alias attestation auth changelog ci(cancel config) cluster(agent(token token-cache)) conf config container-registry(repository tag tags) cr(repository tag tags) dependency-firewall deploy-key df duo gpg-key incident issue(board) iteration job label mcp milestone mr(comment note) opentofu(state) orbit(r remote) packages pipe(cancel config) pipeline(cancel config) project(members publish remote) rc(scope token) release repo(members publish remote) runner runner-controller(scope token) sched schedule search securefile security(config) skd skills snippet ssh-key stack stacks terraform(state) tf(state) todo token user var variable work-items)
glow(completion)
gm
gmake
gnome-keyring
go(mod run tool work)
go-tool-covdata
go-tool-dist
goctl(api completion env help(api completion env kube model(mysql) rpc template) kube model(mysql) rpc template)
goland
golangci
golangci-lint(cache config)
gopass(completion mounts recipients templates)
gopls
goreleaser
gradle
gradlew
graphcdn
grit(auth(help) help(auth remote) remote(help))
grype(config db)
gsettings
gsutil(acl bucketpolicyonly cors defacl hmac iam kms label lifecycle logging notification pap retention rpo ubla versioning web)
gt(l log)
guix(container git home import system)
gum
hardhat
hasura(actions md(ic inconsistencies inconsistency) metadata(ic inconsistencies inconsistency) migrate plugin plugins scripts sd seed seeds)
hatch(config dep env python self)
hb-service
hcloud(all certificate config context datacenter firewall floating-ip image iso load-balancer load-balancer-type location network placement-group primary-ip server server-type ssh-key storage-box volume zone)
hdiutil
helm(completion dep dependency get inspect plugin registry repo search show)
helmfile
herd
herdr(agent api channel config integration notification pane plugin(action log logs pane) server session status tab terminal(session title) workspace worktree)
heroku
hexo
hf(auth cache endpoints jobs repo repo-files)
hg
hidutil
himalaya(account attachment envelope flag folder message template)
history
hledger
home-manager
hop(auth ignite projects)
hostnamectl
hub(bisect remote stash submodule worktree)
huggingface-cli(repo)
hugo(convert gen import list mod new)
hyper
ibmcloud(account catalog ce(app job project) cf cos cr dev iam is ks(cluster worker) plugin resource schematics)
ibus
idea
ignite-cli
inshellisense(specs)
ionic(capacitor config cordova deploy doctor enterprise git integrations package ssh ssl)
ip(a addr address fou ioam l l2tp link macsec maddress mptcp(endpoint) mroute n neigh neighbor netns nexthop r route ru rule sr tcp(metrics) token tunnel tuntap vrf xfrm(policy state))
ipatool(auth completion)
ipconfig
ipset
istioctl(admin dashboard experimental pc proxy-config tag waypoint x ztunnel-config)
jenv
jj(bisect bookmark config debug file gerrit git(colocation remote) op operation sparse tag util(backend) workspace)
jupyter(kernelspec labextension nbextension serverextension)
just
k(auth config create rollout set top)
k3d(cluster config debug(lb loadbalancer) image images kubeconfig node reg registries registry version)
k3s(certificate etcd-snapshot secrets-encrypt token)
k6
k9s
kafkactl(alter clone config create delete describe edit get help(alter clone config create delete describe edit get list reset) list reset)
keepassxc-cli
keybase(account(contact-settings email) blocks bot(token) chat ctl currency device fs(archive debug sync) git kvstore log passphrase pgp rekey sigs team update wallet)
keytool
kind(build completion create delete export get load)
kitten(@ desktop-ui)
kitty(+kitten @)
kmutil
knex
kompose
kool(deploy)
kops(distrust edit export promote rolling-update toolbox trust update upgrade validate)
ksetup
kubeadm(certificates(renew) certs(renew) config(images print) init(phase(addon certs control-plane etcd kubeconfig kubelet-finalize upload-config uploadconfig)) join(phase(control-plane-join control-plane-prepare)) kubeconfig reset(phase) token upgrade(apply(phase(addon upload-config uploadconfig)) node(phase(addon))))
kubecolor(auth certificate config create(secret service) plugin rollout set top)
kubectl(alpha auth certificate cluster-info config create(secret service) krew kuberc plugin rollout set top)
kustomize(cfg edit(add remove set) fn openapi)
laravel
launchctl
leaf
lefthook
lein
lerna(run)
lima(completion)
limactl(completion)
linkerd(diagnostics jaeger multicluster viz)
linode-cli(account databases domains events firewalls images linodes lke nodebalancers obj object-storage profile regions volumes)
localectl
loginctl
logman
lpass(share)
luarocks
luz
lynis(audit(system) show update)
machinectl
mackup
mage
mailsy
make
mamba(env)
manage-bde
mas
maturin
mdbook(help)
melt(completion)
meson
meteor(admin help(admin) npm(audit author c cache config org owner pkg profile(set) team token))
mgnl
mikro-orm
mill
minectl(completion help(completion))
minikube(addons cache completion config image node profile service)
mise(a alias backends cache cfg config gen generate p plugin plugins r run settings shell-alias sync t task tasks tool-alias)
mix
mkdocs
mlflow(artifacts db deployments experiments models runs)
mob
molecule(init)
moon(docker generate migrate node project query run sync task toolchain)
mountvol
mpc
multipass
mvn
mvnw
nativescript(appstore build debug deploy device devices doctor error-reporting install package-manager platform(add remove update) plugin prepare proxy resources(generate) run test update usage-reporting)
navi(repo)
nerdctl(apparmor builder compose container image ipfs namespace network system volume)
nest(g generate)
netctl
netctl-auto
netlify(addons blobs database db env functions lm logs sites)
netsh
networkctl
newman
newrelic(agent(config) apiaccess apm(application deployment) config decode diagnose edge(trace-observer) entity(deployment tags) events nerdgraph nerdstorage(collection document) nrql profile profiles reporting synthetics(monitor) utils(semver terraform) workload)
next
nextest(nextest(self show-config))
nextflow
nfpm(completion)
ng(analytics cache completion generate)
ngrok(config service)
nh(clean darwin home os)
nhost(config dev docker-credentials run secrets sw)
ninja
nix(config derivation flake hash key nar profile realisation registry store)
nixops
nixos-container
nixos-rebuild
nixpacks
nmcli(a agent c con connection d(wifi) dev(wifi) device(wifi) g general n networking r radio)
nomad(acl(auth-method binding-rule policy role token) alloc config deployment eval job(tag) license namespace node(meta pool) operator(autopilot gossip keyring raft root scheduler snapshot) plugin quota recommendation scaling(policy) sentinel server service system tls(ca cert) var volume)
npm(access audit author c cache config dist-tag dist-tags exec hook install-scripts ogr org owner pkg profile rum run run-script stage team token trust urn x)
npx
ns(appstore build debug deploy device devices doctor error-reporting install package-manager platform(add remove update) plugin prepare proxy resources(generate) run test update usage-reporting)
nssm
nuxi
nuxt
nvm
nx(g generate release run)
oc(adm(groups policy top) auth config create(secret service) image policy registry rollout secrets serviceaccounts set top)
oci(budget compute(image instance) db(autonomous-database) iam(compartment group policy user) kms(key) monitoring(alarm) network(vcn) os(bucket))
oh-my-posh(config)
okta(apps)
okteto(completion context ctx help(completion context ctx namespace ns pipeline preview stack) namespace ns pipeline preview stack)
ollama
omz(plugin pr theme)
onboardbase
op(account connect(group server token vault) document events-api group(user) item(template) user vault(group user))
opa(completion help(completion))
opam(admin config repo repository)
opencode(agent auth github mcp session)
openfiles
openssl
opkg
ouch
pac(admin(application) application auth canvas catalog connection connector copilot data modelbuilder org package pcf pipeline plugin power-fx powerpages solution telemetry test tool virtual-agent)
packer(plugins)
pactl
pamac
paper(completion help(completion))
pass
pastel
path
patool
pdfcpu(annotations attachments bookmarks boxes fonts form images keywords pagelayout pagemode pages permissions portfolio properties stamp viewerpref watermark)
pdm(cache plugin py python self venv)
perf(bench c2c daemon data iostat kmem kvm(stat) lock mem sched script stat test trace)
phpstorm
phpunit-watcher
pijul(channel remote)
pip(cache config index)
pip3(cache config index)
pipenv(run)
pipx
pixi(auth(help) clean(help) config(help) g(e(help) expose(help) help(expose shortcut) shortcut(help)) global(e(help) expose(help) help(expose shortcut) shortcut(help)) help(auth clean config global(expose shortcut) task upload workspace(channel description environment export feature name platform register requires-pixi version)) project(channel(help) description(help) environment(help) export(help) feature(help) help(channel description environment export feature name platform register requires-pixi version) name(help) platform(help) register(help) requires-pixi(help) version(help)) task(help) upload(help) workspace(channel(help) description(help) environment(help) export(help) feature(help) help(channel description environment export feature name platform register requires-pixi version) name(help) platform(help) register(help) requires-pixi(help) version(help)))
pkg
planter
playwright
pm2
pmset(repeat)
pnpm(c cache config dlx env exec licenses run run-script server store)
pnpx
pocketbase(admin migrate)
pod(cache ipc lib repo spec trunk)
podman(artifact compose container farm generate healthcheck image(trust) kube machine(os) manifest network pod quadlet secret system(connection) volume)
poetry(cache debug env self source)
port
powercfg
pre-commit
premake
preset
prisma(db migrate platform)
pro
projj
proto(debug plugin)
pscale(audit-log auth backup branch database db deploy-request dr org password region service-token)
publish
pueue(group)
pulumi(config(env) env(version(tag)) org(search) package plugin policy(group) schema stack(tag(get ls rm set)) state)
py=1(-m(pip))
pycharm
pyenv
python=1(-m(pip(cache config index)))
python3=1(-m(pip(cache config index)))
qemu-img
qmk
qodana
quasar
quickmail(template)
quilt
rails
railway(open variables)
rake
rancher(app apps catalog server setting settings)
rar
rbenv
rclone(config genautocomplete help serve test)
react-native
rebar3
redwood(d deploy destroy g generate prisma(-v db migrate version) setup)
reg
remix
remotion(lambda(functions policies quotas sites))
replibyte(dump(restore) source transformer)
resolvectl
restic(key)
resume
resume-cli
rfkill
rojo
rome
route
rtx(alias cache plugins settings)
rubymine
ruff(analyze)
rugby(clear shortcuts update)
rush
rust-analyzer
rustrover
rustup(component override run self set show target toolchain)
rvm(do get implode info install list reinstall reload remove reset uninstall upgrade use)
rye(self toolchain tools)
s3cmd
sake
sam(list local pipeline remote)
sanity(cors dataset(alias) documents graphql hook projects users)
sapphire
saw(completion)
sbt
sc
scarb(cache)
schtasks
scons
scoop(alias bucket cache config)
sdk
security
semgrep
sequelize
serverless(deploy(list) invoke)
service=3
setspn
sfdx
sftpgo(acme gen(completion))
sg(new)
shadcn-ui
shell-config(external)
shelve
shortcuts(help)
simctl(get_app_container help(help(help(help io keychain location runtime status_bar ui) io keychain location runtime status_bar ui) io keychain location runtime status_bar ui) io keychain location runtime status_bar ui)
skaffold(config inspect)
skopeo
slides
sls(deploy(list) invoke)
snap
snaplet(auth config database db project snapshot ss subset subsetting team)
snyk(code config container iac)
soft
space(completion help(completion version) version)
splash(aliases collection dir settings user)
spotify(play share status toggle)
spring
sqlfluff
sqlmesh
sqlx(sqlx(database migrate))
src(batch config extsvc lsif orgs repos users)
sta
stack(config(set(package-index)) docker hpc ide ls(dependencies snapshots))
starkli(account(oz) signer(keystore))
starship
steadybit(config(profile) def-repo service service-definition)
stencil
stepzen
storybook
streamlit(cache config)
stripe(samples)
suitecloud
supabase(completion db(branch remote) functions gen(types) help(completion db(branch remote) functions gen(types) migration orgs projects secrets) migration orgs projects secrets)
supervisorctl
surreal(ml)
sv
svn
svokit
swagger-typescript-api
swift(package(config) sdk)
syft(cataloger completion config)
symfony
systemctl
systemd-analyze
systemextensionsctl
tailcall
tailscale(debug drive exit-node lock)
tangram
taplo(cfg config lsp)
task
tauri(tauri(plugin signer))
tb
tea(a(u users) admin(u users) i issue issues label labels login logins milestone(i issues) milestones(i issues) ms(i issues) n notification notifications org organization organizations pr pull pulls r release releases repo repos t time times)
templ
terraform(metadata providers state workspace)
terraform-ls
terragrunt(hcl providers run stack state workspace)
terramate(cloud(drift) debug(show) experimental(vendor) script)
tfenv
timedatectl
tinygo
tkn(bundle bundles chain chains clustertask clustertasks clustertriggerbinding clustertriggerbindings ct ctb el eventlistener eventlisteners help(bundle bundles chain chains clustertask clustertasks clustertriggerbinding clustertriggerbindings ct ctb el eventlistener eventlisteners hub(check-upgrade downgrade get info install reinstall upgrade) p pipeline pipelinerun pipelineruns pipelines pr res resource resources t task taskrun taskruns tasks tb tkb tr triggerbinding triggerbindings triggertemplate triggertemplates tt) hub(check-upgrade downgrade get info install reinstall upgrade) p pipeline pipelinerun pipelineruns pipelines pr res resource resources t task taskrun taskruns tasks tb tkb tr triggerbinding triggerbindings triggertemplate triggertemplates tt)
tmutil
tmux
tmuxinator
tns(appstore build debug deploy device devices doctor error-reporting install package-manager platform(add remove update) plugin prepare proxy resources(generate) run test update usage-reporting)
tofu(metadata providers state workspace)
toit.lsp(completion repro)
toit.pkg(completion registry)
trex
trivy(module plugin registry vex(repo))
truffle(config)
trunk(cache check config daemon git-hooks tools)
tsh(app apps bench(kube web) daemon db device fido2 headless kube mfa proxy recording recordings request requests touchid webauthnwin)
tsuru(app(deploy(rollback) metadata quota router(version) routes) certificate cluster env)
tuist(cache cloud(organization(remove update) project) migration plugin scaffold signing)
turbo(gen generate run)
twiggy
twilio
twine
typeorm
typst(help)
ua
ubuntu-advantage
udevadm
ufw
update-alternatives
uv(auth cache pip python self tool)
uvx
v(help watch)
vagrant(autocomplete box cloud(auth box provider version) plugin snapshot)
vale
valet
vapor(heroku supervisor)
vault(audit kv(metadata) lease namespace operator(raft(autopilot snapshot)) plugin policy print secrets token)
vcpkg(integrate)
vegeta
velero(backup backup-location client create delete describe get plugin repo restore schedule snapshot-location)
vercel(alias aliases billing blob cache cert certs cron crons dns domain domains env flags git integration link ln project projects promote rollback secrets target targets team teams telemetry tokens webhook webhooks)
vfox
vhs(completion)
virsh
vite
vitest
vivid
volta
vr
vsce
vssadmin
vtex(config deps edition infra lh lighthouse redirects settings test workspace(abtest))
vue
vultr-cli(a apps backups bare-metal(a app i image) block-storage bm(a app i image) completion dns firewall fw help instance iso k kubernetes lb load-balancer network object-storage os p plans regions reserved-ip rip script sn snapshot ss ssh ssh-key u user)
wasm-pack
wasm-tools(component metadata)
wasmedge
wasmer(app(secret version) binfmt cache config(get set) container domain journal(extract) namespace package)
watchman(get-config)
watson
waypoint(artifact auth-method(set) config context deployment hostname project release runner(profile) server user workspace)
wd
webpack
webpack-cli
webstorm
wevtutil
wezterm(cli)
wg
whoami
winetricks(apps benchmarks dlls fonts games settings)
wing
winget(config configuration configure dsc dscv3 pin settings source)
winsw
wire
wishlist
wp(cache cap cli(alias cache) comment(meta) config core cron(event schedule) db embed(cache handler provider) i18n language(core plugin theme) maintenance-mode media menu(item location) network(meta) option package plugin(auto-updates) post(meta term) post-type profile rewrite role scaffold sidebar site(meta option) super-admin taxonomy term(meta) theme(auto-updates mod) transient user(meta session term) widget)
wpa_cli
wrangler(ai(finetune models) cert containers(images) d1(migrations) deployments dispatch-namespace hyperdrive kv(bulk key namespace) mtls-certificate pages(deployment functions project secret) pipelines queues(consumer(http worker)) r2(bucket object) secret secrets-store triggers vectorize versions(secret) workflows(instances))
wsl
wt(config(alias approvals plugins(claude codex opencode) shell state(cache default-branch logs marker vars)) hook list step)
xbps-uhelper
xcodeproj
xcodes(runtimes)
xcrun(altool devicectl notarytool simctl stapler)
xdg-mime
xdotool
xinput
xmlstarlet(edit)
xsv
yadm
yalc(installations)
yarn(cache config dlx exec global licenses npm owner plugin policies run set tag team workspace=4 workspaces(foreach(run)))
yomo
yum(group history)
zapier
zellij(action)
zfs
zig
zk
zola
zoxide
zpool
zypper`;
