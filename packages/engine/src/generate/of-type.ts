import { NONE, type Node } from '@draco-table/ruleset';
import { breach } from '../problems.js';
import { fixed, type Memory } from './memory.js';
import { digits } from './unit.js';

/**
 * Things of a type at a place, which rules speak of more than of anything else. Written out each time, they would make
 * cards long, and a card that has not been played for a while is read from far away.
 */
export function makeOfType({ run, things, begin, end }: Memory) {
  const types = fixed(run.program.layout.thingType);

  /** A type test at each, as a loop in a rule would cost. */
  function spend(place: number): void {
    run.steps -= 3 * (end[place] - begin[place]);
    if (run.steps < 0) breach('steps');
  }

  function countOf(place: number, type: number): number {
    spend(place);
    let count = 0;
    for (let i = begin[place]; i < end[place]; i++) if (types[things[i]] === type) count++;
    return count;
  }

  /** The nth, counted from 1. */
  function nthOf(place: number, type: number, n: number): number {
    if (n <= 0) return NONE;
    spend(place);
    let left = n;
    for (let i = begin[place]; i < end[place]; i++) if (types[things[i]] === type && --left === 0) return things[i];
    return NONE;
  }

  /** Puts them into a room, and tells how many there are. */
  function offerOf(place: number, type: number, room: Int32Array): number {
    spend(place);
    let count = 0;
    for (let i = begin[place]; i < end[place]; i++) if (types[things[i]] === type) room[count++] = things[i];
    return count;
  }

  return { countOf, nthOf, offerOf };
}

/** The place and type, where a list is what is of one type in a zone. */
export function ofType(node: Node): { zone: Node; type: string } | null {
  if (!Array.isArray(node) || node[0] !== 'where') return null;
  const [, zone, slot, condition] = node as unknown as [string, Node, number, Node];
  if (!Array.isArray(zone) || zone[0] !== 'zone') return null;
  if (!Array.isArray(condition) || condition[0] !== 'is-a' || condition.length !== 3) return null;
  const [, thing, type] = condition as unknown as [string, Node, number];
  const isIt = Array.isArray(thing) && thing[0] === 'slot' && thing[1] === slot;
  return isIt ? { zone: zone as Node, type: digits(type) } : null;
}
