import { type Command, Option } from 'commander';
import { type Attach, common, examples, formatOf, whole, withStart } from './shape.js';

/** Commands that run a game. */
export function playCommands(program: Command, attach: Attach): void {
  const play = withStart(common(program.command('play')))
    .summary('play in the terminal')
    .description('Plays a game in the terminal, against bots or with several people at one keyboard.')
    .argument('[game]', 'a game or deck: its name, its file, or a built ruleset')
    .option('--humans <n>', 'people at this keyboard; the other seats are bots', whole(0, 64), 1)
    .addOption(botOption('greedy'))
    .option('--iterations <n>', 'how long an mcts bot thinks', whole(1, 1_000_000))
    .addOption(new Option('--card <id>', 'start with this card in hand').conflicts('resume'))
    .option(
      '--save <file>',
      'where the game is saved, also when it is over; default: NAME.save.json here, when you leave',
    )
    .option('--resume <file>', 'go on with a saved game')
    .addHelpText(
      'after',
      examples(
        'draco play draco --seats 4 --lang nl',
        'draco play my-deck --card helping-paw',
        'draco play --resume draco.save.json',
      ),
    );
  attach(play, async () => (await import('../commands/play.js')).play);

  const sim = withStart(common(program.command('sim')))
    .summary('play many games and count')
    .description('Plays many games with bots on all cores. The same seed gives the same figures, however many workers.')
    .argument('<game>', 'a game or deck: its name, its file, or a built ruleset')
    .option('--games <n>', 'how many', whole(1), 1000)
    .addOption(botOption('random'))
    .option('--iterations <n>', 'how long an mcts bot thinks', whole(1, 1_000_000))
    .option('--workers <n>', 'threads; default: one a core', whole(1, 256))
    .option('--report <file>', 'write a page with tables and plots')
    .addOption(formatOf('pretty', 'json', 'csv'))
    .addHelpText(
      'after',
      examples(
        'draco sim draco --games 2000 --seats 4 --seed spring',
        'draco sim my-deck --bot greedy --report my-deck.html',
      ),
    );
  attach(sim, async () => (await import('../commands/sim.js')).sim);

  const replay = common(program.command('replay'))
    .summary('a saved game, step by step')
    .description('Plays a saved game again from its seed and answers, and names the first step that differs.')
    .argument('<file>', 'a saved game')
    .option('--game <game>', 'the game it was played with, if it is not found by its name')
    .option('--seat <n>', 'as this seat saw it (from 1); default: as a spectator', whole(1, 64))
    .addOption(new Option('--all', 'name every choice, also those that were made in secret').conflicts('seat'))
    .option('--step', 'walk through it in the terminal, forth and back')
    .addOption(formatOf('pretty', 'json'))
    .addHelpText('after', examples('draco replay draco.save.json', 'draco replay draco.save.json --step --seat 1'));
  attach(replay, async () => (await import('../commands/replay.js')).replay);
}

function botOption(standard: string): Option {
  return new Option('--bot <bot>', 'who plays').choices(['random', 'greedy', 'mcts']).default(standard);
}
