import { entries } from './entry.js';

/** D015x and D016x: files together, headers, includes, and what one game may hold. */
export const D01_FILES = entries({
  D0150: {
    severity: 'error',
    title: 'file not found',
    message: 'I cannot find the file `{path}`.',
    explanation:
      'The file that was to be read does not exist or cannot be opened. Check its name and the folder you are in.',
    failing: { 'missing.draco': '' },
    mended: { 'example.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n' },
  },
  D0151: {
    severity: 'error',
    title: 'included file not found',
    message: 'I cannot find `{path}`.',
    help: 'The path is read from the folder of the file in which the `include` stands.',
    explanation: 'An `include` names a file beside this one, or in a folder below. That file is not there.',
    failing: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2\ninclude "cards.draco"\nplay { end game }\nwinners = players\n',
    },
    mended: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2\ninclude "cards.draco"\nplay { end game }\nwinners = players\n',
      'cards.draco': '# no cards yet\n',
    },
  },
  D0152: {
    severity: 'error',
    title: 'files include each other',
    message: '`{path}` includes this file already, by this way or another.',
    explanation: 'Included files may include others, but never in a circle: it would have no end.',
    failing: {
      'example.draco': 'game example\nlanguage 1\nplayers 2\ninclude "a.draco"\nplay { end game }\nwinners = players\n',
      'a.draco': 'include "a.draco"\n',
    },
    mended: {
      'example.draco': 'game example\nlanguage 1\nplayers 2\ninclude "a.draco"\nplay { end game }\nwinners = players\n',
      'a.draco': '# nothing\n',
    },
  },
  D0153: {
    severity: 'error',
    title: 'path leaves the folder',
    message: '`{path}` is outside of the folder of this game.',
    help: 'Write a path below the folder of the entry file, with `/` between its parts.',
    explanation:
      'A game or deck reads only files in its own folder and below, so that a deck from a stranger cannot read anything else.',
    failing: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2\ninclude "../other.draco"\nplay { end game }\nwinners = players\n',
    },
    mended: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2\ninclude "other.draco"\nplay { end game }\nwinners = players\n',
      'other.draco': '# nothing\n',
    },
  },
  D0154: {
    severity: 'error',
    title: 'unknown game',
    message: 'I cannot find the game `{game}` that this deck builds on.',
    help: 'Write the name of a game that is installed, or the path of its file in quotes.',
    explanation: 'A deck changes a game that exists already: `builds on` names it.',
    failing: { 'example.draco': 'deck mine\nlanguage 1\nbuilds on "nowhere.draco"\n' },
    mended: {
      'example.draco': 'deck mine\nlanguage 1\nbuilds on "game.draco"\n',
      'game.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n',
    },
  },
  D0155: {
    severity: 'error',
    title: 'header line missing',
    message: 'A line such as `{line}` is missing at the top of this file.',
    explanation: 'A game begins with its name, the version of the language it is written in, and how many may play.',
    failing: { 'example.draco': 'game example\nplayers 2\nplay { end game }\nwinners = players\n' },
    mended: { 'example.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n' },
  },
  D0156: {
    severity: 'error',
    title: 'unknown version of the language',
    message: 'This file is written in version {version} of the language; I know version 1.',
    explanation:
      'The line `language 1` says which version a file is written for. A newer version needs a newer program.',
    failing: { 'example.draco': 'game example\nlanguage 2\nplayers 2\nplay { end game }\nwinners = players\n' },
    mended: { 'example.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n' },
  },
  D0157: {
    severity: 'error',
    title: 'impossible number of players',
    message: '{min} to {max} players is not possible.',
    explanation: 'The least number of players comes first, and a game has at least one.',
    failing: { 'example.draco': 'game example\nlanguage 1\nplayers 4 to 2\nplay { end game }\nwinners = players\n' },
    mended: { 'example.draco': 'game example\nlanguage 1\nplayers 2 to 4\nplay { end game }\nwinners = players\n' },
  },
  D0159: {
    severity: 'error',
    title: 'header line out of place',
    message: 'A line with `{line}` stands once, at the top of the entry file; not here.',
    explanation:
      'The entry file of a game says its name, language and players, that of a deck what it builds on. Files that are included hold declarations only.',
    failing: {
      'example.draco': 'game example\nlanguage 1\nplayers 2\ninclude "a.draco"\nplay { end game }\nwinners = players\n',
      'a.draco': 'players 3\n',
    },
    mended: {
      'example.draco': 'game example\nlanguage 1\nplayers 2\ninclude "a.draco"\nplay { end game }\nwinners = players\n',
      'a.draco': '# nothing\n',
    },
  },
  D0160: {
    severity: 'error',
    title: 'deck on a deck',
    message: '`{deck}` is a deck; a deck builds on a game.',
    help: 'Build on the game that it builds on, and copy what you want of its cards.',
    explanation:
      'A deck changes a game, and what it changes must not change under it. Two decks do not lie on top of each other; cards of another deck are copied.',
    failing: {
      'example.draco': 'deck mine\nlanguage 1\nbuilds on "other.draco"\n',
      'other.draco': 'deck other\nlanguage 1\nbuilds on "game.draco"\n',
      'game.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n',
    },
    mended: {
      'example.draco': 'deck mine\nlanguage 1\nbuilds on "game.draco"\n',
      'game.draco': 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n',
    },
  },
  D0158: {
    severity: 'error',
    title: 'seats without a name',
    message: 'Up to {max} may play, but only {names} seats have a name.',
    explanation: 'Either no seat has a name, or each has one: the names stand in turn order.',
    failing: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2 to 3 named red, blue\nplay { end game }\nwinners = players\n',
    },
    mended: {
      'example.draco':
        'game example\nlanguage 1\nplayers 2 to 3 named red, blue, green\nplay { end game }\nwinners = players\n',
    },
  },
  D0161: {
    severity: 'error',
    title: 'too many names',
    message: 'More than {limit} names stand in one declaration here.',
    help: 'Make a part of it a verb or a definition of its own.',
    explanation:
      'Every name of a card or a verb has its place in memory while it is carried out, and these are not without end. A part of it as a verb of its own says the same and can be read.',
    failing: `game example\nlanguage 1\nplayers 2\nplay {\n${Array.from({ length: 399 }, (_, i) => `  let x-${i} = ${i ? `x-${i - 1}` : 1}\n`).join('')}  end game\n}\nwinners = players\n`,
    mended: `game example\nlanguage 1\nplayers 2\nplay {\n${Array.from({ length: 397 }, (_, i) => `  let x-${i} = ${i ? `x-${i - 1}` : 1}\n`).join('')}  if x-396 is 1 { end game }\n}\nwinners = players\n`,
  },
  D0162: {
    severity: 'error',
    title: 'too much for one game',
    message:
      'A game may have {files} files, {declarations} declarations and {characters} characters at most; this is more.',
    help: 'Take out what is not needed, or make a deck of its own of a part of the cards.',
    explanation:
      'All files of a game are read together, and a file from a stranger must not take a machine with it. These limits are far above what games need.',
    failing: 'test "t" { expect 1 is 1 }\n'.repeat(10_000),
    mended: 'test "t" { expect 1 is 1 }\n',
  },
});
