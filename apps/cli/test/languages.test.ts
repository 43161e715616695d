import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, CODES, compile, parse, wholeExample } from '@draco-table/lang';
import { D12 } from '@draco-table/print/problems';
import { problemWords } from '@draco-table/problems';
import type { Problem } from '@draco-table/ruleset';
import { openMessages } from '@draco-table/text';
import { D07 } from '@draco-table/text/check';
import { describe, expect, test } from 'vitest';
import { type EngineCode, problem } from '../../../packages/engine/src/problems.js';
import { flaw } from '../../../packages/ruleset/src/check/flaws.js';
import { allCodes } from '../src/problems/codes.js';
import { ENGINE_CODES } from '../src/problems/engine-codes.js';
import { draco, folder } from './support/draco.js';

const LANGUAGES = ['de', 'fr', 'nl'] as const;

const placeholders = (text: string, small = true): string[] =>
  [
    ...new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => (small ? name.toLowerCase() : name))),
  ].sort();

/** Every argument is its own name in braces, so that a sentence reads like its template. */
const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

test.each([
  ['de', 'In die Lücke `w` gehört `word`, und das ist `number`.'],
  ['fr', '`word`'],
  ['nl', '`word`'],
])('what the author of a game called a word of ours is left as it is: %s', (lang, words) => {
  const game = wholeExample(
    'kind word: hello, bye\nverb say (w: word) { if w is hello { add 1 to round } }\ncard x: action { say 3 }\n',
  );
  const { out } = draco(['check', 'x.draco', '--lang', lang, '--format', 'concise'], {
    cwd: folder({ 'x.draco': game }),
  });
  expect(out).toContain('D0302');
  expect(out).toContain(words);
});

/** `problems.ftl` is held together by a test of all words; here it is held against what the packages report. */
const wordsIn = (lang: string) =>
  readFileSync(fileURLToPath(new URL(`../../../packages/words/${lang}/problems.ftl`, import.meta.url)), 'utf8');
const english = openMessages({ en: [wordsIn('en')] }, 'en', { plain: true });

test.each(Object.entries({ ...CATALOGUE, ...D07, ...D12 }))(
  'the words of %s are those that are reported',
  (code, entry) => {
    const args = Object.fromEntries(
      [...placeholders(`${entry.message} ${entry.help ?? ''}`, false)].map((name) => [name, `{${name}}`]),
    );
    expect(english.say(code, args)).toBe(entry.message);
    expect(english.attribute(code, 'help', args)).toBe(entry.help);
  },
);

test('every code has a title, and no other', () => {
  const codes = allCodes();
  const ids = [...wordsIn('en').matchAll(/^(D\d{4}) =/gm)].map(([, code]) => code);
  expect(ids.sort()).toEqual([...codes.keys()]);
  for (const { code, title } of codes.values()) expect([code, english.attribute(code, 'title')]).toEqual([code, title]);
});

