/** The run time does the same as it stands here and as what is made of it for WebAssembly. */
import { NONE, type Ruleset, scopesOf } from '@draco-table/ruleset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRuleset } from '../fixtures/base.js';
import { lowerProgram } from '../lower/lower-program.js';
import { makePlan, type Plan } from '../lower/plan.js';
import { OUTSIDE } from '../playout/outside.js';
import { compileRuleset } from '../program/compile.js';
import { seedState } from '../state/random.js';
import { machine } from '../wasm/machine.js';
import { type Imports, makeModule } from '../wasm/module.js';
import { type Memory, R } from './memory.js';
import { nativeMachine } from './native-machine.js';
import { makeRuntime } from './runtime.js';

const THINGS = 12;
/** A ring with a head, a row, a pile, a hand that only its owner sees, and a grid. */
const ruleset: Ruleset = emptyRuleset({
  types: [{ id: 'piece', base: 'piece' }],
  designs: Array.from({ length: THINGS }, (_, i) => ({ id: `p${i}`, type: 0, copies: 1, attrs: {} })),
  zones: [
    { id: 'box', shape: 'set', of: [0], per: 'game', seen: 'all' },
    { id: 'ring', shape: 'ring', of: [0], per: 'game', seen: 'all', head: 0 },
    { id: 'row', shape: 'row', of: [0], per: 'game', seen: 'all' },
    { id: 'pile', shape: 'pile', of: [0], per: 'game', seen: 'none' },
    { id: 'hand', shape: 'hand', of: [0], per: 'player', seen: 'owner' },
    { id: 'grid', shape: 'grid', of: [0], per: 'game', seen: 'all' },
  ],
});
const PLACES = 4 + 4 + 1;

const stop = (what: number): never => {
  throw new Error(`failed ${what}`);
};

/** The parts of a memory that such calls reach: all but the lists that stay. */
const parts = (plan: Plan, words: Int32Array): Int32Array[] => [
  words.subarray(0, plan.kept[0]),
  words.subarray(plan.arena, plan.arena + 4_000),
];

/** Everything in the box. */
function dealt(plan: Plan, words: Int32Array): Memory {
  for (const part of parts(plan, words)) part.fill(0);
  const memory = { words, facts: plan.facts } as Memory;
  for (const [name, { address, length }] of plan.tables) {
    Object.assign(memory, { [name]: words.subarray(address, address + length) });
  }
  for (const { address, values } of plan.data) words.set(values, address);
  words[R.STEPS] = 1e9;
  words[R.SEATS] = 4;
  words[R.EVERYONE] = 31;
  words[R.BASE] = plan.arena;
  words[R.TOP] = plan.arena;
  words[R.LIMIT] = plan.arena + 100_000;
  words[R.INDEXED] = -1;
  memory.face.fill(1);
  memory.known.fill(31);
  memory.direction.fill(1);
  memory.cell.fill(NONE);
  memory.heads.fill(NONE);
  memory.heads[1] = 0;
  for (let place = 0; place < PLACES; place++) {
    memory.sees[place] = place === 3 ? 0 : place >= 4 && place < 8 ? 1 << (place - 4) : 31;
    memory.blind[place] = place >= 4 && place < 8 ? 31 & ~memory.sees[place] : 0;
    memory.begin[place] = place * plan.facts.room + 7;
    memory.end[place] = memory.begin[place] + (place === 0 ? THINGS : 0);
  }
  for (let thing = 0; thing < THINGS; thing++) {
    memory.things[7 + thing] = thing;
    memory.index[thing] = 7 + thing;
  }
  memory.random.set(seedState('both'));
  return memory;
}

const never = (..._: number[]): never => stop(-1);
const outside = {
  longDistinct: (a: number) => never(a),
  longByKey: (a: number, b: number) => never(a, b),
  farBelow: (a: number) => never(a),
  farBetween: (a: number, b: number) => never(a, b),
  farWeighed: (a: number, b: number) => never(a, b),
  shuffleScripted: (a: number, b: number) => never(a, b),
  fromScript: (a: number, b: number, c: number) => never(a, b, c),
  reseed: () => 0,
  pick: (_question: number, _seat: number, _list: number, count: number) => count - 1,
};
const rules = { matched: never, isOver: never, acts: never, itself: never };

