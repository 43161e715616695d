import { below } from '../state/random.js';

/** How often faces are drawn anew when two things that were told of differently drew the same one. */
const DRAWS = 200;

/** Things of which the same was told, by index, and the faces that fit what was told. */
interface Told {
  things: number[];
  faces: number[];
}

/**
 * Deals faces to as many things, each of the possible ways equally likely: by thing the index of its face. `told` says
 * what is known of a thing (nothing: undefined), `fits` whether a face can lie there.
 */
export function dealFaces(
  count: number,
  told: (thing: number) => string | undefined,
  fits: (thing: number, face: number) => boolean,
  random: number[],
): number[] {
  const classes = new Map<string, Told>();
  const free: number[] = [];
  for (let thing = 0; thing < count; thing++) {
    const key = told(thing);
    if (key === undefined) free.push(thing);
    else {
      const found = classes.get(key);
      if (found) found.things.push(thing);
      else classes.set(key, { things: [thing], faces: indices(count).filter((face) => fits(thing, face)) });
    }
  }
  const dealt = new Array<number>(count).fill(-1);
  const all = [...classes.values()];
  if (!draw(all, dealt, random)) match(all, dealt, random);
  const taken = new Set(dealt);
  const left = indices(count).filter((face) => !taken.has(face));
  const order = dealFreely(free.length, random);
  for (const [i, thing] of free.entries()) dealt[thing] = left[order[i]];
  return dealt;
}

/** The same where nothing was told of any. */
export function dealFreely(count: number, random: number[]): number[] {
  const dealt = indices(count);
  for (let i = count - 1; i > 0; i--) {
    const chosen = below(random, i + 1);
    const face = dealt[chosen];
    dealt[chosen] = dealt[i];
    dealt[i] = face;
  }
  // Chance is used for the last one too, of which there is no choice.
  if (count > 0) below(random, 1);
  return dealt;
}

function indices(count: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push(i);
  return all;
}

/**
 * Each class draws from its own faces, blind to the others; a draw in which two took the same face does not count. So every
 * way in which nobody did is as likely as any other.
 */
function draw(classes: readonly Told[], dealt: number[], random: number[]): boolean {
  for (let attempt = 0; attempt < DRAWS; attempt++) {
    const taken = new Set<number>();
    let drawn = 0;
    for (const { things, faces } of classes) {
      const left = faces.slice();
      for (const thing of things) {
        const chosen = below(random, left.length);
        dealt[thing] = left[chosen];
        taken.add(left[chosen]);
        left[chosen] = left[left.length - 1];
        left.pop();
        drawn++;
      }
    }
    if (taken.size === drawn) return true;
  }
  return false;
}

/** Where draws hardly ever fit: any way that does, then mixed by exchanges that keep it so. */
function match(classes: readonly Told[], dealt: number[], random: number[]): void {
  const owner = new Map<number, number>();
  const of = new Map(classes.flatMap(({ things, faces }) => things.map((thing) => [thing, faces] as const)));
  const place = (thing: number, tried: Set<number>): boolean => {
    for (const face of of.get(thing) ?? []) {
      if (tried.has(face)) continue;
      tried.add(face);
      const other = owner.get(face);
      if (other !== undefined && !place(other, tried)) continue;
      owner.set(face, thing);
      dealt[thing] = face;
      return true;
    }
    return false;
  };
  const things = [...of.keys()];
  for (const thing of things) place(thing, new Set());
  for (let n = things.length * 50; n > 0; n--) {
    const thing = things[below(random, things.length)];
    const faces = of.get(thing) ?? [];
    const face = faces[below(random, faces.length)];
    const other = owner.get(face);
    const had = dealt[thing];
    if (other !== undefined && !of.get(other)?.includes(had)) continue;
    if (other === undefined) owner.delete(had);
    else {
      owner.set(had, other);
      dealt[other] = had;
    }
    owner.set(face, thing);
    dealt[thing] = face;
  }
}
