/** The screen's own words. What the game says comes from the game's texts. */
export interface Strings {
  /** The least needed first: it gives way in a narrow window. */
  keys(single: boolean, optional: boolean, undo: boolean): string[];
  several(min: number, max: number, picked: number): string;
  nothing: string;
  handOver(name: string): string;
  press: string;
  saved(file: string): string;
  resume(command: string): string;
  undone: string;
  noUndo: string;
  notAllowed: string;
  over: string;
  winners(names: string): string;
  nobody: string;
  again(seed: string): string;
  thinking(name: string): string;
  answer: string;
  badAnswer: string;
  reader: Record<'question' | 'choices' | 'mine' | 'others' | 'table' | 'log' | 'keys', string>;
}

const en: Strings = {
  keys: (single, optional, undo) =>
    parts(
      '↑↓ or number',
      single ? 'Enter chooses' : 'Space marks, Enter confirms',
      optional && 'Esc nothing',
      undo && 'u undo',
      '? cards',
      's save',
      'q quit',
    ),
  several: (min, max, picked) => (min === max ? `${picked} of ${max} marked` : `${picked} marked, ${min} to ${max}`),
  nothing: 'nothing',
  handOver: (name) => `It is ${name}'s turn. Nobody else should look.`,
  press: 'Press Enter',
  saved: (file) => `Saved in ${file}`,
  resume: (command) => `Go on with: ${command}`,
  undone: 'Taken back',
  noUndo: 'That cannot be taken back: something hidden came to light, or it is the first choice',
  notAllowed: 'That is not possible here',
  over: 'The game is over',
  winners: (names) => `Won by ${names}`,
  nobody: 'Nobody wins',
  again: (seed) => `Seed of this game: ${seed}`,
  thinking: (name) => `${name} is thinking …`,
  answer: 'Your choice (number, ? cards, u undo, s save, q quit): ',
  badAnswer: 'Please give a number from the list.',
  reader: {
    question: 'In question',
    choices: 'To choose from',
    mine: 'Your cards',
    others: 'Other cards in sight',
    table: 'The table',
    log: 'What happened',
    keys: '↑↓ PgUp PgDn scroll · Esc back to the game',
  },
};

const nl: Strings = {
  keys: (single, optional, undo) =>
    parts(
      '↑↓ of nummer',
      single ? 'Enter kiest' : 'Spatie markeert, Enter bevestigt',
      optional && 'Esc niets',
      undo && 'u terug',
      '? kaarten',
      's bewaren',
      'q stoppen',
    ),
  several: (min, max, picked) =>
    min === max ? `${picked} van ${max} gemarkeerd` : `${picked} gemarkeerd, ${min} tot ${max}`,
  nothing: 'niets',
  handOver: (name) => `${name} is aan de beurt. Niemand anders mag kijken.`,
  press: 'Druk op Enter',
  saved: (file) => `Bewaard in ${file}`,
  resume: (command) => `Ga verder met: ${command}`,
  undone: 'Teruggenomen',
  noUndo: 'Dat kan niet terug: er kwam iets verborgens aan het licht, of het is de eerste keuze',
  notAllowed: 'Dat kan hier niet',
  over: 'Het spel is afgelopen',
  winners: (names) => `Gewonnen door ${names}`,
  nobody: 'Niemand wint',
  again: (seed) => `Seed van dit spel: ${seed}`,
  thinking: (name) => `${name} denkt na …`,
  answer: 'Je keuze (nummer, ? kaarten, u terug, s bewaren, q stoppen): ',
  badAnswer: 'Geef een nummer uit de lijst.',
  reader: {
    question: 'Waar het om gaat',
    choices: 'Waaruit je kiest',
    mine: 'Jouw kaarten',
    others: 'Andere zichtbare kaarten',
    table: 'De tafel',
    log: 'Wat er gebeurde',
    keys: '↑↓ PgUp PgDn bladeren · Esc terug naar het spel',
  },
};

