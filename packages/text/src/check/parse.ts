/** A text file taken apart with Fluent's full parser, which keeps places and tells what is broken. */
import type { Position, Problem, Range } from '@draco-table/ruleset';
import {
  type CallArguments,
  type Expression,
  FluentParser,
  type FunctionReference,
  type Message,
  type Pattern,
  type Placeable,
  type SelectExpression,
  type SyntaxNode,
  type Term,
} from '@fluent/syntax';
import { textProblem } from '../problems/catalogue.js';
import { shallow } from '../shallow.js';

/** One text file: its language, its name for problems, and what is in it. */
export interface TextFile {
  lang: string;
  file: string;
  text: string;
}

/** The value of a message (attribute '') or one of its attributes. */
export interface Part {
  attribute: string;
  pattern: Pattern;
  /** Variables with the place of their first use. */
  variables: Map<string, Range>;
  references: { name: string; range: Range }[];
  /** Choices among variants, which may go by the plural. */
  choices: { node: SelectExpression; range: Range }[];
  /** Forms of names that it asks for: `FORM($h, "dat")`. */
  forms: { name: string; range: Range }[];
  /** UTF-8 that was read as Windows-1252, or a letter that was lost. */
  garbled?: string;
  /** Anything that looks like a tag. */
  markup?: string;
  range: Range;
}

export interface TextEntry {
  id: string;
  file: TextFile;
  node: Message | Term;
  parts: Map<string, Part>;
  comment: string[];
  /** Of the id. */
  range: Range;
}

export interface ParsedFile extends TextFile {
  /** Ids of messages that could not be read. */
  broken: ReadonlySet<string>;
  entries: TextEntry[];
  problems: Problem[];
}

export function places(text: string): (start: number, end: number) => Range {
  const starts = [0];
  for (let i = 0; i < text.length; i++) if (text[i] === '\n') starts.push(i + 1);
  const position = (offset: number): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
  return (start, end) => ({ start: position(start), end: position(end) });
}

/** What the parser says without full stop: it goes into a sentence of ours. */
const plain = (message: string) => (WORDS[message] ?? message).replace(/\.$/, '');

/** In other words than the parser's, where those are about its own parts. */
const WORDS: Readonly<Record<string, string>> = {
  'Unbalanced closing brace in TextElement.': 'a “}” closes nothing',
  'Expected an inline expression': 'between “{” and “}” stands nothing that can be shown',
};

/** What is left of `é`, `’` or `ß` when UTF-8 is read as Windows-1252, and the sign for a letter that could not be read. */
export const GARBLED =
  /\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u0178\u2018-\u203A\u20AC\u2122]|â€[\u0080-\u00BF\u0152-\u017E\u2018-\u203A\u02DC\u20AC\u2122]/;

const TAG = /<\/?[a-z][^>]*>|&[a-z]+;/i;

export function parseTexts(file: TextFile): ParsedFile {
  const resource = new FluentParser({ withSpans: true }).parse(shallow(file.text));
  const at = places(file.text);
  const rangeOf = (node: SyntaxNode) => at(node.span?.start ?? 0, node.span?.end ?? 0);
  const entries: TextEntry[] = [];
  const problems: Problem[] = [];
  const broken = new Set<string>();

  const part = (attribute: string, pattern: Pattern): Part => {
    const found: Part = {
      attribute,
      pattern,
      variables: new Map(),
      references: [],
      choices: [],
      forms: [],
      range: rangeOf(pattern),
    };
    read(pattern, found, rangeOf);
    return found;
  };

  for (const entry of resource.body) {
    if (entry.type === 'Junk') {
      const annotation = entry.annotations[0];
      const start = entry.span?.start ?? 0;
      // From the message's first letter up to where it stops making sense.
      const range = at(start, Math.max(annotation?.span?.start ?? start, start + 1));
      const reason = plain(annotation?.message ?? 'it is not Fluent');
      const [, id] = /^(-?[A-Za-z][\w-]*)\s*=/.exec(entry.content) ?? [];
      if (id !== undefined) broken.add(id);
      problems.push(textProblem('D0703', { reason, text: entry.content.trim() }, { file: file.file, range }));
    } else if (entry.type === 'Message' || entry.type === 'Term') {
      const parts = new Map<string, Part>();
      if (entry.value) parts.set('', part('', entry.value));
      for (const attribute of entry.attributes) {
        parts.set(attribute.id.name, part(attribute.id.name, attribute.value));
      }
      entries.push({
        id: entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name,
        file,
        node: entry,
        parts,
        comment: entry.comment?.content.split('\n') ?? [],
        range: rangeOf(entry.id),
      });
    }
  }
  return { ...file, entries, problems, broken };
}

/** Notes what a pattern uses. Its own walk, since Fluent's visitor also looks into spans and is several times slower. */
function read(pattern: Pattern, part: Part, rangeOf: (node: SyntaxNode) => Range): void {
  for (const element of pattern.elements) {
    if (element.type === 'Placeable') readExpression(element, part, rangeOf);
    else {
      part.garbled ??= GARBLED.exec(element.value)?.[0];
      const tag = TAG.exec(element.value);
      if (tag) part.markup ??= tag[0];
    }
  }
}

function readExpression(node: Expression | Placeable, part: Part, rangeOf: (node: SyntaxNode) => Range): void {
  const refer = (name: string) => part.references.push({ name, range: rangeOf(node) });
  switch (node.type) {
    case 'Placeable':
      readExpression(node.expression, part, rangeOf);
      return;
    case 'VariableReference':
      if (!part.variables.has(node.id.name)) part.variables.set(node.id.name, rangeOf(node));
      return;
    case 'MessageReference':
      refer(node.id.name + (node.attribute ? `.${node.attribute.name}` : ''));
      return;
    case 'TermReference':
      refer(`-${node.id.name}${node.attribute ? `.${node.attribute.name}` : ''}`);
      readArguments(node.arguments, part, rangeOf);
      return;
    case 'FunctionReference':
      refer(`${node.id.name}()`);
      for (const name of formsAsked(node)) part.forms.push({ name, range: rangeOf(node) });
      readArguments(node.arguments, part, rangeOf);
      return;
    case 'SelectExpression':
      part.choices.push({ node, range: rangeOf(node) });
      readExpression(node.selector, part, rangeOf);
      for (const { value } of node.variants) read(value, part, rangeOf);
  }
}

function formsAsked({ id, arguments: given }: FunctionReference): string[] {
  const asked = id.name === 'FORM' ? given.positional[1] : given.named.find(({ name }) => name.name === 'form')?.value;
  return (id.name === 'FORM' || id.name === 'LIST') && asked?.type === 'StringLiteral' ? [asked.value] : [];
}

function readArguments(list: CallArguments | null, part: Part, rangeOf: (node: SyntaxNode) => Range): void {
  for (const argument of list?.positional ?? []) readExpression(argument, part, rangeOf);
}
