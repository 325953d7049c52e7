import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AuditEntry, createAuditLog, maskSecrets } from "../src/node/index.ts";

let base = "";
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "bashgate-audit-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const entry: AuditEntry = {
  tool: "bash",
  command: "git push --token abc",
  state: "ask",
  rule: null,
  resolution: "approved",
};
const now = () => new Date(0);

describe("the audit log", () => {
  it("keeps one line of JSON for each decision, secrets masked, for its owner only", async () => {
    const file = join(base, "deep/audit.jsonl");
    const log = createAuditLog({ file, now });
    log.write(entry);
    log.write({ ...entry, command: "a\nb" });
    await log.flush();
    const lines = readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        time: "1970-01-01T00:00:00.000Z",
        tool: "bash",
        command: "git push --token ***",
        state: "ask",
        rule: null,
        resolution: "approved",
      },
      expect.objectContaining({ command: "a\nb" }),
    ]);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("sets a full file aside", async () => {
    const file = join(base, "audit.jsonl");
    const log = createAuditLog({ file, now, limit: 200 });
    for (let at = 0; at < 3; at++) log.write(entry);
    await log.flush();
    expect(readFileSync(`${file}.1`, "utf8").length).toBeGreaterThan(0);
    expect(statSync(file).size).toBeLessThanOrEqual(200);
  });

  it("tells once that it cannot write, and stops nobody", async () => {
    writeFileSync(join(base, "file"), "");
    const failures: Error[] = [];
    const log = createAuditLog({
      file: join(base, "file/audit.jsonl"),
      now,
      onFailure: (error) => failures.push(error),
    });
    log.write(entry);
    log.write(entry);
    await log.flush();
    expect(failures).toHaveLength(1);
  });
});

describe("masked secrets", () => {
  it.each([
    ["PASSWORD=hunter2 make", "PASSWORD=*** make"],
    ["DB_PASSWORD='x y' make", "DB_PASSWORD=*** make"],
    ["curl --token abc https://e", "curl --token *** https://e"],
    ["curl --api-key=abc", "curl --api-key=***"],
    ["curl -H 'Authorization: Bearer abcdefgh12'", "curl -H 'Authorization: *** ***'"],
    ['curl -d \'{"password": "a b"}\'', "curl -d '{\"password\": ***}'"],
    ["git clone https://me:secret@e/x", "git clone https://me:***@e/x"],
    ["echo ghp_abcdefghijkl", "echo ghp_***"],
    ["echo AKIAABCDEFGHIJKL", "echo AKIA***"],
    ["git log --author me", "git log --author me"],
    ["ls tokens", "ls tokens"],
    ["curl https://e/x", "curl https://e/x"],
  ])("%s", (text, masked) => expect(maskSecrets(text)).toBe(masked));
});
