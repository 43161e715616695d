import { Argument, type Command, Option } from 'commander';
import { type Attach, common, examples, formatOf, needs, whole, withFormat } from './shape.js';

/** Commands for the desk: what one does with a file. */
export function authorCommands(program: Command, attach: Attach): void {
  const check = withFormat(common(program.command('check')))
    .summary('find every problem in rules, cards, tests and texts')
    .description(
      'Finds every problem in rules, cards, tests and texts.\n\nFILES are games, decks, folders or patterns; - reads from standard input. Without FILES, all games below here are checked. A comment `# draco-ignore D0412: why` silences that problem on its own line, or, alone on a line, on the next.',
    )
    .argument('[files...]', 'files, folders or patterns; - for standard input')
    .option('--fix', 'fix what can be fixed without changing the meaning')
    .option('--unsafe-fixes', 'fix also what needs a look afterwards (implies --fix)')
    .option('--diff', 'show what --fix would change and change nothing')
    .option('--watch', 'check again whenever a file changes')
    .option('--max-warnings <n>', 'more warnings than this are a failure', whole(0))
    .option('--deep <games>', 'play this many random games and report what they show', whole(1))
    .option('--seed <text>', 'seed of the random games', 'draco')
    .option('--stdin-name <file>', 'name of what comes from standard input', 'stdin.draco')
    .addHelpText(
      'after',
      examples('draco check cards/', 'draco check my.draco --fix', 'draco check --format sarif > draco.sarif'),
    );
  attach(check, async () => (await import('../commands/check.js')).check);

  const build = withFormat(common(program.command('build')))
    .summary('compile to a ruleset')
    .description('Compiles a game or deck to a ruleset (JSON) and puts its texts beside it, one file a language.')
    .argument('<file>', 'a game or deck')
    .option('-o, --out <path>', 'a .json file, a folder, or - for standard output', '-')
    .option('--no-texts', 'only the ruleset')
    .addHelpText('after', examples('draco build cards/draco.draco -o dist/draco.json'));
  attach(build, async () => (await import('../commands/build.js')).build);

  const test = withFormat(common(program.command('test')))
    .summary('run the tests')
    .description('Runs the test blocks, shows what differs, and which branches of cards no test reached.')
    .argument('[files...]', 'files, folders or patterns')
    .option('--name <text>', 'only tests whose name has this in it')
    .option('--coverage', 'list every branch that no test reached')
    .option('--min-coverage <percent>', 'less coverage of card branches is a failure', whole(0, 100))
    .addHelpText('after', examples('draco test cards/draco.draco', 'draco test --name toast --coverage'));
  attach(test, async () => (await import('../commands/test.js')).test);

  const fmt = withFormat(common(program.command('fmt')))
    .summary('one canonical layout')
    .description('Writes files in the one canonical layout. Comments are kept.')
    .argument('[files...]', 'files, folders or patterns; - for standard input')
    .option('--check', 'change nothing; report files whose layout differs')
    .option('--diff', 'show what would change and change nothing')
    .option('--stdin-name <file>', 'name of what comes from standard input', 'stdin.draco')
    .addHelpText('after', examples('draco fmt', 'draco fmt --check cards/', 'draco fmt - < my.draco'));
  attach(fmt, async () => (await import('../commands/fmt.js')).fmt);

  const explain = common(program.command('explain'))
    .summary('a problem code or a card, in words')
    .description('Explains a problem code with examples, or a card of a game in words.')
    .argument('[what]', 'a code such as D0412, or a card; without it, all codes')
    .option('--game <game>', 'the game or deck the card is from')
    .addOption(formatOf('pretty', 'json'))
    .addHelpText('after', examples('draco explain D0401', 'draco explain blackmail --game draco --lang nl'));
  attach(explain, async () => (await import('../commands/explain.js')).explain);

  const lsp = needs(common(program.command('lsp')), '--stdio', 'over standard input and output')
    .summary('the language server, for editors')
    .description(
      'Speaks the language server protocol with an editor, which starts it: problems as you type, fixes, completion, names, tests. How to set an editor up: docs/editors.md.',
    )
    .addHelpText('after', examples('draco lsp --stdio'));
  attach(lsp, async () => (await import('../commands/lsp.js')).lsp);

  texts(program, attach);
  scaffold(program, attach);

  const completion = common(program.command('completion'))
    .summary('completion for your shell')
    .description('Prints a script that completes draco commands and flags in your shell.')
    .addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples('eval "$(draco completion bash)"', 'draco completion fish > ~/.config/fish/completions/draco.fish'),
    );
  attach(completion, async () => (await import('../commands/completion.js')).completion);
}

