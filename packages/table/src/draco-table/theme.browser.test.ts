import type { Shown } from '@draco-table/engine';
import { readTheme } from '@draco-table/ruleset/look';
import { expect, test } from 'vitest';
import { ask, fakeZones, optionsOf, type Script, thing } from '../fixtures/fake-game.js';
import { type Mounted, mount } from '../fixtures/mount.js';
import { numbers } from '../fixtures/questions.js';

const art = `<svg xmlns="http://www.w3.org/2000/svg">${['sun', 'star']
  .map((id) => `<symbol id="${id}" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>`)
  .join('')}</svg>`;
const ways = optionsOf({ is: 'kind', kind: 'way', id: 'forward' }, { is: 'kind', kind: 'way', id: 'back' });
const step = [ask({ options: ways })];

const themed = (theme: object, script: Partial<Script> = {}): Promise<Mounted> =>
  mount({ steps: [step], ...script }, { theme: readTheme(theme), art, width: '1200px' });

/** Where a symbol can be seen: the nearest of these that it lies in. */
function seen({ $$ }: Mounted, symbol: string, where: string): string[] {
  return $$(where)
    .filter((one) =>
      [...one.querySelectorAll(`use[href="#${symbol}"]`)].some((use) => (use.closest('svg')?.clientWidth ?? 0) > 3),
    )
    .map((one) => one.getAttribute('data-key') ?? one.getAttribute('data-zone') ?? one.className);
}

const sun = { symbol: 'sun' };

test.each<[key: string, theme: object, where: string]>([
  ['designs, of a card', { designs: { luck: 'sun' } }, '.hand [data-key="t:luck#1"] .art'],
  ['designs, of a piece', { designs: { fox: 'sun' } }, '[data-key="t:fox#1"] .medal'],
  ['a badge', { designs: { luck: 'star sun' } }, '.hand [data-key="t:luck#1"] .art'],
  ['a crest', { seats: { purple: { crest: 'sun' } } }, '[data-holder="seat:1"] .crest'],
  ['the back', { back: 'sun' }, '[data-zone="draw"] .back'],
  ['a zone, on its pile', { back: 'star', zones: { draw: sun } }, '[data-zone="draw"] .back'],
  ['a zone, by its number', { zones: { hand: sun } }, '[data-zone="hand/p:1"]'],
  ['an attribute that is a number', { attributes: { cost: sun } }, '.hand .printed.sum'],
  ['an attribute of a kind', { attributes: { goes: {} }, kinds: { way: { back: 'sun' } } }, '.hand .printed'],
  ['a kind, in an answer', { kinds: { way: { back: 'sun' } } }, '.chip'],
  ['a counter', { counters: { coins: sun } }, '[data-holder="seat:0"] .counter'],
  ['coins', { counters: { coins: { coins: [{ value: 1, symbol: 'sun' }] } } }, '[data-holder="seat:0"] .coins'],
  ['a holder', { holders: { bank: sun } }, '[data-holder="holder:bank"]'],
  ['a question', { prompts: { 'choose-hero': sun } }, '.question'],
  ['a forecast, at a seat', { forecasts: { 'pay-day': sun } }, '[data-holder="seat:0"] .foretold'],
  ['the middle of a ring', { centrepiece: 'sun' }, '.middle'],
])('a theme pictures %s', async (_, theme, where) => {
  expect(seen(await themed(theme), 'sun', where)).not.toEqual([]);
  document.body.replaceChildren();
  expect(seen(await themed({}), 'sun', where)).toEqual([]);
});

const player = (seat: number): Shown => ({ is: 'player', seat });

test.each<[string, Shown, number[]]>([
  ['one player', player(1), [1]],
  ['several', { is: 'list', items: [player(0), player(1)] }, [0, 1]],
])('a variable that holds %s is a marker before them', async (_, value, seats) => {
  const table = await themed({ variables: { first: sun } }, { variables: [{ id: 'first', value }] });
  for (const seat of [0, 1])
    expect([seat, seen(table, 'sun', `[data-holder="seat:${seat}"] .marker`).length]).toEqual([
      seat,
      seats.includes(seat) ? 1 : 0,
    ]);
});

test.each(['390px', '700px', '1200px'])('a marker makes no plate higher, so nothing shifts: %s wide', async (width) => {
  const heights = [];
  for (const value of [player(0), { is: 'none' } as const]) {
    const script = { steps: [step], variables: [{ id: 'first', value }] };
    const { $$ } = await mount(script, { theme: readTheme({ variables: { first: sun } }), art, width });
    expect($$('.plate .marker')).toHaveLength(value.is === 'player' ? 1 : 0);
    heights.push($$('.seats')[0]?.clientHeight);
    document.body.replaceChildren();
  }
  expect(heights[0]).toBe(heights[1]);
});

test('a variable that holds nobody lies in the middle', async () => {
  const table = await themed({ variables: { first: sun } }, { variables: [{ id: 'first', value: { is: 'none' } }] });
  expect(seen(table, 'sun', '.shelf .marker')).toHaveLength(1);
});

