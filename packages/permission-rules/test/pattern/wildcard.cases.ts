import type { Form } from "../../src/index.ts";

/** Any number of unknown words; `never` an option. */
const words = (raw: string, mayBeOption = true): Form[number] => ({ raw, words: true, mayBeOption });
/** An unknown part of one word. */
const part = (raw: string, mayBeOption = false): Form[number] => ({ raw, words: false, mayBeOption });

export interface WildcardCase {
  readonly pattern: string;
  readonly form: Form;
  readonly want: "certain" | "possible" | "no";
}

export const cases: readonly WildcardCase[] = [
  { pattern: "git status", form: ["git status"], want: "certain" },
  { pattern: "git status", form: ["git status -s"], want: "no" },
  { pattern: "git *", form: ["git"], want: "certain" },
  { pattern: "git *", form: ["git log"], want: "certain" },
  { pattern: "git *", form: ["gitk"], want: "no" },
  { pattern: "git*", form: ["gitk"], want: "certain" },
  { pattern: "ls *", form: ["lsof"], want: "no" },
  { pattern: "npm run test:*", form: ["npm run test:unit"], want: "certain" },
  { pattern: "* --version", form: ["node --version"], want: "certain" },
  { pattern: "* --version", form: ["--version"], want: "no" },
  { pattern: "*", form: [""], want: "certain" },
  { pattern: "*", form: ["anything", words("$X")], want: "certain" },
  { pattern: "file?.txt", form: ["file1.txt"], want: "certain" },
  { pattern: "file?.txt", form: ["file12.txt"], want: "no" },
  { pattern: "foo+bar (x) [y]", form: ["foo+bar (x) [y]"], want: "certain" },
  { pattern: "echo \\*", form: ["echo *"], want: "certain" },
  { pattern: "echo \\*", form: ["echo x"], want: "no" },
  { pattern: "echo \\?", form: ["echo ?"], want: "certain" },
  { pattern: "a*b*c", form: ["a-b-b-c"], want: "certain" },
  { pattern: "a*b*c", form: ["a-c-b"], want: "no" },
  { pattern: "aa*aa", form: ["aaa"], want: "no" },
  { pattern: "a**b", form: ["ab"], want: "certain" },
  { pattern: "git *", form: ["git commit -m 'two\nlines'"], want: "certain" },
  { pattern: "~/bin/tool *", form: ["/home/u/bin/tool --now"], want: "certain" },
  { pattern: "$HOME/bin/tool *", form: ["/home/u/bin/tool"], want: "certain" },
  { pattern: "cat ${HOME}/x", form: ["cat /home/u/x"], want: "certain" },
  { pattern: "cat ~/x", form: ["cat ~/x"], want: "certain" },
  { pattern: "cat a~/x", form: ["cat a/home/u/x"], want: "no" },
  // Unknown words
  { pattern: "git *", form: ["git", words("$X")], want: "certain" },
  { pattern: "git $X", form: ["git", words("$X")], want: "certain" },
  { pattern: "git $Y", form: ["git", words("$X")], want: "possible" },
  { pattern: "git push *", form: ["git", words("$X")], want: "possible" },
  { pattern: "git status", form: ["git", words("$X")], want: "possible" },
  { pattern: "git", form: ["git", words("$X")], want: "possible" },
  { pattern: "gitk", form: ["git", words("$X")], want: "no" },
  { pattern: "rm *", form: ["git", words("$X")], want: "no" },
  { pattern: "git p*", form: ["git p", part("$X")], want: "certain" },
  { pattern: "git p$*", form: ["git p", part("$X")], want: "possible" },
  { pattern: "git p?", form: ["git p", part("$X")], want: "possible" },
  { pattern: "ls * x", form: ["ls", words(""), " x"], want: "possible" },
  { pattern: "ls*x", form: ["ls", words(""), " x"], want: "certain" },
  { pattern: "ls *", form: ["ls", words("")], want: "certain" },
  { pattern: "ls", form: ["ls", words("")], want: "possible" },
  { pattern: "rm a *", form: ["rm a", part("$X")], want: "possible" },
  { pattern: "git push --force*", form: ["git push", words("$X")], want: "possible" },
  { pattern: "git push --force*", form: ["git push", words("$X", false)], want: "no" },
  { pattern: "git push origin --force*", form: ["git push", words("$X", false)], want: "no" },
  { pattern: "git push a--force*", form: ["git push", words("$X", false)], want: "possible" },
  { pattern: "rm -f x", form: ["rm ", part('"$X"'), " x"], want: "no" },
  { pattern: "rm -f x", form: ["rm ", part('"$X"', true), " x"], want: "possible" },
  { pattern: "rm --f x", form: ["rm -", part("$X"), " x"], want: "possible" },
  { pattern: "*", form: [words("$X")], want: "certain" },
  { pattern: "rm *", form: [words("$X")], want: "possible" },
  { pattern: "echo *", form: ["echo", words("$X"), " ", part('"$Y"', true)], want: "certain" },
  { pattern: "echo *", form: ["echo", words("$X"), " a", words("$Y"), " b"], want: "certain" },
  { pattern: "echo * b", form: ["echo", words("$X"), " a", words("$Y"), " b"], want: "certain" },
  { pattern: "echo * a b", form: ["echo", words("$X"), " a", words("$Y"), " b"], want: "possible" },
  { pattern: "echo a*", form: ["echo", words("$X"), " a"], want: "possible" },
];
