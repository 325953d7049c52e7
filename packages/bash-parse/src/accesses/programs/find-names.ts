import type { ShellToken } from "../../facts/shell-token.ts";
import { bothNames, eitherNames, namesOfGlob, namesOfPathGlob } from "../words/name-globs.ts";
import { maySplit } from "../words/slice.ts";

type Names = readonly string[] | null;

/** What an expression of `find` says of names: those for which it is true, and those that an action is done with. */
interface Reach {
  readonly truth: Names;
  /** `undefined`: it has no action. */
  readonly acted: Names | undefined;
}

/** Primaries with one value that say nothing of names. */
export const WITH_VALUE: ReadonlySet<string> = new Set(
  (
    "-name -iname -path -ipath -wholename -iwholename -regex -iregex -lname -ilname -type -xtype -size -mtime -atime -ctime " +
    "-mmin -amin -cmin -Btime -Bmin -user -group -uid -gid -perm -maxdepth -mindepth -printf -fstype -inum -links -used " +
    "-context -regextype -newermt -newerat -newerct -newerBt -flags -depth-n -newer -anewer -cnewer -samefile -files0-from " +
    "-fprint -fprint0 -fls -fprintf"
  ).split(" "),
);

const ACTION = /^-(?:print0?|printf|ls|fls|fprint0?|fprintf|delete|exec|execdir|ok|okdir)$/;

/**
 * Globs for the names that an expression of `find` shows or acts on; `null`: any. A word that may become several words can
 * say anything.
 *
 * @see find(1), GNU findutils 4.9
 */
export function findNames(expression: readonly ShellToken[]): Names {
  if (expression.some(maySplit)) return null;
  const { truth, acted } = new ExpressionReader(expression).readAlternatives();
  return acted === undefined ? truth : acted;
}

class ExpressionReader {
  private readonly words: readonly ShellToken[];
  private next = 0;

  constructor(words: readonly ShellToken[]) {
    this.words = words;
  }

  readAlternatives(): Reach {
    let reach = this.readSequence();
    while (/^(?:-o|-or|,)$/.test(this.peek())) {
      this.next++;
      const other = this.readSequence();
      reach = { truth: eitherNames(reach.truth, other.truth), acted: eitherActed(reach.acted, other.acted) };
    }
    return reach;
  }

  /** An action is done with what the primaries in front of it let through. */
  private readSequence(): Reach {
    let truth: Names = null;
    let acted: Names | undefined;
    while (this.next < this.words.length && !/^(?:-o|-or|,|\))$/.test(this.peek())) {
      const primary = this.readPrimary();
      if (primary.acted !== undefined) acted = eitherActed(acted, bothNames(truth, primary.acted));
      truth = bothNames(truth, primary.truth);
    }
    return { truth, acted };
  }

  private readPrimary(): Reach {
    const name = this.peek();
    this.next++;
    if (name === "!" || name === "-not") return { ...this.readPrimary(), truth: null };
    if (name === "(") {
      const inner = this.readAlternatives();
      this.next++;
      return inner;
    }
    if (/^-(?:exec|execdir|ok|okdir)$/.test(name)) this.skipCommand();
    const value = WITH_VALUE.has(name) ? this.words[this.next++] : undefined;
    if (/^-fprintf$/.test(name)) this.next++;
    return {
      truth: value === undefined ? null : namesOfPrimary(name, value),
      acted: ACTION.test(name) ? null : undefined,
    };
  }

  private skipCommand(): void {
    while (this.next < this.words.length && !/^(?:;|\+)$/.test(this.peek())) this.next++;
    this.next++;
  }

  private peek(): string {
    return this.words[this.next]?.text ?? "";
  }
}

function namesOfPrimary(name: string, { text, dynamic }: ShellToken): Names {
  if (dynamic) return null;
  if (/^-i?name$/.test(name)) return namesOfGlob(text);
  return /^-(?:i?path|i?wholename)$/.test(name) ? namesOfPathGlob(text) : null;
}

function eitherActed(one: Names | undefined, other: Names | undefined): Names | undefined {
  if (one === undefined || other === undefined) return one === undefined ? other : one;
  return eitherNames(one, other);
}
