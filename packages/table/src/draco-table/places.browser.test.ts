import type { GameEvent, ZoneView } from '@draco-table/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { ask, fakeZones, optionsOf, thing } from '../fixtures/fake-game.js';
import { type Mounted, mount } from '../fixtures/mount.js';
import { animals, done } from '../fixtures/questions.js';

const player = (seat: number) => ({ is: 'player', seat }) as const;
const zone = (of: number, id: string, shape: ZoneView['shape'], ...designs: string[]): ZoneView => ({
  zone: id,
  of: player(of),
  shape,
  count: designs.length,
  items: designs.map((design, n) => ({ value: thing(design, 20 + n) })),
});
const move = (design: string, n: number, to: ZoneView): GameEvent => ({
  is: 'move',
  n: 0,
  thing: thing(design, 20 + n),
  from: { zone: 'draw' },
  to: { zone: to.zone, ...(to.of ? { of: to.of } : {}) },
});
const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);

afterEach(() => document.body.replaceChildren());

describe.each(['390px', '700px', '1200px'])('on a table %s wide', (width) => {
  test('numbers of a player and the plates stay where they are, whatever comes or goes', async () => {
    const long = ['luck', 'trade', 'storm', 'feast', 'duel', 'luck', 'trade'];
    const states = [
      [zone(1, 'deck', 'pile'), zone(1, 'front', 'set'), zone(1, 'mat', 'row')],
      [zone(1, 'deck', 'pile', ...long, ...long), zone(1, 'front', 'set', ...long), zone(1, 'mat', 'row', 'luck')],
      [zone(1, 'deck', 'pile', 'luck'), zone(1, 'front', 'set', 'luck'), zone(1, 'mat', 'row', ...long)],
    ];
    let state = 0;
    const { button, settled, $$ } = await mount(
      {
        steps: [done, done, done],
        zones: (seat) => [...fakeZones(seat, 2).filter(({ zone: id }) => id !== 'front'), ...(states[state] ?? [])],
      },
      { width },
    );
    const places = () =>
      $$('.plate, .plate .counter, .stage').map((one) => [one.className, box(one.getBoundingClientRect())]);
    const first = places();
    expect(first.length).toBeGreaterThan(7);
    for (const name of ['Fox', 'Owl']) {
      state++;
      button(name).click();
      await settled();
      expect($$('.before .thing').length).toBe(8);
      expect(places()).toEqual(first);
      // Nothing that lies there covers a number.
      const numbers = $$('.seat:last-child .counter').map((one) => one.getBoundingClientRect().right);
      for (const one of $$('.before .thing'))
        expect(one.getBoundingClientRect().left).toBeGreaterThanOrEqual(Math.max(...numbers) - 1);
    }
  });
});

test('what has just come to a player is spread out for a question that nothing on the table answers', async () => {
  const looked = zone(0, 'front', 'row', 'luck', 'trade', 'storm', 'feast', 'duel');
  const words = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
  const gaps = ({ $$, table }: Mounted) => {
    table.skipMotion();
    const lefts = $$('.own .thing').map((one) => one.getBoundingClientRect().left);
    return lefts.slice(1).map((left, i) => Math.round(left - (lefts[i] ?? 0)));
  };
  const script = (options: typeof words) => ({
    steps: [done, [ask({ options })], done],
    events: [looked.items.map((_, n) => move(['luck', 'trade', 'storm', 'feast', 'duel'][n] ?? '', n, looked))],
    zones: (seat: number | null) => [...fakeZones(seat, 2), looked],
  });
  const asked = await mount(script(words), { width: '390px' });
  asked.button('Fox').click();
  await asked.settled();
  for (const gap of gaps(asked)) expect(gap).toBeGreaterThanOrEqual(40);
  expect(asked.$$('.own .dim')).toEqual([]);
  document.body.replaceChildren();
  const other = await mount(script(animals), { width: '390px' });
  other.button('Fox').click();
  await other.settled();
  for (const gap of gaps(other)) expect(gap).toBeLessThan(40);
});

