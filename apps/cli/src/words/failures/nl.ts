import type { Sentences } from '../sentences.js';

/** What the command itself reports (D10xx), by its English; `{name}` stands for a part, `{Name}` for one that has words here too. */
export const failures: Sentences['phrases'] = {
  // What the command reports of games (D10xx).
  'This suppression names no code or no reason.': 'Deze onderdrukking noemt geen code of geen reden.',
  'Write it as  # draco-ignore D0412: why it is right here':
    'Schrijf het zo:  # draco-ignore D0412: waarom het hier klopt',
  '{code} is an error here, and errors cannot be suppressed.':
    '{code} is hier een fout, en fouten kun je niet onderdrukken.',
  'There is no {code} to suppress here.': 'Hier is geen {code} om te onderdrukken.',
  'Mend the error.': 'Herstel de fout.',
  'Remove the comment.': 'Haal de opmerking weg.',
  '{game} has no texts, so its names are shown as they are written in the rules.':
    '{game} heeft geen teksten; de namen worden dus getoond zoals ze in de regels staan.',
  'Write them in {file}, or begin with: {command}': 'Schrijf ze in {file}, of begin met: {command}',
  'The layout differs from the canonical one, first on this line.':
    'De opmaak wijkt af van de vaste, het eerst op deze regel.',
  'Run: {command}': 'Voer uit: {command}',
  'The card {card} was never played in {games} random games.':
    'De kaart {card} is in {games} willekeurige spellen nooit gespeeld.',
  'Its needs may never hold, or more games are needed.':
    'Misschien gelden haar voorwaarden nooit, of zijn er meer spellen nodig.',
  'This branch of {What} was never reached in {games} random games.':
    'Deze tak van {What} is in {games} willekeurige spellen nooit bereikt.',
  'the card {card}': 'de kaart {card}',
  'The choice “{name}” never had more than one possible answer in {games} random games.':
    'De keuze “{name}” had in {games} willekeurige spellen nooit meer dan één mogelijk antwoord.',
  '{Often} went on beyond {most} decisions without an end.': '{Often}: na {most} beslissingen nog geen eind.',
  '{Often} went wrong here: {Problem}': '{Often}: hier ging iets mis. {Problem}',
  '{times} of {games} random games': '{times} van {games} willekeurige spellen',
  'Seed “{seed}”, {seats} players': 'Seed “{seed}”, {seats} spelers',
  '1 answer shows it: {commands}': '1 antwoord laat het zien: {commands}',
  '{answers} answers show it: {commands}': '{answers} antwoorden laten het zien: {commands}',
  'Test “{name}”: {text}: expected {expected}, found {found}.':
    'Test “{name}”: {text}: verwacht {expected}, gevonden {found}.',
  'Test “{name}” expects nothing.': 'Test “{name}” verwacht niets.',
  'The tests reach {percent} of the branches of cards; {wanted} % are asked for.':
    'De tests bereiken {percent} van de vertakkingen van kaarten; gevraagd is {wanted} %.',
  // Why a command stops (D10xx).
  'There is no file or folder {path}.': 'Er is geen bestand of map {path}.',
  '{path} may not be opened: permission denied.': '{path} mag niet worden geopend: geen toestemming.',
  '{path} cannot be written: the disk is read-only.': '{path} kan niet worden geschreven: de schijf is alleen-lezen.',
  '{path} is a folder; a file is needed here.': '{path} is een map; hier is een bestand nodig.',
  'A part of {path} is a file, not a folder.': 'Een deel van {path} is een bestand, geen map.',
  '{path} exists already.': '{path} bestaat al.',
  'There is no space left on the disk for {path}.': 'Er is op de schijf geen ruimte meer voor {path}.',
  'The disk quota is used up; {path} was not written.': 'De schijfruimte is op; {path} is niet geschreven.',
  'Too many files are open at once.': 'Er staan te veel bestanden tegelijk open.',
  '{path} is a link that leads back to itself.': '{path} is een link die naar zichzelf leidt.',
  '{path} is too long for a file name.': '{path} is te lang voor een bestandsnaam.',
  'There is no {what} file in this folder or below.': 'In deze map en daaronder is geen {what}-bestand.',
  'There is no {what} file in the folder {path} or below.': 'In de map {path} en daaronder is geen {what}-bestand.',
  'Start with: {command}': 'Begin met: {command}',
  'No {what} file fits the pattern {pattern}.': 'Geen {what}-bestand past bij het patroon {pattern}.',
  '{name} belongs to no game.': '{name} hoort bij geen spel.',
  'It lies in a folder named like its game, beside GAME.draco':
    'Het ligt in een map die heet als zijn spel, naast GAME.draco',
  '{name} is not a .draco file.': '{name} is geen .draco-bestand.',
  '{name} is neither a .draco file nor a text file (.ftl).':
    '{name} is geen .draco-bestand en geen tekstbestand (.ftl).',
  '{path} is not JSON: {reason}.': '{path} is geen JSON: {reason}.',
  'It may be cut off; use an older copy': 'Misschien is het afgekapt; neem een oudere kopie',
  '{path} has errors, so it cannot be run.': '{path} heeft fouten en kan dus niet lopen.',
  '{path} has errors, so its texts cannot be counted.': '{path} heeft fouten; de teksten zijn dus niet te tellen.',
  '{path} is not a ruleset that can be run: {Problem}': '{path} is geen regelset die kan lopen: {Problem}',
  '{game} cannot be run: {Problem}': '{game} kan niet lopen: {Problem}',
  'There is no game in the folder {game}: no {file}.': 'In de map {game} is geen spel: {file} ontbreekt.',
  'Give its file': 'Geef zijn bestand',
  'Give its file, e.g. {file}': 'Geef zijn bestand, bijv. {file}',
  'Give the file of the game or deck': 'Geef het bestand van het spel of deck',
  'There is no game or deck named {game}.': 'Er is geen spel of deck dat {game} heet.',
  'This command needs a game or deck.': 'Deze opdracht heeft een spel of deck nodig.',
  'Name it, e.g. --game draco or cards/draco.draco': 'Noem het, bijv. --game draco of cards/draco.draco',
  'Name it with --game': 'Noem het met --game',
  'Name it: {command}': 'Noem het: {command}',
  '{name} is JSON, but not a saved game.': '{name} is JSON, maar geen bewaard spel.',
  'A saved game has format, ruleset, start and answers': 'Een bewaard spel heeft format, ruleset, start en answers',
  '{game} is for {min} to {max} players, not {count}.': '{game} is voor {min} tot {max} spelers, niet voor {count}.',
  '{game} has no option {name}.': '{game} heeft geen optie {name}.',
  'Its options are {names}': 'De opties zijn {names}',
  'The option {name} cannot be {value}.': 'De optie {name} kan niet {value} zijn.',
  'It can be {values}': 'Ze kan {values} zijn',
  '{game} has no card {card}.': '{game} heeft geen kaart {card}.',
  'There is no card {card} in {game}.': 'In {game} is geen kaart {card}.',
  'There is no card {card}.': 'Er is geen kaart {card}.',
  '“{name}” cannot be a name: names have lower-case letters, digits and inner hyphens, and no spaces.':
    '“{name}” kan geen naam zijn: namen hebben kleine letters, cijfers en streepjes ertussen, en geen spaties.',
  'Use a name such as {name}': 'Neem een naam zoals {name}',
  'Use a tag such as it, pt-BR or zh-Hant': 'Neem een code zoals it, pt-BR of zh-Hant',
  'Use {it}': 'Neem {it}',
  '{tag} is not a language tag.': '{tag} is geen code van een taal.',
  '{file} does not say which game it is of.': '{file} zegt niet bij welk spel het hoort.',
  'The file does not say which game it is of.': 'Het bestand zegt niet bij welk spel het hoort.',
  '{people} people cannot sit on {seats} seats.': '{people} mensen passen niet op {seats} plaatsen.',
  'Which game?': 'Welk spel?',
  'E.g. {command}': 'Bijv. {command}',
  '{card} is a card that no hand takes, and it does not lie open either.':
    '{card} is een kaart die geen hand neemt, en open ligt ze ook niet.',
  '- stands alone, and cannot be watched.': '- staat alleen en kan niet in de gaten worden gehouden.',
  'No test has “{name}” in its name.': 'Geen test heeft “{name}” in zijn naam.',
  '{game} has no English texts.': '{game} heeft geen Engelse teksten.',
  '{file} has no text {id}.': '{file} heeft geen tekst {id}.',
  '{game} has no texts in {lang}.': '{game} heeft geen teksten in {lang}.',
  'Remove it, or write to another file': 'Haal het weg, of schrijf naar een ander bestand',
  'Choose another name, or --dir': 'Kies een andere naam, of --dir',
  'There is no problem with the code {code}.': 'Er is geen probleem met de code {code}.',
  'Did you mean {code}? For a list of all, run: draco explain': 'Bedoelde je {code}? Alle zie je met: draco explain',
  'For a list of all, run: draco explain': 'Alle zie je met: draco explain',
  '--step needs a terminal.': '--step heeft een terminal nodig.',
  'The game has {seats} seats.': 'Het spel heeft {seats} plaatsen.',
  '--report writes a page: give it a name that ends in .html.':
    '--report schrijft een pagina: geef haar een naam die op .html eindigt.',
  '{name} is the name of what it builds on; a deck needs a name of its own.':
    '{name} heet al waarop het voortbouwt; een deck heeft een eigen naam nodig.',
  '{deck} is a deck; a deck builds on a game.': '{deck} is een deck; een deck bouwt voort op een spel.',
  '{path} has a card {name} already.': '{path} heeft al een kaart {name}.',
  'There is no {file} in {path}.': 'In {path} is geen {file}.',
  'Stopped before it was done.': 'Gestopt voordat het klaar was.',
  'draco failed inside: {reason}': 'Fout in draco zelf: {reason}',
  'This is a defect of draco; run again with --debug to see where':
    'Dit is een fout van draco; met --debug nog eens zie je waar',
  'Stopped before the first game was over.': 'Gestopt voordat het eerste spel afgelopen was.',
  'Stopped after {done} of {all} random games; what is shown rests on these.':
    'Gestopt na {done} van {all} willekeurige spellen; wat getoond is, berust daarop.',
  'Stopped after {done} of {all} games; what is shown is what --games {done} would show.':
    'Gestopt na {done} van {all} spellen; getoond is wat --games {done} zou tonen.',
};
