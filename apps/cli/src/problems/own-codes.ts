/** D10xx: what the command line itself reports. The other codes are explained by the packages that report them. */
export interface OwnCode {
  title: string;
  explanation: string;
  example?: string;
}

export const OWN_CODES: Readonly<Record<string, OwnCode>> = {
  D1001: {
    title: 'No such file',
    explanation: 'A file or folder named on the command line is not there. Paths are taken from the folder you are in.',
  },
  D1002: {
    title: 'Not permitted',
    explanation: 'The system does not let draco read or write this file. Look at its permissions and its owner.',
  },
  D1003: {
    title: 'Folder in place of a file',
    explanation: 'A file is needed and a folder was given, or a part of the path is a file.',
  },
  D1004: {
    title: 'Exists already',
    explanation: 'draco new never overwrites. Choose another name, or remove what is there.',
  },
  D1005: {
    title: 'Disk full',
    explanation:
      'The disk has no space left. Files are written beside the old one and then take its place, so the old one is whole.',
  },
  D1006: {
    title: 'Too many open files',
    explanation: 'The system allows no more open files. Close programs, or raise the limit (ulimit -n).',
  },
  D1008: {
    title: 'No games here',
    explanation: 'A folder or pattern leads to no .draco file.',
    example: 'draco check cards/',
  },
  D1009: {
    title: 'Part of no game',
    explanation:
      'A text file belongs to the game beside its folder: cards/draco/nl.ftl to cards/draco.draco. This one has no such game, or it is a file of another kind.',
  },
  D1010: {
    title: 'Unknown game',
    explanation:
      'A name was given in place of a file, and no game or deck of that name is here, in a folder above, in cards/, or among the games that come with draco.',
    example: 'draco play cards/draco.draco',
  },
  D1011: {
    title: 'Broken JSON',
    explanation: 'The file should be JSON and cannot be read as such. It may have been cut off while it was copied.',
  },
  D1012: { title: 'Not a saved game', explanation: 'The file is JSON, but not what draco play or a web page saves.' },
  D1013: {
    title: 'Unknown card',
    explanation: 'The game has no card of that name.',
    example: 'draco explain blackmail --game draco',
  },
  D1014: {
    title: 'Unknown code',
    explanation: 'There is no problem with this code. draco explain without a code lists all.',
  },
  D1015: {
    title: 'Wrong setting',
    explanation: 'The number of seats or an option does not fit the game.',
    example: 'draco play draco --seats 4 --option deck-size=54',
  },
  D1016: {
    title: 'No terminal',
    explanation:
      'This needs a terminal with a keyboard. Without one, draco play reads its answers line by line from standard input.',
  },
  D1017: {
    title: 'Card for no hand',
    explanation:
      'No hand of the game takes such a card, and none lies open for all to take, so a game cannot start with it.',
  },
  D1018: {
    title: 'Unusable name',
    explanation:
      'Names have lower-case letters, digits and inner hyphens, begin with a letter and have no spaces. A deck cannot have the name of what it builds on. Languages are tags such as it or pt-BR.',
  },
  D1019: {
    title: 'Errors in the game',
    explanation: 'The game has errors, so it cannot be run. draco check shows them.',
  },
  D1020: {
    title: 'Suppression without code or reason',
    explanation: 'A comment that silences a problem names its code and says why that is right.',
    example: '# draco-ignore D0412: the list is never empty here',
  },
  D1021: {
    title: 'Unused suppression',
    explanation:
      'The comment silences nothing: the problem is gone, has another code, stands on another line, or is an error, which cannot be silenced.',
  },
  D1022: {
    title: 'No texts',
    explanation:
      'The game has no text file, so its names and questions are shown as they are written in the rules. A text file for English lies in the folder beside the game: NAME/en.ftl.',
  },
  D1023: {
    title: 'Stopped',
    explanation:
      'Ctrl-C, or another signal to end, came before the work was done. What is printed is of what was done so far, and no file is left half written.',
  },
  D1024: {
    title: 'Port not free',
    explanation: 'Another program listens on this port, or this account may not use it.',
  },
  D1025: {
    title: 'Database silent',
    explanation:
      'draco serve was given a Postgres in DATABASE_URL, or another command one with --queue, that does not answer.',
  },
  D1026: { title: 'Not a link to a table', explanation: 'A link to a table ends with # and what stands behind it.' },
  D1027: { title: 'Server silent', explanation: 'The server of the table does not answer.' },
  D1028: {
    title: 'No proof',
    explanation:
      'replay --verify needs a game that was played at a server: its replay brings what was promised before the deal.',
  },
  D1030: { title: 'Layout differs', explanation: 'The file is not in the canonical layout. draco fmt writes it.' },
  D1031: {
    title: 'Card never playable',
    explanation:
      'In none of the random games of check --deep could this card be played or carried out. Its needs may never hold, or the games were too few.',
  },
  D1032: {
    title: 'Branch never reached',
    explanation:
      'In none of the random games of check --deep did this block run. Its condition may never hold, or the games were too few.',
  },
  D1033: {
    title: 'Choice always forced',
    explanation:
      'Whenever this choice came up in the random games of check --deep there was one possible answer, so nobody was ever asked.',
  },
  D1034: {
    title: 'Game does not end',
    explanation:
      'A random game of check --deep, or every game of train, went on beyond the limit of decisions. Look for a loop in play that nothing stops.',
  },
  D1035: {
    title: 'Fault in a random game',
    explanation:
      'A rule went wrong in a random game of check --deep. A test and a replay that show it were written beside the game.',
  },
  D1036: {
    title: 'Hidden cards can be told',
    explanation:
      'In random games of check --deep hidden cards were exchanged for others and the same answers given. A player, or a spectator, was then shown something else although nothing that happened differed: by that he can tell what lies there. A test that shows it was written beside the game. What is meant to tell stands in a verb that is told.',
  },
  D1040: { title: 'Failing test', explanation: 'What a test expects is not what happened.' },
  D1041: {
    title: 'Too little coverage',
    explanation: 'The tests reach fewer branches of cards than --min-coverage asks for.',
  },
  D1050: {
    title: 'Not printed by draco',
    explanation:
      'For --since a PDF that draco print made is needed, or a game or deck as it was before: its .draco file or what draco build made of it.',
  },
  D1060: {
    title: 'Not a bot',
    explanation:
      'A bot.json is what draco train wrote: whole numbers of a fixed size. This file is none, or it was cut off or changed.',
    example: 'draco train my-deck --fresh',
  },
  D1061: {
    title: 'Bot of another game',
    explanation:
      'What was learned of one game says nothing about another. A bot of the same game whose cards were changed since is taken.',
  },
  D1062: {
    title: 'Nothing to learn',
    explanation:
      'In none of the games was anybody asked something that has more than one answer, so there is nothing to learn.',
  },
  D1070: {
    title: 'Piece of work went wrong',
    explanation:
      'A worker (draco work) could not do what it was handed. What others did stays with the queue; the same command goes on from there.',
  },
  D1098: {
    title: 'Not built',
    explanation:
      'The command is run from its source and has not been built. In the folder of the source: npm run build',
  },
  D1099: {
    title: 'Internal error',
    explanation: 'A defect of draco itself. Run the command again with --debug and report what it prints.',
  },
};
