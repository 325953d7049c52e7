import type { Refusal } from "../../src/trace/render-for-agent.ts";

export const policy = {
  permission: {
    bash: {
      "git *": "allow",
      "git push *": { action: "deny", reason: "pushing is mine to do" },
      "bash *": "allow",
      "tee *": "allow",
    },
    path: { ".env": { action: "deny", reason: "Secrets stay where they are." } },
  },
};

/** What an agent is told. */
export const told: readonly (readonly [it: string, command: string, refusal: Refusal, text: string])[] = [
  [
    "a denied part, with the rule's reason",
    "git status && git push -f",
    "policy",
    "Not run: the policy denies `git push -f`. Pushing is mine to do. Nothing of the command line was run.",
  ],
  [
    "a denied path",
    "tee .env",
    "policy",
    "Not run: the policy denies writing `.env`. Secrets stay where they are. Nothing of the command line was run.",
  ],
  [
    "a part that a person declined",
    "git status; make",
    "person",
    "Not run: the person at the machine declined `make`. Nothing of the command line was run.",
  ],
  [
    "a path outside, and nobody to ask",
    "tee /nowhere/else/x",
    "nobody",
    "Not run: a person has to be asked, and nobody can be asked here, about writing `/nowhere/else/x`, outside the working directory. Nothing of the command line was run.",
  ],
  [
    "what would reorder the line",
    "make \u202ex",
    "nobody",
    "Not run: a person has to be asked, and nobody can be asked here, about `make \\u{202e}x`. Nothing of the command line was run.",
  ],
];
