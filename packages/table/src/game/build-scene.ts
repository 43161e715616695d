import type { Decision, Game, GameEvent, ZoneView } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { GameData } from '../load/load-game.js';
import { type Board, layOut } from '../model/board.js';
import { keyOf } from '../model/key.js';
import { optionsByKey } from '../model/selection.js';
import type { Scene } from '../view/scene.js';
import { faceDownItems } from '../view/thing.js';
import type { Advice } from './advice.js';

/** Keys of everything that the board draws as something one can point at. */
export function drawnKeys(board: Board, hasPlaces: boolean): Set<string> {
  const keys = new Set<string>();
  const rows = [
    ...(board.stage ? [board.stage] : []),
    ...board.shared.filter((zone) => zone.shape !== 'pile'),
    ...board.hands,
    ...board.laid,
    ...board.own.filter((zone) => zone.shape !== 'pile'),
    ...board.seats.flatMap(({ zones }) => zones.filter((zone) => zone.shape !== 'hand' && zone.shape !== 'pile')),
  ];
  for (const zone of rows) for (const item of faceDownItems(zone)) keys.add(keyOf(item.value));
  for (const zone of [...board.shared, ...board.market, ...board.own].filter(({ shape }) => shape === 'pile')) {
    const top = zone.items[0];
    if (top) keys.add(keyOf(top.value));
    if (zone.of && zone.count > 0) keys.add(keyOf(zone.of));
  }
  for (const { seat } of board.seats) keys.add(keyOf({ is: 'player', seat }));
  if (hasPlaces) keys.add('n:*');
  return keys;
}

/** Where what can be chosen lies, as far as it is drawn. */
function asks(board: Board, options: ReadonlyMap<string, unknown>, drawn: ReadonlySet<string>): Scene['asks'] {
  const keysOf = (zones: readonly ZoneView[]) =>
    new Set(zones.flatMap((zone) => faceDownItems(zone).map(({ value }) => keyOf(value))));
  const own = keysOf([...board.hands, ...board.own]);
  const ofSeats = keysOf(board.seats.flatMap(({ zones }) => zones));
  const keys = [...options.keys()].filter((key) => drawn.has(key));
  return {
    table: keys.some((key) => !ofSeats.has(key) && !key.startsWith('p:')),
    own: keys.some((key) => own.has(key)),
  };
}

/** What moved in these events: what a glance should find again. */
export function movedKeys(events: readonly GameEvent[]): Set<string> {
  const keys = new Set<string>();
  for (const event of events) {
    if (event.is === 'move') keys.add(keyOf(event.thing));
    if (event.is === 'swap') keys.add(keyOf(event.a)).add(keyOf(event.b));
    if (event.is === 'rearrange') for (const thing of event.things) keys.add(keyOf(thing));
    if (event.is === 'play') keys.add(keyOf(event.card));
  }
  return keys;
}

function lastPlay(
  events: readonly GameEvent[],
): { n: number; id: string; design: string; seat: number | undefined } | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.is === 'play' && event.card.is === 'thing') return { ...event.card, n: event.n, seat: event.seat };
  }
  return undefined;
}

type Ready = Omit<
  Scene,
  'later' | 'isLaterComing' | 'picked' | 'moved' | 'reading' | 'number' | 'roving' | 'size' | 'isBot' | 'isHeld' | 'act'
>;

/** The part of a scene that only changes with the game: worked out once per version, language and viewer. */
export function readGame(
  advice: Advice | undefined,
  game: Game,
  events: readonly GameEvent[],
  seen: Set<string>,
  viewer: number | null,
  decision: Decision | undefined,
  data: GameData,
  texts: Texts,
): Ready {
  const { ruleset } = game;
  const view = game.view(viewer);
  const board = layOut(view, ruleset, data.theme, seen);
  const places = decision ? data.theme.prompts[decision.prompt]?.places : undefined;
  const options = optionsByKey(decision);
  const drawn = drawnKeys(board, places !== undefined && board.stage?.zone === places);
  if (board.stage?.shape === 'grid') for (const key of options.keys()) if (key.startsWith('c:')) drawn.add(key);
  if (drawn.delete('n:*')) for (const key of options.keys()) if (key.startsWith('n:')) drawn.add(key);
  return {
    view,
    ruleset,
    board,
    theme: data.theme,
    symbols: data.art?.symbols ?? new Set(),
    texts,
    languages: Object.keys(data.texts),
    decision,
    options,
    drawn,
    asks: asks(board, options, drawn),
    forecasts: advice?.forecasts(game, viewer) ?? [],
    events,
    playing: lastPlay(events),
  };
}
