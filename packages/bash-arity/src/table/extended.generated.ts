// Written by scripts/build-table.mjs; changes belong there.

/** One program a line, then groups and those of their names that another name of the group begins with: `show` (`show-ref`). */
export const extendedText: string = `adb||install reboot
agrippa|*|*
airflow|*|*
appwrite|*|*
apt||show why
apt-cache||dump show
arduino-cli|*|*
argo|*|*
argocd|account|get|app|delete get patch
artisan||db dusk env horizon horizon:clear horizon:continue horizon:pause horizon:supervisor make:notification migrate nova:resource optimize queue:failed queue:retry ui
asar|*|*
asdf||list plugin plugin-list shim
asr|*|*
assimp|*|*
atuin|*|*
aws|*|*||acm amp amplify apigateway appconfig autoscaling backup bedrock bedrock-agent bedrock-data-automation billing chime cleanrooms cloudfront cloudhsm cloudsearch cloudtrail comprehend connect connectcampaigns docdb ds dynamodb ec2 ecr eks elb emr finspace forecast greengrass health inspector iot iotevents ivs kafka kendra kinesis kinesisanalytics license-manager managedblockchain mediapackage mediastore neptune notifications opensearch opsworks payment-cryptography personalize pi pinpoint pinpoint-sms-voice qldb rds redshift route53 s3 sagemaker servicecatalog ses sms ssm sso support waf workmail workspaces|cloudformation|create-stack delete-stack describe-change-set describe-stack-resource describe-stack-set describe-type get-template update-stack|cloudfront|create-distribution create-streaming-distribution get-cache-policy get-cloud-front-origin-access-identity get-continuous-deployment-policy get-distribution get-field-level-encryption get-field-level-encryption-profile get-key-group get-origin-access-control get-origin-request-policy get-public-key get-response-headers-policy get-streaming-distribution list-distributions update-distribution|configure|list sso|dynamodb|describe-global-table describe-table update-global-table update-table|ecr|create-repository delete-repository get-lifecycle-policy get-login put-image|ecs|list-services put-account-setting update-cluster update-service|eks|describe-addon|iam|create-policy delete-group delete-policy delete-role delete-user get-group get-policy get-role get-service-last-accessed-details get-user list-groups list-instance-profiles list-policies update-role|lambda|create-function delete-function get-function get-layer-version invoke list-functions|logs|delete-delivery delete-delivery-destination get-delivery get-delivery-destination put-delivery-destination put-destination|route53|create-traffic-policy delete-traffic-policy get-health-check get-hosted-zone get-reusable-delegation-set get-traffic-policy get-traffic-policy-instance list-hosted-zones list-tags-for-resource list-traffic-policy-instances|s3||s3api|create-bucket delete-bucket delete-object get-bucket-lifecycle get-bucket-notification get-bucket-policy get-object list-objects put-bucket-lifecycle put-bucket-notification put-object upload-part|secretsmanager|update-secret|sns|list-subscriptions publish|sqs|change-message-visibility delete-message send-message|ssm|create-association delete-parameter describe-association describe-document describe-instance-patch-states describe-maintenance-windows get-inventory get-maintenance-window get-maintenance-window-execution get-maintenance-window-execution-task get-parameter get-parameters get-patch-baseline list-nodes update-association update-document update-maintenance-window|sso||sts|assume-role
az||config disk ssh vm|account|list|acr|show|acr repository|show|ad sp|create|functionapp|delete deploy list update|keyvault|delete list show update|keyvault secret|list set show|network vnet|list|sql db|list show|storage account|show|storage blob|delete download upload|vm|list|webapp|delete deploy list up
benthos|*|*
bit|*|*
blitz|*|*
bluetoothctl||discoverable pair
bosh|*|*
brew||bump cask command formula home instal install link sh tap test uninstal up update
buildah||rm
buildctl|*|*
bun||a c i patch
cargo||b c d generate insta install r t|report|future-incompat
cci|*|*
cdk||ack doc synth
cf|*|*
charm|*|*
chezmoi||edit manage merge unmanage|git|merge|help|edit manage merge unmanage|help state|delete get|state|delete get
circleci|*|*
cloudflared|access|h ssh|service|h|tunnel|h
composer||run why
cordova|*|*
cosign|*|*
croc|*|*
crush|*|*
csdx|*|*
dagger||l q r
dapr|*|*
dbt|*|*
ddev|*|*
defaults||read
devbox|*|*
devenv|*|*
direnv||watch
diskutil||info unmount|apfs|create list|corestorage|create delete list
django-admin||test
dnf||check do in rei repo se up
dnf5|*|*
docker||build image rm|image|rm|swarm|join unlock|trust|sign
docker-buildx|*|*
doctl|apps|create get list update|compute|droplet floating-ip image ssh volume
doing|*|*
dotnet||build pack tool
dscl|*|*
eas||build update
enapter|*|*
exercism|*|*
expo||i p pr publish r start u url w web webhooks
expo-cli|*|*
fastlane||action
fastly|*|*
firebase||database:set login target
flatpak||build
flutter|build|ios|pub|pub
fly||dash m machine vol|help|dash m machine vol|help vol|snaps|help volumes|snaps|vol|snaps|volumes|snaps
flyctl||dash m machine vol|help|dash m machine vol|help vol|snaps|help volumes|snaps|vol|snaps|volumes|snaps
fnm||list ls
gcloud||ml|access-context-manager perimeters dry-run|enforce|asset|analyze-iam-policy|compute backend-buckets|delete|compute backend-services|delete update|compute commitments|create|compute health-checks create|http|compute health-checks update|http|compute images|describe|compute instance-groups|list|compute instance-groups managed|create delete list update wait-until|compute instance-groups unmanaged|list|compute instance-templates|create|compute instances|create delete update|compute network-endpoint-groups|list|compute networks peerings|list|compute networks subnets|list|compute os-config patch-jobs|list|compute routers|update|compute security-policies|list|compute sole-tenancy node-groups|list|compute ssl-policies|list|compute url-maps|list|container images|list|dataproc jobs submit|spark|dataproc workflow-templates|instantiate|dataproc workflow-templates add-job|spark|game servers deployments|describe update|ml speech|recognize|ml vision|detect-text|projects|get-ancestors|pubsub lite-topics|list|pubsub topics|list|run services|update|scc assets|list|scc findings|list update|sql|ssl
gem||i
gh||agent agent-task at co ext extension pr skill|pr|co|release|delete verify
ghostty|*|*
git||add checkout cherry commit credential credential-cache diff fetch fsck init merge merge-recursive prune remote remote-ftp remote-http show submodule upload-archive
glab||conf pipe runner sched stack v var|ci|run|cluster agent|token|container-registry|tag|container-registry repository|del|container-registry tag|del|container-registry tags|del|cr|tag|cr repository|del|cr tag|del|cr tags|del|incident|sub unsub|issue|del sub unsub|mr|approve del issue sub unsub|orbit|r|pipe|run|pipeline|run|token|rot|var|ex im|variable|ex im
goreleaser||b c i r
gradle||build
grit|*|*
gt|*|*
hasura|*|*
helm||del dep hist un|dep|up|dependency|up|plugin|up|repo|up
herd|*|*
herdr|*|*
heroku||access addons apps auth config container domains local maintenance pg pg:backups ps redis releases run
hg||add bookmark branch parent tag
hub|*|*
hyper|*|*
ignite-cli|*|*
ip||a addr l maddr n neigh r|a|del show|addr|del show|address|del show|l|del|l2tp|del|link|del|maddress|del|n|del|neigh|del|netns|del list|r|del|route|del|rule|del|tunnel|del|tuntap|del
jenv|*|*
jj||diff op|bookmark|a c d f l m r s t|config|e g l p s u|tag|d l s t u
jupyter||kernel
k3d|*|*
kafkactl|*|*
keytool|*|*
kind|delete|cluster
kubeadm|*|*
kubecolor|config|set|create|clusterrole role service
kubectl|config|set use|create|clusterrole deploy ing role service|top|no node po pod
launchctl||print
leaf|*|*
loginctl||lock-session unlock-session
mailsy|*|*
meteor|*|*
minikube||ssh
mise||en i install ls t tool u|plugins|ls
mix||archive compile deps ecto escript hex local phx release test
mob|*|*
multipass|*|*
nativescript|*|*
nest|*|*
netlify||completion completion:generate dev env lm open status
netsh|*|*
newrelic|*|*
nfpm|*|*
ng|*|*
nh|*|*
nhost|*|*
nixops|*|*
nixos-rebuild||build build-vm
nomad||agent node
npm||add c ci clean-install find help i in ins inst insta instal install r run s se set star t un up v version
ns|*|*
nuxi||clean
nvm||install ls version
nx||affected run
okteto|*|*
onboardbase|*|*
openssl||aria-128-cfb aria-192-cfb aria-256-cfb bf ca cast crl des des-ede des-ede3 dsa ec idea pkey rc2 rc4 rsa seed sha512
pac|*|*
pipx|*|*
pixi|*|*
pm2||conf dash desc l monit reload send start update
pnpm||c i install m patch run t un up
pod|ipc|podfile|repo|add
podman||image rm
port||install log
powercfg|*|*
pre-commit||install
premake|*|*
projj|*|*
pscale|*|*
pulumi||pre up|config|rm set|stack|hist
pyenv|*|*
rails||c d db db:migrate db:seed g r s t test
rancher|*|*
rclone||check copy delete ls move rc rmdir|test|makefile
redwood|*|*
remotion|*|*
rush||init update
rustup||del doc up|component|del|override|del|self|up|target|del|toolchain|del up
sapphire|*|*
sc|*|*
sequelize|*|*
sfdx|*|*
shell-config|*|*
shelve|*|*
simctl||install pair|help|install pair|help help|install pair|help help help|install pair|help help help help|install pair
snaplet|*|*
starkli|*|*
steadybit|*|*
stencil|*|*
svn||co h st
symfony||book:check cloud:act cloud:backup cloud:env cloud:log cloud:mongo cloud:pro cloud:sql cloud:ssh cloud:var open:local php serve
systemctl||preset reload show suspend
systemd-analyze|*|*
tailscale||configure up|debug|derp stat|lock|disable
tea|*|*
terragrunt||graph validate
tfenv|*|*
timedatectl||set-time show
tkn|*|*
tmutil||delete
tmux||a at attach bind confirm detach display has if kill-ses last lock ls lsc new next prev refresh rename run send set show source start unbind wait
tns|*|*
trex|*|*
trivy||c conf h i p repo s|plugin|h i l r u
tsh|*|*
twilio||plugins
typst|*|*
vagrant||ssh up winrm
valet|*|*
vault||version|plugin|reload
vercel||alias cert cron deploy deploy-hook dev domain log project target team webhook|team|member|teams|member
vhs|*|*
vsce|*|*
vultr-cli|*|*
watchman|*|*
waypoint|*|*
webpack||b c h i l n p s serve v w
wevtutil|*|*
wezterm|*|*
wg||set show
winetricks|*|*
winget|*|*
wishlist|*|*
wp||eval post|core|update|profile|eval|scaffold|plugin|user|list
wrangler|pages|deploy|vectorize|create delete get list
wt|*|*
xcodes|*|*
xcrun|simctl|install pair
xdotool|*|*
yarn||patch up upgrade version workspace|global|upgrade
zellij||a ac d e k p r|action|edit go-to-tab move-focus move-pane write
zfs||hold project snap
zig||build init lib test`;
