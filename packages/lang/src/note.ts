import type { ProblemArg } from '@draco-table/ruleset';
import type { Finding } from './finding.js';
import type { Code } from './problems/report.js';
import type { Loc } from './syntax.js';

/** What the grammar noted while it read on, as a finding with its fix. */
export function noted(
  code: string,
  args: Record<string, ProblemArg>,
  loc: Loc,
  piece: { text: string; start: number },
): Finding {
  const finding: Finding = { code: code as Code, args, loc };
  const before = piece.text[loc.start - piece.start - 1] ?? ' ';
  const after = piece.text[loc.end - piece.start] ?? ' ';
  const apart = (text: string): string => `${/\s/.test(before) ? '' : ' '}${text}${/\s/.test(after) ? '' : ' '}`;
  if (code === 'D0111') {
    const wanted = plainName(String(args.found));
    finding.args = { ...args, wanted };
    finding.fix = { title: `Write ${wanted}`, safety: 'unsafe', edits: [{ loc, text: wanted }] };
  } else if (code === 'D0120') {
    finding.fix = { title: `Write ${args.wanted}`, safety: 'safe', edits: [{ loc, text: apart(String(args.wanted)) }] };
  } else if (code === 'D0122') {
    const minus = { start: loc.start, end: loc.start + 1 };
    const blank = piece.text[minus.end - piece.start] === ' ' ? '' : ' ';
    const text = `${/\s/.test(before) ? '' : ' '}-${blank}`;
    finding.loc = minus;
    // `by -1`: as likely a number below 0, which only the author knows.
    const isEither = /\s/.test(before) && blank !== '' && followsWord(piece.text, loc.start - piece.start);
    if (!isEither) finding.fix = { title: 'Put blanks around it', safety: 'safe', edits: [{ loc: minus, text }] };
  } else if (code === 'D0112') {
    const wanted = String(args.wanted);
    finding.fix = { title: `Write ${wanted}`, safety: 'safe', edits: [{ loc, text: wanted }] };
  }
  return finding;
}

const WORD_CHAR = /[\w-]/;
/** Whether blanks and before them a word stand there. Looks back no further than the word. */
function followsWord(text: string, place: number): boolean {
  let at = place;
  while (at > 0 && /\s/.test(text[at - 1] as string)) at--;
  if (at === place) return false;
  for (; at > 0 && WORD_CHAR.test(text[at - 1] as string); at--) if (/[a-z]/.test(text[at - 1] as string)) return true;
  return false;
}

/** The nearest thing that is a name: no capitals, no accents, hyphens for anything else. */
export function plainName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return plain || 'name';
}
