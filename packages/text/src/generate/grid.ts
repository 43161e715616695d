/** Where something lies on a grid. */
import type { Node } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { one, type Phrases } from './phrases.js';
import type { Op } from './types.js';

/** A cell, a side or what lies in a cell; undefined where it is none of these. */
export function inCells(phrases: Phrases, op: string, args: Op[]): Nominal | undefined {
  const { voice } = phrases;
  const thing = (at: number) => phrases.thing(args[at] as Node, one(phrases.typeOf(args[at] as Node)));
  switch (op) {
    case 'cell-of':
      return voice.phrase('np-cell-of', { x: thing(0) });
    case 'cell':
      return voice.phrase('np-cell', { x: phrases.number(args[0] as Node), y: phrases.number(args[1] as Node) });
    case 'toward':
      return voice.phrase('np-toward', { cell: thing(0), way: thing(1) });
    case 'opposite':
      return voice.phrase('np-opposite', { x: thing(0) });
    case 'at-cell': {
      const noun = phrases.noun({ is: 'thing', types: phrases.ruleset.zones[args[0] as number]?.of });
      const zone = phrases.zone(args[0] as number, args[1] as Node | null);
      return voice.phrase('np-at-cell', { noun, zone, cell: thing(2) }, noun);
    }
  }
  return undefined;
}
