import type { Decision, Game, GameEvent } from '@draco-table/engine';
import { logLine, type Texts } from '@draco-table/text';
import type { Aids } from '../session/aids.js';

const mostLines = 4;
const laidOut = new Set(['ring', 'row', 'grid']);

/**
 * What an answer would certainly do, in words: it is tried on a guess of what the seat cannot know, and only what happens before
 * chance, a hidden card or another question is told.
 */
export function previewOf(aids: Aids, game: Game, texts: Texts, decision: Decision, option: string): string[] {
  const { seat } = decision;
  const shape = (zone: string) => game.ruleset.zones.find(({ id }) => id === zone)?.shape ?? '';
  const guess = aids.imagine(game, seat, `preview/${game.version}/${option}`);
  const open = guess.decisions.find((one) => one.seat === seat && one.prompt === decision.prompt);
  if (!open) return [];
  const before = guess.events(seat).length;
  if (!guess.answer({ decision: open.id, seat, choose: [option], version: guess.version }).ok) return [];
  const certain: GameEvent[] = [];
  for (const event of guess.events(seat).slice(before)) {
    if (['roll', 'chance', 'shuffle', 'look', 'reveal', 'phase', 'end'].includes(event.is)) break;
    if (event.is === 'move' && shape(event.from.zone) === 'pile') break;
    const isSeen =
      event.is === 'pay' ||
      event.is === 'swap' ||
      event.is === 'reverse' ||
      event.is === 'rearrange' ||
      (event.is === 'move' && laidOut.has(shape(event.to.zone)) && event.thing.is === 'thing');
    if (isSeen) certain.push(event);
    if (certain.length === mostLines) break;
  }
  return certain.flatMap((event) => logLine(texts, event) ?? []);
}