const de: Strings = {
  keys: (single, optional, undo) =>
    parts(
      '↑↓ oder Nummer',
      single ? 'Enter wählt' : 'Leertaste markiert, Enter bestätigt',
      optional && 'Esc nichts',
      undo && 'u zurück',
      '? Karten',
      's speichern',
      'q beenden',
    ),
  several: (min, max, picked) =>
    min === max ? `${picked} von ${max} markiert` : `${picked} markiert, ${min} bis ${max}`,
  nothing: 'nichts',
  handOver: (name) => `${name} ist an der Reihe. Niemand sonst sollte hinsehen.`,
  press: 'Enter drücken',
  saved: (file) => `Gespeichert in ${file}`,
  resume: (command) => `Weiter mit: ${command}`,
  undone: 'Zurückgenommen',
  noUndo: 'Das lässt sich nicht zurücknehmen: Verborgenes kam ans Licht, oder es ist die erste Wahl',
  notAllowed: 'Das geht hier nicht',
  over: 'Das Spiel ist zu Ende',
  winners: (names) => `Gewonnen hat: ${names}`,
  nobody: 'Niemand gewinnt',
  again: (seed) => `Seed dieses Spiels: ${seed}`,
  thinking: (name) => `${name} überlegt …`,
  answer: 'Deine Wahl (Nummer, ? Karten, u zurück, s speichern, q beenden): ',
  badAnswer: 'Bitte eine Nummer aus der Liste angeben.',
  reader: {
    question: 'Worum es geht',
    choices: 'Zur Wahl',
    mine: 'Deine Karten',
    others: 'Andere sichtbare Karten',
    table: 'Der Tisch',
    log: 'Was geschah',
    keys: '↑↓ Bild↑ Bild↓ blättern · Esc zurück zum Spiel',
  },
};

const fr: Strings = {
  keys: (single, optional, undo) =>
    parts(
      '↑↓ ou numéro',
      single ? 'Entrée choisit' : 'Espace coche, Entrée confirme',
      optional && 'Échap rien',
      undo && 'u annuler',
      '? cartes',
      's sauver',
      'q quitter',
    ),
  several: (min, max, picked) => (min === max ? `${picked} sur ${max} cochés` : `${picked} cochés, de ${min} à ${max}`),
  nothing: 'rien',
  handOver: (name) => `C'est à ${name}. Que personne d'autre ne regarde.`,
  press: 'Appuyez sur Entrée',
  saved: (file) => `Partie enregistrée dans ${file}`,
  resume: (command) => `Pour continuer : ${command}`,
  undone: 'Annulé',
  noUndo: "Impossible d'annuler : quelque chose de caché a été révélé, ou c'est le premier choix",
  notAllowed: "Ce n'est pas possible ici",
  over: 'La partie est finie',
  winners: (names) => `Victoire : ${names}`,
  nobody: 'Personne ne gagne',
  again: (seed) => `Graine de cette partie : ${seed}`,
  thinking: (name) => `${name} réfléchit …`,
  answer: 'Votre choix (numéro, ? cartes, u annuler, s sauver, q quitter) : ',
  badAnswer: 'Donnez un numéro de la liste.',
  reader: {
    question: 'Ce dont il s’agit',
    choices: 'Au choix',
    mine: 'Vos cartes',
    others: 'Autres cartes visibles',
    table: 'La table',
    log: 'Ce qui s’est passé',
    keys: '↑↓ PgUp PgDn défiler · Échap retour au jeu',
  },
};

const ALL: Record<string, Strings> = { en, nl, de, fr };

/** The words of the nearest language that the screen speaks. */
export function stringsFor(lang: string): Strings {
  return ALL[lang.split('-')[0] as string] ?? en;
}

function parts(...all: (string | false)[]): string[] {
  return all.filter((part) => part !== false);
}
