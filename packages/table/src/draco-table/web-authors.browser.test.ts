import { expect, test } from 'vitest';
import { mount } from '../fixtures/mount.js';
import { done } from '../fixtures/questions.js';

test('players have the names that the page gives, and the game’s where it gives none', async () => {
  const { table, settled, $$ } = await mount({ steps: [done] }, { attributes: { names: 'Anna' } });
  await settled();
  const [first, second] = table.players;
  expect(first).toMatchObject({ seat: 0, name: 'Anna', isYou: true, isBot: false });
  expect(second).toMatchObject({ seat: 1, isYou: false, isBot: true });
  expect(second?.name).toBeTruthy();
  expect(first?.colour).not.toBe(second?.colour);
  expect($$('.seat-name').map(({ textContent }) => textContent)).toEqual([first?.name, second?.name]);
  table.names = 'Anna, Ben';
  await expect.poll(() => table.players[1]?.name).toBe('Ben');
});

test('the end names those who won', async () => {
  const end = { n: 0, is: 'end' as const, result: { winners: [0], scores: [9, 8] } };
  const { table, button, settled } = await mount(
    { steps: [done], events: [[end]] },
    { attributes: { names: 'Anna, Ben' } },
  );
  const details: { winners: string[]; players: { name: string; score?: number }[] }[] = [];
  table.addEventListener('draco-end', (event) => details.push((event as CustomEvent).detail));
  expect(table.winners).toEqual([]);
  button('Fox').click();
  await settled();
  const winners = table.currentGame?.result?.winners.map((seat) => table.players[seat]?.name);
  expect(winners?.length).toBeGreaterThan(0);
  expect(table.winners).toEqual(winners);
  expect(details).toHaveLength(1);
  expect(details[0]?.winners).toEqual(winners);
  expect(details[0]?.players.map(({ score }) => score)).toEqual(table.currentGame?.result?.scores);
});

test('what lays out a new game is told before anybody is asked', async () => {
  const laid = [
    { n: 0, is: 'start' },
    { n: 1, is: 'shuffle', zone: { zone: 'deck' } },
  ] as const;
  const { table, settled } = await mount({ steps: [done], laid: [...laid] });
  const told: string[] = [];
  for (const name of ['draco-event', 'draco-decision'])
    table.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<{ event?: { is: string }; player?: { seat: number } }>;
      told.push(detail.event?.is ?? `asked ${detail.player?.seat}`);
    });
  table.newGame();
  await settled();
  expect(told).toEqual(['start', 'shuffle', 'asked 0']);
});

test('a fixed seed gives way to another where the page asks for one', async () => {
  const { table } = await mount({ steps: [done] }, { attributes: { seed: 'same' } });
  table.newGame();
  expect(table.save()?.setup.seed).toBe('same');
  table.newGame({ seed: '' });
  expect(table.save()?.setup.seed).toMatch(/^\w{6,}$/);
  expect(table.save()?.setup.seed).not.toBe('same');
});

test('the panel is beside the table, behind its button, or nowhere', async () => {
  const { table, $, $$, settled } = await mount({ steps: [done] }, { width: '1200px' });
  const isSeen = (selector: string) => $$(selector).some(({ offsetWidth }) => offsetWidth > 0);
  await expect.poll(() => isSeen('.panel')).toBe(true);
  const beside = $('.room').offsetWidth;
  table.panel = 'compact';
  await settled();
  expect([isSeen('.panel'), isSeen('.menu')]).toEqual([false, true]);
  expect($('.room').offsetWidth).toBeGreaterThan(beside + 200);
  $('.menu').click();
  await settled();
  expect(isSeen('.panel')).toBe(true);
  table.panel = 'none';
  await settled();
  expect([isSeen('.panel'), isSeen('.menu')]).toEqual([false, false]);
});

test('a button lets the table fill the screen, where the page wants one', async () => {
  const { table, $$, button, settled } = await mount({ steps: [done] });
  const labels = () => $$('.bar button').map((one) => one.getAttribute('aria-label'));
  expect(labels()).not.toContain('Full screen');
  table.fullScreen = true;
  await settled();
  expect(labels().includes('Full screen')).toBe(document.fullscreenEnabled);
  let asked = 0;
  table.requestFullscreen = async () => void asked++;
  if (document.fullscreenEnabled) button('Full screen').click();
  expect(asked).toBe(document.fullscreenEnabled ? 1 : 0);
});

test('a game under way is not thrown away without asking', async () => {
  const { button, settled, game, $$ } = await mount({ steps: [done, done, done] });
  button('Fox').click();
  await settled();
  button('Settings').click();
  await settled();
  button('New game').click();
  await settled();
  expect(game().version).toBe(1);
  button('Keep playing').click();
  await settled();
  expect([game().version, $$('.sure').length]).toEqual([1, 0]);
  button('New game').click();
  await settled();
  button('New game').click();
  await settled();
  expect(game().version).toBe(0);
});

test('the table follows the language of its page while it is played', async () => {
  const { table, $ } = await mount({ steps: [done] });
  table.removeAttribute('lang');
  table.lang = '';
  const before = document.documentElement.lang;
  try {
    document.documentElement.lang = 'nl';
    await expect.poll(() => $('.bar h2').textContent).toBe('De Fabel');
    document.documentElement.lang = 'en';
    await expect.poll(() => $('.bar h2').textContent).toBe('The Fable');
  } finally {
    document.documentElement.lang = before;
  }
});

test('sounds are made only where they are wanted', async () => {
  const made: string[] = [];
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      made.push('context');
    }
  };
  try {
    const { table, button, settled } = await mount({ steps: [done, done, done] });
    button('Fox').click();
    await settled();
    expect(made).toEqual([]);
    table.sound = true;
    await settled();
    button('Fox').click();
    await expect.poll(() => made.length).toBe(1);
  } finally {
    globalThis.AudioContext = Real;
  }
});
