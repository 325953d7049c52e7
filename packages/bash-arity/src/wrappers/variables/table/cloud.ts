import type { RiskyVariable } from "../variable-row.ts";

/** An address of this machine, or none. */
const here = /^((https?|tcp|socks5h?):\/\/)?((localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[\w./-]*)?)?$/;

/** What talks to clusters, registries and clouds. */
export const CLOUD_VARIABLES: readonly RiskyVariable[] = [
  {
    names: "KUBECTL_EXTERNAL_DIFF KUBECONFIG KUBERNETES_MASTER KUBECACHEDIR KUBERC",
    values: "never",
    programs: "kubectl",
    effect: "a command, a configuration",
  },
  {
    names: "HELM_KUBECONTEXT HELM_NAMESPACE HELM_DEBUG HELM_MAX_HISTORY HELM_BURST_LIMIT",
    values: "inert",
    programs: "helm",
    effect: "none",
  },
  { names: "HELM_*", values: "never", programs: "helm", effect: "plugins, configuration, another cluster" },
  {
    names:
      "DOCKER_HOST DOCKER_CONTEXT DOCKER_CERT_PATH DOCKER_CLI_PLUGIN_EXTRA_DIRS CONTAINER_HOST CONTAINER_CONNECTION CONTAINERS_CONF* CONTAINERS_REGISTRIES_CONF CONTAINERS_STORAGE_CONF REGISTRY_AUTH_FILE BUILDKIT_HOST",
    values: "never",
    programs: "docker podman",
    effect: "another daemon, plugins",
  },
  { names: "COMPOSE_FILE COMPOSE_ENV_FILES", values: "paths", programs: "docker", effect: "which services run" },
  {
    names: "TF_IN_AUTOMATION TF_INPUT TF_VAR_* TF_WORKSPACE TF_TOKEN_* TF_IGNORE TF_CLOUD_ORGANIZATION",
    values: "inert",
    programs: "terraform",
    effect: "none",
  },
  {
    names: "TF_LOG TF_LOG_CORE TF_LOG_PROVIDER TF_LOG_PATH",
    values: "log",
    programs: "terraform",
    effect: "a file that is written",
  },
  { names: "TF_DATA_DIR", values: "paths", programs: "terraform", effect: "providers" },
  {
    names: "TF_CLI_ARGS* TF_CLI_CONFIG_FILE TF_PLUGIN_CACHE_DIR TF_REATTACH_PROVIDERS TERRAGRUNT_TFPATH TG_TF_PATH",
    values: "never",
    programs: "terraform",
    effect: "options, providers",
  },
  {
    names:
      "ANSIBLE_FORCE_COLOR ANSIBLE_NOCOLOR ANSIBLE_HOST_KEY_CHECKING ANSIBLE_RETRY_FILES_ENABLED ANSIBLE_DEPRECATION_WARNINGS ANSIBLE_PIPELINING ANSIBLE_SSH_PIPELINING ANSIBLE_FORKS ANSIBLE_TIMEOUT ANSIBLE_VERBOSITY ANSIBLE_DEBUG ANSIBLE_LOCALHOST_WARNING ANSIBLE_GATHERING ANSIBLE_DISPLAY_*",
    values: "inert",
    programs: "ansible",
    effect: "none",
  },
  { names: "ANSIBLE_STDOUT_CALLBACK", values: "shape", shape: /^[\w.]*$/, programs: "ansible", effect: "a plugin" },
  { names: "ANSIBLE_INVENTORY", values: "paths", programs: "ansible", effect: "a program that lists hosts" },
  { names: "ANSIBLE_*", values: "never", programs: "ansible", effect: "configuration, modules" },
  {
    names:
      "AWS_SHARED_CREDENTIALS_FILE AWS_DATA_PATH AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_WEB_IDENTITY_TOKEN_FILE AWS_CLI_HISTORY_FILE",
    values: "never",
    programs: "aws",
    effect: "a command, another host",
  },
  { names: "AWS_ENDPOINT_URL*", values: "shape", shape: here, programs: "aws", effect: "another host" },
  { names: "GOOGLE_APPLICATION_CREDENTIALS", values: "paths", programs: "gcloud", effect: "a configuration" },
  {
    names: "GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES AZURE_EXTENSION_DIR",
    values: "never",
    programs: "gcloud az",
    effect: "programs",
  },
  {
    names:
      "CLOUDSDK_CORE_PROJECT CLOUDSDK_CORE_DISABLE_PROMPTS CLOUDSDK_CORE_VERBOSITY CLOUDSDK_COMPUTE_REGION CLOUDSDK_COMPUTE_ZONE CLOUDSDK_ACTIVE_CONFIG_NAME",
    values: "inert",
    programs: "gcloud",
    effect: "none",
  },
  { names: "CLOUDSDK_*", values: "never", programs: "gcloud", effect: "an interpreter, another host" },
  {
    names: "GH_HOST GITLAB_HOST GITLAB_URI GL_HOST GH_PATH",
    values: "never",
    programs: "gh glab",
    effect: "another host, a program",
  },
  { names: "GH_REPO", values: "shape", shape: /^[\w.-]*(\/[\w.-]+)?$/, programs: "gh", effect: "another host" },
  { names: "RCLONE_*", values: "never", programs: "rclone", effect: "options" },
  {
    names:
      "VAULT_ADDR VAULT_AGENT_ADDR VAULT_PROXY_ADDR CONSUL_HTTP_ADDR NOMAD_ADDR ETCDCTL_ENDPOINTS HF_ENDPOINT OPENAI_BASE_URL OPENAI_API_BASE ANTHROPIC_BASE_URL PULUMI_BACKEND_URL SENTRY_URL",
    values: "shape",
    shape: here,
    programs: null,
    effect: "where secrets are sent",
  },
  { names: "NO_PROXY no_proxy", values: "inert", programs: null, effect: "none" },
  { names: "*_PROXY *_proxy", values: "shape", shape: here, programs: null, effect: "another host" },
];
