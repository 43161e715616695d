import { type Command, InvalidArgumentError, Option } from 'commander';
import { BOT_NAMES } from '../play/bots.js';
import { type Attach, common, examples, formatOf, setting, whole, withStart } from './shape.js';

/** Commands that run a game. */
export function playCommands(program: Command, attach: Attach): void {
  const play = withStart(common(program.command('play')))
    .summary('play in the terminal')
    .description('Plays a game in the terminal, against bots or with several people at one keyboard.')
    .argument('[game]', 'a game or deck: its name, its file, or a built ruleset')
    .option('--humans <n>', 'people at this keyboard; the other seats are bots', whole(0, 64), 1)
    .addOption(botOption('medium'))
    .option('--iterations <n>', 'how long an mcts bot thinks', whole(1, 1_000_000))
    .option('--no-hints', 'nobody can ask what a strong player would do')
    .addOption(new Option('--card <id>', 'start with this card in hand').conflicts('resume'))
    .option(
      '--save <file>',
      'where the game is saved, also when it is over; default: NAME.save.json here, when you leave',
    )
    .option('--resume <file>', 'go on with a saved game')
    .addOption(
      new Option('--join <link>', 'sit down at a table of a server').conflicts([
        'resume',
        'save',
        'card',
        'seats',
        'seed',
      ]),
    )
    .option('--name <name>', 'your name there')
    .option('--seat <n>', 'your seat there (from 1); default: the first free one', whole(1, 64))
    .addHelpText(
      'after',
      examples(
        'draco play draco --seats 4 --lang nl',
        'draco play my-deck --card helping-paw',
        'draco play --resume draco.save.json',
        'draco play --join "http://localhost:4173/friends.html#TABLE.KEY" --name Ann',
      ),
    );
  attach(play, async () => (await import('../commands/play.js')).play);

  const sim = withQueueFlags(withStart(common(program.command('sim'))))
    .summary('play many games and count')
    .description('Plays many games with bots on all cores. The same seed gives the same figures, however many workers.')
    .argument('<game>', 'a game or deck: its name, its file, or a built ruleset')
    .option('--games <n>', 'how many', whole(1), 1000)
    .option(
      '--bot <bots>',
      `who plays: ${BOT_NAMES.join(', ')}; one for all seats, or one for each with commas between`,
      mix,
      ['random'],
    )
    .option('--iterations <n>', 'how long an mcts bot thinks', whole(1, 1_000_000))
    .option('--workers <n>', 'threads; default: one a core', whole(1, 256))
    .option('--report <file>', 'write a page with tables and plots')
    .addOption(formatOf('pretty', 'json', 'csv'))
    .addHelpText(
      'after',
      examples(
        'draco sim draco --games 2000 --seats 4 --seed spring',
        'draco sim my-deck --bot greedy --report my-deck.html',
        'draco sim draco --games 400 --bot hard,easy,random,random',
      ),
    );
  attach(sim, async () => (await import('../commands/sim.js')).sim);

  const train = withQueueFlags(common(program.command('train')))
    .summary('learn a game by playing it')
    .description(
      'Learns to play a game or deck by playing it against itself, on all cores, and writes what it learned to bot.json in the folder beside the game. The same seed and number of games teach the same. Stopped with Ctrl-C, it goes on when it is started again.',
    )
    .argument('<game>', 'a game or deck: its name, its file, or a built ruleset')
    .option('--games <n>', 'how many', whole(1), 50_000)
    .addOption(
      new Option('--seconds <n>', 'as many games as can be played in that time').argParser(whole(1)).conflicts('games'),
    )
    .option(
      '--seats <n>',
      'number of players, or several with commas between; default: all that the game allows',
      counts,
    )
    .option('--seed <text>', 'the same seed teaches the same')
    .option('--option <name=value>', 'set an option of the game; may be repeated', setting)
    .option('--workers <n>', 'threads; default: one a core', whole(1, 256))
    .option('-o, --output <file>', 'where to write; default: bot.json in the folder beside the game')
    .option('--fresh', 'begin with nothing, whatever was learned before')
    .addOption(formatOf('pretty', 'json'))
    .addHelpText('after', examples('draco train draco', 'draco train my-deck --seconds 60 --seats 4'));
  attach(train, async () => (await import('../commands/train.js')).train);
  const balance = withQueueFlags(withStart(common(program.command('balance'))))
    .summary('what each card of a deck is worth')
    .description(
      'Learns to play a deck, then plays the same deals with and without each card, and says what it is worth, with bounds. Marks cards that are too strong, too weak, dead or harmful.',
    )
    .argument('<deck>', 'a game or deck: its name, its file, or a built ruleset')
    .option('--against <base>', 'compare it with this game or deck')
    .option('--seconds <n>', 'how long it takes', whole(1, 1_000_000), 60)
    .option('--rounds <n>', 'learn for so many rounds, whatever time it takes; with --deals', whole(1, 100_000))
    .option('--deals <n>', 'play so many deals, whatever time it takes; with --rounds', whole(1, 100_000_000))
    .option('--workers <n>', 'threads; default: one a core', whole(1, 256))
    .option('--report <file>', 'write a page with tables and plots')
    .addOption(formatOf('pretty', 'json'))
    .addHelpText(
      'after',
      examples(
        'draco balance my-deck --seconds 120 --report my-deck.html',
        'draco balance my-deck --against draco',
        'draco balance draco --seats 4 --rounds 300 --deals 500 --format json',
      ),
    );
  attach(balance, async () => (await import('../commands/balance.js')).balanceCommand);

  const work = common(program.command('work'))
    .summary('play for commands on other machines')
    .description(
      'Does pieces of what sim, train and balance with the same --queue are at, until it is stopped. Start as many as you like, on any machine that reaches the Postgres.',
    )
    .option('--queue <url>', 'the Postgres, as postgres://user:password@host/database')
    .option('--workers <n>', 'threads; default: one a core', whole(1, 256))
    .addHelpText('after', examples('draco work --queue postgres://draco:secret@db/work'));
  attach(work, async () => (await import('../commands/work.js')).work);

  const replay = common(program.command('replay'))
    .summary('a saved game, step by step')
    .description('Plays a saved game again from its seed and answers, and names the first step that differs.')
    .argument('<file>', 'a saved game')
    .option('--game <game>', 'the game it was played with, if it is not found by its name')
    .option('--seat <n>', 'as this seat saw it (from 1); default: as a spectator', whole(1, 64))
    .addOption(new Option('--all', 'name every choice, also those that were made in secret').conflicts('seat'))
    .option('--verify', 'check the proof of a game from a server: nobody can have chosen its deal')
    .option('--step', 'walk through it in the terminal, forth and back')
    .addOption(formatOf('pretty', 'json'))
    .addHelpText(
      'after',
      examples(
        'draco replay draco.save.json',
        'draco replay draco.save.json --step --seat 1',
        'draco replay "http://localhost:4173/friends.html#TABLE.KEY" --verify',
      ),
    );
  attach(replay, async () => (await import('../commands/replay.js')).replay);
}