describe.each(LANGUAGES)('%s', (lang) => {
  const { problem: tell, say } = problemWords({ [lang]: [wordsIn(lang)] }, lang);

  test.each(Object.keys(ENGINE_CODES))('%s of the engine is told', (code) => {
    const { message } = code < 'D0900' ? flaw(code as 'D0801', named) : problem(code as EngineCode, named);
    expect(say(message)).not.toBe(message);
    expect(placeholders(say(message))).toEqual(placeholders(message));
  });

  test.each(CODES)('nothing of the example of %s is left in English', (code) => {
    const { failing } = CATALOGUE[code];
    if (typeof failing === 'object' && 'bytes' in failing) return;
    const files = new Map(Object.entries(typeof failing === 'string' ? { 'a.draco': wholeExample(failing) } : failing));
    const [entry = ''] = files.keys();
    const found =
      code < 'D0150' ? parse(String(failing), entry).problems : compile(entry, (path) => files.get(path)).problems;
    expect(found.length).toBeGreaterThan(0);
    for (const one of found)
      expect(sentencesOf(tell(one)).filter((text) => sentencesOf(one).includes(text))).toEqual([]);
  });

  test('what could stand there is told to the end', () => {
    const [{ message = '' } = {}] = parse('card a {\n  if x is { stop }\n}\n', 'a.draco').problems.map(tell);
    const [or, value] = { de: ['oder', 'ein Wert'], fr: ['ou', 'une valeur'], nl: ['of', 'een waarde'] }[lang];
    expect(message).toContain(`\`in\` ${or} ${value}`);
  });

  test('every fault and every limit of a rule is told', () => {
    const root = fileURLToPath(new URL('../../../packages/engine/src', import.meta.url));
    const reasons = readdirSync(root, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\b(?:fault|breach)\('([^']+)'\)/g)])
      .map(([, reason = '']) => reason);
    expect(new Set(reasons).size).toBeGreaterThan(15);
    expect(reasons.filter((reason) => say(reason) === reason)).toEqual(lang === 'fr' ? ['phases'] : []);
  });

  test('every reason to stop is told', () => {
    const root = fileURLToPath(new URL('../src', import.meta.url));
    const sentences = readdirSync(root, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(`${root}/${file}`, 'utf8').matchAll(
            /(?:new Failure\(\s*'D\d+',|new Stopped\(|\['D\d+', \(\w*\) =>)\s*(?:`([^`]+)`|'([^']+)')/g,
          ),
        ].map(([, template, plain]) => (template ?? plain ?? '').replace(/\$\{[^}]*\}/g, 'x')),
      );
    expect(sentences.length).toBeGreaterThan(50);
    // A template inside a template is cut short by the pattern above.
    const whole = sentences.filter((sentence) => !sentence.includes('${'));
    expect(whole.filter((sentence) => say(sentence) === sentence)).toEqual([]);
  });
});

const sentencesOf = ({ message, help, related = [], fixes = [] }: Problem): string[] => [
  message,
  ...(help === undefined ? [] : [help]),
  ...related.map((place) => place.message),
  ...fixes.map((fix) => fix.title),
];

const BROKEN = `game odd
language 1
players 2
cards action
zone deck: rong of action
card a {
  choose h heroes
  let n = 3
  stop
}
play { end game }
winners = players
`;

test.each([
  [
    'de',
    [
      'Fehler[D0218]: `rong` passt hier nicht; gebraucht wird: eines von ring, row, grid, pile, hand, set.',
      'Hilfe: Meintest du `ring`?',
      'Fehler[D0110]: `heroes` habe ich hier nicht erwartet; nach `choose h` sollte `from` kommen.',
      'Hilfe: Zum Beispiel: `choose h from heroes`',
      'Warnung[D0405]: Der Name `n` wird nicht benutzt.',
    ],
  ],
  [
    'fr',
    [
      'erreur[D0218]: `rong` ne va pas ici ; il faut : un de ring, row, grid, pile, hand, set.',
      'aide : Vouliez-vous dire `ring` ?',
      'erreur[D0110]: Je n’attendais pas `heroes` ici ; après `choose h` devrait venir `from`.',
      'aide : Par exemple : `choose h from heroes`',
      'avertissement[D0405]: Le nom `n` ne sert nulle part.',
    ],
  ],
  [
    'nl',
    [
      'fout[D0218]: `rong` past hier niet; nodig is: een van ring, row, grid, pile, hand, set.',
      'hulp: Bedoelde je `ring`?',
      'fout[D0110]: `heroes` verwachtte ik hier niet; na `choose h` hoort `from` te komen.',
      'hulp: Bijvoorbeeld: `choose h from heroes`',
      'waarschuwing[D0405]: De naam `n` wordt niet gebruikt.',
    ],
  ],
])('check tells problems in %s, and only their words differ', (lang, lines) => {
  const cwd = folder({ 'odd.draco': BROKEN });
  const { out, code } = draco(['check', 'odd.draco', '--lang', lang], { cwd });
  expect(code).toBe(1);
  // French signs stand behind spaces at which no line breaks.
  for (const line of lines) expect(out.replace(/[\u00a0\u202f]/g, ' ')).toContain(line);

  const json = (...args: string[]) =>
    JSON.parse(draco(['check', 'odd.draco', '--format', 'json', ...args], { cwd }).out);
  const [told, english] = [json('--lang', lang), json()];
  const bare = ({ problems }: { problems: object[] }) =>
    problems.map((one) => ({ ...one, message: '', help: '', related: [], fixes: [] }));
  expect(bare(told)).toEqual(bare(english));
  told.problems.forEach(({ message }: { message: string }, at: number) => {
    expect(message).not.toBe(english.problems[at].message);
  });
  const sarif = JSON.parse(draco(['check', 'odd.draco', '--format', 'sarif', '--lang', lang], { cwd }).out);
  expect(sarif.runs[0].results[0].message.text).toContain(told.problems[0].message);
});

test('a command stops with a sentence in the language of the person', () => {
  const { err, code } = draco(['check', 'nowhere.draco', '--lang', 'de'], { cwd: folder() });
  expect([code, err]).toEqual([2, 'Fehler[D1001]: Es gibt keine Datei und keinen Ordner nowhere.draco.\n']);
});

test('explain gives the title in the language of the person', () => {
  expect(draco(['explain', 'D0404', '--lang', 'nl']).out).toMatch(/^D0404: nooit bereikt \(waarschuwing\)\n/);
  expect(draco(['explain', '--lang', 'fr']).out).toMatch(/^D0404 +avertissement +jamais atteint$/m);
});