describe('the log', () => {
  const played: GameEvent = { is: 'play', n: 0, seat: 0, card: thing('luck') };
  const lines = (count: number): GameEvent[] =>
    Array.from({ length: count }, (_, n) => ({ is: 'roll', n: 0, die: 'die', value: n + 1 }));
  const script = { steps: [done, done, done, done], events: [[played, ...lines(60)], lines(30), lines(30)] };
  const wide = { width: '1200px' };

  test('follows its end, and no line of it is moved by a new one', async () => {
    const { button, settled, $, $$ } = await mount(script, wide);
    button('Fox').click();
    await settled();
    const body = $('.panel-body');
    const isAtEnd = () => body.scrollTop + body.clientHeight > body.scrollHeight - 2;
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight * 1.5);
    expect(isAtEnd()).toBe(true);
    const third = $$('.log li')[2] as HTMLElement;
    const { offsetTop } = third;
    button('Owl').click();
    await settled();
    expect(isAtEnd()).toBe(true);
    expect(third.offsetTop).toBe(offsetTop);
  });

  test('stays where its reader has scrolled to, and begins at its end when it is opened again', async () => {
    const { button, settled, $ } = await mount(script, wide);
    button('Fox').click();
    await settled();
    $('.panel-body').scrollTop = 100;
    button('Owl').click();
    await settled();
    expect($('.panel-body').scrollTop).toBe(100);
    button('Rules').click();
    await settled();
    button('Log').click();
    await settled();
    const { scrollTop, clientHeight, scrollHeight } = $('.panel-body');
    expect(scrollTop + clientHeight).toBeGreaterThan(scrollHeight - 2);
  });

  test('a line looks like the others, whatever it tells of', async () => {
    const told: GameEvent[] = [
      played,
      { is: 'roll', n: 0, die: 'die', value: 3 },
      { is: 'count', n: 0, counter: 'coins', value: 2, by: 1 },
    ];
    const { button, settled, $$ } = await mount({ steps: [done, done], events: [told] }, wide);
    button('Fox').click();
    await settled();
    const looks = $$('.log li').map((one) =>
      [getComputedStyle(one).position, one.offsetLeft, one.offsetWidth].join(' '),
    );
    expect(looks.length).toBeGreaterThan(2);
    expect(new Set(looks).size).toBe(1);
  });
});

test('what a line of the log tells of is seen on the table while one points at the line, chosen or not', async () => {
  const told: GameEvent[] = [
    { is: 'play', n: 0, seat: 0, card: thing('luck') },
    { is: 'swap', n: 0, a: thing('fox'), b: thing('bear') },
    { is: 'pay', n: 0, tokens: 'coins', amount: 2, from: { seat: 1 }, to: { holder: 'bank' } },
    { is: 'roll', n: 0, die: 'die', value: 3 },
  ];
  const { button, settled, $$, table } = await mount({ steps: [done, done], events: [told] }, { width: '1200px' });
  button('Owl').click();
  await settled();
  const looks = (key: string) =>
    $$(`[data-key="${key}"]`).map((one) => {
      const after = one.matches('.plate') ? undefined : '::after';
      return getComputedStyle(one, after).outlineColor;
    })[0];
  const [play, swap, pay] = $$('.log li').slice(1);
  const point = async (line: HTMLElement | undefined, type: string) => {
    line?.dispatchEvent(new PointerEvent(type));
    await table.updateComplete;
  };
  const keys = ['t:fox#1', 't:bear#1', 't:owl#1', 'p:0', 'p:1'];
  const rest = () => keys.map(looks);
  await point(play, 'pointerenter');
  const [fox, bear, owl, first, second] = rest();
  await point(play, 'pointerleave');
  await point(swap, 'pointerenter');
  // The fox can be chosen, the bear cannot.
  expect(looks('t:fox#1')).not.toBe(fox);
  expect(looks('t:fox#1')).toBe(looks('t:bear#1'));
  expect(looks('t:bear#1')).not.toBe(bear);
  expect(looks('t:owl#1')).toBe(owl);
  await point(swap, 'pointerleave');
  await point(pay, 'pointerenter');
  expect(looks('p:1')).not.toBe(second);
  expect(looks('p:0')).not.toBe(first);
  await point(pay, 'pointerleave');
});

test('the card in play has one size, and is read in full when it is pointed at', async () => {
  const played: GameEvent[] = [{ is: 'play', n: 0, seat: 0, card: thing('luck') }];
  const { button, settled, $, $$, table } = await mount({ steps: [done, done], events: [played] }, { width: '1200px' });
  const size = () => box($('.playing').getBoundingClientRect()).slice(2);
  const empty = size();
  button('Fox').click();
  await settled();
  expect(size()).toEqual(empty);
  const card = $('.playing .card');
  card.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  await table.updateComplete;
  expect($('.reading .name').textContent).toBe('Luck');
  card.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await table.updateComplete;
  expect($$('.reading')).toEqual([]);
  card.click();
  await table.updateComplete;
  button('Put back').click();
  await table.updateComplete;
  expect($$('.reading')).toEqual([]);
});