/** Work that may go to other machines. */
function withQueueFlags(command: Command): Command {
  return command
    .option('--queue <url>', 'let draco work do it: the Postgres, as postgres://user:password@host/database')
    .option(
      '--piece <n>',
      'with --queue: games or deals in a piece; default: about two seconds of them',
      whole(1, 1_000_000),
    );
}

/** The server of online tables. */
export function serveCommand(program: Command, attach: Attach): void {
  const serve = common(program.command('serve'))
    .summary('the server of online tables, with the site')
    .description(
      'Serves the site and its online tables until it is stopped. The database is embedded and lies in a folder of its own; with DATABASE_URL it is that Postgres, and any number of processes may serve the same tables.',
    )
    .option('-p, --port <n>', 'port; 0 takes any free one', whole(0, 65_535), 4173)
    .option('--host [address]', 'for the local network, or at this address; default: this machine only')
    .option('--data <folder>', 'where the embedded database lies', 'draco-data')
    .option('--site <folder>', 'the pages to serve; default: those that come with draco')
    .option('--docs <folder>', 'the documentation to serve beside them')
    .option('--origin <origin...>', 'pages from elsewhere that may use the tables; * for all')
    .option('--trust-proxy', 'a proxy of yours says in X-Forwarded-For who asks')
    .option('--limit <name=value>', 'change a limit; may be repeated', limit)
    .addOption(
      new Option('--log <level>', 'what is logged, as lines of JSON on standard error')
        .choices(['silent', 'error', 'warn', 'info'])
        .default('warn'),
    )
    .addHelpText(
      'after',
      examples('draco serve', 'draco serve --host --port 8080', 'DATABASE_URL=postgres://… draco serve'),
    );
  attach(serve, async () => (await import('../commands/serve.js')).serve);
}

/** `--limit tablesPerHour=10`, any number of times. */
function limit(text: string, before: Record<string, string> = {}): Record<string, string> {
  const found = /^([A-Za-z]+)=(\d+)$/.exec(text);
  if (!found) throw new InvalidArgumentError('Write it as NAME=NUMBER.');
  return { ...before, [found[1] as string]: found[2] as string };
}

/** `--seats 3,4`. */
function counts(text: string): number[] {
  return text.split(',').map((one) => whole(1, 64)(one.trim()));
}

/** `--bot greedy,random,random`: who has which seat in the first game. */
function mix(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const odd = names.find((name) => !(BOT_NAMES as readonly string[]).includes(name));
  if (odd !== undefined)
    throw new InvalidArgumentError(`Allowed choices are ${BOT_NAMES.join(', ')}; several with commas between them.`);
  return names;
}

function botOption(standard: string): Option {
  return new Option('--bot <bot>', 'who plays: how strong, or how it thinks').choices(BOT_NAMES).default(standard);
}
