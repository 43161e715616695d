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
  placed.forEach(({ decl }, at) => {
    if (decl.is === 'card') cards.set(decl.name.text, at);
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
  return { placed: placed.filter((_, at) => !gone.has(at)), issues };
}

function change(placed: Placed[], at: number | undefined, to: (card: Card, file: string) => Placed): void {
  const one = at === undefined ? undefined : placed[at];
  if (at !== undefined && one?.decl.is === 'card') placed[at] = to(one.decl, one.file);
}

function keyword(decl: Declaration): string {
  return decl.is === 'recount' ? 'count' : decl.is === 'set-option' ? 'option … is' : decl.is;
}
