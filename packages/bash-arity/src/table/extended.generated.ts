// Written by scripts/build-table.mjs; changes belong there.

/** One program a line, then groups and those of their names that another name of the group begins with: `show` (`show-ref`). */
export const extendedText: string = `adb||install reboot
agrippa||gen
airflow|dags|list show|db|check|tasks|state
appwrite|account|create deletesession get getsession updatephone|databases|create delete get getcollection list update|functions|create delete get list update|health|get|locale|get getcountries|projects|create delete get list update updatewebhook|storage|getbucket getfile|teams|create delete get getmembership list update|users|delete deletesession get updateemail updatephone
apt||show why
apt-cache||dump show
arduino-cli|board|list
argo||cwft|archive|list
artisan||db dusk env horizon horizon:clear horizon:continue horizon:pause horizon:supervisor make:notification migrate nova:resource optimize queue:failed queue:retry ui
asar||e extract l p
asdf||list plugin plugin-list shim
asr||restore
assimp||export
atlas|*|*||access-list access-log accesslist accesslog alert backup cloud-provider cloudprovider cluster custom-db-role custom-dn customdbrole customdn data-lake datalake dbuser event global-access-list global-api-key global-whitelist globalaccesslist globalapikey globalwhitelist integration live-migration livemigration log maintenance-window maintenancewindow measurement metric org organization private-endpoint privateendpoint process project team user whitelist
atuin|help import|nu xonsh zsh|import|nu xonsh zsh|import help|nu xonsh zsh
aws|*|*||acm amp amplify apigateway appconfig autoscaling backup bedrock bedrock-agent bedrock-data-automation billing chime cleanrooms cloudfront cloudhsm cloudsearch cloudtrail comprehend connect connectcampaigns docdb ds dynamodb ec2 ecr eks elb emr finspace forecast greengrass health inspector iot iotevents ivs kafka kendra kinesis kinesisanalytics license-manager managedblockchain mediapackage mediastore neptune notifications opensearch opsworks payment-cryptography personalize pi pinpoint pinpoint-sms-voice qldb rds redshift route53 s3 sagemaker servicecatalog ses sms ssm sso support waf workmail workspaces|cloudformation|create-stack delete-stack describe-change-set describe-stack-resource describe-stack-set describe-type get-template update-stack|cloudfront|create-distribution create-streaming-distribution get-cache-policy get-cloud-front-origin-access-identity get-continuous-deployment-policy get-distribution get-field-level-encryption get-field-level-encryption-profile get-key-group get-origin-access-control get-origin-request-policy get-public-key get-response-headers-policy get-streaming-distribution list-distributions update-distribution|configure|list sso|dynamodb|describe-global-table describe-table update-global-table update-table|ecr|create-repository delete-repository get-lifecycle-policy get-login put-image|ecs|list-services put-account-setting update-cluster update-service|eks|describe-addon|iam|create-policy delete-group delete-policy delete-role delete-user get-group get-policy get-role get-service-last-accessed-details get-user list-groups list-instance-profiles list-policies update-role|lambda|create-function delete-function get-function get-layer-version invoke list-functions|logs|delete-delivery delete-delivery-destination get-delivery get-delivery-destination put-delivery-destination put-destination|route53|create-traffic-policy delete-traffic-policy get-health-check get-hosted-zone get-reusable-delegation-set get-traffic-policy get-traffic-policy-instance list-hosted-zones list-tags-for-resource list-traffic-policy-instances|s3||s3api|create-bucket delete-bucket delete-object get-bucket-lifecycle get-bucket-notification get-bucket-policy get-object list-objects put-bucket-lifecycle put-bucket-notification put-object upload-part|secretsmanager|update-secret|sns|list-subscriptions publish|sqs|change-message-visibility delete-message send-message|ssm|create-association delete-parameter describe-association describe-document describe-instance-patch-states describe-maintenance-windows get-inventory get-maintenance-window get-maintenance-window-execution get-maintenance-window-execution-task get-parameter get-parameters get-patch-baseline list-nodes update-association update-document update-maintenance-window|sso||sts|assume-role
az||config disk ssh vm|storage blob|delete download upload|vm|list|webapp|up
benthos||h
bit||c d e eject env in l log s scope t u un up|l|merge remove|lane|merge remove|scope|rename
blitz||b c d e g h i p r s
bluetoothctl||discoverable pair
bosh||cancel-task config delete-snapshot deploy deployment environment event start stop task
brew||bump cask command formula home instal install link sh tap test uninstal up update
buildctl||b h prune
bun||a c i patch
cargo||b c d generate insta install r t|report|future-incompat
cci|org|scratch|service connect|github
cdk||ack doc synth
cf||a app create-service create-space create-user delete delete-service delete-space org quota rename restart s service-key space space-quota ssh
charm||serve|crypt|decrypt encrypt
chezmoi||edit manage merge unmanage|git|merge|help|edit manage merge unmanage|help state|delete get|state|delete get
circleci|orb|list
cl||adyen_payment app:prov applications authorization authorization:capture axerve_payment bundle buy_x_pay_y_promotion capture capture:refund checkout checkout_com_payment cleanup cleanups customer_password_reset export exports external_gateway external_promotion external_tax_calculator fixed_amount_promotion fixed_price_promotion free_gift_promotion free_shipping_promotion gift_card import imports in_stock_subscription klarna_payment line_item market order order:approve order:refund order_subscription orders orders:approve orders:refund payment_method pc pd pdel pe percentage_discount_promotion pg pl plugins pr prov:rel pu pupd res:rel resources return return_line_item rs satispay_payment seed shipment shipping_method stock_item stock_line_item stock_reservation stock_transfer stripe_payment tag tags webhook webhooks webhooks:event webhooks:list wh:event wh:list
clilol|get|status web|help get|status web|help list|status|help update|status web|list|status|update|status web
cloudflared|access|h ssh|service|h|tunnel|h
commercelayer||adyen_payment app:prov applications authorization authorization:capture axerve_payment bundle buy_x_pay_y_promotion capture capture:refund checkout checkout_com_payment cleanup cleanups customer_password_reset export exports external_gateway external_promotion external_tax_calculator fixed_amount_promotion fixed_price_promotion free_gift_promotion free_shipping_promotion gift_card import imports in_stock_subscription klarna_payment line_item market order order:approve order:refund order_subscription orders orders:approve orders:refund payment_method pc pd pdel pe percentage_discount_promotion pg pl plugins pr prov:rel pu pupd res:rel resources return return_line_item rs satispay_payment seed shipment shipping_method stock_item stock_line_item stock_reservation stock_transfer stripe_payment tag tags webhook webhooks webhooks:event webhooks:list wh:event wh:list
composer||run why
cordova||platform plugin
cosign||generate sign verify|help|generate sign verify
croc||h
crush||r s session
csdx||auth:tokens
cw||diagnostic help integration q setting|_|ghost-text uninstall|_ help|ghost-text uninstall|help|help|help internal|ghost-text uninstall|internal|ghost-text uninstall|internal help|ghost-text uninstall
dagger||l q r
dapr|help mtls|renew-cert|mtls|renew-cert
dbt||run
dcli||a c d n o p s t|t|c l m r|team|c l m r
ddev||d desc l st stop|composer|create|help|d desc l st stop|help composer|create|help mutagen|st|mutagen|st
defaults||read
devbox||gen shell
devenv||up
direnv||watch
diskutil||info unmount|apfs|create list
django-admin||test
dnf||check do in rei repo se up
dnf5||check do in offline repo
docker||build image rm|image|rm|swarm|join unlock|trust|sign
docker-buildx||b
doctl|apps|create get list update|compute|droplet floating-ip image ssh volume
doing|open|branch issue pr
dotnet||build pack tool
dscl||-change -create -createpl -delete -deletepl -read -readpl change create createpl delete deletepl read readpl
eas||build update
enapter|devices|upload
exercism||c d o p s t u v w
expo||i p pr publish r start u url w web webhooks
expo-cli||i p pr publish r start u url w web webhooks
fastlane||action
fastly||acl dictionary service
fin||d docker exec share v|d|build image rm|d swarm|join unlock|docker|build image rm|docker swarm|join unlock
firebase||database:set login target
flatpak||build
flutter|build|ios|pub|pub
fly||dash m machine vol|help|dash m machine vol|help vol|snaps|help volumes|snaps|vol|snaps|volumes|snaps
flyctl||dash m machine vol|help|dash m machine vol|help vol|snaps|help volumes|snaps|vol|snaps|volumes|snaps
fnm||list ls
gcloud||ml|access-context-manager perimeters dry-run|enforce|asset|analyze-iam-policy|compute backend-buckets|delete|compute backend-services|delete update|compute commitments|create|compute health-checks create|http|compute health-checks update|http|compute images|describe|compute instance-groups|list|compute instance-groups managed|create delete list update wait-until|compute instance-groups unmanaged|list|compute instance-templates|create|compute instances|create delete update|compute network-endpoint-groups|list|compute networks peerings|list|compute networks subnets|list|compute os-config patch-jobs|list|compute routers|update|compute security-policies|list|compute sole-tenancy node-groups|list|compute ssl-policies|list|compute url-maps|list|container images|list|dataproc jobs submit|spark|dataproc workflow-templates|instantiate|dataproc workflow-templates add-job|spark|game servers deployments|describe update|ml speech|recognize|ml vision|detect-text|projects|get-ancestors|pubsub lite-topics|list|pubsub topics|list|run services|update|scc assets|list|scc findings|list update|sql|ssl
gem||i
gh||agent agent-task at co ext extension pr skill|pr|co|release|delete verify
ghostty||+ssh
git||checkout cherry commit credential diff fetch fsck init merge prune remote remote-http show submodule upload-archive
glab||conf pipe runner sched stack v var|ci|run|cluster agent|token|container-registry|tag|container-registry repository|del|container-registry tag|del|container-registry tags|del|cr|tag|cr repository|del|cr tag|del|cr tags|del|incident|sub unsub|issue|del sub unsub|mr|approve del issue sub unsub|orbit|r|pipe|run|pipeline|run|token|rot|var|ex im|variable|ex im
goreleaser||b c i r
gradle||build
grit||co st
gt||b c co cont d f i l m r s sp sq t tr u
hasura||plugin seed
helm||del dep hist un|dep|up|dependency|up|plugin|up|repo|up
herd||init isolate isolated link log park secure unisolate which
herdr||completion|pane|report-agent|plugin|log
heroku||access addons apps auth config container domains local maintenance pg pg:backups ps redis releases run
hg||add bookmark branch parent tag
hub||merge
hyper||d h i list ls s u
ignite-cli||g
ip||a addr l maddr n neigh r|a|del show|addr|del show|address|del show|l|del|l2tp|del|link|del|maddress|del|n|del|neigh|del|netns|del list|r|del|route|del|rule|del|tunnel|del|tuntap|del
jenv||global local options options-file shell version
jj||diff op|bookmark|a c d f l m r s t|config|e g l p s u|tag|d l s t u
jupyter||kernel
k3d||image reg|cluster|del|reg|del|registries|del|registry|del
kafkactl|delete|consumer-group|help delete|consumer-group
keytool||-printcert
kind|delete|cluster
kubeadm|certificates renew|apiserver|certs renew|apiserver|init phase certs|apiserver
kubecolor|config|set|create|clusterrole role service
kubectl|config|set use|create|clusterrole deploy ing role service|top|no node po pod
launchctl||print
leaf||test
mailsy||m
meroxa||account app build env environment resource transform|app|log|apps|log|build|log|builds|log|help|account app build env environment resource transform|help app|log|help apps|log|help build|log|help builds|log
meteor||add list publish remove test|npm|add c ci clean-install help i install r run s se set star t un up v
minikube||ssh
mix||archive compile deps ecto escript hex local phx release test
mob||b d n s t
multipass||alias
nativescript||device
nest||g i n u|g|app cl co config d f ga gu in lib mi mo p pr r res s|generate|app cl co config d f ga gu in lib mi mo p pr r res s
netlify||completion completion:generate dev env lm open status
netsh||ipsec
newrelic||profile|entity tags|delete
nfpm||i p
ng|generate|service
nh|os|build
nhost||env
nixops||delete list ssh
nixos-rebuild||build build-vm
northflank||context|abort|addon job service|add|domain|assign subdomain|service|attach|vol volume|backup|addon|create|addon domain job project secret service vol volume|delete|addon domain job project secret service template vol volume|detach|vol volume|get|addon domain inv invoice job project release-flow secret service template vol volume|get addon|backup cred credential log metric|get addons|backup cred credential log metric|get adn|backup cred credential log metric|get job|branch build build-log build-metric log metric run runtime-environment|get jobs|branch build build-log build-metric log metric run runtime-environment|get service|branch build build-log build-metric log metric runtime-environment|get services|branch build build-log build-metric log metric runtime-environment|get svc|branch build build-log build-metric log metric runtime-environment|import|addon|list|addon branch domain inv invoice job plan project region repo repos secret service template vol volume|pause|addon job service|restart|addon service|restore|addon|resume|addon job service|retain|addon|run|template|scale|addon job service|start|addon job service|suspend|job|update|addon job secret service vol volume|verify|domain
npm||add c ci clean-install find help i in ins inst insta instal install r run s se set star t un up v version
ns||device
nuxi||clean
nvm||install ls version
nx||affected run
okteto||up|help|up
onboardbase||config:set secrets
openssl||aria-128-cfb aria-192-cfb aria-256-cfb bf ca cast crl des des-ede des-ede3 dsa ec idea pkey rc2 rc4 rsa seed sha512
pac|admin|create list|org|list
pipx||reinstall run uninstall upgrade
pixi||a g i r s shell t|config|e l|g|a e i s t|global|a e i s t|help|shell|project channel|a|project environment|a|project platform|a e|project register|pr|task|a l|workspace channel|a|workspace environment|a|workspace platform|a e|workspace register|pr
pm2||conf dash desc l monit reload send start update
pnpm||c i install m patch run t un up
pod|ipc|podfile|repo|add
podman||image rm
port||install log
powercfg||a requests
premake||gmake
projj||run
pscale|branch|p|service-token|delete
pulumi||pre up|config|rm set|stack|hist
pyenv||version
rails||c d db db:migrate db:seed g r s t test
rancher||app cluster h machine multiclusterapp namespace node project setting
rclone||copy delete ls move rc rmdir
redwood||c d g
remotion|lambda functions|rm|lambda sites|rm
rush||init update
rustup||del doc up|component|del|override|del|self|up|target|del|toolchain|del up
sapphire||g i n
sc||failure qfailure query
sequelize||db:migrate db:migrate:undo db:seed db:seed:undo init
sfdx||force:mdapi:deploy force:mdapi:retrieve force:package1:version:create force:package:install force:package:uninstall force:package:version:create force:source:deploy plugins
shell-config||completion
shelve||c g
simctl||install pair|help|install pair|help help|install pair|help help help|install pair|help help help help|install pair
snaplet||gen subset|database|c ca d s u|db|c ca d s u|snapshot|c r s|ss|c r s|subset|config|subsetting|config
st2||action policy role rule run trigger|key|delete|trigger|get
starkli||block class-hash transaction|signer keystore|inspect
steadybit||service
stencil||g
svn||co h st
symfony||book:check cloud:act cloud:backup cloud:env cloud:log cloud:mongo cloud:pro cloud:sql cloud:ssh cloud:var open:local php serve
systemctl||preset reload show suspend
systemd-analyze||time
tailscale||configure up|debug|derp stat|lock|disable
tea||a c i issue label login milestone n notification o org organization pull r release repo t time|a|u|admin|u|i|c e|issue|c e|issues|c e|label|c|labels|c|login|e|logins|e|milestone|c i|milestone i|a r|milestone issues|a r|milestones|c i|milestones i|a r|milestones issues|a r|ms|c i|ms i|a r|ms issues|a r|n|p r u|notification|p r u|notifications|p r u|org|c|organization|c|organizations|c|pr|a c m|pull|a c m|pulls|a c m|r|c e|release|c e|releases|c e|repo|c create f s|repos|c create f s|t|a|time|a|times|a
terragrunt||graph validate
tfenv||list
tkn||bundle chain clustertask clustertriggerbinding ct eventlistener p pipeline pipelinerun res resource t task taskrun tr triggerbinding triggertemplate|clustertask|desc|clustertasks|desc|clustertriggerbinding|desc|clustertriggerbindings|desc|ct|desc|ctb|desc|el|desc|eventlistener|desc|eventlisteners|desc|help|bundle chain clustertask clustertriggerbinding ct eventlistener p pipeline pipelinerun res resource t task taskrun tr triggerbinding triggertemplate|help clustertask|desc|help clustertasks|desc|help clustertriggerbinding|desc|help clustertriggerbindings|desc|help ct|desc|help ctb|desc|help el|desc|help eventlistener|desc|help eventlisteners|desc|help p|desc|help pipeline|desc|help pipelinerun|desc|help pipelineruns|desc|help pipelines|desc|help pr|desc|help res|desc|help resource|desc|help resources|desc|help t|desc|help task|desc|help taskrun|desc|help taskruns|desc|help tasks|desc|help tb|desc|help tr|desc|help triggerbinding|desc|help triggerbindings|desc|help triggertemplate|desc|help triggertemplates|desc|help tt|desc|p|desc|pipeline|desc|pipelinerun|desc|pipelineruns|desc|pipelines|desc|pr|desc|res|desc|resource|desc|resources|desc|t|desc|task|desc|taskrun|desc|taskruns|desc|tasks|desc|tb|desc|tr|desc|triggerbinding|desc|triggerbindings|desc|triggertemplate|desc|triggertemplates|desc|tt|desc
tmutil||delete
tmux||a at attach bind confirm detach display has if kill-ses last lock ls lsc new next prev refresh rename run send set show source start unbind wait
tns||device
trex||i
trivy||c conf h i p repo s|c|--token|client|--token|filesystem|--token|fs|--token|p|h i l r u|plugin|h i l r u|s|--token|server|--token
tsh||app kube recording request|proxy|az
twilio||plugins
typst||c w
vagrant||ssh up winrm
valet||isolate link park secure share which
vault|plugin|reload
vela||comp component trait ui
vercel||alias cert cron deploy deploy-hook dev domain log project target team webhook|team|member|teams|member
vhs||man
vsce||ls
vultr-cli||a k p sn ss ssh u|a|l|apps|l|backups|l|bare-metal|a b c h i|bare-metal a|c|bare-metal app|c|bm|a b c h i|bm a|c|bm app|c|k|delete|kubernetes|delete|object-storage|list|sn|create|snapshot|create
watchman||log trigger watch-del
waypoint||deploy|artifact|list
webpack||b c h i l n p s serve v w
wevtutil||ep gl
wezterm|cli|activate-pane list
wg||set show
winetricks||list
winget||config dsc
wishlist||s serve
wp||eval post|core|update|profile|eval|scaffold|plugin|user|list
wt|config plugins claude|install
xcodes||install
xcrun|simctl|install pair
xdotool||behave get_desktop key mousemove set_desktop
yarn||patch up upgrade version workspace|global|upgrade
zellij||a ac d e k p r|action|edit go-to-tab move-focus move-pane write
zfs||hold project snap
zig||build init lib test`;
