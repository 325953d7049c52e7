import { ARITY, OPTIONS } from "@bashgate/bash-arity";
import { describe, expect, it } from "vitest";

const handKept =
  "git gh npm pnpm yarn bun npx deno cargo go pip uv poetry docker podman kubectl helm terraform tofu aws gcloud az systemctl apt brew make just turbo nx jj hg svn bazel gradle mvn dotnet composer rails bundle gem mix flutter dart swift adb fly vercel netlify wrangler heroku supabase prisma playwright vitest ruff pre-commit task mise asdf rustup nix conda ansible-galaxy vagrant packer vault consul nomad istioctl argocd flux kustomize skaffold minikube kind k9s openssl".split(
    " ",
  );
const plain =
  "node journalctl xcodebuild jest pytest mypy black ansible psql mysql redis-cli sqlite3 ssh rsync curl wget jq yq rg fd rm chmod chown dd mkfs ls cat php".split(
    " ",
  );

describe("tables", () => {
  it("know the command groups of at least 600 programs", () => {
    const programs = Object.entries(ARITY).filter(([key, arity]) => !key.includes(" ") && arity > 1);
    expect(programs.length).toBeGreaterThanOrEqual(600);
  });

  it.each(handKept)("know the subcommands of %s", (program) => {
    expect(ARITY[program]).toBe(2);
  });

  it.each(plain)("know that one word says what %s does", (program) => {
    expect(ARITY[program]).toBe(1);
  });

  it.each([
    ["gcloud compute instances", 4],
    ["gcloud auth", 3],
    ["gcloud beta", 3],
    ["gcloud beta compute instances", 5],
    ["docker compose", 3],
    ["docker buildx imagetools", 4],
    ["aws s3", 3],
    ["npm run", 3],
    ["kubectl create secret", 4],
    ["git remote", 3],
  ])("count the words of %s as %i", (key, arity) => {
    expect(ARITY[key]).toBe(arity);
  });

  it.each([
    ["git", "-C", "value"],
    ["git", "-c", "value"],
    ["git", "--exec-path", "attached"],
    ["git", "-p", undefined],
    ["docker", "-H", "value"],
    ["docker", "-D", undefined],
    ["docker compose", "-f", "value"],
    ["kubectl", "-n", "value"],
    ["npm", "--prefix", "value"],
    ["aws", "--profile", "value"],
    ["make", "-j", "attached"],
    ["terraform", "-chdir", "attached"],
  ])("say of %s that %s is %s", (prefix, option, kind) => {
    expect(OPTIONS[prefix]?.[option]).toBe(kind);
  });

  it("hold only what a lookup can find", () => {
    for (const [key, arity] of Object.entries(ARITY)) {
      expect(key, key).toMatch(/^[a-z0-9][\w.+-]*(?: [\w.:+@-]+)*$/);
      expect(key, key).toBe(key.toLowerCase());
      expect(arity, key).toBeGreaterThanOrEqual(key.split(" ").length);
    }
    for (const [key, options] of Object.entries(OPTIONS)) {
      expect(ARITY[key], key).toBeGreaterThan(0);
      for (const option of Object.keys(options)) expect(option, key).toMatch(/^[-+][^\s=]+$/);
    }
  });

  it("cannot be changed by a caller", () => {
    expect(() => Object.assign(ARITY, { git: 9 })).toThrow(TypeError);
    expect(() => Object.assign(OPTIONS, { git: {} })).toThrow(TypeError);
  });
});
