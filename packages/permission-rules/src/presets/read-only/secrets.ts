/** Files that hold secrets by custom: a command that reads them is asked about, though it only reads. */
const names =
  ".env .env.local .env.*.local .env.dev* .env.prod* .env.stag* .env.test* .env.secret* .envrc .netrc .pgpass .git-credentials .npmrc .pypirc id_rsa id_dsa id_ecdsa id_ed25519 *.pem *.key *.p12 *.pfx *.keystore *.jks *.kdbx terraform.tfstate terraform.tfstate.backup";

const places =
  "~/.ssh/** ~/.aws/** ~/.gnupg/** ~/.azure/** ~/.kube/config ~/.docker/config.json ~/.config/gh/hosts.yml ~/.config/gcloud/** ~/.config/op/** ~/.password-store/** ~/.vault-token ~/.bash_history ~/.zsh_history ~/.cargo/credentials* ~/.gem/credentials ~/.terraform.d/credentials* ~/.config/rclone/** ~/.local/share/keyrings/** /etc/shadow /etc/gshadow /etc/sudoers /etc/sudoers.d/** /proc/*/environ";

/** Rules for `path`: reads ask, writes are left to other rules. */
export const secretPaths: ReadonlyMap<string, { readonly read: "ask" }> = new Map(
  [...names.split(" "), ...places.split(" ")].map((pattern) => [pattern, { read: "ask" }]),
);
