export interface EditCase {
  readonly it: string;
  readonly before: string;
  readonly rule: readonly [surface: string, pattern: string, action: "allow" | "ask" | "deny"];
  readonly after: string;
}

export const cases: readonly EditCase[] = [
  {
    it: "an empty file",
    before: "",
    rule: ["bash", "git *", "allow"],
    after: '{\n  "permission": {\n    "bash": {\n      "git *": "allow"\n    }\n  }\n}\n',
  },
  {
    it: "keeps comments where they stand",
    before:
      '{\n  // why\n  "permission": {\n    "bash": {\n      "git *": "allow", // fine\n      /* last */\n    },\n  },\n}\n',
    rule: ["bash", "ls *", "allow"],
    after:
      '{\n  // why\n  "permission": {\n    "bash": {\n      "git *": "allow", // fine\n      "ls *": "allow",\n      /* last */\n    },\n  },\n}\n',
  },
  {
    it: "keeps a comment behind the last entry",
    before: '{\n\t"permission": {\n\t\t"*": "ask" // all\n\t}\n}',
    rule: ["bash", "ls *", "allow"],
    after: '{\n\t"permission": {\n\t\t"*": "ask", // all\n\t\t"bash": {\n\t\t\t"ls *": "allow"\n\t\t}\n\t}\n}',
  },
  {
    it: "turns one action into a map",
    before: '{ "permission": { "read": "allow" } }',
    rule: ["read", "/srv", "deny"],
    after: '{ "permission": { "read": { "*": "allow", "/srv": "deny" } } }',
  },
  {
    it: "turns an action object into a map",
    before: '{ "permission": { "path": { "read": "allow", "write": "ask" } } }',
    rule: ["path", "/srv", "deny"],
    after: '{ "permission": { "path": { "*": { "read": "allow", "write": "ask" }, "/srv": "deny" } } }',
  },
  {
    it: "moves a pattern that is there to the end",
    before: '{\n  "permission": {\n    "bash": {\n      "a": "deny",\n      "b": "ask"\n    }\n  }\n}\n',
    rule: ["bash", "a", "allow"],
    after: '{\n  "permission": {\n    "bash": {\n      "b": "ask",\n      "a": "allow"\n    }\n  }\n}\n',
  },
  {
    it: "moves the last pattern as well",
    before: '{\n  "permission": {\n    "bash": {\n      "b": "ask",\n      "a": "deny"\n    }\n  }\n}\n',
    rule: ["bash", "a", "allow"],
    after: '{\n  "permission": {\n    "bash": {\n      "b": "ask",\n      "a": "allow"\n    }\n  }\n}\n',
  },
  {
    it: "keeps carriage returns",
    before: '{\r\n  "permission": {\r\n    "bash": {\r\n      "b": "ask"\r\n    }\r\n  }\r\n}\r\n',
    rule: ["bash", 'say "hi"\\*', "allow"],
    after:
      '{\r\n  "permission": {\r\n    "bash": {\r\n      "b": "ask",\r\n      "say \\"hi\\"\\\\*": "allow"\r\n    }\r\n  }\r\n}\r\n',
  },
  {
    it: "keeps a comment between an entry that moves and its comma",
    before: '{ "permission": { "bash": {\n"a": "deny" // first\n, "b": "ask" // second\n} } }',
    rule: ["bash", "a", "allow"],
    after: '{ "permission": { "bash": {\n // first\n "b": "ask", // second\n "a": "allow"\n} } }',
  },
];
