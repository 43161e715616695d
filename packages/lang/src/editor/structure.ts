/** How a file is built: what can be folded, and what grows around a place. */
import type { LoadedFile } from '../files.js';
import type { Loc } from '../syntax.js';
import { visitNodes } from './nodes.js';

export interface Fold extends Loc {
  kind: 'block' | 'comment' | 'imports';
}

/** Blocks, runs of comments and the includes at the top; each over more than one line. */
export function foldsOf({ tree, source }: LoadedFile): Fold[] {
  const { text } = source;
  const folds: Fold[] = [];
  const add = (kind: Fold['kind'], { start, end }: Loc): void => {
    if (text.slice(start, end).includes('\n')) folds.push({ kind, start, end });
  };
  visitNodes(tree.declarations, (node) => {
    if ('statements' in node) add('block', node.loc);
    // A test has its steps between braces, but no block.
    if (node.is === 'test') add('block', { start: text.indexOf('{', node.loc.start), end: node.loc.end });
    return undefined;
  });
  const includes = tree.header.filter(({ is }) => is === 'include');
  const [first, last] = [includes[0], includes.at(-1)];
  if (first && last) add('imports', { start: first.loc.start, end: last.loc.end });
  let run: Loc | undefined;
  for (const { loc, ownLine } of tree.comments) {
    if (!ownLine) continue;
    const follows = run && /^\r?\n?[ \t]*$/.test(text.slice(run.end, loc.start));
    if (run && !follows) add('comment', run);
    run = run && follows ? { start: run.start, end: loc.end } : { ...loc };
  }
  if (run) add('comment', run);
  return folds;
}

/** From the word outwards to the whole file, each larger than the one before. */
export function selectionsAt({ tree, source }: LoadedFile, offset: number): Loc[] {
  const found: Loc[] = [wordAt(source.text, offset)];
  const around: Loc[] = [];
  visitNodes([tree.header, tree.declarations], ({ loc }) => {
    if (loc.start > offset || offset > loc.end) return false;
    around.push(loc);
    return undefined;
  });
  for (const loc of [...around.reverse(), { start: 0, end: source.text.length }]) {
    const inner = found[found.length - 1] as Loc;
    const grows = loc.start <= inner.start && inner.end <= loc.end && loc.end - loc.start > inner.end - inner.start;
    if (grows) found.push(loc);
  }
  return found;
}

const PART_OF_WORD = /[\p{L}\p{N}_-]/u;

export function wordAt(text: string, offset: number): Loc {
  let start = offset;
  let end = offset;
  while (start > 0 && PART_OF_WORD.test(text[start - 1] ?? '')) start--;
  while (end < text.length && PART_OF_WORD.test(text[end] ?? '')) end++;
  return { start, end };
}
