// How long a deck takes to paper, by the command as people start it: pnpm bench print [--repeats N]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/root.mjs';
import { Trouble } from '../scripts/lib/trouble.mjs';

const COMMAND = join(root, 'apps/cli/bin/draco.js');
const PEAK = pathToFileURL(join(root, 'bench/lib/peak.mjs')).href;
/** Cards of Draco's deck, which the larger ones begin with. */
const FIRST = 74;

/** @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { repeats: { type: 'string' } } });
  const repeats = Number(values.repeats ?? 5);
  const folder = mkdtempSync(join(tmpdir(), 'draco-bench-print-'));
  try {
    const rows = [FIRST, 1000, 2000, 4000].map((cards) => {
      const deck = cards === FIRST ? 'draco' : largeDeck(folder, cards);
      const parts = cards === FIRST ? [] : ['--parts', 'cards'];
      const runs = Array.from({ length: repeats }, () => measure(folder, [deck, ...parts]));
      const middle = (/** @type {'seconds' | 'cpu' | 'megabytes'} */ key) =>
        runs.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
      const size = (runs[0]?.bytes ?? 0) / 1e6;
      return [
        cards,
        middle('seconds').toFixed(2),
        middle('cpu').toFixed(2),
        middle('megabytes').toFixed(0),
        size.toFixed(1),
      ];
    });
    const table = [
      ['cards', 'seconds', 'of which computing', 'memory at most, MB', 'file, MB'],
      ['---:', '---:', '---:', '---:', '---:'],
      ...rows,
    ];
    process.stdout.write(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string[]} args */
function measure(folder, args) {
  const [out, peak] = [join(folder, 'out.pdf'), join(folder, 'peak.json')];
  const begun = performance.now();
  const ran = spawnSync(process.execPath, ['--import', PEAK, COMMAND, 'print', ...args, '--lang', 'nl', '-o', out], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DRACO_BENCH_PEAK: peak },
  });
  if (ran.status !== 0) throw new Trouble(`draco print failed: ${ran.stderr}`);
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, bytes: statSync(out).size, ...JSON.parse(readFileSync(peak, 'utf8')) };
}

/** A deck of so many cards, each with a text of its own. @param {string} folder @param {number} cards */
function largeDeck(folder, cards) {
  const name = `large-${cards}`;
  const ids = Array.from({ length: cards - FIRST }, (_, n) => `made-${n}`);
  const bodies = ids.map((id) => `card ${id} (n: 2) {\n  choose h from heroes\n  move h forward n\n}\n`);
  const texts = ids.map(
    (id, n) =>
      `card-${id} = Verhaal ${n}\n    .text = Kies een held die vandaag nog niet bewogen heeft: hij gaat { $n } plaatsen vooruit, en wie naast hem zit, betaalt ${n} keer de rekening.\n`,
  );
  writeFileSync(
    join(folder, `${name}.draco`),
    `deck ${name}\nlanguage 1\nbuilds on draco\n\n${bodies.join('\n')}total action ${cards}\n`,
  );
  mkdirSync(join(folder, name), { recursive: true });
  for (const lang of ['en', 'nl'])
    writeFileSync(join(folder, name, `${lang}.ftl`), `deck-${name} = Large\n${texts.join('')}`);
  return `${name}.draco`;
}
