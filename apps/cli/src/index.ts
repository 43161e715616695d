import { boundary } from './frame/boundary.js';
import { processIo } from './frame/io.js';
import { tuneFor } from './frame/tiering.js';
import { version } from './home/home.js';
import { languageOf } from './input/language.js';
import { wordsFor } from './words/words.js';

/** Runs the command line and answers the exit code: 0 fine, 1 findings in the input, 2 wrong use or failure. */
export async function main(argv: readonly string[]): Promise<number> {
  const io = processIo(argv, wordsFor(languageOf(langFlag(argv), process)));
  return boundary(io, argv.includes('--debug'), async () => {
    // Asked by scripts and prompts all the time: no need to load the commands.
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
      io.out(`${version()}\n`);
      return 0;
    }
    tuneFor(argv);
    const { run } = await import('./program.js');
    return run(argv, io, version());
  });
}

/** Wanted before the flags are read, since whatever is said about them needs words too. */
function langFlag(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
}
