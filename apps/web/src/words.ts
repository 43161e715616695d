/** The site's own words. The table and the games bring theirs. */
const words = {
  en: {
    menu: 'Pages',
    play: 'Play',
    cards: 'Cards',
    workshop: 'Workshop',
    embed: 'Embed',
    docs: 'Docs',
    language: 'Language',
    'new-game': 'New game …',
    'setup-title': 'A new game',
    game: 'Game',
    deck: 'Deck',
    'deck-none': 'as printed',
    players: 'Players',
    people: 'At this screen',
    'people-none': 'nobody: watch',
    bot: 'The others play',
    'bot-random': 'at random',
    'bot-greedy': 'with an eye on the coins',
    'bot-mcts': 'thinking ahead',
    seed: 'Seed (the same seed, the same game)',
    start: 'Play',
    cancel: 'Cancel',
    'cards-title': 'The cards',
    search: 'Search name and text',
    found: 'cards',
    'embed-title': 'A table in your own page',
    'embed-lead':
      'One script and one tag. The table works offline from static files, under a strict content security policy, by keyboard and with a screen reader.',
    'embed-snippet': 'Copy this into your page',
    'embed-preview': 'This is what it shows',
    copy: 'Copy',
    copied: 'Copied.',
    'workshop-title': 'The workshop',
    'workshop-lead':
      'Write a deck or a game, or drop a .draco file or a ruleset into the field. It is checked as you write, here in the browser; nothing leaves your machine.',
    'start-from': 'Start from',
    'sample-deck': 'a small deck for Draco',
    'open-file': 'Open a file',
    'play-it': 'Play it',
    'workshop-empty': 'Your game will be played here.',
    clean: 'No problems.',
    problems: 'problems',
    source: 'The source',
  },
  nl: {
    menu: 'Pagina’s',
    play: 'Spelen',
    cards: 'Kaarten',
    workshop: 'Werkplaats',
    embed: 'Inbedden',
    docs: 'Documentatie',
    language: 'Taal',
    'new-game': 'Nieuw spel …',
    'setup-title': 'Een nieuw spel',
    game: 'Spel',
    deck: 'Stapel',
    'deck-none': 'zoals gedrukt',
    players: 'Spelers',
    people: 'Aan dit scherm',
    'people-none': 'niemand: toekijken',
    bot: 'De anderen spelen',
    'bot-random': 'willekeurig',
    'bot-greedy': 'met een oog op de munten',
    'bot-mcts': 'vooruitdenkend',
    seed: 'Zaad (hetzelfde zaad, hetzelfde spel)',
    start: 'Spelen',
    cancel: 'Annuleren',
    'cards-title': 'De kaarten',
    search: 'Zoek in naam en tekst',
    found: 'kaarten',
    'embed-title': 'Een tafel in je eigen pagina',
    'embed-lead':
      'Eén script en één tag. De tafel werkt offline vanuit statische bestanden, onder een strikte content security policy, met het toetsenbord en met een schermlezer.',
    'embed-snippet': 'Kopieer dit in je pagina',
    'embed-preview': 'Dit is wat het toont',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    'workshop-title': 'De werkplaats',
    'workshop-lead':
      'Schrijf een stapel of een spel, of sleep een .draco-bestand of een ruleset in het veld. Het wordt gecontroleerd terwijl je schrijft, hier in de browser; niets verlaat je computer.',
    'start-from': 'Begin met',
    'sample-deck': 'een kleine stapel voor Draco',
    'open-file': 'Bestand openen',
    'play-it': 'Speel het',
    'workshop-empty': 'Hier wordt je spel gespeeld.',
    clean: 'Geen problemen.',
    problems: 'problemen',
    source: 'De bron',
  },
  fr: {
    menu: 'Pages',
    play: 'Jouer',
    cards: 'Cartes',
    workshop: 'Atelier',
    embed: 'Intégrer',
    docs: 'Documentation',
    language: 'Langue',
    'new-game': 'Nouvelle partie …',
    'setup-title': 'Une nouvelle partie',
    game: 'Jeu',
    deck: 'Paquet',
    'deck-none': 'comme imprimé',
    players: 'Joueurs',
    people: 'À cet écran',
    'people-none': 'personne : regarder',
    bot: 'Les autres jouent',
    'bot-random': 'au hasard',
    'bot-greedy': 'l’œil sur les pièces',
    'bot-mcts': 'en réfléchissant',
    seed: 'Graine (même graine, même partie)',
    start: 'Jouer',
    cancel: 'Annuler',
    'cards-title': 'Les cartes',
    search: 'Chercher nom et texte',
    found: 'cartes',
    'embed-title': 'Une table dans votre page',
    'embed-lead':
      'Un script et une balise. La table marche hors ligne, avec de simples fichiers, sous une politique de sécurité stricte, au clavier et avec un lecteur d’écran.',
    'embed-snippet': 'À copier dans votre page',
    'embed-preview': 'Ce que cela montre',
    copy: 'Copier',
    copied: 'Copié.',
    'workshop-title': 'L’atelier',
    'workshop-lead':
      'Écrivez un paquet ou un jeu, ou déposez un fichier .draco ou un ruleset dans le champ. Tout est vérifié pendant que vous écrivez, ici dans le navigateur ; rien ne quitte votre machine.',
    'start-from': 'Partir de',
    'sample-deck': 'un petit paquet pour Draco',
    'open-file': 'Ouvrir un fichier',
    'play-it': 'Jouer',
    'workshop-empty': 'Votre jeu sera joué ici.',
    clean: 'Aucun problème.',
    problems: 'problèmes',
    source: 'La source',
  },
  de: {
    menu: 'Seiten',
    play: 'Spielen',
    cards: 'Karten',
    workshop: 'Werkstatt',
    embed: 'Einbetten',
    docs: 'Dokumentation',
    language: 'Sprache',
    'new-game': 'Neues Spiel …',
    'setup-title': 'Ein neues Spiel',
    game: 'Spiel',
    deck: 'Stapel',
    'deck-none': 'wie gedruckt',
    players: 'Spieler',
    people: 'An diesem Bildschirm',
    'people-none': 'niemand: zusehen',
    bot: 'Die anderen spielen',
    'bot-random': 'zufällig',
    'bot-greedy': 'mit Blick auf die Münzen',
    'bot-mcts': 'vorausdenkend',
    seed: 'Saat (gleiche Saat, gleiches Spiel)',
    start: 'Spielen',
    cancel: 'Abbrechen',
    'cards-title': 'Die Karten',
    search: 'Name und Text durchsuchen',
    found: 'Karten',
    'embed-title': 'Ein Tisch in deiner Seite',
    'embed-lead':
      'Ein Skript und ein Tag. Der Tisch läuft offline aus einfachen Dateien, unter einer strengen Content Security Policy, mit der Tastatur und mit einem Screenreader.',
    'embed-snippet': 'Das kommt in deine Seite',
    'embed-preview': 'So sieht es aus',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    'workshop-title': 'Die Werkstatt',
    'workshop-lead':
      'Schreibe einen Stapel oder ein Spiel, oder ziehe eine .draco-Datei oder ein Ruleset ins Feld. Geprüft wird beim Schreiben, hier im Browser; nichts verlässt deinen Rechner.',
    'start-from': 'Beginne mit',
    'sample-deck': 'einem kleinen Stapel für Draco',
    'open-file': 'Datei öffnen',
    'play-it': 'Spiel es',
    'workshop-empty': 'Hier wird dein Spiel gespielt.',
    clean: 'Keine Probleme.',
    problems: 'Probleme',
    source: 'Die Quelle',
  },
} as const;

export type Word = keyof (typeof words)['en'];
export const languages = Object.keys(words) as (keyof typeof words)[];
export type Language = (typeof languages)[number];

const isLanguage = (tag: string | null | undefined): tag is Language => languages.includes(tag as Language);

function remembered(): string | null {
  try {
    return localStorage.getItem('draco-site:lang');
  } catch {
    return null;
  }
}

/** The address says first, then what was chosen before, then the browser. */
export function currentLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, remembered(), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

export function rememberLanguage(lang: Language): void {
  try {
    localStorage.setItem('draco-site:lang', lang);
  } catch {
    // the address still carries it
  }
}

export function word(id: Word, lang = currentLanguage()): string {
  return words[lang][id];
}
