import type { Action, LayerName } from "@bashgate/permission-rules";

/** The short answer to one permission question. */
export interface PermissionCheckResult {
  readonly state: Action;
  /** The surface that was asked or, for a command line, the one that decided. */
  readonly surface: string;
  /** The part of a command line that decided. */
  readonly command?: string;
  /** What that part is nested in, outermost first. */
  readonly commandContext?: readonly string[];
  /** The pattern of the rule that decided; for a floor its name. Absent where a default decided. */
  readonly matchedPattern?: string;
  readonly origin?: { readonly layer: LayerName; readonly file: string | null; readonly line: number | null };
  /** The rule's own reason, or one sentence. */
  readonly reason?: string;
}
