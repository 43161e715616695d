/** A text file taken apart with Fluent's full parser, which keeps places and tells what is broken. */
import type { Position, Problem, Range } from '@draco-table/ruleset';
import {
  type Attribute,
  type BaseNode,
  FluentParser,
  type FunctionReference,
  Junk,
  Message,
  type MessageReference,
  type Pattern,
  serializeExpression,
  Term,
  type TermReference,
  type TextElement,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { textProblem } from '../problems/catalogue.js';

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
const plain = (message: string) => message.replace(/\.$/, '');

const TAG = /<\/?[a-z][^>]*>|&[a-z]+;/i;

export function parseTexts(file: TextFile): ParsedFile {
  const resource = new FluentParser({ withSpans: true }).parse(file.text);
  const at = places(file.text);
  const rangeOf = (node: BaseNode & { span?: { start: number; end: number } }) =>
    at(node.span?.start ?? 0, node.span?.end ?? 0);
  const entries: TextEntry[] = [];
  const problems: Problem[] = [];

  const part = (attribute: string, pattern: Pattern): Part => {
    const found: Part = { attribute, pattern, variables: new Map(), references: [], range: rangeOf(pattern) };
    new Reader(found, rangeOf).visit(pattern);
    return found;
  };

  for (const entry of resource.body) {
    if (entry instanceof Junk) {
      const annotation = entry.annotations[0];
      const start = entry.span?.start ?? 0;
      // From the message's first letter up to where it stops making sense.
      const range = at(start, Math.max(annotation?.span?.start ?? start, start + 1));
      const reason = plain(annotation?.message ?? 'it is not Fluent');
      problems.push(textProblem('D0703', { reason, text: entry.content.trim() }, { file: file.file, range }));
    } else if (entry instanceof Message || entry instanceof Term) {
      const parts = new Map<string, Part>();
      if (entry.value) parts.set('', part('', entry.value));
      for (const attribute of entry.attributes as Attribute[]) {
        parts.set(attribute.id.name, part(attribute.id.name, attribute.value));
      }
      entries.push({
        id: entry instanceof Term ? `-${entry.id.name}` : entry.id.name,
        file,
        node: entry,
        parts,
        comment: entry.comment?.content.split('\n') ?? [],
        range: rangeOf(entry.id),
      });
    }
  }
  return { ...file, entries, problems };
}

class Reader extends Visitor {
  constructor(
    private readonly part: Part,
    private readonly rangeOf: (node: BaseNode) => Range,
  ) {
    super();
  }
  override visitVariableReference(node: VariableReference): void {
    if (!this.part.variables.has(node.id.name)) this.part.variables.set(node.id.name, this.rangeOf(node));
  }
  override visitMessageReference(node: MessageReference): void {
    this.refer(serializeExpression(node), node);
  }
  override visitTermReference(node: TermReference): void {
    this.refer(`-${node.id.name}${node.attribute ? `.${node.attribute.name}` : ''}`, node);
    this.genericVisit(node);
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.refer(`${node.id.name}()`, node);
    this.genericVisit(node);
  }
  override visitTextElement(node: TextElement): void {
    const tag = TAG.exec(node.value);
    if (tag) this.part.markup ??= tag[0];
  }
  private refer(name: string, node: BaseNode): void {
    this.part.references.push({ name, range: this.rangeOf(node) });
  }
}