const thing = fc.integer({ min: -1, max: THINGS });
const place = fc.integer({ min: 0, max: PLACES - 1 });
const small = fc.integer({ min: -3, max: 300 });
/** By name: what is handed over. Lists are made before, of numbers from 1 on. */
const CALLS: Record<string, fc.Arbitrary<number>[]> = {
  moveTo: [thing, place, fc.integer({ min: -1, max: THINGS })],
  toFront: [thing, place],
  toEnd: [thing, place],
  moveBeside: [thing, thing, fc.integer({ min: 0, max: 1 })],
  swap: [thing, thing],
  shuffle: [place],
  reverse: [place],
  turnFace: [thing, fc.integer({ min: 0, max: 1 })],
  placeOf: [thing],
  neighbours: [thing],
  putOnCell: [thing, fc.constant(PLACES - 1), small.map((n) => 0x8080 + n)],
  thingAt: [fc.constant(PLACES - 1), small.map((n) => 0x8080 + n)],
  rim: [fc.constant(PLACES - 1)],
  lying: [place],
  firstOf: [place, small],
  countOf: [place, fc.integer({ min: 0, max: 1 })],
  below: [fc.integer({ min: 1, max: 100_000 })],
  between: [small, small],
  divide: [small, small],
  modulo: [small, small],
  range: [fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })],
  seatsFrom: [fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 })],
  opponents: [fc.integer({ min: 0, max: 3 })],
  copies: [thing],
  askOne: [small, fc.constant(0), fc.integer({ min: -1, max: 4 }), small, fc.integer({ min: 1, max: 5 })],
};
const oneCall = fc
  .constantFrom(...Object.keys(CALLS))
  .chain((name) => fc.tuple(fc.constant(name), fc.tuple(...CALLS[name])));

test('the same calls leave the same memory', () => {
  const scopes = scopesOf(ruleset);
  const program = compileRuleset(ruleset, scopes);
  const plan = makePlan(program, scopes) as Plan;
  const { functions } = lowerProgram(program, scopes, plan, OUTSIDE);
  plan.close();
  const pages = Math.ceil((4 * plan.size) / 0x10000);
  const shared = new machine.Memory({ initial: pages, maximum: pages });
  const imports: Imports = { ...outside, fail: stop };
  const named = (name: string): boolean => Object.hasOwn(CALLS, name);
  const used = functions.filter(({ name }) => !/^[a-z]\d+$/.test(name));
  const module = new machine.Module(makeModule(used, imports, plan.address('random'), named));
  const { exports } = new machine.Instance(module, { m: { ...imports, memory: shared } });

  const [loweredWords, nativeWords] = [new Int32Array(shared.buffer), new Int32Array(plan.size)];
  const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array) => new Uint8Array(buffer, byteOffset, byteLength);
  const tried = (act: () => number | undefined): string => {
    try {
      return String(act() ?? 0);
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };
  fc.assert(
    fc.property(fc.array(oneCall, { maxLength: 40 }), (calls) => {
      const lowered = dealt(plan, loweredWords);
      const native = dealt(plan, nativeWords);
      const runtime = makeRuntime(native, nativeMachine(native, stop), outside, rules) as unknown as typeof exports;
      for (const [name, args] of calls) {
        expect([name, args, tried(() => exports[name](...args))]).toEqual([
          name,
          args,
          tried(() => runtime[name](...args)),
        ]);
      }
      for (const [i, part] of parts(plan, native.words).entries()) {
        expect(Buffer.compare(bytesOf(part), bytesOf(parts(plan, lowered.words)[i]))).toBe(0);
      }
    }),
    { numRuns: 150 },
  );
});
