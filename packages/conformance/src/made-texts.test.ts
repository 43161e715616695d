/** Made card texts say what the rules say: a second reader takes each apart and compares it with the card's rule. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@draco-table/lang';
import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import { joinSources } from '@draco-table/text';
import { generator } from '@draco-table/text/generate';
import { describe, expect, test } from 'vitest';
import { meaningOf } from './fixtures/reading/rule.js';
import type { Term } from './fixtures/reading/sayings.js';
import { settle } from './fixtures/reading/settle.js';
import { openLanguage } from './fixtures/reading/words.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cards = join(root, 'cards');
const LANGUAGES = ['en', 'nl', 'fr', 'de'];
const games = readdirSync(cards).flatMap((file) => (file.endsWith('.draco') ? [file.slice(0, -'.draco'.length)] : []));

/** “More than half say yes” says by itself who they are. */
const IMPLIED: Record<string, Term[]> = {
  'are-a-majority': [['where', ['players'], ['=', 'yes', ['answer', 'ref']]]],
};

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function load(name: string, deck?: string): Ruleset {
  const entry = join(cards, `${name}.draco`);
  const { ruleset, problems } = compile(entry, (path) => (path === entry && deck !== undefined ? deck : read(path)));
  if (!ruleset) throw new Error(JSON.stringify(problems.slice(0, 3)));
  return ruleset;
}

const doing = (ruleset: Ruleset): DesignDef[] =>
  ruleset.designs.filter(
    ({ type, effect, needs, hooks }) =>
      ruleset.types[type]?.base === 'card' && (effect !== undefined || needs !== undefined || hooks !== undefined),
  );

/** A text of a card, what is read from it, and what its rule says. */
function compared(
  ruleset: Ruleset,
  folders: string[],
  lang: string,
  change: (text: string) => string = (text) => text,
) {
  const words = (file: string) => readFileSync(join(root, 'packages/words', lang, file), 'utf8');
  const game = folders.flatMap((folder) => read(join(cards, folder, `${lang}.ftl`)) ?? []);
  const files = { shared: words('shared.ftl'), grammar: words('grammar.ftl'), game };
  const language = openLanguage(ruleset, lang, files, IMPLIED);
  const write = generator(ruleset, joinSources({ [lang]: [files.shared, files.grammar, ...game] }));
  return (design: DesignDef) => {
    const made = write(design.id, lang);
    if (!('text' in made)) return { text: undefined, said: made.reason, rule: '' };
    const text = change(made.text);
    const wanted = meaningOf(ruleset, design, language);
    const rule = JSON.stringify(settle(wanted));
    const { said, left } = language.reader.read(text, wanted);
    const readings = said.map((reading) => JSON.stringify(settle(reading)));
    const same = left === '' && readings.includes(rule);
    return { text, rule, said: same ? rule : `${readings[0]}${left && ` and then not: ${left}`}` };
  };
}

describe.each(games)('%s', (name) => {
  const ruleset = load(name);
  const folders = [...(ruleset.deck === undefined ? [] : [ruleset.game]), name];

  test.each(LANGUAGES)(
    'every card says in %s what its rule says',
    (lang) => {
      const compare = compared(ruleset, folders, lang);
      for (const design of doing(ruleset)) {
        const { text, said, rule } = compare(design);
        expect(said, `${design.id}: ${text}`).toBe(rule);
      }
    },
    120_000,
  );
});

/** Cards of a deck of one's own. */
const DECK = `deck trial
language 1
builds on "draco.draco"

card some-of-yours {
  choose 2 hs from heroes of you
  for each h in hs { move h to the first place }
}
card turned-round { rearrange heroes as reversed of heroes }
card the-rich { for each p in players where silver of it > 6 { move 1 silver from p to bank } }
card not-poor { if silver of you >= 3 { move 1 silver from you to bank } else { move 2 silver from bank to you } }
`;

describe('cards of a deck of one’s own', () => {
  const ruleset = load('trial', DECK);
  const own = doing(ruleset).filter(({ id }) => /^(some-of-yours|turned-round|the-rich|not-poor)$/.test(id));

  test.each(LANGUAGES)('read in %s as a card would be printed', async (lang) => {
    const compare = compared(ruleset, ['draco'], lang);
    const texts = own.map((design) => {
      const { text, said, rule } = compare(design);
      expect(said, `${design.id}: ${text}`).toBe(rule);
      return text;
    });
    const file = fileURLToPath(new URL(`./fixtures/texts/own.${lang}.txt`, import.meta.url));
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(file);
  });
});

describe('a text that says something else is found out', () => {
  const ruleset = load('seaside');
  const draco = load('draco');
  test.each([
    ['from which cards', ruleset, 'seaside', 'warehouse', / of the cards in your hand/, ' cards'],
    ['the condition of a rule', ruleset, 'seaside', 'treasury', /, if you bought no victory card this turn/, ''],
    ['whose counter', ruleset, 'seaside', 'embargo', /The embargo tokens on that card: \+1/, '+1 coin'],
    ['a number', ruleset, 'seaside', 'navigator', /top 5/, 'top 4'],
    ['more for less', ruleset, 'seaside', 'smugglers', /at most 6/, 'at least 6'],
    ['a sentence', draco, 'draco', 'separation', / Move hero B to the last place\./, ''],
    ['both hands for a swap', draco, 'draco', 'shady-deal-swap', /Swap .* with (.*)\./, 'Move $1 to your hand.'],
    ['back for forward', draco, 'draco', 'favourite', /forward/, 'back'],
  ])('%s', (_, rules, game, card, from, to) => {
    const design = rules.designs.find(({ id }) => id === card) as DesignDef;
    const right = compared(rules, [game], 'en')(design);
    expect(right.said).toBe(right.rule);
    const wrong = compared(rules, [game], 'en', (text) => text.replace(from, to))(design);
    expect(wrong.text).not.toBe(right.text);
    expect(wrong.said).not.toBe(wrong.rule);
  });
});
