// How long compiling takes, in time of the processor, so that a busy machine gives the same figures.
// Run after a build: node packages/lang/bench/compile.bench.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Bench } from 'tinybench';
import { compile, createProject, EXAMPLE_GAME } from '../dist/index.js';

const entry = fileURLToPath(new URL('../../../cards/draco.draco', import.meta.url));
const texts = new Map();
const read = (/** @type {string} */ path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'));
  return texts.get(path);
};
// The rules and the cards; the tests of the game are four times as long.
const withoutTests = (/** @type {string} */ path) => read(path)?.replace(/^include ".*\/tests\/.*$/gm, '');

const deckOf = (/** @type {number} */ n) =>
  EXAMPLE_GAME +
  Array.from({ length: n }, (_, i) => `card c-${i} { choose x from pawns of you { advance x by ${i % 9} } }\n`).join(
    '',
  );
const decks = { small: deckOf(500), large: deckOf(5000) };

const project = createProject(entry, read);
project.problems();
const edited = fileURLToPath(new URL('../../../cards/draco/cards/moves.draco', import.meta.url));
const before = read(edited);
const at = before.indexOf('roll die');
let flip = false;

const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const bench = new Bench({ time: 2000, warmupTime: 1000, now });
bench
  .add('rules and cards of a game, to a ruleset (goal: 60 ms)', () => {
    compile(entry, withoutTests);
  })
  .add('one character edited, checked again, tests included (goal: 10 ms)', () => {
    flip = !flip;
    project.update(edited, flip ? `${before.slice(0, at)}roll dei${before.slice(at + 8)}` : before);
    project.problems();
  })
  .add('500 cards', () => {
    compile('a.draco', () => decks.small);
  })
  .add('5,000 cards (goal: 2 s)', () => {
    compile('a.draco', () => decks.large);
  });
await bench.run();
console.table(
  bench.tasks.map(({ name, result }) => ({
    name,
    'median ms': result && 'latency' in result ? Number(result.latency.p50.toFixed(2)) : undefined,
    'least ms': result && 'latency' in result ? Number(result.latency.min.toFixed(2)) : undefined,
  })),
);
