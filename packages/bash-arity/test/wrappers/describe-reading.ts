import type { InnerReading, WrapperReading, WrapperWord } from "../../src/wrappers/index.ts";

/**
 * A reading in one line, with all that it says: `privileged: run rm x | A=1 | in d`. `run` are words, `sh` is shell code
 * (`sh later` at an event), `file` and `stdin` where the code comes from there; `+any` and `+paths` are further words.
 */
export function describeReading(reading: WrapperReading | null, words: readonly WrapperWord[]): string {
  if (!reading) return "no wrapper";
  const text = (at: number) => words[at]?.text ?? "(no such word)";
  const inner = reading.inner.map((part) => describeInner(part, text));
  const { directory } = reading;
  const parts = [
    `${reading.kind}: ${inner.join("; ") || "nothing"}`,
    ...reading.assignments.map(text),
    ...(reading.clearsEnvironment ? ["clears"] : []),
    ...(directory ? [`in ${text(directory.word).slice(directory.offset)}`] : []),
    ...(reading.directoryUnknown ? ["in ?"] : []),
    ...(reading.ownUnit ? ["own unit"] : []),
    ...(reading.installed ? ["installed"] : []),
    ...reading.addsCode.map((at) => `adds ${text(at)}`),
    ...(reading.uncertain === null ? [] : [`uncertain: ${reading.uncertain}`]),
  ];
  return parts.join(" | ");
}

function describeInner(inner: InnerReading, text: (at: number) => string): string {
  switch (inner.runs) {
    case "argv": {
      const words = Array.from({ length: inner.end - inner.start }, (_, at) => text(inner.start + at));
      const replaced = inner.replacement === undefined ? "" : ` by ${inner.replacement}`;
      return `run ${words.join(" ")}${added(inner)}${replaced}`;
    }
    case "shell": {
      const words = inner.words.map((at, place) => text(at).slice(place === 0 ? inner.offset : 0));
      return `sh${inner.later ? " later" : ""} ${words.join(" ")}${added(inner)}`;
    }
    case "file":
      return `file ${text(inner.word)}`;
    case "stdin":
      return "stdin";
    default:
      return inner satisfies never;
  }
}

function added(inner: { readonly extra: string | null; readonly placeholder: string | null }): string {
  const extra = inner.extra === null ? "" : ` +${inner.extra}`;
  return inner.placeholder === null ? extra : `${extra} with ${inner.placeholder}`;
}
