import { plainTheme } from '@draco-table/ruleset/look';
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createApp, h, nextTick, ref } from 'vue';
import { ask, FakeGame, fakeAids, fakeRuleset, fakeTexts, optionsOf, thing } from '../fixtures/fake-game.js';
import { memoryStore } from '../fixtures/mount.js';
import { DracoTable } from './draco-table.js';
import './define.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const animals = optionsOf(thing('fox'), thing('owl'), thing('hare'));
const steps = Array.from({ length: 6 }, () => [ask({ options: animals })]);

/** A fake game for every table of the page, and a place for an app to stand. */
function prepare(): HTMLElement {
  DracoTable.engine = {
    load: async (json) => ({ ruleset: json }) as Awaited<ReturnType<typeof DracoTable.engine.load>>,
    start: (_ruleset, start) => new FakeGame({ steps }, start),
    resume: (_ruleset, saved) => new FakeGame({ steps }, saved.start),
  };
  DracoTable.aids = fakeAids;
  DracoTable.store = memoryStore();
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

const game = { ruleset: fakeRuleset, texts: { en: async () => fakeTexts }, theme: plainTheme, art: undefined };

async function laid(): Promise<{ table: DracoTable; seats: () => number; answers: () => unknown }> {
  await expect.poll(() => document.querySelector('draco-table')).not.toBeNull();
  const table = document.querySelector('draco-table') as DracoTable;
  await table.openData(game);
  await expect.poll(() => table.shadowRoot?.querySelector('.thing.legal')).toBeTruthy();
  const fake = () => table.currentGame as FakeGame;
  return { table, seats: () => fake().seats, answers: () => fake().answers.map(({ choose }) => choose) };
}

const pick = (table: DracoTable) => table.shadowRoot?.querySelector<HTMLElement>('[data-key="t:owl#1"]')?.click();

interface Shown {
  seats: number;
  pace: number;
  isShown: boolean;
  key: string;
}

/** What the React page has heard, and how the test changes it. */
const inReact = { heard: [] as string[], set: (_: Shown): void => {} };

function ReactPage() {
  const [state, setState] = useState<Shown>({ seats: 2, pace: 0, isShown: true, key: 'a' });
  inReact.set = setState;
  if (!state.isShown) return createElement('p', {}, 'Gone');
  const tag = createElement('draco-table', {
    key: 'table',
    seats: state.seats,
    bots: 1,
    lang: 'en',
    pace: state.pace,
    'ondraco-answer': (event: CustomEvent<{ answer: { choose: string[] } }>) =>
      inReact.heard.push(...event.detail.answer.choose),
  });
  const other = createElement('p', { key: 'p' }, 'Beside it');
  return createElement('main', {}, state.key === 'a' ? [tag, other] : [other, tag]);
}

test('in React: attributes and properties are set, events are heard, it is moved and taken away', async () => {
  const place = prepare();
  const { heard } = inReact;
  const app = createRoot(place);
  await act(async () => app.render(createElement(ReactPage)));
  const { table, seats, answers } = await laid();
  expect(table.pace).toBe(0);
  expect(seats()).toBe(2);
  pick(table);
  expect(heard).toEqual(['owl#1']);
  // Moved among its neighbours, it keeps its game.
  await act(async () => inReact.set({ seats: 2, pace: 350, isShown: true, key: 'b' }));
  expect(document.querySelector('main')?.lastElementChild).toBe(table);
  expect(answers()).toEqual([['owl#1']]);
  expect(table.pace).toBe(350);
  // Another number of seats is another game.
  await act(async () => inReact.set({ seats: 3, pace: 350, isShown: true, key: 'b' }));
  await expect.poll(seats).toBe(3);
  await act(async () => inReact.set({ seats: 3, pace: 350, isShown: false, key: 'b' }));
  expect(document.querySelector('draco-table')).toBeNull();
  await act(async () => app.unmount());
});

test('in Vue: attributes and properties are set, events are heard, it is moved and taken away', async () => {
  const place = prepare();
  const heard: string[] = [];
  const state = ref({ seats: 2, pace: 0, isShown: true, isLast: false });
  const app = createApp({
    render() {
      const { seats, pace, isShown, isLast } = state.value;
      if (!isShown) return h('p', 'Gone');
      const tag = h('draco-table', {
        key: 'table',
        seats,
        bots: 1,
        lang: 'en',
        '.pace': pace,
        'onDraco-answer': (event: CustomEvent<{ answer: { choose: string[] } }>) =>
          heard.push(...event.detail.answer.choose),
      });
      const other = h('p', { key: 'p' }, 'Beside it');
      return h('main', isLast ? [other, tag] : [tag, other]);
    },
  });
  app.mount(place);
  const { table, seats, answers } = await laid();
  expect(table.pace).toBe(0);
  expect(seats()).toBe(2);
  pick(table);
  expect(heard).toEqual(['owl#1']);
  state.value = { seats: 2, pace: 350, isShown: true, isLast: true };
  await nextTick();
  expect(document.querySelector('main')?.lastElementChild).toBe(table);
  expect(answers()).toEqual([['owl#1']]);
  expect(table.pace).toBe(350);
  state.value = { seats: 3, pace: 350, isShown: true, isLast: true };
  await expect.poll(seats).toBe(3);
  state.value = { seats: 3, pace: 350, isShown: false, isLast: true };
  await nextTick();
  expect(document.querySelector('draco-table')).toBeNull();
  app.unmount();
});
