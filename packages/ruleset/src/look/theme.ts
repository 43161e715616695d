/** How a game looks, as data. Everything is optional: what a theme does not say, the plain look does. */
export interface Theme {
  /** By design id or family: the symbol that pictures it, a second small one, its colour. */
  designs: Record<string, DesignLook>;
  /** By seat name: colour and crest. */
  seats: Record<string, SeatLook>;
  zones: Record<string, ZoneLook>;
  /** Tokens and counters by id; with `coins`, shown as coins of these values, largest first. */
  counters: Record<string, { symbol?: string; hidden?: boolean; coins?: { value: number; symbol: string }[] }>;
  /** Symbols of holders of tokens that are no seats. */
  holders: Record<string, { symbol?: string; hidden?: boolean }>;
  /**
   * Variables that hold players are drawn as a marker before each of them, or in the middle when they hold none. Those that
   * hold a word of a kind stand in the middle by themselves; numbers and yes-no where the theme names them.
   */
  variables: Record<string, { symbol?: string; hidden?: boolean }>;
  /** By kind and word: its symbol, and its colour on cards that are nothing but their attributes. */
  kinds: Record<string, Record<string, { symbol?: string; colour?: string }>>;
  /** Printed attributes that a card's face shows: a number on this symbol; words of a kind as their own symbols. */
  attributes: Record<string, { symbol?: string }>;
  /** By prompt: `places` names the ring whose seats a number stands for. */
  prompts: Record<string, { places?: string; symbol?: string }>;
  forecasts: Record<string, { symbol?: string }>;
  /** Symbol of a card's back, and of the table's middle. */
  back?: string;
  centrepiece?: string;
  /** Custom properties such as --draco-wood; light and dark in one with `light-dark(…, …)`. */
  properties: Record<string, string>;
}

export interface DesignLook {
  symbol?: string;
  badge?: string;
  colour?: string;
  /** `object` stands free instead of on a medal. */
  shape?: string;
}
export interface SeatLook {
  colour?: string;
  crest?: string;
}
export interface ZoneLook {
  hidden?: boolean;
  /** On the back of a pile, and beside the number where only that is told. */
  symbol?: string;
  /** Places of a ring or row that are good or bad to be in; negative places count from the end. */
  places?: Record<string, 'good' | 'bad'>;
  /** Things are drawn as their symbol alone, filling the square. */
  tiles?: boolean;
  /** The attribute that says whether a tile lies half-turned. */
  turnedBy?: string;
  /** Which way a ring is read as one looks at it; clockwise unless said otherwise. What a rule turns round is read the other way. */
  reads?: 'clockwise' | 'counter-clockwise';
  /** `false` leaves the numbers of a ring's places out: where they mean nothing, they only crowd it. */
  numbers?: boolean;
  /** What each player lays out lies in the `middle` of the table or on the player's plate (`before`), where not as usual. */
  lies?: 'middle' | 'before';
}

/** Kinds of coins of one sort of money. */
const MOST_COINS = 12;

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Names of symbols and colours end up in attributes and style properties, so they are held to plain characters.
const word = /^[a-z][a-z0-9-]{0,63}$/;
const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl|oklch)\([\d\s.,%/]+(deg)?[\d\s.,%/]*\))$/i;
const property = /^--draco-[a-z0-9-]{1,40}$/;
// No url(), no escapes: a theme may set colours, sizes and gradients, and fetch nothing.
const MOST_CHARACTERS = 400;
const value = /^(?!.*(?:url|src|element|cross-fade|expression|[\w-]*image[\w-]*)\s*\()[\w\s#%.,()/+*'"-]+$/i;

function words(from: unknown, keys: readonly string[]): Record<string, string> {
  const out: Record<string, string> = {};
  if (!isRecord(from)) return out;
  for (const key of keys) {
    const found = from[key];
    if (typeof found === 'string' && (key === 'colour' ? colour : word).test(found)) out[key] = found;
  }
  return out;
}

function entries<T>(from: unknown, read: (entry: Json) => T): Record<string, T> {
  const out: Record<string, T> = Object.create(null);
  if (!isRecord(from)) return out;
  for (const [key, entry] of Object.entries(from)) {
    if (isRecord(entry)) out[key] = read(entry);
    // The short form: a design's symbol alone, or symbol and badge.
    else if (typeof entry === 'string') {
      const [symbol, badge] = entry.split(' ');
      out[key] = read({ symbol, badge });
    }
  }
  return out;
}

/** Long ones are not even looked at: looking ahead takes longer than they are long. */
const isValue = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MOST_CHARACTERS && value.test(text);

function properties(from: unknown): Record<string, string> {
  const out: Record<string, string> = {};
  if (!isRecord(from)) return out;
  for (const [name, text] of Object.entries(from)) if (property.test(name) && isValue(text)) out[name] = text;
  return out;
}

function shown(entry: Json): { symbol?: string; hidden?: boolean } {
  return { ...words(entry, ['symbol']), ...(entry.hidden === true ? { hidden: true } : {}) };
}

/** Reads a theme from JSON that may come from anywhere: what does not fit is left out. */
export function readTheme(json: unknown): Theme {
  const from = isRecord(json) ? json : {};
  return {
    designs: entries(from.designs, (entry) => words(entry, ['symbol', 'badge', 'colour', 'shape'])),
    seats: entries(from.seats, (entry) => words(entry, ['colour', 'crest'])),
    zones: entries(from.zones, (entry) => {
      const places: Record<string, 'good' | 'bad'> = {};
      if (isRecord(entry.places))
        for (const [place, mark] of Object.entries(entry.places))
          if (/^-?\d{1,3}$/.test(place) && (mark === 'good' || mark === 'bad')) places[place] = mark;
      const turnedBy = words(entry, ['turned-by'])['turned-by'];
      return {
        ...shown(entry),
        places,
        ...(entry.tiles === true ? { tiles: true } : {}),
        ...(turnedBy === undefined ? {} : { turnedBy }),
        ...(entry.numbers === false ? { numbers: false } : {}),
        ...(entry.reads === 'counter-clockwise' ? { reads: entry.reads } : {}),
        ...(entry.lies === 'middle' || entry.lies === 'before' ? { lies: entry.lies } : {}),
      };
    }),
    counters: entries(from.counters, (entry) => {
      const coins = Array.isArray(entry.coins)
        ? entry.coins
            .slice(0, MOST_COINS)
            .filter(isRecord)
            .map((coin) => ({ value: Number(coin.value), ...words(coin, ['symbol']) }))
            .filter(
              (coin): coin is { value: number; symbol: string } =>
                Number.isInteger(coin.value) && coin.value > 0 && 'symbol' in coin,
            )
        : [];
      return { ...shown(entry), ...(coins.length ? { coins } : {}) };
    }),
    holders: entries(from.holders, shown),
    variables: entries(from.variables, shown),
    kinds: entries(from.kinds, (entry) => entries(entry, (word) => words(word, ['symbol', 'colour']))),
    attributes: entries(from.attributes, shown),
    prompts: entries(from.prompts, (entry) => words(entry, ['places', 'symbol'])),
    forecasts: entries(from.forecasts, shown),
    ...words(from, ['back', 'centrepiece']),
    properties: properties(from.properties),
  };
}

export const plainTheme: Theme = readTheme({});
