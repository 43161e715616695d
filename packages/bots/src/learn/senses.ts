import type { PickInfo, Sight } from '@draco-table/engine';
import { NONE, perCount, type Ruleset, type Type } from '@draco-table/ruleset';
import { bucket, mix, nameKey } from './keys.js';
import { promiseAt } from './table.js';

/** More than this is not noticed at once, so that no deck makes a decision slow. */
const MOST_KEYS = 160;
const MOST_THINGS = 48;
const MOST_MARKS = 64;

/** Whose something is, as seen from a seat: mine, of who comes next, of who came before, of another, nobody's. */
function relation(seat: number, other: number, seats: number): number {
  if (other < 0 || other >= seats) return 4;
  if (other === seat) return 0;
  const ahead = (other - seat + seats) % seats;
  return ahead === 1 ? 1 : ahead === seats - 1 ? 2 : 3;
}

interface PlaceSense {
  place: number;
  key: number;
  shape: string;
}
interface ZoneSense {
  base: number;
  count: number;
  per: 'game' | 'player' | 'design' | 'kind';
  key: number;
  shape: string;
}
interface VarSense {
  at: number;
  key: number;
  per: 'game' | 'player' | 'design' | 'kind';
  is: Type['is'];
  holders: number;
  first: number;
}

/** Tells what a seat sees, and what each of its options is, as keys. Everything follows from the declarations. */
export class Senses {
  /** What is seen at this moment. */
  readonly seen = new Int32Array(MOST_KEYS);
  seenCount = 0;
  /** What an option is: the first `crossed` are weighed together with everything that is seen. */
  readonly marks = new Int32Array(MOST_MARKS);
  markCount = 0;
  crossed = 0;

  private readonly zones: ZoneSense[] = [];
  private readonly placeSense: PlaceSense[] = [];
  private readonly placeOwner: Int32Array;
  private readonly vars: VarSense[] = [];
  private readonly designKey: Int32Array;
  private readonly ownerAttr: number[];
  private readonly attrKeys: { key: number; at: number; is: Type['is'] }[][];
  private readonly questionKeys = new Map<string, Int32Array>();
  private readonly hasScore: boolean;
  private question = 0;

  constructor(readonly ruleset: Ruleset) {
    const { zones, vars, designs, attrs, types } = ruleset;
    let base = 0;
    const owners: number[] = [];
    for (const zone of zones) {
      const count = perCount(ruleset, zone.per);
      const per = typeof zone.per === 'object' ? 'kind' : zone.per;
      const key = nameKey(`zone ${zone.id}`);
      this.zones.push({ base, count, per, key, shape: zone.shape });
      for (let i = 0; i < count; i++) {
        this.placeSense.push({ place: base + i, key, shape: zone.shape });
        owners.push(per === 'player' ? i : -1);
      }
      base += count;
    }
    this.placeOwner = Int32Array.from(owners);
    vars.forEach((variable, at) => {
      if (variable.type.list) return;
      const per = typeof variable.per === 'object' ? 'kind' : variable.per;
      this.vars.push({
        at,
        key: nameKey(`var ${variable.id}`),
        per,
        is: variable.type.is,
        holders: variable.holders?.length ?? 0,
        first: ruleset.seats.max,
      });
    });
    this.designKey = Int32Array.from(designs, ({ id }) => nameKey(`design ${id}`));
    // Of each type of thing, the attribute that says whose it is.
    this.ownerAttr = types.map((_, type) =>
      attrs.findIndex(({ type: of, of: on }) => of.is === 'player' && !of.list && on.includes(type)),
    );
    this.attrKeys = types.map((_, type) =>
      attrs.flatMap(({ id, type: of, of: on }, at) =>
        on.includes(type) && !of.list ? [{ key: nameKey(`attr ${id}`), at, is: of.is }] : [],
      ),
    );
    this.hasScore = ruleset.score !== undefined;
  }

  private see(key: number): void {
    if (this.seenCount < MOST_KEYS) this.seen[this.seenCount++] = key;
  }

  private mark(key: number): void {
    if (this.markCount < MOST_MARKS) this.marks[this.markCount++] = key;
  }

  private questionKey(info: PickInfo): number {
    let keys = this.questionKeys.get(info.prompt);
    if (keys === undefined) {
      const { routines } = this.ruleset;
      keys = new Int32Array(routines.length + 1);
      const prompt = nameKey(`ask ${info.prompt}`);
      for (let i = 0; i < routines.length; i++) keys[i] = mix(prompt, nameKey(routines[i].id));
      keys[routines.length] = prompt;
      this.questionKeys.set(info.prompt, keys);
    }
    return keys[info.routine < 0 ? keys.length - 1 : info.routine];
  }

