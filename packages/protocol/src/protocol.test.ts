import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  commitmentOf,
  differ,
  type Json,
  pack,
  patch,
  pledgeOf,
  randomPart,
  readToServer,
  seedOf,
  unpack,
} from './index.js';

const shown = fc.oneof(
  fc.record({
    is: fc.constant('thing'),
    id: fc.constantFrom('levy#7', 'a-b#12'),
    design: fc.constantFrom('levy', 'a-b'),
  }),
  fc.record({ is: fc.constant('hidden'), zone: fc.constant('hand'), of: fc.nat(5), place: fc.nat(9) }),
  fc.record({ is: fc.constant('hidden'), zone: fc.constant('deck'), place: fc.nat(9) }),
  fc.record({ is: fc.constant('player'), seat: fc.nat(5) }),
  fc.record({ is: fc.constant('number'), value: fc.integer() }),
  fc.record({ is: fc.constant('yes-no'), value: fc.boolean() }),
  fc.record({ is: fc.constant('kind'), kind: fc.constant('side'), id: fc.constantFrom('north', 'a/b') }),
  fc.record({ is: fc.constant('design'), id: fc.string() }),
  fc.record({ is: fc.constant('cell'), x: fc.integer(), y: fc.integer() }),
  fc.constant({ is: 'none' }),
  fc.record({ is: fc.constant('list'), items: fc.array(fc.constant({ is: 'player', seat: 1 }), { maxLength: 3 }) }),
  fc.record({ is: fc.constant('thing'), id: fc.constantFrom('goblet', 'a#b'), design: fc.constantFrom('goblet', 'a') }),
  fc.record({ value: fc.constant({ is: 'thing', id: 'levy#7', design: 'levy' }) }),
  fc.record({ id: fc.constantFrom('levy#7', 'x'), value: fc.constant({ is: 'thing', id: 'levy#7', design: 'levy' }) }),
  fc.record({ zone: fc.constant('hand'), of: fc.constant({ is: 'player', seat: 2 }) }),
  fc.record({ seat: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ holder: fc.constantFrom('bank', '1', 'A') }),
  fc.record({ x: fc.integer(), y: fc.integer() }),
  fc.record(
    { is: fc.constant('move'), thing: fc.constant('x'), from: fc.constant('y'), place: fc.nat(3), seat: fc.nat(3) },
    { requiredKeys: ['is'] },
  ),
  fc.record({ items: fc.array(fc.nat(3), { maxLength: 4 }), count: fc.nat(4) }),
  // Types of decisions look alike and are something else.
  fc.record({ is: fc.constantFrom('player', 'kind', 'thing', 'none'), kind: fc.nat(3) }),
);
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, '=', '==x', 'word', '=@2'),
    shown,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'zone', '=x', '+', '__proto__', 'constructor'), tie('value')),
  ),
})).value as fc.Arbitrary<Json>;
const clean = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;

describe('packing', () => {
  test('loses nothing', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(unpack(clean(pack(value)))).toEqual(clean(value));
      }),
    );
  });

  test('of a deck that nobody sees is one text, however large', () => {
    const deck = Array.from({ length: 60 }, (_, i) => ({ value: { is: 'hidden', zone: 'deck', place: i + 1 } }));
    expect(pack(deck)).toEqual(['=.?deck//1+60']);
    expect(unpack(pack(deck))).toEqual(deck);
  });

  test('does not let a few letters become a mountain', () => {
    expect(() => unpack(['=?deck//1+99999999'])).toThrow(TypeError);
    expect(() => unpack({ '=constructor': [] })).toThrow(TypeError);
  });
});

describe('differences', () => {
  test('lead from any value to any other, packed and through JSON', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const change = differ(clean(a), clean(b));
        const sent = change === undefined ? undefined : clean(change);
        expect(patch(clean(a), sent)).toEqual(clean(b));
      }),
    );
  });

  test('a card taken from the front of a hand is a few bytes, not the hand', () => {
    const hand = Array.from({ length: 20 }, (_, i) => ({ value: { is: 'thing', id: `levy#${i}`, design: 'levy' } }));
    const zone = (items: Json[]) => ({ zone: 'hand', count: items.length, items });
    expect(JSON.stringify(differ(zone(hand), zone(hand.slice(1))))).toBe('{"items":{"+":[0,1]}}');
    expect(patch(zone(hand), differ(zone(hand), zone(hand.slice(1))))).toEqual(zone(hand.slice(1)));
  });

  test('that do not fit are told, not guessed at', () => {
    expect(() => patch([1, 2], { '+': [1, 5] })).toThrow(TypeError);
    expect(() => patch([1, 2], { '+': 'x' })).toThrow(TypeError);
    expect(() => patch({ a: 1 }, { b: { c: 1 } })).toThrow(TypeError);
    expect(() => patch([1], { 4: 1 })).toThrow(TypeError);
    expect(() => patch([1], { length: 1 })).toThrow(TypeError);
    expect(() => patch(1, { a: 1 })).toThrow(TypeError);
    expect(() => patch(1, [1, 2])).toThrow(TypeError);
  });
});

describe('messages', () => {
  test.each([
    ['no JSON', '{', 'not JSON'],
    ['no name', '{}', 'does not say'],
    ['a name of nothing', '{"is":"constructor"}', 'no message'],
    ['a foreign field', '{"is":"ping","more":1}', 'additional'],
    ['a seat that is no number', '{"is":"sit","seat":"1","name":"a","pledge":"b"}', '/seat'],
    [
      'a name that is too long',
      JSON.stringify({ is: 'sit', seat: 0, name: 'x'.repeat(25), pledge: '0'.repeat(64) }),
      '/name',
    ],
    ['half a number', '{"is":"answer","id":1,"at":0.5,"decision":"d","choose":[],"version":0}', '/at'],
    ['an unknown reaction', '{"is":"react","reaction":"insult"}', '/reaction'],
  ])('with %s are refused with a reason', (_, text, why) => {
    const read = readToServer(text);
    expect(read).toMatchObject({ ok: false, problem: { code: 'D1101' } });
    expect(!read.ok && read.problem.message).toContain(why);
  });

  test('that fit are taken as they are', () => {
    const answer = { is: 'answer', id: 1, at: 3, decision: 'd1', choose: ['levy#7'], version: 3 };
    expect(readToServer(JSON.stringify(answer))).toEqual({ ok: true, message: answer });
    expect(readToServer('{"is":"return"}')).toEqual({ ok: true, message: { is: 'return' } });
  });
});

describe('the seed', () => {
  const secret = randomPart();
  const parts = [randomPart(), null, randomPart()];
  const proof = {
    commitment: commitmentOf(secret),
    secret,
    pledges: parts.map((part) => part && pledgeOf(part)),
    parts,
  };
  const seed = seedOf(secret, parts);

  test('follows from what was published before the deal', () => {
    expect(checkProof(proof, seed)).toEqual([]);
  });

  test.each([
    ['another secret', { secret: randomPart() }, 'secret'],
    ['another part', { parts: [randomPart(), null, parts[2] ?? null] }, 'part'],
    ['a part that nobody pledged', { parts: [parts[0] ?? null, randomPart(), parts[2] ?? null] }, 'part'],
    ['a part that was held back', { parts: [null, null, parts[2] ?? null] }, 'missing'],
  ])('with %s does not', (_, change, fault) => {
    expect(checkProof({ ...proof, ...change }, seed).map((one) => one.fault)).toContain(fault);
  });

  test('that is another one does not', () => {
    expect(checkProof(proof, seedOf(randomPart(), parts))).toEqual([{ fault: 'seed' }]);
  });
});