function texts(program: Command, attach: Attach): void {
  const group = program
    .command('texts')
    .summary('translations: coverage, skeletons, spreadsheets')
    .description('Works on the texts of a game: what is translated, what is missing, what is out of date.')
    .addHelpText('after', examples('draco texts status cards/', 'draco texts extract cards/draco.draco --to it'));

  const status = withFormat(common(group.command('status')))
    .summary('coverage per language')
    .description(
      'Shows for each language what is translated, missing, unused, out of date or has other placeholders, and how many cards have a text that is made from what they do.',
    )
    .argument('[files...]', 'games, folders or patterns')
    .option('--game <game>', 'a game or deck by its name or file')
    .option('--all', 'list every message, not the first few')
    .addHelpText('after', examples('draco texts status cards/draco.draco --lang nl'));
  attach(status, async () => (await import('../commands/texts.js')).status);

  const extract = needs(common(group.command('extract')), '--to <language>', 'language of the skeleton')
    .summary('skeleton for a language')
    .description('Writes what a language lacks, with the English beside each entry.')
    .argument('[game]', 'a game or deck')
    .option('--game <game>', 'the same, as in other commands')
    .option('-o, --out <file>', 'where to write it; default: standard output')
    .addHelpText('after', examples('draco texts extract --game draco --to it -o cards/draco/it.ftl'));
  attach(extract, async () => (await import('../commands/texts.js')).extract);

  const pseudo = common(group.command('pseudo'))
    .summary('a made-up language that shows what is not translatable')
    .description(
      'Writes the English texts with accents and longer words (en-XA) or from right to left (ar-XB), to find texts that are fixed in code or do not fit.',
    )
    .argument('[game]', 'a game or deck')
    .option('--game <game>', 'the same, as in other commands')
    .addOption(new Option('--locale <locale>', 'which made-up language').choices(['en-XA', 'ar-XB']).default('en-XA'))
    .option('-o, --out <file>', 'where to write it; default: standard output')
    .addHelpText('after', examples('draco texts pseudo --game draco -o cards/draco/en-XA.ftl'));
  attach(pseudo, async () => (await import('../commands/texts.js')).pseudoTexts);

  const mark = needs(common(group.command('mark')), '--to <language>', 'the language that is up to date')
    .summary('say that a translation is up to date')
    .description(
      'Notes beside each entry of a language from which version of the English it was made, so that later changes show.',
    )
    .argument('[game]', 'a game or deck')
    .option('--game <game>', 'the same, as in other commands')
    .argument('[ids...]', 'only these entries')
    .addHelpText('after', examples('draco texts mark cards/draco.draco --to nl card-blackmail'));
  attach(mark, async () => (await import('../commands/texts.js')).markUpToDate);

  const table = needs(
    withFormat(common(group.command('table').alias('csv'))),
    '--to <language>',
    'the language that is translated into',
  )
    .summary('texts to and from a spreadsheet or PO')
    .description(
      'Writes the English texts beside those of a language, as CSV or XLSX for a spreadsheet or as PO for Poedit and Weblate, or with --import takes the translations of such a file into the text file. Rows that nobody has translated or worked on change nothing, and a text that changed in the file since the table was written is kept, with a warning.',
    )
    .argument('[game]', 'a game or deck')
    .option('--game <game>', 'the same, as in other commands')
    .option('-o, --out <file>', 'where to write it: FILE.csv, FILE.xlsx or FILE.po; default: CSV to standard output')
    .option('--import <file>', 'a file that came back from a translator; - for standard input')
    .option('--force', 'with --import: take the table’s text also where the file’s has changed since, or may have')
    .addHelpText(
      'after',
      examples(
        'draco texts table cards/draco.draco --to it -o it.xlsx',
        'draco texts table cards/draco.draco --to it --import it.xlsx',
        'draco texts table cards/draco.draco --to it -o it.po',
      ),
    );
  attach(table, async () => (await import('../commands/texts-table.js')).table);
}

function scaffold(program: Command, attach: Attach): void {
  const group = program
    .command('new')
    .summary('start a game, deck, card or language')
    .description('Writes a small start that passes check. Nothing is overwritten.')
    .addHelpText('after', examples('draco new deck my-deck --on draco', 'draco new card helping-paw --in my-deck'));

  const game = common(group.command('game'))
    .description('A folder with a small game of your own, its tests and its English texts.')
    .usage('[options] <name>')
    .argument('<name...>', 'lower-case letters, digits and hyphens')
    .option('--dir <folder>', 'where to put it; default: a folder of that name')
    .addHelpText('after', examples('draco new game high-card'));
  attach(game, async () => (await import('../commands/new.js')).newGame);

  const deck = common(group.command('deck'))
    .description('A folder with a deck that builds on a game, its texts, a test, and a GitHub workflow that checks it.')
    .usage('[options] <name>')
    .argument('<name...>', 'lower-case letters, digits and hyphens')
    .option('--on <game>', 'the game it builds on', 'draco')
    .option('--dir <folder>', 'where to put it; default: a folder of that name')
    .addHelpText('after', examples('draco new deck my-deck --on draco'));
  attach(deck, async () => (await import('../commands/new.js')).newDeck);

  const card = needs(common(group.command('card')), '--in <file>', 'the deck or game file, or its folder')
    .description('A card added to a deck or game, with its text and a test.')
    .usage('[options] <name>')
    .argument('<name...>', 'lower-case letters, digits and hyphens')
    .addHelpText('after', examples('draco new card helping-paw --in my-deck/my-deck.draco'));
  attach(card, async () => (await import('../commands/new.js')).newCard);

  const language = common(group.command('language'))
    .description('A text file for a language, with the English beside each entry.')
    .argument('<language>', 'a language tag such as it or pt-BR')
    .option('--game <game>', 'the game or deck: its name, file or folder')
    .addOption(new Option('--in <file>', 'the same, as in `draco new card`').conflicts('game'))
    .addHelpText('after', examples('draco new language it --game draco', 'draco new language it --game my-deck.draco'));
  attach(language, async () => (await import('../commands/new.js')).newLanguage);
}