  /** What the seat sees now. */
  look(info: PickInfo, answers: number): void {
    const { sight } = info;
    this.seenCount = 0;
    this.question = this.questionKey(info);
    this.see(this.question);
    this.see(mix(0x51, bucket(answers)));
    for (const variable of this.vars) this.lookAtVar(sight, variable);
    for (let z = 1; z < this.zones.length; z++) this.lookAtZone(sight, this.zones[z]);
    if (this.hasScore) this.lookAtScores(sight);
  }

  /** A sum over what is seen, of one number each. */
  sumSeen(promises: { readonly [at: number]: number }): number {
    let sum = 0;
    for (let i = 0; i < this.seenCount; i++) sum += promises[promiseAt(this.seen[i])];
    return sum;
  }

  private lookAtScores(sight: Sight): void {
    const { seat, seats } = sight;
    const own = sight.score(seat);
    let most = Number.NEGATIVE_INFINITY;
    let above = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const score = sight.score(other);
      if (score > most) most = score;
      if (score > own) above++;
    }
    if (most === Number.NEGATIVE_INFINITY) return;
    this.see(mix(0x5c0, bucket(own - most)));
    this.see(mix(0x5c1, above));
  }

  private valueKey(sight: Sight, is: Type['is'], value: number): number {
    if (value === NONE) return 0x4e;
    if (is === 'number') return bucket(value);
    if (is === 'player') return relation(sight.seat, value, sight.seats);
    if (is === 'design') return this.designKey[value] ?? 0;
    if (is === 'thing') return this.faceKey(sight, value);
    return value;
  }

  private lookAtVar(sight: Sight, { at, key, per, is, holders, first }: VarSense): void {
    const { seat, seats } = sight;
    if (per === 'game') {
      if (holders > 0) for (let i = 0; i < holders; i++) this.see(mix(key + i, bucket(sight.value(at, first + i))));
      this.see(mix(key, this.valueKey(sight, is, sight.value(at, 0))));
      return;
    }
    if (per !== 'player') return;
    const own = sight.value(at, seat);
    this.see(mix(key, this.valueKey(sight, is, own)));
    for (let i = 0; i < holders; i++) this.see(mix(key + 1 + i, bucket(sight.value(at, first + i))));
    if (is !== 'number') return;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, sight.value(at, other));
    }
    if (most > NONE) this.see(mix(key + 99, bucket(own - most)));
  }

  /** What a thing is to the seat: whose, if it is somebody's; else which. */
  private faceKey(sight: Sight, thing: number): number {
    const design = sight.design(thing);
    if (design < 0) return 0x4d;
    const owned = this.ownerAttr[this.ruleset.designs[design].type];
    if (owned >= 0) {
      const owner = sight.attr(owned, thing);
      if (owner !== NONE) return 0x100 + relation(sight.seat, owner, sight.seats);
    }
    return this.designKey[design];
  }

  private lookAtZone(sight: Sight, zone: ZoneSense): void {
    const { seat, seats } = sight;
    const { base, count, per, key } = zone;
    if (per === 'game') {
      this.see(mix(key, bucket(sight.count(base))));
      this.lookInto(sight, base, key, zone.shape, 0);
    } else if (per === 'player') {
      this.see(mix(key, bucket(sight.count(base + seat))));
      this.lookInto(sight, base + seat, key, zone.shape, 0);
      let most = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        most = Math.max(most, sight.count(base + other));
        this.lookInto(sight, base + other, key, zone.shape, relation(seat, other, seats));
      }
      this.see(mix(key + 7, bucket(most)));
    } else {
      let none = 0;
      for (let i = 0; i < count; i++) {
        const many = sight.count(base + i);
        if (many === 0) none++;
        else if (per === 'design' && many < 5) this.see(mix(key ^ this.designKey[i], (many + 1) >> 1));
      }
      this.see(mix(key, none));
    }
  }

  private lookInto(sight: Sight, place: number, key: number, shape: string, whose: number): void {
    const count = sight.count(place);
    if (count === 0) return;
    if (shape === 'pile') {
      const design = sight.design(sight.thing(place, 0));
      if (design >= 0) this.see(mix(key + 11 + whose, this.designKey[design]));
      return;
    }
    const isInOrder = shape === 'ring' || shape === 'row';
    for (let i = 0; i < count && i < MOST_THINGS; i++) {
      const thing = sight.thing(place, i);
      if (sight.design(thing) < 0) continue;
      const face = this.faceKey(sight, thing);
      if (shape === 'grid') this.see(mix(key + 12, mix(face, sight.cell(thing))));
      else if (isInOrder) this.see(mix(key + 13 + whose, mix(face, i)));
      else this.see(mix(key + 20 + whose, face));
    }
  }

  /** What an option is. `chosen` tells how often the seat has chosen a design before. */
  weigh(info: PickInfo, index: number, chosen: Uint8Array, from: number): void {
    const { sight, type } = info;
    const { question } = this;
    this.markCount = 0;
    this.crossed = 1;
    const value = info.value(index);
    switch (type.is) {
      case 'thing':
        this.weighThing(sight, value, chosen, from);
        break;
      case 'design':
        this.mark(mix(question, this.designKey[value]));
        this.weighDesign(sight, value, chosen, from);
        break;
      case 'player':
        this.weighPlayer(sight, value);
        break;
      case 'cell':
        this.mark(mix(question, 0xce1100 + (value >> 8)));
        this.mark(mix(question, 0xce120000 + value));
        this.mark(mix(question, 0xce1300 + (value & 255)));
        break;
      case 'number': {
        this.mark(mix(question, 0x2000 + value));
        const isLast = index === info.count - 1;
        this.mark(mix(question, index === 0 ? 0x2f1 : isLast ? 0x2f2 : 0x2f3));
        break;
      }
      default:
        this.mark(mix(question, 0x3000 + value));
    }
  }

  /** To take none, or no more after so many. */
  weighStop(taken: number): void {
    this.markCount = 0;
    this.crossed = 1;
    this.mark(mix(this.question, 0x570b));
    this.mark(mix(this.question, 0x570c + taken));
  }

  private weighDesign(sight: Sight, design: number, chosen: Uint8Array, from: number): void {
    const { question } = this;
    const key = this.designKey[design];
    this.mark(key);
    this.mark(mix(question + 1, mix(key, Math.min(6, chosen[from + design]))));
    for (const { per, base, key: zone } of this.zones) {
      if (per === 'design') this.mark(mix(zone ^ question, bucket(sight.count(base + design))));
    }
    for (const { at, per, key: variable } of this.vars) {
      if (per === 'design') this.mark(mix(variable ^ question, bucket(sight.value(at, design))));
    }
  }

  private weighThing(sight: Sight, thing: number, chosen: Uint8Array, from: number): void {
    const { question } = this;
    if (thing < 0) {
      this.mark(mix(question, thing));
      return;
    }
    const design = sight.design(thing);
    const place = sight.place(thing);
    const { key, shape } = this.placeSense[place];
    const whose = relation(sight.seat, this.placeOwner[place], sight.seats);
    if (design < 0) {
      this.mark(mix(question, mix(key, whose)));
      return;
    }
    const face = this.faceKey(sight, thing);
    this.mark(mix(question, face));
    if (shape === 'ring' || shape === 'row') {
      const at = sight.index(thing);
      const count = sight.count(place);
      this.mark(mix(question, mix(face, at + 1)));
      this.crossed = 2;
      this.mark(mix(question + 2, at));
      this.mark(mix(question + 3, count - at));
      const before = at > 0 ? this.faceKey(sight, sight.thing(place, at - 1)) : 0;
      const after = at + 1 < count ? this.faceKey(sight, sight.thing(place, at + 1)) : 0;
      this.mark(mix(question + 4, mix(face, before)));
      this.mark(mix(question + 5, mix(face, after)));
    }
    this.mark(mix(question + 6, mix(key, whose)));
    if (face !== this.designKey[design]) this.mark(mix(question + 7, this.designKey[design]));
    for (const { key: attr, at, is } of this.attrKeys[this.ruleset.designs[design].type]) {
      this.mark(mix(question ^ attr, this.valueKey(sight, is, sight.attr(at, thing))));
    }
    this.weighDesign(sight, design, chosen, from);
  }

  private weighPlayer(sight: Sight, player: number): void {
    const { question } = this;
    const { seat, seats } = sight;
    this.mark(mix(question, 0x4000 + relation(seat, player, seats)));
    if (player >= seats) return;
    for (const { at, per, is, key } of this.vars) {
      if (per !== 'player' || is !== 'number') continue;
      const his = sight.value(at, player);
      this.mark(mix(question ^ key, bucket(his - sight.value(at, seat))));
      let above = 0;
      for (let other = 0; other < seats; other++) if (sight.value(at, other) > his) above++;
      this.mark(mix(question ^ (key + 1), above));
    }
    for (const { base, per, key } of this.zones) {
      if (per === 'player') this.mark(mix(question ^ (key + 2), bucket(sight.count(base + player))));
    }
    if (this.hasScore) {
      const own = sight.score(player);
      let above = 0;
      for (let other = 0; other < seats; other++) if (sight.score(other) > own) above++;
      this.mark(mix(question + 8, above));
    }
  }
}
