/** Lays a table at the server that this page comes from. */
import { pledgeOf, randomPart } from '@draco-table/protocol';
import type { OptionField, TableSetup } from '../setup-form.js';

export const server = new URL('./', document.baseURI).href;
const prefix = 'draco-online:';

export interface OwnGame {
  rules: string;
  game: string;
  seats: { min: number; max: number };
}

interface Laid {
  table: string;
  key: string;
  invite: string;
  watch: string;
}

/** What went wrong, as the server says it. */
export class Refused extends Error {}

async function ask<T>(path: string, body: string): Promise<T> {
  const response = await fetch(new URL(path, server), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const answer = (await response.json().catch(() => ({}))) as T & { problem?: { message: string } };
  if (!response.ok) throw new Refused(answer.problem?.message ?? String(response.status));
  return answer;
}

/** Whether there is a server for tables at all: the site also lies on static hosts. */
export async function hasServer(): Promise<boolean> {
  try {
    const response = await fetch(new URL('tables.json', server));
    return response.ok && ((await response.json()) as { tables?: boolean }).tables === true;
  } catch {
    return false;
  }
}

export const upload = async (file: File): Promise<OwnGame> => ask('api/rules', await file.text());

/** As the engine takes it. */
function optionValue(text: string): string | number | boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The code of the new table: what stands in its link. Keys stay in this browser. */
export async function lay(
  setup: TableSetup,
  fields: OptionField[],
  own: OwnGame | undefined,
  name: string,
  clock: number,
): Promise<string> {
  const part = randomPart();
  const options = Object.fromEntries(
    fields.flatMap(({ id }) => (setup.options[id] === undefined ? [] : [[id, optionValue(setup.options[id])]])),
  );
  const body = {
    ...(own ? { rules: own.rules } : { game: setup.game, ...(setup.deck && { deck: setup.deck }), options }),
    seats: setup.seats,
    bot: setup.bot,
    ...(clock && { clock }),
    host: { name, seat: 0, pledge: pledgeOf(part) },
  };
  const { table, key, invite, watch } = await ask<Laid>('api/tables', JSON.stringify(body));
  for (const [kind, value] of Object.entries({ key, invite, watch, part }))
    localStorage.setItem(`${prefix}${kind}:${table}`, value);
  return `${table}.${invite}`;
}

export function remember(name: string): void {
  try {
    localStorage.setItem('draco-table:name', name);
  } catch {
    // asked for again next time
  }
}

export function remembered(): string {
  try {
    return localStorage.getItem('draco-table:name') ?? '';
  } catch {
    return '';
  }
}

export interface Mine {
  table: string;
  game: string;
  deck?: string;
  names: string[];
  status: string;
  at: number;
}

/** The tables at this server that this browser sits at, the last first. */
export function myTables(): Mine[] {
  try {
    const all = JSON.parse(localStorage.getItem(`${prefix}tables`) ?? '[]') as (Mine & { server: string })[];
    return all.filter((one) => one.server === server);
  } catch {
    return [];
  }
}

/** The link to one's own seat: to play on from another device. */
export function seatLink(table: string): string | undefined {
  const key = localStorage.getItem(`${prefix}key:${table}`);
  return key ? `${new URL('friends.html', server).href}#${table}.${key}` : undefined;
}

export function forget(table: string): void {
  const all = JSON.parse(localStorage.getItem(`${prefix}tables`) ?? '[]') as Mine[];
  localStorage.setItem(`${prefix}tables`, JSON.stringify(all.filter((one) => one.table !== table)));
  for (const kind of ['key', 'invite', 'watch', 'part', 'promise', 'pledges'])
    localStorage.removeItem(`${prefix}${kind}:${table}`);
}
