import type { Problem } from '@draco-table/ruleset';
import { FIRST, SOFT } from './format/expression.js';
import { type Body, declaration, header, type Item } from './format/parts.js';
import { parse } from './parse.js';
import type { Comment, Loc } from './syntax.js';

const WIDTH = 100;
const INDENT = 2;
/** Of a line that goes on. */
const HANGING = 4;

/** One canonical layout. A file with problems is left as it is. */
export function format(text: string, file: string): { text: string; problems: Problem[] } {
  const { tree, problems } = parse(text, file);
  if (problems.length) return { text, problems };
  const items = [...tree.header.map(header), ...tree.declarations.map(declaration)];
  items.sort((a, b) => a.loc.start - b.loc.start);
  const printer = new Printer(text, tree.comments);
  printer.items(items, 0, text.length);
  return { text: printer.text(), problems };
}

class Printer {
  private readonly lines: string[] = [];
  private next = 0; // the first comment not yet printed
  private last = -1; // where what was printed last ended in the source; -1 at the start of a block

  constructor(
    private readonly source: string,
    private readonly comments: Comment[],
  ) {}

  text(): string {
    return this.lines.length ? `${this.lines.join('\n')}\n` : '';
  }

  /** What stands in a block or a file, up to its end. */
  items(items: Item[], indent: number, end: number): void {
    for (const item of items) {
      this.commentsBefore(item.loc.start, indent);
      this.gap(item.loc.start);
      this.item(item, indent);
      this.last = item.loc.end;
      this.trailing(item.loc.end);
    }
    this.commentsBefore(end, indent);
  }

  private item({ loc, parts }: Item, indent: number): void {
    const bodies = parts.filter((part): part is Body => typeof part !== 'string');
    // Comments inside a sentence have no line of their own to stay on: they go above it.
    this.commentsBefore(bodies[0]?.loc.start ?? loc.end, indent, false);
    const line = this.hasComment(loc) ? undefined : oneLine(parts);
    if (line !== undefined && (bodies.length === 0 || indent + line.length <= WIDTH)) this.line(line, indent);
    else this.tall(parts, indent);
  }

  private tall(parts: (string | Body)[], indent: number): void {
    let open = '';
    for (const part of parts) {
      if (typeof part === 'string') {
        open += part;
        continue;
      }
      this.line(`${open} {`, indent);
      this.last = -1;
      const brace = this.source.indexOf('{', part.loc.start);
      this.trailing(brace + 1);
      this.items(part.items, indent + INDENT, part.loc.end);
      open = '} ';
    }
    this.line(open.trimEnd(), indent);
  }

  private line(text: string, indent: number): void {
    this.lines.push(...wrapped(text, indent));
  }

  /** At most one blank line is kept, none at the start of a block. */
  private gap(start: number): void {
    if (this.last < 0 || this.last >= start) return;
    const between = this.source.slice(this.last, start).replace(/\r\n?/g, '\n');
    if (/\n[^\S\n]*\n/.test(between)) this.lines.push('');
  }

  private commentsBefore(offset: number, indent: number, gaps = true): void {
    for (
      let comment = this.comments[this.next];
      comment && comment.loc.start < offset;
      comment = this.comments[this.next]
    ) {
      if (gaps) this.gap(comment.loc.start);
      this.lines.push(`${' '.repeat(indent)}#${comment.text}`);
      if (gaps) this.last = comment.loc.end;
      this.next++;
    }
  }

  /** A comment behind something on its line stays behind it. */
  private trailing(end: number): void {
    const comment = this.comments[this.next];
    if (!comment || comment.ownLine || comment.loc.start < end) return;
    if (!/^[^\S\r\n]*;?[^\S\r\n]*$/.test(this.source.slice(end, comment.loc.start))) return;
    this.lines[this.lines.length - 1] += ` #${comment.text}`;
    this.last = comment.loc.end;
    this.next++;
  }

  private hasComment({ start, end }: Loc): boolean {
    const comment = this.comments[this.next];
    return comment !== undefined && comment.loc.start >= start && comment.loc.start < end;
  }
}

/** All on one line, if each block holds at most one statement (what is given in a test: several) and none a block itself. */
function oneLine(parts: (string | Body)[]): string | undefined {
  let line = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      line += line ? ` ${part}` : part;
      continue;
    }
    if (part.tall || (part.items.length > 1 && !part.wide) || part.items.some((item) => item.parts.length > 1))
      return undefined;
    line += part.items.length ? ` { ${part.items.map((item) => item.parts[0]).join('; ')} }` : ' { }';
  }
  return line;
}

function wrapped(text: string, indent: number): string[] {
  if (indent + text.length <= WIDTH) return broken(text.replace(FIRST, SOFT), indent, HANGING);
  const [head = '', rest] = text.split(FIRST);
  const lines = broken(head, indent, HANGING);
  return rest === undefined ? lines : [...lines, ...broken(rest, indent + HANGING, 0)];
}

function broken(text: string, indent: number, hanging: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let begun = false;
  for (const piece of text.split(SOFT)) {
    if (begun && line.length + 1 + piece.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent + hanging) + piece;
    } else line += begun ? ` ${piece}` : piece;
    begun = true;
  }
  lines.push(line);
  return lines;
}
