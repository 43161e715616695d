/** The workshop: write a deck or a game, see what is wrong, test it, play it. */
import { applyFixes, type Fix, type Place, type Problem, type Ruleset, WORKSHOP_LIMITS } from '@draco-table/ruleset';
import type { DracoTable } from '@draco-table/table';
import composerWords from '@draco-table/words/en/composer';
import english from '@draco-table/words/en/workshop';
import { html, nothing, render } from 'lit';
import { download, downloadBlob } from '../download.js';
import { lookForHelp } from '../help.js';
import { type GameInfo, listGames, nameIn, setUpPage } from '../site.js';
import { alsoSpeak, currentLanguage, word } from '../words.js';
import { createCardView } from './card-view/card-view.js';
import { lookWith } from './card-view/picture.js';
import { type Edit, startLanguage } from './client.js';
import { createComposer } from './composer/composer.js';
import { TooLong } from './connection.js';
import { takeDrops } from './drop-zone.js';
import type { Editor } from './editor/editor.js';
import { type Library, loadLook, loadSources, loadTexts } from './library.js';
import { type ListActions, problemList, testList, whyNotPlay } from './lists.js';
import { newFileForm } from './new-file.js';
import { problemIn } from './problem-in.js';
import { changedText, edited, firstDeck, fromLibrary, sameSources, withFiles } from './project.js';
import type { Checked, Sources, TestOutcome } from './protocol.js';
import { drawSamples } from './samples.js';
import { deckIn } from './shelf/share-link.js';
import { openShelf } from './shelf/shelf.js';
import { nameOf } from './shelf/shelf-dialog.js';
import { drawTabs } from './tabs.js';
import { dropped, takeFiles } from './take-files.js';
import { createTry } from './try/try.js';

alsoSpeak('workshop', english);
alsoSpeak('composer', composerWords);

const part = <T extends HTMLElement>(id: string) => document.querySelector(`#${id}`) as T;
const table = document.querySelector('draco-table') as DracoTable;
const panel = part<HTMLElement>('editor');
const play = part<HTMLButtonElement>('play');
const hand = part<HTMLSelectElement>('hand');
const sample = part<HTMLSelectElement>('sample');
const dialog = part<HTMLDialogElement>('new-file');

const library: Library = { sources: {}, texts: {} };
let games: GameInfo[] = [];
const shelf = await openShelf({
  troubled: () => drawKept(),
  changedElsewhere: (work) => show({ entry: work.entry, files: work.files }, shown),
});
/** A deck that came in a link: looked at and played, but nobody's own yet. */
const shared = deckIn(location.hash);
let isGuest = shared?.ok === true;
let sources: Sources = shared?.ok ? shared.sources : (shelf.current ?? firstDeck);
/** What was last opened as a whole: unchanged, it need not be kept. */
let opened: Sources = sources;
/** Files of the game below that are looked at, not changed. */
const peeked = new Map<string, string>();
let shown = sources.entry;
let checked: Checked | undefined;
/** The sources that this was found in: a fix for others would hit the wrong words. */
let checkedFor: Sources | undefined;
let tests: TestOutcome[] | undefined;
/** What could not be opened, until something else is. */
let refused: Problem[] = [];
let isChecking = false;
/** The card that play begins with: chosen by hand, or the one that is being written. */
let chosenCard: string | undefined;
let writtenCard: string | undefined;
let editor: Editor | undefined;
const language = startLanguage(library, currentLanguage);
const composer = createComposer(part('composer'), part<HTMLDialogElement>('chooser'), {
  language,
  text: (file) => sources.files[file],
  isOwn: (file) => !isGuest && sources.files[file] !== undefined,
  home: () =>
    [shown, sources.entry].find((file) => !isGuest && file.endsWith('.draco') && sources.files[file] !== undefined),
  edit: (file, changes) => bring({ [file]: changedText(sources.files[file] ?? '', changes) }),
  reveal(file, start) {
    if (file !== shown) view(file);
    editor?.reveal(start);
  },
  undo: () => editor?.undo(),
  shown(_, card) {
    writtenCard = card;
    cardView.show(card);
    drawHand();
  },
});
const cardView = createCardView(part('card-view'), {
  language,
  whole: wholeGame,
  bring,
  sources: () => sources,
  isOwn: () => !isGuest,
});
const trying = createTry(part('set-up'), {
  language,
  table,
  rules: async () => (checked?.isSound ? (await language.deal('', checked.game?.seats.min ?? 2))?.ruleset : undefined),
  card: () => hand.value || writtenCard,
  async lay(ruleset) {
    const dealt = await language.deal('', ruleset.seats.min);
    await lay(ruleset, dealt?.texts ?? {});
  },
  keep: (test) => bring({ [sources.entry]: `${(sources.files[sources.entry] ?? '').trimEnd()}\n\n${test}\n` }),
});

