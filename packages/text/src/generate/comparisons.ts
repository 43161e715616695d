/** Comparisons of numbers, as a card would say them: “you have more than 6 coins”, “the cost of that card is at most 4”. */
import type { Node } from '@draco-table/ruleset';
import { fold } from './fold.js';
import { keyType, type Phrases } from './phrases.js';
import { isNominal } from './voice.js';

type Sign = '<' | '<=' | '>' | '>=' | '=' | '≠';

const WORDS = { '<': 'less', '<=': 'at-most', '>': 'more', '>=': 'at-least', '=': 'exactly', '≠': 'not' } as const;
const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '≠': '≠' } as const;

export const bound = (sign: Sign): string => WORDS[sign];

interface Amount {
  op: Sign;
  owner: Node;
  /** “6 coins” */
  sum: string;
}

/** A test of how much somebody has of a counter, against a number that is known. */
export function amount(phrases: Phrases, test: Node, isOwner: (owner: Node) => boolean): Amount | undefined {
  if (!Array.isArray(test) || !['<', '<=', '='].includes(test[0] as string)) return undefined;
  const [sign, a, b] = test as unknown as [Sign, Node, Node];
  for (const [op, one, other] of [
    [sign, a, b],
    [TURNED[sign], b, a],
  ] as const) {
    const n = fold(phrases.ruleset, other);
    if (n === undefined || !Array.isArray(one) || one[0] !== 'var' || one[2] == null) continue;
    const counter = phrases.ruleset.vars[one[1] as number];
    const id = `counter-${counter?.id}`;
    if (counter?.role === 'variable' || counter?.per !== 'player' || !phrases.voice.has(id, 'count')) continue;
    if (isOwner(one[2] as Node)) return { op, owner: one[2] as Node, sum: phrases.voice.say(id, { n }, 'count') };
  }
  return undefined;
}

export function comparison(phrases: Phrases, sign: Sign, a: Node, b: Node): string {
  const has = sign === '≠' ? undefined : amount(phrases, [sign, a, b] as unknown as Node, () => true);
  if (has)
    return phrases.voice.say(`have-${bound(has.op)}`, {
      who: phrases.thing(has.owner, keyType('player')),
      sum: has.sum,
    });
  // What is counted comes first: “X is more than 5”, not “5 is less than X”.
  const [op, one, other] = typeof a === 'number' && typeof b !== 'number' ? [TURNED[sign], b, a] : [sign, a, b];
  const [left, right] = [phrases.measure(one), phrases.measure(other)];
  const shown = (value: number | string | object) => (isNominal(value) ? value : String(value));
  return phrases.voice.say(`is-${bound(op)}`, { a: shown(left) as string, b: shown(right) as string });
}
