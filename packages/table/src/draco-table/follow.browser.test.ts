import type { GameEvent } from '@draco-table/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { DracoTable } from '../draco-table/draco-table.js';
import { ask, optionsOf, type Script, thing } from '../fixtures/fake-game.js';
import { label, mount, violations } from '../fixtures/mount.js';

afterEach(() => document.body.replaceChildren());

const animals = optionsOf(thing('fox'), thing('owl'));
const mine = [ask({ options: animals })];
const bot = [ask({ seat: 1, options: animals })];
const play = (seat: number, design: string): GameEvent => ({ is: 'play', n: 0, seat, card: thing(design) });
const swap: GameEvent = { is: 'swap', n: 0, a: thing('fox'), b: thing('owl') };

/** I play Storm, the other one Luck and then Trade, then I am asked again. */
const script: Script = {
  steps: [mine, bot, bot, mine, mine],
  events: [[play(0, 'storm')], [play(1, 'luck')], [play(1, 'trade'), swap], [play(0, 'feast')]],
};

describe.each(['390px', '800px', '1440px'])('on a table %s wide', (width) => {
  test('what everybody did stands in a row, the newest first, and opens to be read and stepped through', async () => {
    const { table, $, $$, button, settled } = await mount(script, { width, attributes: { pace: '0' } });
    table.answer(['fox#1']);
    await expect.poll(() => $$('.beat-chip').length).toBe(3);
    expect($$('.beat-chip').map(label)).toEqual(['Purple plays Trade.', 'Purple plays Luck.', 'Green plays Storm.']);
    // At once: nothing holds the game up, so nothing covers the hand.
    expect($$('.beat').length).toBe(0);
    button('Purple plays Trade.').click();
    await settled();
    expect($('.beat h3').textContent).toBe('Purple plays Trade.');
    expect($('.beat-card p').textContent).toBe('Two animals swap places.');
    expect($$('.beat-lines li').map(label)).toEqual(['Fox and Owl swap places.']);
    expect($('.beat-steps span').textContent).toBe('2 of 2 since your last turn');
    for (const text of $$('.beat p, .beat li, .beat h3, .beat-chip span'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(11);
    expect(await violations(table)).toEqual([]);
    button('One step back').click();
    await settled();
    expect($('.beat h3').textContent).toBe('Purple plays Luck.');
    button('One step back').click();
    await settled();
    // What oneself did is where the others began.
    expect($('.beat h3').textContent).toBe('Green plays Storm.');
    expect($('.beat-steps span').textContent).toBe('');
    expect($('.beat-steps button').matches(':disabled')).toBe(true);
    table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await settled();
    expect($$('.beat').length).toBe(0);
  });
});

test('what others do is held up while they do it, and the question waits until it can be followed', async () => {
  const { table, $, $$ } = await mount(script, { width: '390px', attributes: { pace: '200' } });
  const asked: number[] = [];
  table.addEventListener('draco-decision', () => asked.push($$('.beat').length));
  table.answer(['fox#1']);
  await expect
    .poll(() => $$('.beat').map((one) => one.querySelector('h3')?.textContent))
    .toEqual(['Purple plays Luck.']);
  await expect.poll(() => $('.beat h3').textContent).toBe('Purple plays Trade.');
  // It is there to be read before the next question is.
  expect(table.decision).toBeUndefined();
  expect($('.prompt').textContent).toContain('Your move comes next.');
  await expect.poll(() => table.decision?.seat).toBe(0);
  expect(asked.length).toBe(1);
  await expect.poll(() => $$('.beat').length).toBe(0);
});

test('who has seen enough need not wait: a tap opens the question, an answer is taken at once', async () => {
  const first = { ...script, steps: [mine, bot, mine, mine] };
  for (const go of [
    (one: DracoTable) => one.dispatchEvent(new PointerEvent('pointerdown')),
    (one: DracoTable) => one.answer(['fox#1']),
  ]) {
    const next = await mount(first, { width: '390px', attributes: { pace: '150' } });
    next.table.answer(['fox#1']);
    await expect.poll(() => next.game().version).toBe(1);
    next.table.pace = 1e6;
    await expect.poll(() => next.game().version).toBe(2);
    expect(next.table.decision).toBeUndefined();
    go(next.table);
    expect(next.table.decision?.seat).toBe(0);
    next.table.remove();
  }
});

test('while one reads what somebody did, the game waits', async () => {
  const long = {
    steps: [mine, bot, bot, bot, mine],
    events: [[play(0, 'storm')], [play(1, 'luck')], [play(1, 'trade')]],
  };
  const { table, game, button, settled, $$ } = await mount(long, { width: '390px', attributes: { pace: '200' } });
  table.answer(['fox#1']);
  await expect.poll(() => $$('.beat-chip').length).toBe(1);
  button('Green plays Storm.').click();
  await settled();
  const { version } = game();
  await new Promise((done) => setTimeout(done, 900));
  expect(game().version).toBe(version);
  button('Close').click();
  await expect.poll(() => game().version).toBe(4);
});
