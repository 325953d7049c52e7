/**
 * What a wrapper means for the command inside it.
 *
 * - `transparent` (`nohup`, `timeout`, `env`): the inner command is run here, as it is.
 * - `privileged` (`sudo`, `doas`, `chroot`): run here, with other rights.
 * - `repeating` (`xargs`, `find -exec`, `watch`): run here, any number of times, mostly with further arguments.
 * - `elsewhere` (`ssh`, `docker exec`): run on another machine or in a container.
 * - `runner` (`npx`, `uv run`): fetches or finds a program by its name and runs that.
 * - `carrier` (`bash -c`, `eval`, `trap`): its only effect is shell code in its arguments.
 */
export type WrapperKind = "transparent" | "privileged" | "repeating" | "elsewhere" | "runner" | "carrier";

/** One word behind the program, as the reader of wrappers needs it. */
export interface WrapperWord {
  /** Quotes decoded. */
  readonly text: string;
  /** The value is not fixed by the text. */
  readonly dynamic: boolean;
  /** A dynamic word that may become several words or none (unquoted, `"$@"`). Absent: it may. */
  readonly splits?: boolean;
  /** A dynamic word whose value is known never to begin with a dash (`$(nproc)`). Absent: told by its literal head, if any. */
  readonly neverOption?: boolean;
}

/** How one invocation of a wrapper reads. Places are indices into the words behind the program. */
export interface WrapperReading {
  /** The table's entry that applied: `env`, `docker exec`. */
  readonly entry: string;
  readonly kind: WrapperKind;
  /** What it runs; empty where it runs nothing (`command -v x`, `sudo -l`, `env` alone). */
  readonly inner: readonly InnerReading[];
  /** An option that the table does not know, or a dynamic word where an option may stand; `null` if all is known. */
  readonly uncertain: string | null;
  /** Runs only what is already installed (`uv run`, `bundle exec`). */
  readonly installed: boolean;
  /** Words that assign a variable for the inner command (`env A=1`, `sudo A=1`). */
  readonly assignments: readonly number[];
  /** The inner command sees none of the outer environment (`env -i`). */
  readonly clearsEnvironment: boolean;
  /** The directory that the inner command runs in (`env -C d`, `sudo -D d`), as a word or the tail of one; `null`: unchanged. */
  readonly directory: { readonly word: number; readonly offset: number } | null;
  /** The inner command runs in a directory that the words do not tell (`find -execdir`, `sudo -i`, `pnpm -r exec`). */
  readonly directoryUnknown: boolean;
  /**
   * Has effects of its own beside the inner command, and is a unit of its own as well (`find`, `fd`, `rsync -e`): an allow
   * needs both.
   */
  readonly ownUnit: boolean;
  /** Options that add code of their own (`uv run --with x`): the words that do; see semantics 2.10. */
  readonly addsCode: readonly number[];
}

export type InnerReading =
  /** Words `start` to `end` (half-open) are a command, run as they are. */
  | {
      readonly runs: "argv";
      readonly start: number;
      readonly end: number;
      /** Further words are added when it runs: `any`, or `paths` that never begin with a dash (`find DIR -exec`); `null`: none. */
      readonly extra: "any" | "paths" | null;
      /**
       * Text in the words that is replaced when it runs (`{}` of `find` and `xargs -I{}`), or `null`. Where a program has
       * several (`{}` and `{.}`), the brace that they all begin with.
       */
      readonly placeholder: string | null;
      /** What the placeholder becomes, where it is known: paths that never begin with a dash (`find`). Absent: anything. */
      readonly replacement?: "paths";
    }
  /** The words, joined by blanks, are shell code. `offset` skips the head of the first one (`--split-string=CODE`). */
  | {
      readonly runs: "shell";
      readonly words: readonly number[];
      readonly offset: number;
      readonly extra: "any" | "paths" | null;
      readonly placeholder: string | null;
      /** The code runs later, at an event (`trap`, `alias`, `PROMPT_COMMAND`). */
      readonly later: boolean;
    }
  /** A file of shell code: `bash x.sh`, `source x`. */
  | { readonly runs: "file"; readonly word: number }
  /** Shell code from standard input: `bash`, `sh -s`. */
  | { readonly runs: "stdin" };
