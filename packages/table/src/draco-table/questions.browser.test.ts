import { readTheme } from '@draco-table/ruleset/look';
import { describe, expect, test } from 'vitest';
import { ask, FakeGame, fakeRuleset, fakeTexts, fakeZones, optionsOf, thing } from '../fixtures/fake-game.js';
import { mount, violations } from '../fixtures/mount.js';
import { animals, cards, done, numbers } from '../fixtures/questions.js';

describe('every kind of question has a control', () => {
  test('one thing on the table: it glows, and a click chooses it', async () => {
    const { button, game, settled, $$ } = await mount({ steps: [done, done] });
    expect($$('.legal').map((one) => one.dataset.key)).toEqual(['t:fox#1', 't:owl#1', 't:hare#1']);
    button('Owl').click();
    await settled();
    expect(game().answers.map(({ choose }) => choose)).toEqual([['owl#1']]);
  });

  test('what can be chosen pulses, and no longer than it can be', async () => {
    const { button, settled, $ } = await mount({ steps: [[ask({ options: animals.slice(0, 1) })], done] });
    const light = () => getComputedStyle($('[data-key="t:fox#1"]'), '::before').animationName;
    await expect.poll(light).toBe('glow');
    button('Fox').click();
    await settled();
    expect(light()).toBe('none');
  });

  test('several: picked one by one, taken back, then confirmed', async () => {
    const { button, game, settled, $ } = await mount({ steps: [[ask({ options: animals, min: 2, max: 2 })], done] });
    const confirm = () => $<HTMLButtonElement>('[part=confirm]');
    button('Fox').click();
    button('Hare').click();
    await settled();
    expect(confirm().disabled).toBe(false);
    button('Hare').click();
    await settled();
    expect(confirm().disabled).toBe(true);
    button('Owl').click();
    await settled();
    confirm().click();
    expect(game().answers[0]?.choose).toEqual(['fox#1', 'owl#1']);
  });

  test('an order: as pointed at, and moved earlier or later', async () => {
    const { button, game, settled, $ } = await mount({
      steps: [[ask({ options: animals, min: 3, max: 3, ordered: true })], done],
    });
    for (const name of ['Fox', 'Owl', 'Hare']) {
      button(name).click();
      await settled();
    }
    button('Hare: earlier').click();
    await settled();
    $('[part=confirm]').click();
    expect(game().answers[0]?.choose).toEqual(['fox#1', 'hare#1', 'owl#1']);
  });

  test('a number: stepper and slider', async () => {
    const { button, game, settled, $ } = await mount({
      steps: [[ask({ prompt: 'choose-number', options: numbers(12) })], done],
    });
    button('more').click();
    await settled();
    const slider = $<HTMLInputElement>('.stepper input');
    expect(slider.value).toBe('2');
    slider.value = '7';
    slider.dispatchEvent(new Event('input'));
    await settled();
    button('Take 7').click();
    expect(game().answers[0]?.choose).toEqual([numbers(12)[6]?.id]);
  });

  test('yes or no', async () => {
    const options = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
    const { button, game } = await mount({ steps: [[ask({ prompt: 'choose-yes-no', options })], done] });
    button('no').click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('an optional choice can be declined', async () => {
    const { button, game } = await mount({ steps: [[ask({ options: animals, optional: true })], done] });
    button('No, thanks').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('words of a kind', async () => {
    const options = optionsOf({ is: 'kind', kind: 'way', id: 'forward' }, { is: 'kind', kind: 'way', id: 'back' });
    const { button, game } = await mount({ steps: [[ask({ options })], done] });
    button('back').click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('a player: his plate', async () => {
    const options = optionsOf({ is: 'player', seat: 1 });
    const { $, game } = await mount({ steps: [[ask({ options, optional: true })], done] });
    $('.plate.legal').click();
    expect(game().answers[0]?.choose).toEqual([options[0]?.id]);
  });

  test('cards of which only the back is known', async () => {
    const options = optionsOf(
      { is: 'hidden', zone: 'hand', of: 1, place: 2 },
      { is: 'hidden', zone: 'hand', of: 1, place: 3 },
    );
    const { $$, game } = await mount({ steps: [[ask({ options })], done] });
    expect($$('.chip')).toHaveLength(2);
    $$('.chip')[1]?.click();
    expect(game().answers[0]?.choose).toEqual([options[1]?.id]);
  });

  test('squares of a grid', async () => {
    const options = optionsOf({ is: 'cell', x: 1, y: 0 }, { is: 'cell', x: -1, y: 2 });
    const { $$, game } = await mount({
      steps: [[ask({ options })], done],
      zones: () => [{ zone: 'map', shape: 'grid', count: 1, items: [{ value: thing('luck'), cell: { x: 0, y: 0 } }] }],
    });
    expect($$('.spot')).toHaveLength(2);
    $$('.spot')[0]?.click();
    expect(game().answers[0]?.choose).toEqual([options[0]?.id]);
  });

  test('nothing at all: it says so, and one button goes on', async () => {
    const { $, $$, button, game, settled, table } = await mount(
      { steps: [[ask({ options: [], min: 0, optional: true })], done] },
      { attributes: { bots: '0' } },
    );
    button('I am Green').click();
    await settled();
    expect($('#question').textContent).toContain('nothing here that you could choose');
    expect($$('.confirm button')).toHaveLength(1);
    expect(await violations(table)).toEqual([]);
    button('Go on').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('a question may have its own word for declining', async () => {
    const { table, button, game, settled } = await mount({
      steps: [[ask({ options: animals, optional: true })], done],
    });
    await table.openData({
      ruleset: fakeRuleset,
      texts: { en: async () => `${fakeTexts}\nprompt-choose-hero = Which animal?\n    .decline = Leave them all` },
      theme: readTheme({}),
      art: undefined,
    });
    await settled();
    button('Leave them all').click();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('places of a ring, where the theme says that a number is one', async () => {
    const theme = readTheme({ prompts: { seat: { places: 'table' } } });
    const { $$, game } = await mount({ steps: [[ask({ prompt: 'seat', options: numbers(7) })], done] }, { theme });
    expect($$('.gap').map((one) => one.textContent?.trim())).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    $$('.gap')[2]?.click();
    expect(game().answers[0]?.choose).toEqual([numbers(7)[2]?.id]);
  });

  test('things that lie nowhere on the table are laid out beside the question', async () => {
    const options = optionsOf(thing('duel', 5), thing('feast', 6));
    const { $$, game } = await mount({ steps: [[ask({ options })], done] });
    $$('.chip')[0]?.click();
    expect(game().answers[0]?.choose).toEqual(['duel#5']);
  });

  test('all at once: the person answers while the others are still open', async () => {
    const vote = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
    const step = [ask({ seat: 1, options: vote, together: true }), ask({ seat: 0, options: vote, together: true })];
    const { button, game, $ } = await mount({ steps: [step, done] });
    expect($('#question').textContent).toContain('Secret');
    button('yes').click();
    expect(game().answers[0]?.seat).toBe(0);
  });
});

describe('what an answer would do', () => {
  test('is foretold while it is read, as far as it is certain', async () => {
    const { button, settled, $ } = await mount({
      steps: [done, done],
      events: [
        [
          { n: 0, is: 'swap', a: thing('fox'), b: thing('owl') },
          { n: 1, is: 'roll', die: 'die', value: 3 },
          { n: 2, is: 'swap', a: thing('crow'), b: thing('wolf') },
        ],
      ],
    });
    button('Fox').focus();
    await settled();
    expect($('.would').textContent).toContain('Fox and Owl swap places');
    expect($('.would').textContent).not.toContain('Crow');
  });

  test('is not held up where the table itself moves the focus, nor where a thing comes under a still mouse', async () => {
    let isPlayed = false;
    const { button, root, settled, table, $$ } = await mount({
      steps: [[ask({ prompt: 'play-card', options: cards })], done],
      events: [[], [{ n: 0, is: 'swap', a: thing('fox'), b: thing('owl') }]],
      zones: (seat) => fakeZones(seat, 3).filter(({ shape }) => !isPlayed || shape !== 'hand'),
    });
    button('Luck').focus();
    isPlayed = true;
    table.answer([cards[0]?.id ?? '']);
    await settled();
    expect(root.activeElement?.getAttribute('data-key')).toBe('t:fox#1');
    expect($$('.reading')).toEqual([]);
    button('Owl').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await settled();
    expect($$('.reading')).toEqual([]);
    button('Owl').dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
    await settled();
    expect($$('.reading')).toHaveLength(1);
  });

  test('never covers what may be chosen', async () => {
    for (const width of ['360px', '700px', '1280px'])
      for (const options of [animals, cards, [...animals, ...cards]]) {
        const { settled, $, $$, table } = await mount({ steps: [[ask({ options })], done] }, { width });
        for (const chosen of $$('.stage .legal, .own-side .legal')) {
          chosen.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
          await settled();
          if (!$$('.reading').length) continue;
          const held = $('.reading').getBoundingClientRect();
          const covered = $$('.legal').filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            return held.left < x && x < held.right && held.top < y && y < held.bottom;
          });
          expect(covered.map((one) => one.dataset.key)).toEqual([]);
          chosen.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
        }
        table.remove();
      }
  });
});

test('what a question names is marked on the table, and no longer than it is asked', async () => {
  const words = optionsOf({ is: 'yes-no', value: true }, { is: 'yes-no', value: false });
  const player = (seat: number) => ({ is: 'player', seat }) as const;
  const args = { one: thing('fox'), other: thing('bear'), you: player(0), who: player(1) };
  const { table, settled, $$ } = await mount({ steps: [[ask({ options: words, args })], done] });
  const marked = () => $$('.moved, .told').map((one) => one.dataset.key);
  await settled();
  expect(marked().sort()).toEqual(['p:1', 't:bear#1', 't:fox#1']);
  table.answer([words[0]?.id ?? '']);
  await settled();
  expect(marked()).toEqual([]);
});

describe('what cannot be chosen says why', () => {
  test('a piece that is no option', async () => {
    const { button, settled, $ } = await mount({ steps: [done], whyNot: { reason: 'filter' } });
    button('Crow').click();
    await settled();
    expect($('.why').textContent).toBe('Not this time: this question leaves it out.');
  });

  test('it names the card that asks, and what is asked instead', async () => {
    const cause = { routine: 'luck', card: 'luck' };
    const steps = [[ask({ options: animals, cause })], done];
    const { button, settled, $, game } = await mount({ steps, whyNot: { reason: 'filter' } });
    button('Crow').click();
    await settled();
    expect($('.why').textContent).toBe('Not this time: Luck leaves it out.');
    game().script.whyNot = { reason: 'not-listed' };
    button('Wolf').click();
    await settled();
    expect($('.why').textContent).toBe('Not now. You are asked: Choose an animal.');
  });

  test('a player that is no option', async () => {
    const { button, settled, $, $$ } = await mount({ steps: [done, done] });
    $('.plate[data-key="p:1"]').click();
    await settled();
    expect($('.notice').textContent).toContain('Not now. You are asked: Choose an animal.');
    button('Fox').click();
    await settled();
    expect($$('.notice')).toEqual([]);
  });
});

test('the fixture knows every shape of zone', () => {
  const shapes = new Set([...fakeZones(0, 2).map(({ shape }) => shape), 'grid']);
  expect([...shapes].sort()).toEqual([...new Set(fakeRuleset.zones.map(({ shape }) => shape))].sort());
  expect(new FakeGame({ steps: [] }).result).toBeDefined();
});
