import type { Decision, Forecast, GameEvent, Option, Shown, View, WhyNot } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { DesignLook, Theme } from '@draco-table/ruleset/look';
import type { Texts } from '@draco-table/text';
import type { nothing, TemplateResult } from 'lit';
import type { Later } from '../later/later.js';
import type { Board } from '../model/board.js';

/** What is held up to be read: a design, and the thing it was, so that "why not?" can be asked. */
export interface Reading {
  design: string;
  key?: string;
  thing?: string;
  whyNot?: WhyNot | undefined;
  /** What choosing it would certainly do, in words. */
  preview?: readonly string[];
  /** Stays until put away; a hovered card goes when the pointer leaves. */
  isPinned?: boolean;
}

export interface Actions {
  point(key: string, event: Event): void;
  read(value: Shown | undefined, event?: Event): void;
  pick(id: string, event: Event): void;
  setNumber(value: number): void;
  shift(id: string, by: number): void;
  confirm(): void;
  decline(): void;
  answer(choose: string[]): void;
}

/** Everything a template needs to draw the table once. */
export interface Scene {
  view: View;
  ruleset: Ruleset;
  board: Board;
  theme: Theme;
  symbols: ReadonlySet<string>;
  texts: Texts;
  /** Those that the game has words in. */
  languages: readonly string[];
  decision: Decision | undefined;
  /** Options by the key of what they point at. */
  options: ReadonlyMap<string, Option>;
  /** Keys that are drawn on the table, so that what is not there can be offered elsewhere. */
  drawn: ReadonlySet<string>;
  /** Where what can be chosen lies: on the table, before oneself. */
  asks: { table: boolean; own: boolean };
  picked: readonly string[];
  /** What moved since the last answer. */
  moved: ReadonlySet<string>;
  reading: Reading | undefined;
  forecasts: Forecast[];
  events: readonly GameEvent[];
  /** The card that is being carried out, or was last. */
  playing: { n: number; id: string; design: string; seat: number | undefined } | undefined;
  /** Number that is set on the stepper. */
  number: number | undefined;
  roving: ReadonlyMap<string, string>;
  size: { width: number; height: number };
  isBot(seat: number): boolean;
  /** The person at the screen is asked next, once what others did was followed. */
  isHeld: boolean;
  /** Beside a player's name, where the table is played at a server. */
  plateNote?: ((scene: Scene, seat: number) => TemplateResult | typeof nothing) | undefined;
  /** What the first question can do without; undefined until it is fetched. */
  later: Later | undefined;
  /** Whether it is on its way: what only it can style waits for it. */
  isLaterComing: boolean;
  act: Actions;
}

export function designLook(scene: Pick<Scene, 'theme' | 'ruleset'>, design: string): DesignLook {
  const { designs } = scene.theme;
  if (Object.hasOwn(designs, design) || design in designs) return designs[design] ?? {};
  const family = scene.ruleset.designs.find(({ id }) => id === design)?.family;
  return (family && designs[family]) || {};
}

export function isPiece(scene: Pick<Scene, 'ruleset'>, design: string): boolean {
  const found = scene.ruleset.designs.find(({ id }) => id === design);
  return found !== undefined && scene.ruleset.types[found.type]?.base === 'piece';
}

const plainColours = ['#3f9b52', '#9659cf', '#e0b12a', '#d2452f', '#3b7fd4', '#525a68', '#1fa3a3', '#d0689b'];
export const plainCrests = ['circle', 'triangle', 'square', 'diamond', 'plus', 'hexagon', 'moon', 'ring'];

export interface SeatStyle {
  colour: string;
  crest: string;
}

/** A seat's colour and crest: always both, since colour must not stand alone. */
export function seatStyle(scene: Pick<Scene, 'theme' | 'ruleset'>, seat: number): SeatStyle {
  const name = scene.ruleset.seats.names[seat];
  const look = (name !== undefined && scene.theme.seats[name]) || {};
  return {
    colour: look.colour ?? (plainColours[seat % plainColours.length] as string),
    crest: look.crest ?? (plainCrests[seat % plainCrests.length] as string),
  };
}

/** The seat that a thing belongs to: its attribute of type player, as it stands now or as printed. */
export function ownerOf(
  scene: Pick<Scene, 'ruleset'>,
  design: string,
  attrs?: Record<string, Shown>,
): number | undefined {
  for (const value of Object.values(attrs ?? {})) if (value.is === 'player') return value.seat;
  const found = scene.ruleset.designs.find(({ id }) => id === design);
  if (!found) return undefined;
  for (const [index, value] of Object.entries(found.attrs)) {
    const attr = scene.ruleset.attrs[Number(index)];
    if (attr?.type.is !== 'player' || typeof value !== 'number' || value < 0) continue;
    // An attribute that may change is only known from the view.
    if (attrs && attr.id in attrs) continue;
    return value;
  }
  return undefined;
}

/** Whether what is held up has something to read: a piece without a text mostly has not. */
export function isReadable({ reading, ...scene }: Scene): boolean {
  if (!reading) return false;
  const hasWords =
    scene.texts.cardText(reading.design, scene.view.options) ?? reading.whyNot ?? reading.preview?.length;
  return !isPiece(scene, reading.design) || Boolean(hasWords);
}
