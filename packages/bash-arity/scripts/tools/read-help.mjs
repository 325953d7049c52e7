// How help texts list commands and options.

/** Names in the sections of a help text whose heading speaks of commands: `  name   what it does`, `  name:  …`. */
export const namesInSections = (text) => {
  const names = [];
  let within = false;
  for (const line of text.split("\n")) {
    if (/^\S/.test(line)) within = /commands?\b.*:?$/i.test(line) && !/usage|use "|run '|see /i.test(line);
    else if (within)
      names.push(
        ...(/^(?: {2,8}|\t)([a-z][\w.-]*)(\*?:?(?:, ?[a-z][\w-]*)*)(?: {2,}| - |\t|$| [[<A-Z])/
          .exec(line)
          ?.slice(1, 2) ?? []),
      );
  }
  return names;
};

/** Names in a list with commas below a heading: `    access, adduser,`. */
export const namesInList = (heading) => (text) => {
  const start = text.indexOf(heading);
  if (start < 0) return [];
  const list = text.slice(start + heading.length).split(/\n\s*\n(?=\S)/)[0] ?? "";
  return list.split(/[\s,]+/).filter((name) => /^[a-z][\w-]*$/.test(name));
};

/** Options of a help text in the manner of pflag: `  -n, --namespace string   …`, `      --debug   …`. */
export const flagOptions = (text) => {
  const options = [];
  for (const line of text.split("\n")) {
    const match = /^\s+(?:(-\w), )?(--[\w-]+)(?:(=)| ([a-zA-Z][\w/.:-]*))?(?: {2,}|:|$)/.exec(line);
    if (!match) continue;
    // `-v, --verbose n` counts how often it stands.
    const takes = match[4] !== undefined && match[4] !== "n" && match[4] !== "count";
    for (const option of [match[1], match[2]]) if (option) options.push([option, takes]);
  }
  return options;
};

/** Options of kubectl: `--as='': …`, `--warnings-as-errors=false: …`. */
export const equalsOptions = (text) =>
  [...text.matchAll(/^\s+(?:(-\w), )?(--[\w-]+)=(\S*?):?$/gm)].flatMap(([, short, long, value]) =>
    [short, long].filter(Boolean).map((option) => [option, value !== "false" && value !== "true"]),
  );

/** Options of git's usage line: `[-C <path>] [--exec-path[=<path>]] [-p | --paginate]`. */
export const usageOptions = (text) =>
  [...(text.split("<command>")[0] ?? "").matchAll(/(-{1,2}[\w-]+)(\[?=| <)?/g)].map(([, option, mark]) => [
    option,
    mark === " <" || mark === "=",
  ]);
