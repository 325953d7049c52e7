import { rawMembers } from "./raw-members.ts";

/** One line of a stream, read: a request, or why it is none. `id` is JSON text, to be given back as it came. */
export type Request =
  | {
      readonly kind: "request";
      readonly id: string;
      readonly command: string;
      readonly cwd: string | null;
      /** The policy as it was written, or `null`. */
      readonly policy: string | null;
    }
  | { readonly kind: "broken"; readonly id: string; readonly why: string };

/** Reads one line of a stream. Members that it does not know are left alone; one that stands twice is an error. */
export function readRequest(line: string): Request {
  const value = parseJson(line);
  if (value === undefined) return broken("null", line.trim() === "" ? "an empty line" : "not valid JSON");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return broken("null", "not a JSON object");
  const members = rawMembers(line);
  const raw = (key: string): string | null => members.find((member) => member.key === key)?.raw ?? null;
  const id = raw("id") ?? "null";
  const twice = ["id", "command", "cwd", "policy"].find(
    (key) => members.filter((member) => member.key === key).length > 1,
  );
  if (twice !== undefined) return broken(id, `\`${twice}\` stands twice`);
  const { command, cwd, policy } = value as Record<string, unknown>;
  if (command === undefined) return broken(id, "`command` is missing");
  if (typeof command !== "string") return broken(id, "`command` is not a string");
  if (cwd !== undefined && cwd !== null && typeof cwd !== "string") return broken(id, "`cwd` is not a string");
  if (cwd === "") return broken(id, "`cwd` is empty");
  if (policy !== undefined && (typeof policy !== "object" || policy === null || Array.isArray(policy))) {
    return broken(id, "`policy` is not an object");
  }
  return { kind: "request", id, command, cwd: cwd ?? null, policy: raw("policy") };
}

function broken(id: string, why: string): Request {
  return { kind: "broken", id, why };
}

/** `undefined` if the text is not JSON; no JSON text gives `undefined`. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
