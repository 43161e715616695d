// How fast the engine is, for every game in cards/. Needs a build. All times are of the processor, so a busy machine
// disturbs them less; every figure is repeated and given with its spread.
// Usage: pnpm bench [GAME …] [--repeats N] [--json FILE] [--compare FILE] [--reference FILE]
// --reference: a program that plays Draco by hand-written code and prints JSON with `gamesPerSecond`; run side by side.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomPicker } from '../packages/bots/dist/index.js';
import { generate } from '../packages/engine/dist/generate.js';
import { loadRuleset, playout, startGame } from '../packages/engine/dist/index.js';
import { compile } from '../packages/lang/dist/index.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeats: { type: 'string', default: '7' },
    json: { type: 'string' },
    compare: { type: 'string' },
    reference: { type: 'string' },
  },
});
const repeats = Number(values.repeats);

/** Seconds of the processor. */
function cost(/** @type {() => void} */ act) {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** The middle and the spread (half the distance of the quartiles) of a figure measured several times. */
function repeated(/** @type {() => number} */ measure) {
  const found = Array.from({ length: repeats }, measure).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => found[Math.round(share * (found.length - 1))] ?? 0;
  return { value: at(0.5), spread: (at(0.75) - at(0.25)) / 2 };
}

/** Microseconds for one act. */
const micros = (/** @type {number} */ times, /** @type {() => void} */ act) =>
  repeated(() => {
    const seconds = cost(() => {
      for (let i = 0; i < times; i++) act();
    });
    return (seconds * 1e6) / times;
  });

const read = (/** @type {string} */ path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
const compileGame = (/** @type {string} */ name) =>
  compile(`cards/${name}.draco`, read, { root: 'cards', findGame: (game) => `cards/${game}.draco` }).ruleset;

function load(ruleset, back) {
  const loaded = loadRuleset(ruleset, back);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

function measureGame(name) {
  const compiling = repeated(() => cost(() => compileGame(name)) * 1000);
  const json = JSON.stringify(compileGame(name));
  const fresh = () => JSON.parse(json);
  const closures = load(fresh(), null);
  const generated = load(fresh(), generate);
  const { min, max } = closures.ruleset.seats;
  const seats = Math.max(min, Math.min(max, name === 'saboteur' ? 5 : 4));
  const play = (loaded, games, seed) => {
    let decisions = 0;
    for (let n = 0; n < games; n++) {
      decisions += playout(loaded, { seats, seed: `${seed}/${n}` }, randomPicker(`${seed}/${n}`)).decisions;
    }
    return decisions;
  };
  /** As many games as fill half a second, after five seconds of warming up: a card is met once in many games. */
  const speed = (loaded) => {
    let last = 1;
    for (let spent = 0, n = 0; spent < 5; spent += last, n++) last = cost(() => play(loaded, 200, `warm${n}`));
    const games = Math.max(50, Math.round((200 / last) * 0.5));
    let decisions = 0;
    const perSecond = repeated(
      () =>
        games /
        cost(() => {
          decisions = play(loaded, games, 'bench');
        }),
    );
    return { perSecond, decisions: decisions / games };
  };
  const fast = speed(generated);
  const plain = speed(closures);
  const game = startGame(closures, { seats, seed: 'bench' });
  const answerOf = (/** @type {typeof game} */ at) => {
    const { id, seat, options, min: least } = at.decisions[0];
    return { decision: id, seat, choose: options.slice(0, least).map((option) => option.id), version: at.version };
  };
  for (let n = 0; n < 20 && game.decisions.length > 0; n++) game.answer(answerOf(game));
  const answers = repeated(() => {
    const other = startGame(closures, { seats, seed: 'answers' });
    let count = 0;
    const seconds = cost(() => {
      for (; count < 100 && other.decisions.length > 0; count++) other.answer(answerOf(other));
    });
    return (seconds * 1e6) / count;
  });
  const collect = globalThis.gc ?? (() => {});
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: 200 }, () => game.fork());
  collect();
  const memory = (process.memoryUsage().heapUsed - before) / held.length / 1024;
  return {
    'games/s': fast.perSecond,
    'decisions/s': {
      value: fast.perSecond.value * fast.decisions,
      spread: fast.perSecond.spread * fast.decisions,
    },
    'games/s without eval': plain.perSecond,
    'fork µs': micros(2000, () => game.fork()),
    'save µs': micros(200, () => game.save()),
    'view µs': micros(500, () => game.view(0)),
    'answer µs': answers,
    'compile ms': compiling,
    'load ms': repeated(() => cost(() => load(fresh(), null)) * 1000),
    ...(globalThis.gc ? { 'fork kB': { value: memory, spread: 0 } } : {}),
  };
}

const all = readdirSync(join(root, 'cards'))
  .filter((file) => file.endsWith('.draco'))
  .map((file) => file.slice(0, -'.draco'.length));
const games = positionals.length > 0 ? positionals : all;
const earlier = values.compare ? JSON.parse(readFileSync(values.compare, 'utf8')) : {};
const results = {};
const figure = (/** @type {number} */ n) => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
for (const name of games) {
  const found = measureGame(name);
  results[name] = found;
  console.log(`\n${name}\n| figure | value | spread |${values.compare ? ' to earlier |' : ''}`);
  console.log(`|---|---:|---:|${values.compare ? '---:|' : ''}`);
  for (const [key, { value, spread }] of Object.entries(found)) {
    const old = earlier[name]?.[key]?.value;
    const ratio = values.compare ? ` ${old ? `${(value / old).toFixed(2)} ×` : '–'} |` : '';
    console.log(`| ${key} | ${figure(value)} | ± ${figure(spread)} |${ratio}`);
  }
  if (name === 'draco' && values.reference) {
    const { gamesPerSecond } = JSON.parse(execFileSync(process.execPath, [values.reference], { encoding: 'utf8' }));
    const share = found['games/s'].value / gamesPerSecond;
    results[name]['of the reference'] = { value: share, spread: 0 };
    console.log(`| of the reference | ${share.toFixed(3)} | |`);
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
