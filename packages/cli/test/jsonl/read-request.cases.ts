import type { Request } from "../../src/jsonl/read-request.ts";

const asked = (id: string, command: string, cwd: string | null = null, policy: string | null = null): Request => ({
  kind: "request",
  id,
  command,
  cwd,
  policy,
});
const broken = (id: string, why: string): Request => ({ kind: "broken", id, why });

export const requests: readonly (readonly [it: string, line: string, want: Request])[] = [
  ["a command alone", '{"command":"ls"}', asked("null", "ls")],
  ["a name as id", '{"id":"a","command":"ls"}', asked('"a"', "ls")],
  ["a number as id", '{"id":1,"command":"ls"}', asked("1", "ls")],
  [
    "a number that JSON.parse would round",
    '{"id":12345678901234567890,"command":"ls"}',
    asked("12345678901234567890", "ls"),
  ],
  ["an object as id", '{"id":{"a":[1,"}"]},"command":"ls"}', asked('{"a":[1,"}"]}', "ls")],
  ["a directory", '{"command":"ls","cwd":"/srv"}', asked("null", "ls", "/srv")],
  ["no directory", '{"command":"ls","cwd":null}', asked("null", "ls")],
  [
    "a policy keeps its text, and so the order of keys that look like integers",
    '{"policy":{"permission":{"bash":{"9 *":"deny","1 *":"allow"}}} , "command":"ls"}',
    asked("null", "ls", null, '{"permission":{"bash":{"9 *":"deny","1 *":"allow"}}}'),
  ],
  [
    "a policy keeps its duplicate keys",
    '{"command":"ls","policy":{"permission":{},"permission":{}}}',
    asked("null", "ls", null, '{"permission":{},"permission":{}}'),
  ],
  ["escapes in a command", '{"command":"a\\"b\\\\c\\n\\u0041"}', asked("null", 'a"b\\c\nA')],
  ["braces and quotes inside strings", '{"command":"}\\"{,","id":"]}"}', asked('"]}"', '}"{,')],
  ["an escaped key", '{"\\u0063ommand":"ls"}', asked("null", "ls")],
  ["blanks everywhere", ' \t{ "id" : 7 , "command" : "ls" } \r', asked("7", "ls")],
  ["members that it does not know", '{"command":"ls","note":[{"command":"rm"}]}', asked("null", "ls")],
  ["an empty command", '{"command":""}', asked("null", "")],
  ["no JSON", "ls", broken("null", "not valid JSON")],
  ["cut short", '{"command":"ls"', broken("null", "not valid JSON")],
  ["two objects", '{"command":"ls"}{"command":"rm"}', broken("null", "not valid JSON")],
  ["an empty line", "", broken("null", "an empty line")],
  ["blanks", "  \r", broken("null", "an empty line")],
  ["a string", '"ls"', broken("null", "not a JSON object")],
  ["a list", '[{"command":"ls"}]', broken("null", "not a JSON object")],
  ["null", "null", broken("null", "not a JSON object")],
  ["no command", '{"id":3}', broken("3", "`command` is missing")],
  ["an empty object", "{}", broken("null", "`command` is missing")],
  ["a command that is no string", '{"id":3,"command":["ls"]}', broken("3", "`command` is not a string")],
  ["a command that is null", '{"command":null}', broken("null", "`command` is not a string")],
  ["two commands", '{"id":3,"command":"ls","command":"rm"}', broken("3", "`command` stands twice")],
  ["two commands, one escaped", '{"command":"ls","comm\\u0061nd":"rm"}', broken("null", "`command` stands twice")],
  ["two policies", '{"command":"ls","policy":{},"policy":{}}', broken("null", "`policy` stands twice")],
  ["a directory that is no string", '{"command":"ls","cwd":1}', broken("null", "`cwd` is not a string")],
  ["a policy that is a string", '{"command":"ls","policy":"allow"}', broken("null", "`policy` is not an object")],
  ["a policy that is null", '{"command":"ls","policy":null}', broken("null", "`policy` is not an object")],
  ["a policy that is a list", '{"command":"ls","policy":[]}', broken("null", "`policy` is not an object")],
];
