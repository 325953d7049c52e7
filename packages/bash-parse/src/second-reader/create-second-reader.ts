import type { Node, Parser, Tree } from "web-tree-sitter";
import type { Span } from "../facts/span.ts";
import { MAX_LENGTH, parseWithinBounds } from "./bounds.ts";
import type { WasmBytes } from "./load-wasm.ts";
import type { SecondCommand, SecondReader, SecondReading } from "./second-reading.ts";
import { type StandIns, withStandIns } from "./stand-ins.ts";

// Every construct that bash runs as a simple command. `programOf` below knows where the program stands in each.
const COMMANDS = ["command_name", "declaration_command", "unset_command", "test_command"];

// Not tab, newline and carriage return. On NUL the parser makes no step that could be counted.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Compiles the modules and gives a reader on them. The parser is imported here, so that nobody else pays for it. */
export async function createSecondReader(bytes: WasmBytes): Promise<SecondReader> {
  const treeSitter = await import("web-tree-sitter");
  await treeSitter.Parser.init({ wasmBinary: bytes.runtime });
  const language = await treeSitter.Language.load(bytes.grammar);
  const parser = new treeSitter.Parser().setLanguage(language);
  const reader: SecondReader = { read: (text) => read(parser, text) };
  // Functions of the modules are compiled when first used.
  reader.read("warm <<<x | up 'a' \"$(b)\"");
  return reader;
}

function read(parser: Parser, text: string): SecondReading {
  if (CONTROL.test(text)) return refusal("a control character");
  const shortened = withStandIns(text);
  if (shortened.text.length > MAX_LENGTH) return refusal(`over ${MAX_LENGTH} characters`);
  const reading = withTree(parser, shortened.text, (tree) => {
    const nodes = commandNodes(tree);
    return {
      programs: nodes.map((node) => shortened.original(programOf(node, shortened.text))),
      hasErrors: tree.rootNode.hasError,
      refused: null,
      describe: (programs: readonly Span[]) => describe(parser, shortened, programs),
    };
  });
  return typeof reading === "string" ? refusal(reading) : reading;
}

function describe(parser: Parser, shortened: StandIns, programs: readonly Span[]): readonly SecondCommand[] {
  const wanted = new Set(programs.map((program) => program.start));
  const described = withTree(parser, shortened.text, (tree) => {
    const commands: SecondCommand[] = [];
    for (const node of commandNodes(tree)) {
      const program = shortened.original(programOf(node, shortened.text));
      if (wanted.has(program.start)) commands.push(commandOf(node, program, shortened));
    }
    return commands;
  });
  return typeof described === "string" ? [] : described;
}

function refusal(why: string): SecondReading {
  return { programs: [], hasErrors: false, refused: why, describe: () => [] };
}

/** The result of `use`, or why the text could not be read. No tree outlives the call. */
function withTree<Result extends object>(parser: Parser, text: string, use: (tree: Tree) => Result): Result | string {
  let tree: Tree | null = null;
  try {
    tree = parseWithinBounds(parser, text);
    return tree === null ? "too many steps" : use(tree);
  } catch {
    // The module's own failure, as when its memory is used up; it must not reach a decision as a throw.
    return "it failed on this text";
  } finally {
    tree?.delete();
  }
}

// Not by a query: its time grows with the square of the depth.
function commandNodes(tree: Tree): readonly Node[] {
  const root = tree.rootNode;
  const all = root.descendantsOfType(COMMANDS);
  if (!root.hasError) return all;
  // A token that the parser made up has no extent.
  const nodes = all.filter((node) => node.endIndex > node.startIndex);
  const errors = outermost(root.descendantsOfType("ERROR"));
  let next = 0;
  return nodes.filter((node) => {
    while (next < errors.length && (errors[next] as Span).end <= node.startIndex) next += 1;
    const error = errors[next];
    return error === undefined || node.startIndex < error.start;
  });
}

/** Spans of nodes that lie in no other of them. Nodes come ordered by start, outer ones first. */
function outermost(nodes: readonly Node[]): readonly Span[] {
  const spans: Span[] = [];
  for (const node of nodes) {
    const last = spans.at(-1);
    if (last === undefined || node.startIndex >= last.end) spans.push({ start: node.startIndex, end: node.endIndex });
  }
  return spans;
}

const KEYWORD = /[a-z]+|\[\[?|\(\(/y;

function programOf(node: Node, text: string): Span {
  if (node.type === "command_name") return { start: node.startIndex, end: node.endIndex };
  KEYWORD.lastIndex = node.startIndex;
  const length = KEYWORD.exec(text)?.[0].length ?? 0;
  return { start: node.startIndex, end: node.startIndex + length };
}

function commandOf(node: Node, program: Span, shortened: StandIns): SecondCommand {
  const command = node.type === "command_name" ? (node.parent ?? node) : node;
  return {
    span: shortened.original({ start: command.startIndex, end: command.endIndex }),
    program,
    words: wordsAfter(programOf(node, shortened.text), command).map((word) => shortened.original(word)),
  };
}

const NOT_A_WORD: ReadonlySet<string> = new Set([
  "file_redirect",
  "heredoc_redirect",
  "herestring_redirect",
  "comment",
  "ERROR",
]);

/** What stands after the program, pieces that touch joined to one word. The inside of a test is no list of words. */
function wordsAfter(program: Span, command: Node): readonly Span[] {
  if (command.type === "test_command") return [];
  const words: Span[] = [];
  for (const child of command.children) {
    if (child.startIndex < program.end || NOT_A_WORD.has(child.type)) continue;
    const last = words.at(-1);
    const touches = last !== undefined && last.end === child.startIndex;
    const span = { start: touches ? last.start : child.startIndex, end: child.endIndex };
    if (touches) words[words.length - 1] = span;
    else words.push(span);
  }
  return words;
}
