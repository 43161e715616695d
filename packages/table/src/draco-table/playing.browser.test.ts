import { plainTheme } from '@draco-table/ruleset/look';
import { describe, expect, test } from 'vitest';
import { ask, type FakeGame, fakeRuleset, fakeZones, optionsOf, thing } from '../fixtures/fake-game.js';
import { memoryStore, mount } from '../fixtures/mount.js';
import { animals, cards, done } from '../fixtures/questions.js';
import { botAt, type Setup } from '../session/seating.js';

const savedFake = {
  format: 1,
  game: { format: 1, engine: 'fake', ruleset: 'fake', start: { seats: 2, seed: 'x' }, answers: [], state: null },
  setup: { seats: 2, bots: 1, seat: 0, seed: 'x', bot: 'greedy', options: {} },
};

describe('the game around the questions', () => {
  test('a move is taken back', async () => {
    const { button, game, settled } = await mount({ steps: [done, [ask({ options: animals, prompt: 'play-card' })]] });
    button('Fox').click();
    await settled();
    expect(game().version).toBe(1);
    button('Take back').click();
    await settled();
    expect(game().version).toBe(0);
  });

  test('lights rest while something is pressed, until the frame that shows what came of it', async () => {
    const { root, button, settled } = await mount({ steps: [done, done] });
    const states = () => [...new Set(root.getAnimations().map(({ playState }) => playState))];
    expect(states()).toEqual(['running']);
    const fox = button('Fox');
    for (const end of ['pointerup', 'pointercancel']) {
      fox.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      expect(states()).toEqual(['paused']);
      fox.dispatchEvent(new PointerEvent(end, { bubbles: true, composed: true }));
      expect(states()).toEqual(['paused']);
      await settled();
      expect(states()).toEqual(['running']);
    }
  });

  test('what a finger asked for sets out in its own task, what else happens with the next frame', async () => {
    const pay = { n: 0, is: 'pay', tokens: 'coins', from: { seat: 0 }, to: { holder: 'bank' }, amount: 2 } as const;
    const { $$, table, button, settled } = await mount({ steps: [done, done, done], events: [[pay], [pay]] });
    const fox = button('Fox');
    fox.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    fox.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
    fox.click();
    await table.updateComplete;
    expect($$('.flying')).toHaveLength(2);
    await settled();
    table.answer(['owl#1']);
    await table.updateComplete;
    expect($$('.flying')).toHaveLength(2);
    await settled();
    expect($$('.flying')).toHaveLength(4);
  });

  test('a bot answers for its seat', async () => {
    const { game, table } = await mount({ steps: [[ask({ seat: 1, options: animals })], done] });
    await expect.poll(() => game().version).toBe(1);
    expect(game().answers[0]?.seat).toBe(1);
    expect(table.currentGame?.decisions[0]?.seat).toBe(0);
  });

  test('bots of several strengths sit in the order in which they are named', async () => {
    const { table } = await mount({ steps: [done] }, { attributes: { seats: '4', bots: 'easy, hard' } });
    expect(table.save()?.setup).toMatchObject({ bots: 2, bot: 'easy,hard' });
    expect([2, 3].map((seat) => botAt(table.save()?.setup as Setup, seat))).toEqual(['easy', 'hard']);
    table.setAttribute('bots', '3');
    table.setAttribute('bot', 'easy,hard');
    await table.updateComplete;
    expect([1, 2, 3].map((seat) => botAt(table.save()?.setup as Setup, seat))).toEqual(['easy', 'hard', 'hard']);
  });

  test('a hint says what a strong player would do, until the next answer; the page may switch it off', async () => {
    const { table, button, root, settled } = await mount({ steps: [done, done] });
    const notice = () => root.querySelector('.notice')?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
    await expect.poll(() => root.querySelector('[aria-label="What would a strong player do?"]')).toBeTruthy();
    button('What would a strong player do?').click();
    await expect
      .poll(notice)
      .toContain('A strong player would choose “Fox”. It wins 7 more games in a hundred than “Owl”');
    button('Fox').click();
    await settled();
    expect(notice()).toBe('');
    table.hints = 'off';
    await settled();
    expect(root.querySelector('[aria-label="What would a strong player do?"]')).toBeNull();
  });

  test('what leaves no choice is answered for one person, and taking back goes beyond it', async () => {
    const none = ask({ options: [], min: 0, max: 0 });
    const { button, game, settled } = await mount({ steps: [[none], done, [none], [ask({ options: cards })]] });
    expect(game().answers.map(({ choose }) => choose)).toEqual([[]]);
    button('Fox').click();
    await settled();
    expect(game().version).toBe(3);
    button('Take back').click();
    await settled();
    expect(game().version).toBe(1);
  });

  test('two people at one screen: who has no choice is asked too', async () => {
    const none = ask({ options: [], min: 0, max: 0 });
    const { $, button, game, settled } = await mount({ steps: [[none], done] }, { attributes: { bots: '0' } });
    expect(game().version).toBe(0);
    button('I am Green').click();
    await settled();
    $('[part=decline]').click();
    await settled();
    expect(game().answers[0]?.choose).toEqual([]);
  });

  test('two people at one screen: cards stay hidden until the next has taken it', async () => {
    const { $$, button, settled, game } = await mount(
      {
        steps: [
          [ask({ prompt: 'play-card', options: cards })],
          [ask({ seat: 1, prompt: 'play-card', options: optionsOf(thing('luck', 2)) })],
        ],
      },
      { attributes: { bots: '0' } },
    );
    expect($$('.hand .thing')).toHaveLength(0);
    button('I am Green').click();
    await settled();
    expect($$('.hand .face')).toHaveLength(3);
    button('Luck').click();
    await settled();
    expect(game().version).toBe(1);
    expect($$('.hand .face')).toHaveLength(0);
    button('I am Purple').click();
    await settled();
    expect($$('.hand .face')).toHaveLength(3);
  });

  test('a spectator sees no hand', async () => {
    const { $$ } = await mount({ steps: [[ask({ seat: 1, options: animals })]] }, { attributes: { seat: 'none' } });
    expect($$('.hand')).toHaveLength(0);
    expect($$('.seat')).toHaveLength(2);
  });

  test('the card played last is shown until it is shuffled away', async () => {
    let isThere = true;
    const luck = thing('luck', 5);
    const { $$, button, settled, table } = await mount({
      steps: [done, [ask({ options: cards })], done],
      events: [[{ n: 0, is: 'play', seat: 0, card: luck }], []],
      zones: (seat) => [
        ...fakeZones(seat, 2),
        { zone: 'front', shape: 'set', count: 1, items: isThere ? [{ value: luck }] : [] },
      ],
    });
    button('Fox').click();
    await settled();
    expect($$('.playing .card')).toHaveLength(1);
    isThere = false;
    table.answer([cards[0]?.id ?? '']);
    await settled();
    expect($$('.playing .card')).toHaveLength(0);
  });

  test('events tell of questions, answers, happenings and the end; an answer can be withheld', async () => {
    const heard: string[] = [];
    const names = ['draco-decision', 'draco-answer', 'draco-event', 'draco-end'];
    const listen = (event: Event) => heard.push(event.type);
    for (const name of names) document.addEventListener(name, listen);
    const { table, settled, game } = await mount({
      steps: [done],
      events: [[{ n: 0, is: 'roll', die: 'die', value: 3 }]],
    });
    const stop = (event: Event) => event.preventDefault();
    table.addEventListener('draco-answer', stop);
    table.answer(['fox#1']);
    expect(game().version).toBe(0);
    table.removeEventListener('draco-answer', stop);
    table.answer(['fox#1']);
    await settled();
    for (const name of names) document.removeEventListener(name, listen);
    expect(heard).toEqual(['draco-decision', 'draco-answer', 'draco-answer', 'draco-event', 'draco-end']);
  });

  test("a bot's answer is not told before it is given, and cannot be withheld", async () => {
    const heard: number[] = [];
    const stop = (event: Event) => {
      heard.push((event as CustomEvent<{ answer: { seat: number } }>).detail.answer.seat);
      event.preventDefault();
    };
    document.addEventListener('draco-answer', stop);
    const { table, game } = await mount({ steps: [[ask({ seat: 1, options: animals })], done] });
    table.pace = 0;
    table.newGame();
    await expect.poll(() => game().version).toBe(1);
    table.answer(['fox#1']);
    document.removeEventListener('draco-answer', stop);
    expect(heard).toEqual([0]);
  });

  test('a saved game goes on where it stood', async () => {
    const store = memoryStore();
    const first = await mount({ steps: [done, done, done] }, { store });
    first.button('Owl').click();
    await first.settled();
    first.table.remove();
    const second = await mount({ steps: [done, done, done] }, { store });
    expect(second.game().version).toBe(1);
    expect(second.game().answers[0]?.choose).toEqual(['owl#1']);
  });

  test('save and load carry a game from one table to another', async () => {
    const first = await mount({ steps: [done, done] });
    first.button('Hare').click();
    await first.settled();
    const saved = first.table.save();
    const second = await mount({ steps: [done, done] });
    if (saved) second.table.load(saved);
    expect(second.game().answers[0]?.choose).toEqual(['hare#1']);
  });

  test('a game that the page has saved may be loaded before the rules have come', async () => {
    const first = await mount({ steps: [done, done] });
    first.button('Hare').click();
    await first.settled();
    const saved = first.table.save();
    const table = document.createElement('draco-table');
    table.setAttribute('seats', '2');
    document.body.append(table);
    if (saved) table.load(saved);
    await table.openData({ ruleset: fakeRuleset, texts: {}, theme: plainTheme, art: undefined });
    expect((table.currentGame as FakeGame).answers[0]?.choose).toEqual(['hare#1']);
  });

  test('a new game may be asked for before the rules have come, and counts instead of the one that was kept', async () => {
    const store = memoryStore();
    const attributes = { seats: '3', bots: '2' };
    const first = await mount({ steps: [done, done] }, { store, attributes });
    first.button('Hare').click();
    await first.settled();
    first.table.remove();
    const table = document.createElement('draco-table');
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    document.body.append(table);
    table.newGame({ seed: 'early' });
    const data = { ruleset: fakeRuleset, texts: {}, theme: plainTheme, art: undefined };
    await table.openData(data);
    expect(table.save()).toMatchObject({ setup: { seats: 3, seed: 'early' }, game: { answers: [] } });
    // While another game is fetched, it is that one's.
    const coming = table.openData(data);
    table.newGame({ seats: 4, bots: 1 });
    expect(table.save()).toBeUndefined();
    await coming;
    expect(table.save()?.setup).toMatchObject({ seats: 4, bots: 1 });
    // Of a saved and a new game the last one counts.
    const again = table.openData(data);
    table.newGame({ seats: 5 });
    const saved = first.table.save();
    if (saved) table.load(saved);
    await again;
    expect((table.currentGame as FakeGame).answers).toHaveLength(1);
  });

  test.each<[{ seats?: unknown; bots?: unknown } | null | undefined]>([
    [null],
    [undefined],
    [{}],
    [{ seats: '4' }],
    [{ seats: '4', bots: '2' }],
    [{ seats: 4, bots: undefined }],
  ])('a new game as a page asks for it: %j', async (setup) => {
    const { table } = await mount({ steps: [done] }, { attributes: { bots: '1' } });
    table.newGame(setup as never);
    const seats = setup?.seats ? 4 : 2;
    const bots = setup?.bots ? 2 : 1;
    expect(table.save()).toMatchObject({ setup: { seats, bots, bot: 'medium' }, game: { start: { seats } } });
  });

  test.each([
    [{ seats: 'four' }, 'D0816'],
    [{ bot: 'genius' }, 'D0818'],
  ])('a new game that cannot be is said: %j', async (setup, code) => {
    const { table, root } = await mount({ steps: [done] });
    table.newGame(setup as never);
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toContain(code);
  });

  test.each([[undefined], [{}], [{ format: 1, game: null, setup: { seats: 2 } }], [{ ...savedFake, format: 99 }]])(
    'what is no saved game changes nothing: %j',
    async (saved) => {
      const { table, button, settled, game, $ } = await mount({ steps: [done, done] });
      button('Hare').click();
      await settled();
      const codes: string[] = [];
      table.addEventListener('draco-error', (event) => codes.push((event as CustomEvent).detail.problem.code));
      table.load(saved as never);
      await settled();
      expect(codes).toEqual(['D0822']);
      expect($('.notice').textContent).toContain('is damaged, or of another version');
      expect(game().answers[0]?.choose).toEqual(['hare#1']);
    },
  );

  test('two tables on one page do not disturb each other', async () => {
    const first = await mount({ steps: [done, done] });
    const second = await mount({ steps: [done, done] });
    first.button('Fox').click();
    await first.settled();
    expect(first.game().version).toBe(1);
    expect(second.game().version).toBe(0);
  });

  test('a table that is moved in the page keeps its game', async () => {
    const { table, button, game, settled } = await mount({ steps: [done, done] });
    const box = document.createElement('div');
    document.body.append(box);
    box.append(table);
    button('Fox').click();
    await settled();
    expect(game().version).toBe(1);
  });

  test('while the guide is read the bots wait, also when the table is moved in the page', async () => {
    const steps = [[ask({ seat: 1, options: animals })], done];
    const { table, button, game, settled } = await mount({ steps }, { store: memoryStore({}) });
    table.pace = 0;
    document.body.append(table);
    await settled();
    expect(game().version).toBe(0);
    // In another game that begins meanwhile, too.
    Object.assign(table, { seats: 3, bots: 2 });
    await settled();
    expect([game().seats, game().version]).toEqual([3, 0]);
    button('Skip').click();
    await expect.poll(() => game().version).toBe(1);
  });

  test.each<[string, Record<string, string>, number]>([
    ['who plays', {}, 1],
    ['who only watches', { seat: 'none' }, 0],
    ['who lets bots play', { bots: '2' }, 0],
    ['a page without it', { guide: 'off' }, 0],
  ])('the guide of a first visit: %s', async (_, attributes, guides) => {
    const { $$ } = await mount({ steps: [done] }, { store: memoryStore({}), attributes });
    expect($$('[part=guide]')).toHaveLength(guides);
  });

  test('several tables of a page have one guide', async () => {
    const store = memoryStore({});
    const table = (id: string) => mount({ steps: [done] }, { store, attributes: { id } });
    const first = await table('a');
    const second = await table('b');
    expect([first, second].map(({ $$ }) => $$('[part=guide]').length)).toEqual([1, 0]);
    // Taken away unread, it comes with the next table.
    first.table.remove();
    const third = await table('c');
    expect(third.$$('[part=guide]')).toHaveLength(1);
  });

  test('language and pace chosen in the panel are kept; what the tag says comes first', async () => {
    const store = memoryStore();
    const choose = (select: HTMLSelectElement | undefined, value: string) => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change'));
    };
    const bare = { lang: '' };
    const first = await mount({ steps: [done] }, { store, attributes: bare });
    expect(first.table.pace).toBe(900);
    first.button('Settings').click();
    await first.settled();
    const [lang, pace] = first.$$('.panel select') as HTMLSelectElement[];
    choose(pace, '350');
    choose(lang, 'nl');
    first.table.remove();
    const second = await mount({ steps: [done] }, { store, attributes: bare });
    expect(second.$('.bar h2').textContent).toBe('De Fabel');
    expect(second.table.pace).toBe(350);
    second.table.remove();
    const third = await mount({ steps: [done] }, { store, attributes: { lang: 'en', pace: '900' } });
    expect(third.$('.bar h2').textContent).toBe('The Fable');
    expect(third.table.pace).toBe(900);
  });

  test('the pace is an attribute too; taken away, it is as ever', async () => {
    const bot = [ask({ seat: 1, options: animals })];
    const { table, game, settled } = await mount({ steps: [bot, bot, done] }, { attributes: { pace: '0' } });
    expect(table.pace).toBe(0);
    await expect.poll(() => game().version).toBe(2);
    table.removeAttribute('pace');
    table.newGame();
    await settled();
    expect(game().version).toBe(0);
  });

  test('after the end nothing stands where a question did', async () => {
    const { button, $, settled } = await mount({ steps: [done] });
    const before = $('.prompt').offsetHeight;
    button('Fox').click();
    await settled();
    button('See the table').click();
    await settled();
    const { backgroundColor, boxShadow } = getComputedStyle($('.prompt'));
    expect([backgroundColor, boxShadow]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
    expect($('.prompt').offsetHeight).toBeLessThanOrEqual(before);
  });

  test('a new game for more players has more bots, unless they are counted', async () => {
    const { table, root, settled } = await mount({ steps: [done] });
    table.removeAttribute('bots');
    await settled();
    table.newGame({ seats: 4, seed: 'abc' });
    expect(table.save()?.setup).toMatchObject({ seats: 4, bots: 3, seed: 'abc' });
    table.newGame({ seats: 4, bots: 2 });
    expect(table.save()?.setup).toMatchObject({ seats: 4, bots: 2 });
    table.newGame({ seats: 9 });
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toContain('D0816');
  });

  test('the language is switched while playing', async () => {
    const { table, $, settled } = await mount({ steps: [done] });
    table.lang = 'nl';
    await expect.poll(() => $('.bar h2').textContent).toBe('De Fabel');
    await settled();
    expect($('.prompt').getAttribute('aria-label')).toBe('Jouw zet');
  });

  test.each([
    ['en-XA', 'ltr', 'Ţĥéé'],
    ['ar-XB', 'rtl', '\u202eThe\u202c'],
  ])('in a made-up language all words are, the table’s own too: %s', async (lang, dir, word) => {
    const { $ } = await mount({ steps: [done] }, { attributes: { lang } });
    await expect.poll(() => $('.bar h2').textContent).toContain(word);
    expect($('.table').dir).toBe(dir);
    expect($('.prompt').getAttribute('aria-label')).not.toBe('Your move');
  });

  test('a replay is shared as a link and watched with the slider', async () => {
    const { table, button, settled, $, game } = await mount({ steps: [done, done, done] });
    button('Fox').click();
    await settled();
    button('Owl').click();
    await settled();
    button('Settings').click();
    await settled();
    button('Share this game').click();
    await expect.poll(() => $<HTMLInputElement>('.link').value).toContain('replay=');
    const code = new URL($<HTMLInputElement>('.link').value).searchParams.get('replay') ?? '';
    table.replay = code;
    await expect.poll(() => table.shadowRoot?.querySelector('.replay')).toBeTruthy();
    const slider = $<HTMLInputElement>('.replay input');
    expect(slider.max).toBe('2');
    slider.value = '1';
    slider.dispatchEvent(new Event('input'));
    await settled();
    expect(game().version).toBe(1);
  });
});
