/** The words that begin a line, each with an example; for messages, completion and colouring. */
export const DECLARATIONS: { readonly [word: string]: string } = {
  game: 'game my-game',
  deck: 'deck my-deck',
  language: 'language 1',
  players: 'players 3 to 6',
  include: 'include "my-game/cards.draco"',
  builds: 'builds on my-game',
  kind: 'kind colour: red, green, blue',
  pieces: 'pieces hero (owner: player or none = none)',
  cards: 'cards action (cost: number)',
  piece: 'piece green-knight: hero (owner: green)',
  card: 'card shortcut x2: action (cost: 5) { … }',
  zone: 'zone hand: hand of action, one per player, seen by owner',
  tokens: 'tokens coin: 95 in bank, 0 each player',
  counter: 'counter actions: 0 each player',
  variable: 'variable leader: player or none = none',
  option: 'option long-game: no, yes',
  die: 'die die: 6',
  define: 'define heroes of (p: player) = heroes where owner of it is p',
  verb: 'verb move (h: hero) forward (n: number) { … }',
  phase: 'phase turn of (you: player) { … }',
  setup: 'setup { … }',
  play: 'play { … }',
  score: 'score of (p: player) = coin of p',
  winners: 'winners = players with most score of it',
  forecast: 'forecast next-payment { pay the table }',
  total: 'total action 74',
  always: 'always, after start round { … }',
  test: 'test "it moves forward" { … }',
  remove: 'remove shortcut, rumour',
  count: 'count shortcut 3',
  replace: 'replace card shortcut { … }',
};

export const STATEMENTS: { readonly [word: string]: string } = {
  choose: 'choose h from heroes',
  chooses: 'victim chooses c from hand of victim',
  may: 'you may choose h from heroes { … }',
  if: 'if n > 3 { … } else { … }',
  for: 'for each h in heroes { … }',
  let: 'let n = count heroes',
  give: 'give n + 1',
  stop: 'stop',
  proceed: 'proceed',
  set: 'set round to 2',
  repeat: 'repeat 3 times { … }',
  at: 'at once each p in players chooses vote from yes, no',
  next: 'next time before start turn of you { … }',
  until: 'until start round, after gain (c) by you { … }',
  from: 'from now on, instead of pay the table { proceed }',
  end: 'end game',
};

export const CARD_LINES: { readonly [word: string]: string } = {
  needs: 'needs any hand of you',
  while: 'while in play-area, after gain (c) by you { … }',
};

export const STEPS: { readonly [word: string]: string } = {
  players: 'players 4',
  option: 'option long-game is yes',
  given: 'given { … }',
  rolls: 'rolls 6, 2',
  answers: 'green answers shortcut, green-knight',
  expect: 'expect place of green-knight is 1',
};

/** No name can be one of these. */
export const RESERVED: readonly string[] =
  'and or not is if then else for each in where of choose chooses may let give stop proceed'.split(' ');

/** What people write instead, and what it should be. */
export const SYNONYMS: { readonly [word: string]: string } = {
  elseif: 'else if',
  elsif: 'else if',
  elif: 'else if',
  otherwise: 'else',
  foreach: 'for each',
  forall: 'for each',
  every: 'for each',
  var: 'let',
  const: 'let',
  return: 'give',
  break: 'stop',
  exit: 'stop',
  unless: 'if not',
  function: 'verb',
  rule: 'verb',
  action: 'verb',
  def: 'define',
  import: 'include',
  enum: 'kind',
};
