import { afterEach, expect, test, vi } from 'vitest';
import { emptyRuleset } from '../words/empty-ruleset.js';
import './draco-cards.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The cards of a game whose files are these, and the first event of that name that comes out of them. */
async function heard(name: string, files: Record<string, unknown>, attributes: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    const found = Object.entries(files).find(([file]) => String(url).endsWith(file));
    return new Response(JSON.stringify(found?.[1]), { status: found ? 200 : 404 });
  });
  const cards = document.createElement('draco-cards');
  for (const [key, value] of Object.entries({ game: 'fable', ...attributes })) cards.setAttribute(key, value);
  const event = new Promise<CustomEvent>((done) => {
    document.body.addEventListener(name, (event) => done(event as CustomEvent), { once: true });
  });
  document.body.append(cards);
  return (await event).detail;
}

test.each([
  ['no such game', 'D0811', {}, {}],
  ['something that is no ruleset', 'D0801', { 'game.json': { ruleset: 'r.json' }, 'r.json': {} }, {}],
  ['an address that is none', 'D0819', {}, { base: 'http://[here' }],
] as const)('%s is told as %s', async (_, code, files, attributes) => {
  expect((await heard('draco-error', files, attributes)).problem.code).toBe(code);
});

test('how many cards there are is told', async () => {
  const ruleset = {
    ...emptyRuleset,
    types: [{ id: 'action', base: 'card' }],
    designs: ['luck', 'storm'].map((id) => ({ id, type: 0, copies: 1, attrs: {} })),
  };
  const files = { 'game.json': { ruleset: 'r.json' }, 'r.json': ruleset };
  expect(await heard('draco-found', files, { only: 'luck' })).toMatchObject({ count: 1, total: 2 });
  expect(await heard('draco-found', files, { search: 'storm' })).toMatchObject({ count: 1, total: 2 });
  const cards = document.querySelector('draco-cards');
  await cards?.updateComplete;
  cards?.style.setProperty('--draco-paper', '#abcdef');
  // Cards lie on the paper that a page chooses.
  const papers = [...(cards?.shadowRoot?.querySelectorAll('.card *, .card') ?? [])];
  expect(papers.map((one) => getComputedStyle(one).backgroundImage).join()).toContain('rgb(171, 205, 239)');
});
