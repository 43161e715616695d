import type { Problem } from '@draco-table/ruleset';
import { explainBroken } from './explain.js';
import { type Finding, moveFinding, toProblem } from './finding.js';
import { type ParseOptions, parse as parsePiece } from './generated/parser.js';
import { layOut, type Piece } from './layout.js';
import { MAX_CHAIN, MAX_FILE_BYTES, MAX_PROBLEMS } from './limits.js';
import { noted } from './note.js';
import { report } from './problems/report.js';
import { createSource, type Source } from './source.js';
import type { Declaration, Header, Loc, SourceFile } from './syntax.js';
import { brokenNodes, moveTree } from './tree.js';

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

const HEADERS = new Set(['game', 'deck', 'language', 'players', 'include', 'builds-on']);

/** Reads a file. There is always a tree; what could not be read is broken in it and told in the problems. */
export function parse(text: string, file: string, memo?: ParseMemo): Parsed {
  const source = createSource(text, file);
  const loc = { start: 0, end: text.length };
  const tree: SourceFile = { header: [], declarations: [], comments: [], loc };
  if (text.length > MAX_FILE_BYTES) {
    const start = { start: 0, end: Math.min(1, text.length) };
    return {
      source,
      tree,
      problems: [report('D0101', { bytes: text.length, limit: MAX_FILE_BYTES }, { source, loc: start })],
    };
  }
  const layout = layOut(text);
  tree.comments = layout.comments;
  const early = byPlace(layout.findings);
  const findings = [...early];
  const kept: ParseMemo = new Map();
  let next = 0;
  for (const piece of layout.pieces) {
    const from = next;
    while ((early[next]?.loc.start ?? Number.POSITIVE_INFINITY) < piece.end) next++;
    const read = readPiece(piece, text, early.slice(from, next), memo, kept);
    for (const finding of read.findings) findings.push(finding);
    if (HEADERS.has(read.node.is)) tree.header.push(read.node as Header);
    else tree.declarations.push(read.node as Declaration);
  }
  if (memo) {
    memo.clear();
    for (const [key, value] of kept) memo.set(key, value);
  }
  return { source, tree, problems: inOrder(findings, source) };
}

function readPiece(
  piece: Piece,
  text: string,
  layoutFindings: Finding[],
  memo: ParseMemo | undefined,
  kept: ParseMemo,
): ReadPiece {
  const { start, end } = piece;
  const original = text.slice(start, end);
  if (piece.tooDeep) return { node: { is: 'broken', loc: { start, end } }, findings: [], start };
  if (!memo || piece.unbalanced) return read(piece, original, layoutFindings);
  const known = kept.get(original) ?? memo.get(original);
  const result = !known ? read(piece, original, layoutFindings) : known.start === start ? known : moved(known, start);
  kept.set(original, result);
  return result;
}

function moved({ node, findings, start }: ReadPiece, to: number): ReadPiece {
  const by = to - start;
  return { node: moveTree(node, by), findings: findings.map((finding) => moveFinding(finding, by)), start: to };
}

function read(piece: Piece, original: string, layoutFindings: Finding[]): ReadPiece {
  const found = new Map<string, Finding>();
  let broken = false;
  const options: ParseOptions = {
    base: piece.start,
    original,
    longest: MAX_CHAIN,
    broken: () => {
      broken = true;
    },
    note: (code, args, loc) => {
      const key = `${code} ${loc.start}`;
      if (!found.has(key)) found.set(key, noted(code, args, loc, piece));
    },
  };
  const node = parsePiece(piece.text, options) as Header | Declaration;
  const findings = [...found.values()];
  if (broken) {
    const told = byPlace([...findings, ...layoutFindings]);
    for (const one of brokenNodes(node)) {
      if (isTold(told, one.head)) continue;
      // What will not be shown need not be explained.
      const shown = findings.length < MAX_PROBLEMS;
      findings.push(shown ? explainBroken(one, piece) : { code: 'D0110', args: {}, loc: one.head });
    }
  }
  return { node, findings, start: piece.start };
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
  const problems = sorted.slice(0, MAX_PROBLEMS).map((finding) => toProblem(finding, source));
  const last = sorted[MAX_PROBLEMS];
  if (last) problems.push(report('D0107', { count: sorted.length - MAX_PROBLEMS }, { source, loc: last.loc }));
  return problems;
}
