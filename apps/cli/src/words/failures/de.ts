import type { Sentences } from '../sentences.js';

/** What the command itself reports (D10xx), by its English; `{name}` stands for a part, `{Name}` for one that has words here too. */
export const failures: Sentences['phrases'] = {
  // What the command reports of games (D10xx).
  'This suppression names no code or no reason.': 'Diese Unterdrückung nennt keinen Code oder keinen Grund.',
  'Write it as  # draco-ignore D0412: why it is right here':
    'Schreibe sie so:  # draco-ignore D0412: warum es hier richtig ist',
  '{code} is an error here, and errors cannot be suppressed.':
    '{code} ist hier ein Fehler, und Fehler lassen sich nicht unterdrücken.',
  'There is no {code} to suppress here.': 'Hier gibt es kein {code} zu unterdrücken.',
  'Mend the error.': 'Behebe den Fehler.',
  'Remove the comment.': 'Entferne den Kommentar.',
  '{game} has no texts, so its names are shown as they are written in the rules.':
    '{game} hat keine Texte; darum werden die Namen gezeigt, wie sie in den Regeln stehen.',
  'Write them in {file}, or begin with: {command}': 'Schreibe sie in {file}, oder beginne mit: {command}',
  'The layout differs from the canonical one, first on this line.':
    'Das Layout weicht vom festgelegten ab, zuerst in dieser Zeile.',
  'Run: {command}': 'Führe aus: {command}',
  'The card {card} was never played in {games} random games.':
    'Die Karte {card} wurde in {games} zufälligen Spielen nie gespielt.',
  'Its needs may never hold, or more games are needed.':
    'Vielleicht gelten ihre Voraussetzungen nie, oder es braucht mehr Spiele.',
  'This branch of {What} was never reached in {games} random games.':
    'Dieser Zweig von {What} wurde in {games} zufälligen Spielen nie erreicht.',
  'the card {card}': 'Karte {card}',
  'The choice “{name}” never had more than one possible answer in {games} random games.':
    'Die Wahl „{name}“ hatte in {games} zufälligen Spielen nie mehr als eine mögliche Antwort.',
  '{Often} went on beyond {most} decisions without an end.': '{Often}: nach {most} Entscheidungen noch kein Ende.',
  '{Often} went wrong here: {Problem}': '{Often}: hier ging etwas schief. {Problem}',
  '{times} of {games} random games': '{times} von {games} zufälligen Spielen',
  'Seed “{seed}”, {seats} players': 'Seed „{seed}“, {seats} Spieler',
  '1 answer shows it: {commands}': '1 Antwort zeigt es: {commands}',
  '{answers} answers show it: {commands}': '{answers} Antworten zeigen es: {commands}',
  'Test “{name}”: {text}: expected {expected}, found {found}.':
    'Test „{name}“: {text}: erwartet {expected}, gefunden {found}.',
  'Test “{name}” expects nothing.': 'Test „{name}“ erwartet nichts.',
  'The tests reach {percent} of the branches of cards; {wanted} % are asked for.':
    'Die Tests erreichen {percent} der Zweige von Karten; verlangt sind {wanted} %.',
  // Why a command stops (D10xx).
  'There is no file or folder {path}.': 'Es gibt keine Datei und keinen Ordner {path}.',
  '{path} may not be opened: permission denied.': '{path} darf nicht geöffnet werden: keine Berechtigung.',
  '{path} cannot be written: the disk is read-only.':
    '{path} lässt sich nicht schreiben: der Datenträger ist nur lesbar.',
  '{path} is a folder; a file is needed here.': '{path} ist ein Ordner; hier wird eine Datei gebraucht.',
  'A part of {path} is a file, not a folder.': 'Ein Teil von {path} ist eine Datei, kein Ordner.',
  '{path} exists already.': '{path} gibt es schon.',
  'There is no space left on the disk for {path}.': 'Auf dem Datenträger ist kein Platz mehr für {path}.',
  'The disk quota is used up; {path} was not written.':
    'Der zugeteilte Platz ist verbraucht; {path} wurde nicht geschrieben.',
  'Too many files are open at once.': 'Zu viele Dateien sind auf einmal offen.',
  '{path} is a link that leads back to itself.': '{path} ist ein Link, der zu sich selbst führt.',
  '{path} is too long for a file name.': '{path} ist zu lang für einen Dateinamen.',
  'There is no {what} file in this folder or below.': 'In diesem Ordner und darunter gibt es keine {what}-Datei.',
  'There is no {what} file in the folder {path} or below.': 'Im Ordner {path} und darunter gibt es keine {what}-Datei.',
  'Start with: {command}': 'Beginne mit: {command}',
  'No {what} file fits the pattern {pattern}.': 'Keine {what}-Datei passt zum Muster {pattern}.',
  '{name} belongs to no game.': '{name} gehört zu keinem Spiel.',
  'It lies in a folder named like its game, beside GAME.draco':
    'Sie liegt in einem Ordner, der wie ihr Spiel heißt, neben GAME.draco',
  '{name} is not a .draco file.': '{name} ist keine .draco-Datei.',
  '{name} is neither a .draco file nor a text file (.ftl).':
    '{name} ist weder eine .draco-Datei noch eine Textdatei (.ftl).',
  '{path} is not JSON: {reason}.': '{path} ist kein JSON: {reason}.',
  'It may be cut off; use an older copy': 'Vielleicht ist sie abgeschnitten; nimm eine ältere Kopie',
  '{path} has errors, so it cannot be run.': '{path} hat Fehler und kann darum nicht laufen.',
  '{path} has errors, so its texts cannot be counted.':
    '{path} hat Fehler; darum lassen sich seine Texte nicht zählen.',
  '{path} is not a ruleset that can be run: {Problem}': '{path} ist kein Regelsatz, der laufen kann: {Problem}',
  '{game} cannot be run: {Problem}': '{game} kann nicht laufen: {Problem}',
  'There is no game in the folder {game}: no {file}.': 'Im Ordner {game} ist kein Spiel: {file} fehlt.',
  'Give its file': 'Nenne seine Datei',
  'Give its file, e.g. {file}': 'Nenne seine Datei, z. B. {file}',
  'Give the file of the game or deck': 'Nenne die Datei des Spiels oder Decks',
  'There is no game or deck named {game}.': 'Es gibt kein Spiel und kein Deck namens {game}.',
  'This command needs a game or deck.': 'Dieser Befehl braucht ein Spiel oder Deck.',
  'Name it, e.g. --game draco or cards/draco.draco': 'Nenne es, z. B. --game draco oder cards/draco.draco',
  'Name it with --game': 'Nenne es mit --game',
  'Name it: {command}': 'Nenne es: {command}',
  '{name} is JSON, but not a saved game.': '{name} ist JSON, aber kein gespeichertes Spiel.',
  'A saved game has format, ruleset, start and answers':
    'Ein gespeichertes Spiel hat format, ruleset, start und answers',
  '{game} is for {min} to {max} players, not {count}.': '{game} ist für {min} bis {max} Spieler, nicht für {count}.',
  '{game} has no option {name}.': '{game} hat keine Option {name}.',
  'Its options are {names}': 'Seine Optionen sind {names}',
  'The option {name} cannot be {value}.': 'Die Option {name} kann nicht {value} sein.',
  'It can be {values}': 'Sie kann {values} sein',
  '{game} has no card {card}.': '{game} hat keine Karte {card}.',
  'There is no card {card} in {game}.': 'In {game} gibt es keine Karte {card}.',
  'There is no card {card}.': 'Es gibt keine Karte {card}.',
  '“{name}” cannot be a name: names have lower-case letters, digits and inner hyphens, and no spaces.':
    '„{name}“ kann kein Name sein: Namen haben Kleinbuchstaben, Ziffern und Bindestriche im Innern und keine Leerzeichen.',
  'Use a name such as {name}': 'Nimm einen Namen wie {name}',
  'Use a tag such as it, pt-BR or zh-Hant': 'Nimm ein Kürzel wie it, pt-BR oder zh-Hant',
  'Use {it}': 'Nimm {it}',
  '{tag} is not a language tag.': '{tag} ist kein Kürzel einer Sprache.',
  '{file} does not say which game it is of.': '{file} sagt nicht, zu welchem Spiel sie gehört.',
  'The file does not say which game it is of.': 'Die Datei sagt nicht, zu welchem Spiel sie gehört.',
  '{people} people cannot sit on {seats} seats.': '{people} Menschen passen nicht auf {seats} Plätze.',
  'Which game?': 'Welches Spiel?',
  'E.g. {command}': 'Z. B. {command}',
  '{card} is a card that no hand takes, and it does not lie open either.':
    '{card} ist eine Karte, die keine Hand nimmt, und offen liegt sie auch nicht.',
  '- stands alone, and cannot be watched.': '- steht allein und lässt sich nicht beobachten.',
  'No test has “{name}” in its name.': 'Kein Test hat „{name}“ im Namen.',
  '{game} has no English texts.': '{game} hat keine englischen Texte.',
  '{file} has no text {id}.': '{file} hat keinen Text {id}.',
  '{game} has no texts in {lang}.': '{game} hat keine Texte in {lang}.',
  'Remove it, or write to another file': 'Entferne sie, oder schreibe in eine andere Datei',
  'Choose another name, or --dir': 'Wähle einen anderen Namen, oder --dir',
  'There is no problem with the code {code}.': 'Es gibt kein Problem mit dem Code {code}.',
  'Did you mean {code}? For a list of all, run: draco explain': 'Meintest du {code}? Alle zeigt: draco explain',
  'For a list of all, run: draco explain': 'Alle zeigt: draco explain',
  '--step needs a terminal.': '--step braucht ein Terminal.',
  'The game has {seats} seats.': 'Das Spiel hat {seats} Plätze.',
  '--report writes a page: give it a name that ends in .html.':
    '--report schreibt eine Seite: gib ihr einen Namen, der auf .html endet.',
  '{name} is the name of what it builds on; a deck needs a name of its own.':
    '{name} heißt schon, worauf es aufbaut; ein Deck braucht einen eigenen Namen.',
  '{deck} is a deck; a deck builds on a game.': '{deck} ist ein Deck; ein Deck baut auf einem Spiel auf.',
  '{path} has a card {name} already.': '{path} hat schon eine Karte {name}.',
  'There is no {file} in {path}.': 'In {path} gibt es kein {file}.',
  'Stopped before it was done.': 'Abgebrochen, bevor es fertig war.',
  'draco failed inside: {reason}': 'Fehler in draco selbst: {reason}',
  'This is a defect of draco; run again with --debug to see where':
    'Das ist ein Fehler von draco; mit --debug noch einmal aufgerufen zeigt es, wo',
  'Stopped before the first game was over.': 'Abgebrochen, bevor das erste Spiel zu Ende war.',
  'Stopped after {done} of {all} random games; what is shown rests on these.':
    'Nach {done} von {all} zufälligen Spielen abgebrochen; was gezeigt ist, beruht auf diesen.',
  'Stopped after {done} of {all} games; what is shown is what --games {done} would show.':
    'Nach {done} von {all} Spielen abgebrochen; gezeigt ist, was --games {done} zeigen würde.',
};
