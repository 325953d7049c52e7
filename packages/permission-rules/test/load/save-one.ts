// One process of those that write at once: node save-one.ts FILE TRUST_STORE PATTERN
import { saveApproval } from "../../src/load/index.ts";

const [file = "", trustStore = "", text = ""] = process.argv.slice(2);
const saved = await saveApproval(
  file,
  {
    surface: "bash",
    match: { kind: "pattern", text },
    answers: { kind: "default" },
    made: null,
    until: null,
    file: null,
    place: null,
  },
  { trustStore },
);
process.exitCode = saved.kind === "saved" ? 0 : 1;
