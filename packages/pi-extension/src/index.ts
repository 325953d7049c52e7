import { openPermissions } from "@bashgate/gates/node";
import { installGate } from "./gate/install-gate.ts";
import type { Pi } from "./host/pi.ts";

/** The extension as pi loads it: every tool call is judged by the person's policy. */
export default function bashgate(pi: Pi): void {
  installGate(pi, (cwd) => openPermissions({ cwd }));
}