// ——— checking ———

let timer: ReturnType<typeof setTimeout> | undefined;
let round = 0;

function soon(): void {
  clearTimeout(timer);
  isChecking = true;
  drawState();
  timer = setTimeout(() => void check(), 250);
}

async function check(): Promise<void> {
  clearTimeout(timer);
  const mine = ++round;
  isChecking = true;
  try {
    const given = sources;
    language.sync(given);
    const found = await language.check();
    if (mine !== round) return;
    checked = found;
    checkedFor = given;
    if (await borrowTexts(found)) {
      if (mine === round) await check();
      return;
    }
    isChecking = false;
    draw();
    const first = writtenCard ?? found.cards[0]?.id;
    if (found.isSound && first !== undefined) cardView.show(first);
    if (found.isSound) cardView.changed();
    const outcome = found.isSound ? await language.test() : undefined;
    if (mine !== round) return;
    tests = outcome;
    shelf.found(foundIn(found, outcome));
  } catch (error) {
    if (mine !== round) return;
    const why = error instanceof TooLong ? word('too-long') : error instanceof Error ? error.message : String(error);
    checked = { problems: [problemIn(sources.entry, 'D0899', why)], cards: [], isSound: false };
    tests = undefined;
    isChecking = false;
  }
  draw();
}

const foundIn = ({ problems }: Checked, outcome: readonly TestOutcome[] | undefined) => ({
  errors: problems.filter(({ severity }) => severity === 'error').length,
  warnings: problems.filter(({ severity }) => severity !== 'error').length,
  tests: outcome?.length ?? 0,
  failed: outcome?.filter(({ ok }) => !ok).length ?? 0,
});

/** The words of the game that a deck builds on, once it is known which; true if they are new. */
async function borrowTexts({ game }: Checked): Promise<boolean> {
  const known = games.find(({ id }) => id === game?.id);
  if (!known || Object.hasOwn(library.texts, known.id)) return false;
  const texts = await loadTexts(known);
  language.lend(known.id, texts);
  return true;
}

// ——— files ———

function open(next: Sources, show = next.entry): void {
  for (const name of [...Object.keys(sources.files), ...peeked.keys()])
    if (next.files[name] !== sources.files[name]) editor?.close(name);
  if (next.entry !== sources.entry) {
    peeked.clear();
    chosenCard = undefined;
    opened = next;
  }
  sources = next;
  checked = undefined;
  tests = undefined;
  changed();
  view(show);
}

/** Another deck or game as a whole; what stood here is on the shelf. */
function show(next: Sources, file = next.entry): void {
  for (const name of [...Object.keys(sources.files), ...peeked.keys()]) editor?.close(name);
  peeked.clear();
  chosenCard = undefined;
  opened = next;
  sources = next;
  open(next, Object.hasOwn(next.files, file) ? file : next.entry);
}

/** Something to begin from: it comes to the shelf with its first change. */
function begin(next: Sources): void {
  shelf.leave();
  refused = [];
  show(next);
}

function changed(): void {
  language.sync(sources);
  // Opened as it is kept, or as it came, there is nothing to keep.
  if (!isGuest && !sameSources(sources, shelf.current ?? opened)) shelf.keep(sources);
  drawKept();
  composer.changed();
  soon();
}

/** Where it is kept, or that it is not. */
function drawKept(): void {
  const { current, trouble } = shelf;
  part('kept').textContent = isGuest
    ? word('guest', { name: nameOf(sources) })
    : trouble
      ? word(trouble === 'full' ? 'storage-full' : 'not-kept')
      : current
        ? word('kept-as', { name: nameOf(current) })
        : word('kept-not-yet');
  part('guest-part').hidden = !isGuest;
  part('tools').hidden = isGuest;
}

/** Shows a file in the editor; a ruleset is not for eyes, so it is told about instead. */
function view(file: string): void {
  shown = file;
  const text = sources.files[file] ?? peeked.get(file);
  const isRuleset = file === sources.entry && file.endsWith('.json');
  panel.hidden = isRuleset;
  part('ruleset-note').hidden = !isRuleset;
  if (!isRuleset && text !== undefined) editor?.show(file, text, isGuest || peeked.has(file));
  editor?.setProblems(checked?.problems ?? []);
  draw();
}

