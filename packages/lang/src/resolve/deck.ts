/** What a custom deck changes, done to the game's declarations before anything else looks at them. */
import type { Loaded } from '../files.js';
import { suggest } from '../suggest.js';
import type { Card, Declaration, Ident } from '../syntax.js';
import type { Placed } from './collect/collector.js';
import { type Issue, renameFix } from './issue.js';

export interface Assembled {
  placed: Placed[];
  issues: Issue[];
}

const DECK_ONLY = new Set(['remove', 'recount', 'replace', 'set-option']);

/** All declarations of the program, the deck's changes made. */
export function assemble({ files, deck }: Loaded): Assembled {
  const issues: Issue[] = [];
  const placed: Placed[] = [];
  const changes: Placed[] = [];
  for (const file of files) {
    for (const decl of file.tree.declarations) {
      // The game's own tests and totals speak of the game's own cards: a deck leaves them behind.
      if ((decl.is === 'test' || decl.is === 'total') && deck && file.of === 'game') continue;
      if (!DECK_ONLY.has(decl.is)) placed.push({ decl, file: file.path });
      else if (deck) changes.push({ decl, file: file.path });
      else issues.push({ code: 'D0501', args: { word: keyword(decl) }, file: file.path, loc: decl.loc });
    }
  }
  if (!deck) return { placed, issues };
  const cards = new Map<string, number>();
  const own: number[] = [];
  const ofGame = new Set(files.flatMap((file) => (file.of === 'game' ? [file.path] : [])));
  placed.forEach(({ decl, file }, at) => {
    if (decl.is !== 'card') return;
    // The game's cards come first: the deck changes those.
    if (!cards.has(decl.name.text)) cards.set(decl.name.text, at);
    else if (!ofGame.has(file)) own.push(at);
  });
  const gone = new Set<number>();
  for (const { decl, file } of changes) {
    const find = (card: Ident): number | undefined => {
      const at = cards.get(card.text);
      if (at !== undefined && !gone.has(at)) return at;
      const near = suggest(card.text, cards.keys());
      issues.push({
        code: 'D0502',
        args: { name: card.text, near },
        file,
        loc: card.loc,
        fixes: renameFix(card.loc, near),
      });
      return undefined;
    };
    if (decl.is === 'remove') for (const card of decl.cards) gone.add(find(card) ?? -1);
    else if (decl.is === 'recount')
      change(placed, find(decl.card), (card, from) => ({ decl: { ...card, copies: decl.count }, file: from }));
    else if (decl.is === 'replace') change(placed, find(decl.card.name), () => ({ decl: decl.card, file }));
    else placed.push({ decl, file });
  }
  for (const at of own) {
    const again = declaredAgain(placed, at, cards, gone, ofGame);
    if (!again) continue;
    issues.push(again);
    gone.add(at);
  }
  return { placed: placed.filter((_, at) => !gone.has(at)), issues };
}

/** A card of the deck that has the name of one of the game's. */
function declaredAgain(
  placed: readonly Placed[],
  at: number,
  cards: ReadonlyMap<string, number>,
  gone: ReadonlySet<number>,
  ofGame: ReadonlySet<string>,
): Issue | undefined {
  const { decl, file } = placed[at] as Placed;
  if (decl.is !== 'card') return undefined;
  const name = decl.name.text;
  const before = cards.get(name) ?? at;
  const first = placed[before];
  if (first?.decl.is !== 'card' || gone.has(before) || !ofGame.has(first.file)) return undefined;
  const start = { start: decl.loc.start, end: decl.loc.start };
  return {
    code: 'D0206',
    args: { name },
    file,
    loc: decl.name.loc,
    help: `The game has a card of this name. To change it, write \`replace card ${name}\`; a card of your own needs a name of its own.`,
    related: [{ file: first.file, loc: first.decl.name.loc, message: 'first declared here' }],
    fixes: [{ title: `Write \`replace card ${name}\``, safety: 'unsafe', edits: [{ loc: start, text: 'replace ' }] }],
  };
}

function change(placed: Placed[], at: number | undefined, to: (card: Card, file: string) => Placed): void {
  const one = at === undefined ? undefined : placed[at];
  if (at !== undefined && one?.decl.is === 'card') placed[at] = to(one.decl, one.file);
}

function keyword(decl: Declaration): string {
  return decl.is === 'recount' ? 'count' : decl.is === 'set-option' ? 'option … is' : decl.is;
}
