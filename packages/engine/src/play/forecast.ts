import type { Forecast, Game } from '../api.js';
import { LIMITS } from '../limits.js';
import { perform } from '../program/calls.js';
import { seedState } from '../state/random.js';
import { runFrom, snapshot } from '../state/run.js';
import { sessionOf } from './game.js';
import { dealAnew } from './imagine.js';
import { bitOf } from './shown.js';
import { bareFrame } from './steps.js';
import { countersShown } from './view.js';

/** What would change if this happened now, tried on a copy in which all that the seat cannot know is a guess. */
export function forecast(game: Game, id: string, seat: number | null): Forecast | undefined {
  const { run, program } = sessionOf(game);
  const def = program.layout.ruleset.forecasts.find((one) => one.id === id);
  if (def === undefined || run.ended === 1) return undefined;
  const bit = bitOf(run, seat);
  const seed = `forecast ${id}`;
  // The dice to come are as hidden as the cards.
  const copy = runFrom(program, { ...dealAnew(run, snapshot(run), bit, seed), random: seedState(`${seed}/chance`) });
  copy.answer = (_, ask, _seat, list, min) => (ask.may ? [] : list.slice(0, min));
  copy.steps = LIMITS.steps;
  const before = countersShown(copy, bit);
  try {
    perform(copy, program.routines[def.routine], bareFrame(copy, def.routine));
  } catch {
    // A forecast that goes wrong foretells nothing.
    return undefined;
  }
  const changes = countersShown(copy, bit).flatMap(({ id: counter, of, holder, value: to }, i) => {
    const from = before[i].value;
    return from === to
      ? []
      : [{ counter, ...(of ? { of } : {}), ...(holder === undefined ? {} : { holder }), from, to }];
  });
  return { id, changes };
}