function goTo({ file, range, text }: Place & { text?: string }): void {
  if (sources.files[file] === undefined && !peeked.has(file)) {
    const found = text ?? library.sources[file];
    if (found === undefined) return;
    // The game below a deck is read, not changed; a game of one's own is open in all its parts.
    if (checked?.game?.deck || checked?.problems.length) peeked.set(file, found);
    else sources = { ...sources, files: { ...sources.files, [file]: found } };
  }
  view(file);
  editor?.select(range.start.offset, range.end.offset);
}

/** Files with other text than before, shown at once. */
function bring(files: Record<string, string>): void {
  sources = { ...sources, files: { ...sources.files, ...files } };
  changed();
  view(shown);
}

/** Files of the site's game that is being changed become the reader's own. */
function apply(edits: Edit[]): void {
  const more = edits.flatMap(({ file }) => {
    const text = sources.files[file] ?? language.textOf(file);
    return text === undefined ? [] : [[file, text] as const];
  });
  bring(edited({ ...sources.files, ...Object.fromEntries(more) }, edits));
}

const actions: ListActions = {
  goTo(file, line, problem) {
    if (problem?.range) return goTo({ file, range: problem.range });
    const text = sources.files[file] ?? library.sources[file] ?? '';
    const offset = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const at = { line, column: 1, offset };
    goTo({ file, range: { start: at, end: at } });
  },
  mend: (problem, fix) => void mend(problem, fix),
  show: (test) => void trying.show(test),
};

/** Applies a fix, or the same fix where it is now if the text has changed since. */
async function mend(problem: Problem, fix: Fix): Promise<void> {
  let now: Fix | undefined = fix;
  if (checkedFor !== sources) {
    await check();
    const same = all().find(({ code, message }) => code === problem.code && message === problem.message);
    now = same?.fixes?.find(({ title }) => title === fix.title);
  }
  if (now && checkedFor === sources) apply(now.edits);
}

/** The files with all that can be mended safely. */
const mended = () => applyFixes(all(), new Map(Object.entries(sources.files)), false);

async function take(given: { name: string; file: File }[]): Promise<void> {
  if (!given.length) return;
  const { files, problems } = await takeFiles(given);
  refused = problems;
  if (Object.keys(files).length) {
    const next = withFiles(sources, files);
    if (next.entry === sources.entry) return open(next, Object.keys(files)[0]);
    await shelf.add(next);
    return show(next);
  }
  draw();
}

// ——— playing ———

