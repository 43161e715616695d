import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';
import { Trouble } from '../../scripts/lib/trouble.mjs';

export const HELP = `Usage: pnpm bench [GAME …] [options]
       pnpm bench lsp [--cards N] [--rounds N]    the language server, over the wire
       pnpm bench server [--full]                 tables online, under load
       pnpm bench balance [GAME …] [--deals N]    what draco balance marks in the games themselves
       pnpm bench print [--repeats N]             decks on paper: seconds and memory
       pnpm bench strength [GAME …]               how often the bots win, against whom

Measures every game in cards/, or those named: random games and decisions a second, the cost of fork, save, view and
of one answer, compiling, loading, memory, sim with one worker and with two. Needs a build. Times are of the processor
unless said otherwise; figures are the middle of several, with half the distance of the quartiles.

  --repeats N       how often each figure is measured (7)
  --seconds S       how long one measurement of playing takes; warming up takes ten times as long (0.5)
  --json FILE       where the figures go (bench/latest.json)
  --compare FILE    print ratios to an earlier run's JSON
  --reference FILE  beside a program that plays Draco by code of its own and prints JSON with gamesPerSecond
  --browser         the same games in Chromium and in Node, in turns
  --plot            games a second against seats, cards and length; draws docs/public/growth.svg
  --soak N          the heap on the way through N games of the first game named, a hundredth of the others
  --no-sim          without sim, which needs two cores that have nothing else to do
  --only            only what the four above ask for: --reference, --browser, --plot, --soak
  --docs            with --browser and --plot, unless --only; the tables in docs/speed.md are written again
  --help            this text
`;

/** @param {string[]} args */
export function readArguments(args) {
  const { values, positionals } = parse(args);
  const whole = values.docs === true && values.only !== true;
  return {
    help: values.help === true,
    games: positionals,
    repeats: number('--repeats', values.repeats ?? '7', 1),
    seconds: number('--seconds', values.seconds ?? '0.5', 0),
    json: resolve(values.json ?? `${root}/bench/latest.json`),
    compare: values.compare === undefined ? undefined : earlier(values.compare),
    reference: values.reference === undefined ? undefined : existing('--reference', values.reference),
    soak: values.soak === undefined ? undefined : number('--soak', values.soak, 10),
    browser: values.browser === true || whole,
    plot: values.plot === true || whole,
    sim: values['no-sim'] !== true,
    only: values.only === true,
    docs: values.docs === true,
  };
}

/** @param {string[]} args */
function parse(args) {
  const text = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean') };
  try {
    return parseArgs({
      // pnpm hands on the dashes that tell its own options from ours.
      args: args[0] === '--' ? args.slice(1) : args,
      allowPositionals: true,
      options: {
        repeats: text,
        seconds: text,
        json: text,
        compare: text,
        reference: text,
        soak: text,
        browser: flag,
        plot: flag,
        'no-sim': flag,
        only: flag,
        docs: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Trouble(`${sentence}; pnpm bench --help lists what there is.`);
  }
}

/** @param {string} flag @param {string} text @param {number} least */
function number(flag, text, least) {
  const value = Number(text);
  const fits =
    Number.isFinite(value) && (flag === '--seconds' ? value > least : Number.isInteger(value) && value >= least);
  if (!fits)
    throw new Trouble(
      `${flag} takes a ${flag === '--seconds' ? 'number above 0' : `whole number from ${least} on`}, not "${text}".`,
    );
  return value;
}

/** @param {string} flag @param {string} file */
function existing(flag, file) {
  if (!existsSync(file)) throw new Trouble(`${flag} names ${file}, which is not there.`);
  return resolve(file);
}

/** @param {string} file */
function earlier(file) {
  const text = readFileSync(existing('--compare', file), 'utf8');
  try {
    const found = JSON.parse(text);
    if (typeof found === 'object' && found !== null && 'games' in found) return found;
  } catch {
    // Said below, as for any other file that is no run.
  }
  throw new Trouble(`--compare names ${file}, which is not a JSON file of pnpm bench.`);
}
