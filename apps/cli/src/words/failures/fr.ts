import type { Sentences } from '../sentences.js';

/** What the command itself reports (D10xx), by its English; `{name}` stands for a part, `{Name}` for one that has words here too. */
export const failures: Sentences['phrases'] = {
  // What the command reports of games (D10xx).
  'This suppression names no code or no reason.': 'Cette mise en silence ne nomme pas de code ou pas de raison.',
  'Write it as  # draco-ignore D0412: why it is right here':
    'Écrivez-la ainsi :  # draco-ignore D0412: pourquoi c’est juste ici',
  '{code} is an error here, and errors cannot be suppressed.':
    '{code} est ici une erreur, et les erreurs ne se mettent pas en silence.',
  'There is no {code} to suppress here.': 'Il n’y a pas ici de {code} à mettre en silence.',
  'Mend the error.': 'Corrigez l’erreur.',
  'Remove the comment.': 'Enlevez le commentaire.',
  '{game} has no texts, so its names are shown as they are written in the rules.':
    '{game} n’a pas de textes ; ses noms sont donc montrés comme dans les règles.',
  'Write them in {file}, or begin with: {command}': 'Écrivez-les dans {file}, ou commencez par : {command}',
  'The layout differs from the canonical one, first on this line.':
    'La mise en forme diffère de celle fixée, d’abord sur cette ligne.',
  'Run: {command}': 'Lancez : {command}',
  'The card {card} was never played in {games} random games.':
    'La carte {card} n’a jamais été jouée en {games} parties au hasard.',
  'Its needs may never hold, or more games are needed.':
    'Peut-être ses conditions ne valent-elles jamais, ou il faut plus de parties.',
  'This branch of {What} was never reached in {games} random games.':
    'Cette branche de {What} n’a jamais été atteinte en {games} parties au hasard.',
  'the card {card}': 'la carte {card}',
  'The choice “{name}” never had more than one possible answer in {games} random games.':
    'Le choix « {name} » n’a jamais eu plus d’une réponse possible en {games} parties au hasard.',
  '{Often} went on beyond {most} decisions without an end.': '{Often} : pas de fin après {most} décisions.',
  '{Often} went wrong here: {Problem}': '{Often} : cela a échoué ici. {Problem}',
  '{times} of {games} random games': '{times} parties sur {games} au hasard',
  'Seed “{seed}”, {seats} players': 'Graine « {seed} », {seats} joueurs',
  '1 answer shows it: {commands}': '1 réponse le montre : {commands}',
  '{answers} answers show it: {commands}': '{answers} réponses le montrent : {commands}',
  'Test “{name}”: {text}: expected {expected}, found {found}.':
    'Test « {name} » : {text} : attendu {expected}, trouvé {found}.',
  'Test “{name}” expects nothing.': 'Le test « {name} » n’attend rien.',
  'The tests reach {percent} of the branches of cards; {wanted} % are asked for.':
    'Les tests atteignent {percent} des branches des cartes ; il en faut {wanted} %.',
  // Why a command stops (D10xx).
  'There is no file or folder {path}.': 'Il n’y a ni fichier ni dossier {path}.',
  '{path} may not be opened: permission denied.': '{path} ne peut pas être ouvert : permission refusée.',
  '{path} cannot be written: the disk is read-only.': '{path} ne peut pas être écrit : le disque est en lecture seule.',
  '{path} is a folder; a file is needed here.': '{path} est un dossier ; il faut ici un fichier.',
  'A part of {path} is a file, not a folder.': 'Une partie de {path} est un fichier, pas un dossier.',
  '{path} exists already.': '{path} existe déjà.',
  'There is no space left on the disk for {path}.': 'Il n’y a plus de place sur le disque pour {path}.',
  'The disk quota is used up; {path} was not written.': 'Le quota du disque est épuisé ; {path} n’a pas été écrit.',
  'Too many files are open at once.': 'Trop de fichiers sont ouverts à la fois.',
  '{path} is a link that leads back to itself.': '{path} est un lien qui ramène à lui-même.',
  '{path} is too long for a file name.': '{path} est trop long pour un nom de fichier.',
  'There is no {what} file in this folder or below.': 'Il n’y a pas de fichier {what} dans ce dossier ni en dessous.',
  'There is no {what} file in the folder {path} or below.':
    'Il n’y a pas de fichier {what} dans le dossier {path} ni en dessous.',
  'Start with: {command}': 'Commencez par : {command}',
  'No {what} file fits the pattern {pattern}.': 'Aucun fichier {what} ne répond au motif {pattern}.',
  '{name} belongs to no game.': '{name} ne va avec aucun jeu.',
  'It lies in a folder named like its game, beside GAME.draco':
    'Il se trouve dans un dossier du nom de son jeu, à côté de GAME.draco',
  '{name} is not a .draco file.': '{name} n’est pas un fichier .draco.',
  '{name} is neither a .draco file nor a text file (.ftl).':
    '{name} n’est ni un fichier .draco ni un fichier de textes (.ftl).',
  '{path} is not JSON: {reason}.': '{path} n’est pas du JSON : {reason}.',
  'It may be cut off; use an older copy': 'Il est peut-être coupé ; prenez une copie plus ancienne',
  '{path} has errors, so it cannot be run.': '{path} a des erreurs, donc il ne peut pas tourner.',
  '{path} has errors, so its texts cannot be counted.':
    '{path} a des erreurs, donc ses textes ne peuvent pas être comptés.',
  '{path} is not a ruleset that can be run: {Problem}':
    '{path} n’est pas un jeu de règles qui peut tourner : {Problem}',
  '{game} cannot be run: {Problem}': '{game} ne peut pas tourner : {Problem}',
  'There is no game in the folder {game}: no {file}.': 'Il n’y a pas de jeu dans le dossier {game} : pas de {file}.',
  'Give its file': 'Donnez son fichier',
  'Give its file, e.g. {file}': 'Donnez son fichier, p. ex. {file}',
  'Give the file of the game or deck': 'Donnez le fichier du jeu ou du deck',
  'There is no game or deck named {game}.': 'Il n’y a ni jeu ni deck nommé {game}.',
  'This command needs a game or deck.': 'Cette commande veut un jeu ou un deck.',
  'Name it, e.g. --game draco or cards/draco.draco': 'Nommez-le, p. ex. --game draco ou cards/draco.draco',
  'Name it with --game': 'Nommez-le avec --game',
  'Name it: {command}': 'Nommez-le : {command}',
  '{name} is JSON, but not a saved game.': '{name} est du JSON, mais pas une partie enregistrée.',
  'A saved game has format, ruleset, start and answers': 'Une partie enregistrée a format, ruleset, start et answers',
  '{game} is for {min} to {max} players, not {count}.': '{game} est pour {min} à {max} joueurs, pas {count}.',
  '{game} has no option {name}.': '{game} n’a pas d’option {name}.',
  'Its options are {names}': 'Ses options sont {names}',
  'The option {name} cannot be {value}.': 'L’option {name} ne peut pas être {value}.',
  'It can be {values}': 'Elle peut être {values}',
  '{game} has no card {card}.': '{game} n’a pas de carte {card}.',
  'There is no card {card} in {game}.': 'Il n’y a pas de carte {card} dans {game}.',
  'There is no card {card}.': 'Il n’y a pas de carte {card}.',
  '“{name}” cannot be a name: names have lower-case letters, digits and inner hyphens, and no spaces.':
    '« {name} » ne peut pas être un nom : un nom a des minuscules, des chiffres et des traits d’union à l’intérieur, et pas d’espaces.',
  'Use a name such as {name}': 'Prenez un nom comme {name}',
  'Use a tag such as it, pt-BR or zh-Hant': 'Prenez un code comme it, pt-BR ou zh-Hant',
  'Use {it}': 'Prenez {it}',
  '{tag} is not a language tag.': '{tag} n’est pas le code d’une langue.',
  '{file} does not say which game it is of.': '{file} ne dit pas de quel jeu il vient.',
  'The file does not say which game it is of.': 'Le fichier ne dit pas de quel jeu il vient.',
  '{people} people cannot sit on {seats} seats.': '{people} personnes ne tiennent pas sur {seats} places.',
  'Which game?': 'Quel jeu ?',
  'E.g. {command}': 'P. ex. {command}',
  '{card} is a card that no hand takes, and it does not lie open either.':
    '{card} est une carte qu’aucune main ne prend, et elle n’est pas posée ouverte non plus.',
  '- stands alone, and cannot be watched.': '- va seul, et ne peut pas être surveillé.',
  'No test has “{name}” in its name.': 'Aucun test n’a « {name} » dans son nom.',
  '{game} has no English texts.': '{game} n’a pas de textes anglais.',
  '{file} has no text {id}.': '{file} n’a pas de texte {id}.',
  '{game} has no texts in {lang}.': '{game} n’a pas de textes en {lang}.',
  'Remove it, or write to another file': 'Enlevez-le, ou écrivez dans un autre fichier',
  'Choose another name, or --dir': 'Choisissez un autre nom, ou --dir',
  'There is no problem with the code {code}.': 'Il n’y a pas de problème avec le code {code}.',
  'Did you mean {code}? For a list of all, run: draco explain':
    'Vouliez-vous dire {code} ? La liste de tous : draco explain',
  'For a list of all, run: draco explain': 'La liste de tous : draco explain',
  '--step needs a terminal.': '--step veut un terminal.',
  'The game has {seats} seats.': 'La partie a {seats} places.',
  '--report writes a page: give it a name that ends in .html.':
    '--report écrit une page : donnez-lui un nom qui finit en .html.',
  '{name} is the name of what it builds on; a deck needs a name of its own.':
    '{name} est le nom de ce sur quoi il repose ; un deck veut un nom à lui.',
  '{deck} is a deck; a deck builds on a game.': '{deck} est un deck ; un deck repose sur un jeu.',
  '{path} has a card {name} already.': '{path} a déjà une carte {name}.',
  'There is no {file} in {path}.': 'Il n’y a pas de {file} dans {path}.',
  'Stopped before it was done.': 'Arrêté avant la fin.',
  'draco failed inside: {reason}': 'Erreur dans draco lui-même : {reason}',
  'This is a defect of draco; run again with --debug to see where':
    'C’est un défaut de draco ; relancez avec --debug pour voir où',
  'Stopped before the first game was over.': 'Arrêté avant la fin de la première partie.',
  'Stopped after {done} of {all} random games; what is shown rests on these.':
    'Arrêté après {done} parties au hasard sur {all} ; ce qui est montré repose sur elles.',
  'Stopped after {done} of {all} games; what is shown is what --games {done} would show.':
    'Arrêté après {done} parties sur {all} ; est montré ce que --games {done} montrerait.',
};
