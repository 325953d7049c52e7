import type { WrapperKind } from "@bashgate/bash-arity/wrappers";
import type { Directories } from "./directory.ts";
import type { ShellToken } from "./shell-token.ts";
import type { Span } from "./span.ts";

/** One simple command that bash would run: a unit. Immutable. */
export interface BashCommand {
  /** Its place in `BashProgram.commands()`. */
  readonly index: number;
  /** The word that names what runs; `null` for a lone assignment or redirect. */
  readonly program: ShellToken | null;
  /** Basename of the decoded program word; `""` where there is none. */
  readonly programName: string;
  readonly args: readonly ShellToken[];
  /** Assignments in front of the program, or a lone assignment's own. */
  readonly assignments: readonly ShellAssignment[];
  readonly redirects: readonly ShellRedirect[];
  /** The whole invocation, redirects between its words included, heredoc bodies not. */
  readonly span: Span;
  readonly raw: string;
  /** As written, single blanks between words, without assignments, redirects and heredocs. */
  readonly text: string;
  /** What it is nested in, outermost first; empty at top level. */
  readonly context: readonly CommandContext[];
  /** The wrappers and carriers that run it, outermost first. */
  readonly via: readonly Via[];
  /** What it runs in turn, if it is a wrapper, runner or carrier; else `null`. */
  readonly inner: InnerCommand | null;
  /** Where it runs. */
  readonly directories: Directories;
  /**
   * Variables that can change what runs and may reach this unit: set earlier in the text, in front of it, or by a wrapper
   * or carrier around it (semantics 2.7, 2.8). Harmless values are left out already.
   */
  readonly environment: readonly EnvironmentVariable[];
  /** Why it runs code that the text does not show; `null` if it does not. */
  readonly opaque: string | null;
  /** Its program is a word whose value the text does not fix, or holds a glob; or the command of a wrapper is added when it runs. */
  readonly dynamic: boolean;
  /** Further arguments are added when it runs, unknown here: by a repeating wrapper; `null` if none. */
  readonly extraArgs: { readonly neverOption: boolean } | null;
  /** Whether the program is a function that this text defines. */
  readonly functionCall: "certain" | "possible" | null;
  /** Runs in the shell that the command line itself is, not in a subshell, substitution, function or payload of another shell. */
  readonly topLevel: boolean;
  /** For the redirects of a compound command (`{ a; b; } > f`): the units in it, by place; `null` for any other unit. */
  readonly enclosed: readonly number[] | null;
  /** The reader that reported it. */
  readonly seenBy: "first" | "second";

  /**
   * Whether one of the options is there, in any place before `--`: `--force` also as `--force=x`, `-r` also in a cluster
   * (`-fr`), but not in `-regex` of programs whose options are words with one dash (`find`).
   */
  hasFlag(...spellings: string[]): boolean;
  /** The first word that is neither an option nor the value of one; `undefined` where there is none. */
  subcommand(options?: { readonly valueFlags?: readonly string[] }): ShellToken | undefined;
  /** The words that are neither options nor values of options; all words after `--` are. */
  positionals(options?: { readonly valueFlags?: readonly string[] }): readonly ShellToken[];
}

export interface ShellAssignment extends Span {
  readonly name: string;
  readonly raw: string;
  readonly append: boolean;
  /** The subscript as written (`a[1]=x`), or `null`. */
  readonly index: string | null;
  /** The value; `null` for an array. An empty value is a token with empty text. */
  readonly value: ShellToken | null;
  /** The elements of an array, or `null`. */
  readonly elements: readonly ShellToken[] | null;
}

export interface ShellRedirect extends Span {
  /** `>`, `>>`, `>|`, `<`, `<>`, `&>`, `&>>`, `>&`, `<&`, `<<`, `<<-`, `<<<`. */
  readonly operator: string;
  readonly raw: string;
  /** The file descriptor in front, as written (`2`, `{fd}`), or `null`. */
  readonly descriptor: string | null;
  /** The target word; the here-string's text; `null` for a heredoc. */
  readonly target: ShellToken | null;
  /** A heredoc's body; `null` for other redirects. */
  readonly heredoc: {
    readonly body: Span;
    readonly quoted: boolean;
    readonly dynamic: boolean;
    readonly text: string;
  } | null;
}

export type CommandContext =
  | "pipeline"
  | "background"
  | "subshell"
  | "group"
  | "command_substitution"
  | "process_substitution"
  | "function"
  | "loop"
  | "condition"
  | "case"
  | "coproc"
  | "negation"
  | "time"
  | "arithmetic"
  | "payload"
  | "heredoc";

/** A wrapper, runner or carrier around a unit. */
export interface Via {
  /** The wrapper's own unit: its place in `BashProgram.commands()`. */
  readonly unit: number;
  readonly name: string;
  readonly kind: WrapperKind;
}

export interface InnerCommand {
  readonly kind: WrapperKind;
  /** Units that it runs, by place. Empty where the inner command could not be read. */
  readonly units: readonly number[];
  /** Its own options are all known, so that the inner command stands where we read it. */
  readonly certain: boolean;
  /** Runs only what is already installed (`uv run`, `bundle exec`), for runners. */
  readonly installed: boolean;
}

export interface EnvironmentVariable {
  readonly name: string;
  /** The literal value where the text fixes it, else `null`. */
  readonly value: string | null;
  /** As it was set: `PATH=/tmp/x`. */
  readonly raw: string;
  /** Directories in the value: harmless all the same where all of them lie inside the roots. Absent: not harmless. */
  readonly paths?: readonly string[];
}
