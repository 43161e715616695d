import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, createProject } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

const CARDS = `
card leap (n: 3) { choose x from pawns of you { advance x by n } }
card gift for each w in way { choose p from opponents { step scout w; move 1 coin from you to p } }
define rich = coin of red > 5
card late { until start round, after advance (x) by (n) { if rich { advance x by n } } }
test "gift" { given { start round }
  expect round is 1
}
`;
const options = { marks: true, tests: true, spans: true };

/** A small edit: some characters out, some in. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.constantFrom('', ' ', '\n', 'x', '2', '{', '}', ' of ', 'card z { stop }\n', 'you', '# note\n', '(', ' + 1'),
});

test('after any edits a project says and makes what a fresh compile does', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
      const files = new Map([
        ['game.draco', EXAMPLE_GAME.replace('players 2 to 4', 'include "cards.draco"\nplayers 2 to 4')],
        ['cards.draco', CARDS],
      ]);
      const project = createProject('game.draco', (path) => files.get(path));
      edits.forEach(({ at, cut, put }, n) => {
        const path = n % 3 === 2 ? 'game.draco' : 'cards.draco';
        const text = files.get(path) ?? '';
        const start = Math.floor(at * text.length);
        const next = text.slice(0, start) + put + text.slice(start + cut);
        files.set(path, next);
        project.update(path, next);
        const fresh = compile('game.draco', (one) => files.get(one), options);
        expect(project.problems()).toEqual(fresh.problems);
        expect(project.ruleset(options)).toEqual(fresh.ruleset);
      });
    }),
    { numRuns: 30 },
  );
}, 60_000);

/** Cards that tell what is hidden, that pass it on, and that do neither: what one says of another must not be kept too long. */
test('after any edits of cards what is hidden is judged as by a fresh compile', () => {
  const folder = fileURLToPath(new URL('../corpus/secrets/', import.meta.url));
  const game = readFileSync(`${folder}game.txt`, 'utf8');
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.draco'))
    .flatMap((name) =>
      readFileSync(folder + name, 'utf8')
        .split(/^# ---- (?:refused|allowed)$/m)
        .slice(1),
    );
  const blocks = cases.flatMap((text) =>
    [...text.matchAll(/^phase turn of \(you: player\) (\{[\s\S]*?\n\})/gm)].map(([, body]) => body ?? ''),
  );
  expect(blocks.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('{ stop }', ...blocks)), { minLength: 2, maxLength: 6 }),
      (text, edits) => {
        const bodies = ['{ stop }', '{ stop }', '{ stop }'];
        const whole = () => `${game}\n${text}\n${bodies.map((body, n) => `card made-${n}: leaf ${body}`).join('\n')}\n`;
        const project = createProject('x.draco', whole);
        project.problems();
        for (const [n, body] of edits) {
          bodies[n] = body;
          project.update('x.draco', whole());
          expect(project.problems()).toEqual(compile('x.draco', whole).problems);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test('what did not change is not resolved again', () => {
  const files = new Map([['game.draco', EXAMPLE_GAME]]);
  const project = createProject('game.draco', (path) => files.get(path));
  const before = project.program().units;
  project.update('game.draco', EXAMPLE_GAME.replace('add 1 to round', 'add 2 to round'));
  const after = project.program().units;
  const kept = after.filter((unit, at) => unit.body === before[at]?.body);
  expect(kept).toHaveLength(before.length - 1);
});
