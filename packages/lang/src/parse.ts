import { LANGUAGE_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import { append } from './append.js';
import { explainBroken } from './explain.js';
import { type Finding, moveFinding, placeFinding, toProblem } from './finding.js';
import { type ParseOptions, parse as parsePieces } from './generated/parser.js';
import { layOut, type Piece } from './layout.js';
import { corrected, corrections, placeBefore } from './meant.js';
import { noted } from './note.js';
import { report } from './problems/report.js';
import { createSource, type Source } from './source.js';
import type { Declaration, Header, Loc, SourceFile } from './syntax.js';
import { brokenNodes, moveTree, placeTree } from './tree.js';

export interface Parsed {
  source: Source;
  tree: SourceFile;
  problems: Problem[];
}

/** What was read of each declaration last time, by its text. Hand the same one in again to read only what changed. */
export type ParseMemo = Map<string, ReadPiece>;

interface ReadPiece {
  node: Header | Declaration;
  findings: Finding[];
  /** Where it stood. */
  start: number;
}

/** Stands between two pieces. */
const PART = '\0';

const HEADERS = new Set(['game', 'deck', 'language', 'players', 'include', 'builds-on']);

/** Reads a file. There is always a tree; what could not be read is broken in it and told in the problems. */
export function parse(text: string, file: string, memo?: ParseMemo): Parsed {
  const source = createSource(text, file);
  const loc = { start: 0, end: text.length };
  const tree: SourceFile = { header: [], declarations: [], comments: [], loc };
  if (text.length > MOST.fileBytes) {
    const start = { start: 0, end: Math.min(1, text.length) };
    return {
      source,
      tree,
      problems: [report('D0101', { bytes: text.length, limit: MOST.fileBytes }, { source, loc: start })],
    };
  }
  const layout = layOut(text);
  tree.comments = layout.comments;
  const early = byPlace(layout.findings);
  const tasks = share(layout.pieces, early, text);
  const kept = readAll(tasks, memo);
  const findings = [...early];
  for (const { result } of tasks) {
    if (!result) continue;
    for (const finding of result.findings) findings.push(finding);
    if (HEADERS.has(result.node.is)) tree.header.push(result.node as Header);
    else tree.declarations.push(result.node as Declaration);
  }
  if (memo) {
    memo.clear();
    for (const [key, value] of kept) memo.set(key, value);
  }
  return { source, tree, problems: inOrder(findings, source) };
}

/** A piece to be read, and what layout has told of it. */
interface Task {
  piece: Piece;
  original: string;
  early: Finding[];
  noted: Map<string, Finding>;
  broken: boolean;
  result?: ReadPiece;
}

function share(pieces: Piece[], early: Finding[], text: string): Task[] {
  let next = 0;
  return pieces.map((piece) => {
    const from = next;
    while ((early[next]?.loc.start ?? Number.POSITIVE_INFINITY) < piece.end) next++;
    const original = text.slice(piece.start, piece.end);
    return { piece, original, early: early.slice(from, next), noted: new Map(), broken: false };
  });
}

/** Reads what the memo does not know, all in one go: to start the parser costs as much as a short card. */
function readAll(tasks: Task[], memo: ParseMemo | undefined): ParseMemo {
  const kept: ParseMemo = new Map();
  const unread: Task[] = [];
  for (const task of tasks) {
    const { piece, original } = task;
    // What layout found depends on what stands around a piece, so such a piece is read anew each time.
    const known = task.early.length ? undefined : memo?.get(original);
    if (piece.tooDeep) {
      const node: Declaration = { is: 'broken', loc: { start: piece.start, end: piece.end } };
      task.result = { node, findings: [], start: piece.start };
    } else if (known) {
      task.result = known.start === piece.start ? known : moved(known, piece.start);
      kept.set(original, task.result);
    } else unread.push(task);
  }
  read(unread);
  for (const { early, original, result } of unread) if (result && !early.length) kept.set(original, result);
  return kept;
}

function moved({ node, findings, start }: ReadPiece, to: number): ReadPiece {
  const by = to - start;
  return { node: moveTree(node, by), findings: findings.map((finding) => moveFinding(finding, by)), start: to };
}

function read(tasks: Task[]): void {
  if (!tasks.length) return;
  let next = 0;
  let task = tasks[0] as Task;
  const options: ParseOptions = {
    original: tasks.map(({ original }) => original).join(PART),
    longest: MOST.chain,
    begin: () => {
      task = tasks[next++] as Task;
      return task.piece.start;
    },
    broken: () => {
      task.broken = true;
    },
    note: (code, args, loc) => {
      const key = `${code} ${loc.start}`;
      if (!task.noted.has(key)) task.noted.set(key, noted(code, args, loc, task.piece));
    },
  };
  const nodes = parsePieces(tasks.map(({ piece }) => piece.text).join(PART), options) as (Header | Declaration)[];
  let shown = 0;
  for (const [i, one] of tasks.entries()) {
    let node = nodes[i] as Header | Declaration;
    let findings = [...one.noted.values()];
    if (one.broken) {
      // What will not be shown need not be explained.
      const explained = explain(one, node, findings, () => shown++ < MOST.problems);
      const edits = corrections(explained);
      if (edits.length) ({ node, findings } = readAsMeant(one, explained, edits));
      else append(findings, explained);
    }
    one.result = { node, findings, start: one.piece.start };
  }
}

/** A finding for each broken node of which nothing has been told. */
function explain(task: Task, node: object, noted: readonly Finding[], worth: () => boolean): Finding[] {
  const told = byPlace([...noted, ...task.early]);
  return brokenNodes(node).flatMap((broken): Finding[] => {
    if (isTold(told, broken.head)) return [];
    return [worth() ? explainBroken(broken, task.piece) : { code: 'D0110', args: {}, loc: broken.head }];
  });
}

/** Reads a piece once more with its misspelt words put right: what it declares is then known elsewhere. */
function readAsMeant(task: Task, explained: Finding[], edits: ReturnType<typeof corrections>) {
  const { piece, original } = task;
  const place = placeBefore(edits);
  const meant = { ...piece, text: corrected(piece.text, piece, edits) };
  const found = new Map<string, Finding>();
  const options: ParseOptions = {
    original: corrected(original, piece, edits),
    longest: MOST.chain,
    begin: () => piece.start,
    note: (code, args, loc) => {
      const key = `${code} ${loc.start}`;
      if (!found.has(key)) found.set(key, placeFinding(noted(code, args, loc, meant), place));
    },
  };
  const [read] = parsePieces(meant.text, options) as [Header | Declaration];
  const node = placeTree(read, place);
  const findings = [...explained.filter(({ code, fix }) => code === 'D0112' && fix), ...found.values()];
  append(
    findings,
    explain(task, node, findings, () => true),
  );
  return { node, findings };
}

/** Whether a problem in this place has been told already: what follows from it need not be. */
function isTold(told: Finding[], { start, end }: Loc): boolean {
  let low = 0;
  let high = told.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((told[middle] as Finding).loc.end < start) low = middle + 1;
    else high = middle;
  }
  const next = told[low];
  return next !== undefined && next.loc.start <= end;
}

function byPlace(findings: Finding[]): Finding[] {
  return findings.sort((a, b) => a.loc.start - b.loc.start || a.loc.end - b.loc.end);
}

/** By place; never so many that they cannot be read. */
function inOrder(findings: Finding[], source: Source): Problem[] {
  const sorted = byPlace(findings);
  const problems = sorted.slice(0, MOST.problems).map((finding) => toProblem(finding, source));
  const last = sorted[MOST.problems];
  if (last) problems.push(report('D0107', { count: sorted.length - MOST.problems }, { source, loc: last.loc }));
  return problems;
}