async function playIt(): Promise<void> {
  await check();
  if (!checked?.isSound || !checked.game) return;
  const { seats } = checked.game;
  const card = hand.value;
  const note = part('dealt');
  note.textContent = '';
  const dealt = await language.deal(card, seats.min);
  if (!dealt) return;
  await lay(dealt.ruleset, dealt.texts);
  table.newGame(dealt.card ? { hold: { seat: 0, card: dealt.card } } : {});
  if (card && !dealt.card) note.textContent = word('not-dealt', { card });
  table.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

/** Rules on the table, in the look of the game that they are of. */
async function lay(ruleset: Ruleset, given: Record<string, string>): Promise<void> {
  const known = games.some((game) => game.id === ruleset.game);
  const texts = Object.fromEntries(Object.entries(given).map(([lang, text]) => [lang, async () => text]));
  await customElements.whenDefined('draco-table');
  table.lang = currentLanguage();
  table.classList.add('laid');
  await table.openRuleset(ruleset, { texts, ...(known ? { look: ruleset.game } : {}) });
}

// ——— drawing ———

const errors = (): Problem[] => all().filter(({ severity }) => severity === 'error');
const all = (): Problem[] => [...refused, ...(checked?.problems ?? [])];

function drawState(): void {
  const found = errors();
  const count = all().length;
  part('state').textContent =
    isChecking || !checked
      ? word('checking')
      : count
        ? word('found-problems', { errors: found.length, warnings: count - found.length })
        : word('clean');
  const first = found.find(({ file }) => file !== undefined && !refused.some((one) => one.file === file)) ?? found[0];
  play.disabled = !checked?.isSound;
  const isBroken = checked && !checked.isSound && first;
  render(isBroken ? whyNotPlay(first) : nothing, part('why'));
}

function draw(): void {
  drawState();
  const problems = all();
  render(problemList(problems, actions), part('problems'));
  part('mend').hidden = mended().count < 2;
  editor?.setProblems(problems);
  const failed = tests?.filter(({ ok }) => !ok).length ?? 0;
  const box = part<HTMLDetailsElement>('tests-part');
  box.hidden = !tests?.length;
  // Those that pass are of no interest until one looks for them.
  if (failed > 0) box.open = true;
  part('tests-state').textContent = tests?.length
    ? failed
      ? word('tests-failed', { failed, count: tests.length })
      : word('tests-passed', { count: tests.length })
    : '';
  render(testList(tests ?? [], actions), part('tests'));
  drawTabs(part('tabs'), {
    entry: sources.entry,
    files: Object.keys(sources.files),
    peeked: [...peeked.keys()],
    shown,
    problems,
    view,
    add: () => openNewFile(),
  });
  drawHand();
  composer.offer(checked?.cards ?? []);
  part('remove').hidden = shown === sources.entry;
  part('remove').textContent = word(peeked.has(shown) ? 'close-file' : 'remove-file', { file: shown });
  for (const id of ['download-ruleset', 'print']) part<HTMLButtonElement>(id).disabled = !checked?.isSound;
  part('format').hidden = shown.endsWith('.json') || peeked.has(shown);
  drawRuleset();
}

function drawRuleset(): void {
  const game = checked?.game;
  const known = games.find(({ id }) => id === game?.id);
  render(
    game
      ? html`<p>${word('ruleset-note', { game: known ? nameIn(known.names, game.id) : game.id, cards: game.cards, min: game.seats.min, max: game.seats.max })}</p>`
      : html`<p>${word('ruleset-bad')}</p>`,
    part('ruleset-note'),
  );
}

function drawHand(): void {
  const cards = [...new Set((checked?.cards ?? []).map(({ id }) => id))];
  const now = [chosenCard, writtenCard, cards.at(-1)].find((id) => id === '' || (id && cards.includes(id))) ?? '';
  part('hand-part').hidden = cards.length === 0;
  render(
    html`${cards.map((id) => html`<option value=${id} .selected=${id === now}>${id}</option>`)}
      <option value="" .selected=${!now}>${word('hand-any')}</option>`,
    hand,
  );
}

async function openNewFile(): Promise<void> {
  const made = await newFileForm(dialog, sources, games, (lang) => language.skeleton(lang));
  if (!made) return;
  open({ entry: sources.entry, files: { ...sources.files, ...made.files } }, made.show);
}

function cursorAt(file: string, offset: number): void {
  const card = checked?.cards.find((one) => one.file === file && one.start <= offset && offset <= one.end)?.id;
  if (!card || card === writtenCard) return;
  composer.show(file, card);
  cardView.show(card);
  writtenCard = card;
  drawHand();
}

async function loadEditor(): Promise<void> {
  try {
    const { Editor } = await import('./editor/editor.js');
    editor = new Editor(panel, {
      language,
      word,
      changed(file, text) {
        if (sources.files[file] === undefined || sources.files[file] === text) return;
        sources = { ...sources, files: { ...sources.files, [file]: text } };
        changed();
      },
      moved: cursorAt,
      goTo,
      apply,
      mend: actions.mend,
    });
    view(shown);
  } catch {
    render(html`<p role="alert">${word('editor-missing')}</p>`, panel);
  }
}

// ——— wiring ———

play.addEventListener('click', () => void playIt());
hand.addEventListener('change', () => {
  chosenCard = hand.value;
});
sample.addEventListener('change', () => {
  const next = sample.value === 'first' ? firstDeck : fromLibrary(sample.value, library.sources);
  if (sample.value) begin(next);
  sample.value = '';
});
part('format').addEventListener('click', async () => {
  const text = sources.files[shown];
  if (text === undefined) return;
  const tidy = await language.format(shown);
  if (sources.files[shown] !== text) return;
  bring({ [shown]: tidy });
});
part('mend').addEventListener('click', async () => {
  if (checkedFor !== sources) await check();
  if (checkedFor === sources) bring(Object.fromEntries(mended().files));
});
part('remove').addEventListener('click', () => {
  const gone = shown;
  if (peeked.delete(gone)) return view(sources.entry);
  if (!confirm(word('remove-sure', { file: gone }))) return;
  const { [gone]: _, ...files } = sources.files;
  open({ entry: sources.entry, files }, sources.entry);
});
part('download').addEventListener('click', async () => {
  const { toZip } = await import('./shelf/zip.js');
  downloadBlob(sources.entry.replace(/\.\w+$/, '.zip'), new Blob([toZip(sources)], { type: 'application/zip' }));
});
/** Fetched once: it is asked for with every change. */
const looks = new Map<string, ReturnType<typeof loadLook>>();
function lookOf(game: string): ReturnType<typeof loadLook> {
  const look = looks.get(game) ?? loadLook(game);
  looks.set(game, look);
  return look;
}
/** Rules, words and look in one; undefined as long as something is wrong. */
async function wholeGame() {
  const dealt = await language.deal('', checked?.game?.seats.min ?? 2);
  if (!dealt) return undefined;
  const { game } = dealt.ruleset;
  const look = games.some(({ id }) => id === game) ? await lookOf(game) : {};
  return { ruleset: dealt.ruleset, texts: dealt.texts, ...lookWith(look, sources) };
}
part('download-ruleset').addEventListener('click', async () => {
  const whole = await wholeGame();
  if (whole) download(`${whole.ruleset.deck ?? whole.ruleset.game}.json`, JSON.stringify(whole));
});
part('print').addEventListener('click', async () => {
  await check();
  if (!checked?.isSound || !checked.game) return;
  const { id, deck } = checked.game;
  const { openPrint } = await import('../print/print-dialog.js');
  openPrint(part<HTMLDialogElement>('print-dialog'), deck ?? id, async () => {
    const whole = await wholeGame();
    if (!whole) throw new Error(word('ruleset-bad'));
    return whole;
  });
});
const shelfDialog = part<HTMLDialogElement>('shelf-dialog');
part('shelf-open').addEventListener('click', async () => {
  const { openShelfDialog } = await import('./shelf/shelf-dialog.js');
  await openShelfDialog(shelfDialog, shelf, {
    opened: (work) => {
      refused = [];
      show({ entry: work.entry, files: work.files });
    },
    emptied: () => begin(firstDeck),
    begin: () => begin(firstDeck),
    saveFolder: async () => {
      const { saveToFolder } = await import('./shelf/folder.js');
      const count = await saveToFolder(sources).catch(() => -1);
      if (count !== undefined)
        part('kept').textContent = count < 0 ? word('folder-failed') : word('folder-saved', { count });
    },
    openFolder: async () => {
      const { openFolder } = await import('./shelf/folder.js');
      await take((await openFolder(WORKSHOP_LIMITS.files).catch(() => undefined)) ?? []);
    },
  });
});
part('history').addEventListener('click', async () => {
  const { openHistoryDialog } = await import('./shelf/shelf-dialog.js');
  await openHistoryDialog(shelfDialog, shelf, (then) => show(then, shown));
});
part('share').addEventListener('click', async () => {
  const { openShareDialog } = await import('./shelf/share-dialog.js');
  openShareDialog(shelfDialog, { ...sources, ...(shelf.current?.label && { label: shelf.current.label }) });
});
part('hand-in').addEventListener('click', async () => {
  const { openHandInDialog } = await import('./shelf/share-dialog.js');
  openHandInDialog(shelfDialog, sources, library.sources);
});
/** From here on it is the reader's own, and the address no longer somebody else's deck. */
part('make-mine').addEventListener('click', async () => {
  isGuest = false;
  history.replaceState(null, '', location.pathname + location.search);
  await shelf.add(sources);
  show(sources, shown);
});
part('leave-guest').addEventListener('click', () => {
  location.assign(location.pathname + location.search);
});
addEventListener('hashchange', () => deckIn(location.hash) && location.reload());
const picker = part<HTMLInputElement>('file');
picker.addEventListener('change', () => {
  void take([...(picker.files ?? [])].map((file) => ({ name: file.name, file })));
  picker.value = '';
});
takeDrops(part('drop'), (transfer) => void dropped(transfer).then(take));

await setUpPage({
  speak: (lang) => {
    table.lang = lang;
    drawSamples(sample, games, Object.keys(library.sources));
    // Problems are told in the language of the page.
    language.restart();
    if (round) void check();
    // The editor's labels and problems are in the language too.
    if (shared?.ok === false) refused = [problemIn(sources.entry, 'D0812', word(`link-${shared.why}`))];
    drawKept();
    cardView.draw();
    trying.draw();
    draw();
  },
});
games = await listGames();
library.sources = await loadSources();
language.restart();
drawSamples(sample, games, Object.keys(library.sources));
await Promise.all([loadEditor(), lookForHelp.then(check)]);