test('what a theme hides is not there', async () => {
  const { $$ } = await themed({
    zones: { shelf: { hidden: true } },
    counters: { coins: { hidden: true } },
  });
  expect($$('[data-zone="shelf"]')).toEqual([]);
  expect($$('.seat .counter[part], .holder')).toEqual([]);
  document.body.replaceChildren();
  const { $$: other } = await themed({ holders: { bank: { hidden: true } } });
  expect(other('.holder')).toEqual([]);
  expect(other('.seat .counter[part]')).toHaveLength(2);
});

test('a colour is that of a card, a piece and a seat', async () => {
  const red = { colour: '#ff0000' };
  const { $ } = await themed({ designs: { luck: red, king: red }, seats: { purple: red } });
  const { backgroundImage } = getComputedStyle($('.hand [data-key="t:luck#1"] .art'));
  expect(backgroundImage).toContain('rgb(255, 0, 0)');
  expect(getComputedStyle($('.hand [data-key="t:trade#1"] .art')).backgroundImage).not.toContain('rgb(255, 0, 0)');
  expect(getComputedStyle($('[data-key="t:king#1"] .medal')).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle($('[data-holder="seat:1"] .crest')).backgroundImage).toContain('rgb(255, 0, 0)');
});

test('an object stands free of a medal', async () => {
  const { $ } = await themed({ designs: { king: { shape: 'object' } } });
  expect(getComputedStyle($('[data-key="t:king#1"] .medal')).backgroundImage).toBe('none');
  expect(getComputedStyle($('[data-key="t:fox#1"] .medal')).backgroundImage).not.toBe('none');
});

test('places of a ring are good or bad, or have no numbers', async () => {
  const { $ } = await themed({ zones: { table: { places: { 1: 'good', '-1': 'bad' } } } });
  expect($('[data-key="t:fox#1"] .place').className).toContain('good');
  expect($('[data-key="t:crow#1"] .place').className).toContain('bad');
  document.body.replaceChildren();
  const { $$ } = await themed({ zones: { table: { numbers: false } } });
  expect($$('.thing .place')).toEqual([]);
});

test('a ring is read the way its theme says, and its head looks that way', async () => {
  const x = (mounted: Mounted, key: string) => mounted.$(`[data-key="${key}"]`).getBoundingClientRect().x;
  const plain = await mount({ steps: [step] });
  // Clockwise from the top: the first place is at the right of the head, the last at its left.
  expect(x(plain, 't:fox#1')).toBeGreaterThan(x(plain, 't:king#1'));
  expect(x(plain, 't:crow#1')).toBeLessThan(x(plain, 't:king#1'));
  expect(plain.$$('.mirrored').length).toBe(0);
  plain.table.remove();
  const against = await mount(
    { steps: [step] },
    { theme: readTheme({ zones: { table: { reads: 'counter-clockwise' } } }) },
  );
  expect(x(against, 't:fox#1')).toBeLessThan(x(against, 't:king#1'));
  expect(x(against, 't:crow#1')).toBeGreaterThan(x(against, 't:king#1'));
  expect(against.$$('.mirrored').map((one) => one.dataset.key)).toEqual(['t:king#1']);
});

test('numbers of a question are places of the ring that the theme names', async () => {
  const { $$ } = await themed(
    { prompts: { 'choose-hero': { places: 'table' } } },
    { steps: [[ask({ options: numbers(3), type: { is: 'number' } })]] },
  );
  expect($$('.ring [part=place]')).toHaveLength(3);
});

test('squares of a grid are tiles, and lie turned as an attribute says; an open one is a place', async () => {
  const table = await themed(
    { designs: { feast: 'sun' }, zones: { map: { tiles: true, 'turned-by': 'turned' } } },
    {
      steps: [[ask({ options: optionsOf({ is: 'cell', x: 1, y: 0 }, { is: 'cell', x: 2, y: 0 }) })]],
      zones: (seat) => [
        ...fakeZones(seat, 2).filter(({ zone }) => zone !== 'table'),
        {
          zone: 'map',
          shape: 'grid',
          count: 1,
          items: [{ value: thing('feast', 2), cell: { x: 0, y: 0 }, attrs: { turned: { is: 'yes-no', value: true } } }],
        },
      ],
    },
  );
  expect(seen(table, 'sun', '.grid .tile.turned')).toHaveLength(1);
  expect(table.$$('.grid [part=place]')).toHaveLength(2);
});

test('typefaces of a theme are seen, and the page has the last word', async () => {
  const { $, table } = await themed({ properties: { '--draco-font': 'Courier', '--draco-title-font': 'Georgia' } });
  const font = (selector: string) => getComputedStyle($(selector)).fontFamily;
  expect([font('#question'), font('.bar h2'), font('.hand .name')]).toEqual(['Courier', 'Georgia', 'Georgia']);
  table.style.setProperty('--draco-font', 'Arial');
  expect(font('#question')).toBe('Arial');
});
