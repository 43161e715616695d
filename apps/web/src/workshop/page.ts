/** The workshop: write a deck or a game, see what is wrong, test it, play it. */
import { applyFixes, type Fix, type Place, type Problem } from '@draco-table/ruleset';
import type { DracoTable } from '@draco-table/table';
import { html, nothing, render } from 'lit';
import { lookForHelp } from '../help.js';
import { type GameInfo, listGames, nameIn, setUpPage } from '../site.js';
import { currentLanguage, word } from '../words.js';
import { startService, TooLong } from './client.js';
import { download } from './download.js';
import { takeDrops } from './drop-zone.js';
import type { Edit, Editor } from './editor/editor.js';
import { type Library, loadLook, loadSources, loadTexts } from './library.js';
import { type ListActions, problemList, testList, whyNotPlay } from './lists.js';
import { newFileForm } from './new-file.js';
import { problemIn } from './problem-in.js';
import { edited, firstDeck, fromLibrary, keep, recall, sameSources, textsFor, withFiles } from './project.js';
import type { Checked, Sources, TestOutcome } from './protocol.js';
import { drawSamples } from './samples.js';
import { drawTabs } from './tabs.js';
import { dropped, takeFiles } from './take-files.js';

const part = <T extends HTMLElement>(id: string) => document.querySelector(`#${id}`) as T;
const table = document.querySelector('draco-table') as DracoTable;
const panel = part<HTMLElement>('editor');
const play = part<HTMLButtonElement>('play');
const hand = part<HTMLSelectElement>('hand');
const sample = part<HTMLSelectElement>('sample');
const dialog = part<HTMLDialogElement>('new-file');

const library: Library = { sources: {}, texts: {} };
let games: GameInfo[] = [];
let sources: Sources = recall() ?? firstDeck;
/** What was last opened as a whole: unchanged, it may be replaced without asking. */
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
const service = startService(library);

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
    const found = await service.check(given);
    if (mine !== round) return;
    checked = found;
    checkedFor = given;
    if (await borrowTexts(found)) {
      if (mine === round) await check();
      return;
    }
    isChecking = false;
    draw();
    const outcome = found.isSound ? await service.test() : undefined;
    if (mine !== round) return;
    tests = outcome;
  } catch (error) {
    if (mine !== round) return;
    const why = error instanceof TooLong ? word('too-long') : error instanceof Error ? error.message : String(error);
    checked = { problems: [problemIn(sources.entry, 'D0899', why)], cards: [], isSound: false };
    tests = undefined;
    isChecking = false;
  }
  draw();
}

/** The words of the game that a deck builds on, once it is known which; true if they are new. */
async function borrowTexts({ game }: Checked): Promise<boolean> {
  const known = games.find(({ id }) => id === game?.id);
  if (!known || Object.hasOwn(library.texts, known.id)) return false;
  const texts = await loadTexts(known);
  library.texts[known.id] = texts;
  await service.lend(known.id, texts);
  return true;
}

// ——— files ———

function isReplacing(next: Sources): boolean {
  const isTouched = !sameSources(sources, opened) && !sameSources(sources, next);
  return next.entry === sources.entry || !isTouched || confirm(word('replace-work'));
}

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

function changed(): void {
  if (!keep(sources)) part('kept').textContent = word('not-kept');
  soon();
}

/** Shows a file in the editor; a ruleset is not for eyes, so it is told about instead. */
function view(file: string): void {
  shown = file;
  const text = sources.files[file] ?? peeked.get(file);
  const isRuleset = file.endsWith('.json');
  panel.hidden = isRuleset;
  part('ruleset-note').hidden = !isRuleset;
  if (!isRuleset && text !== undefined) editor?.show(file, text, peeked.has(file));
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

const apply = (edits: Edit[]): void => bring(edited(sources.files, edits));

const actions: ListActions = {
  goTo(file, line, problem) {
    if (problem?.range) return goTo({ file, range: problem.range });
    const text = sources.files[file] ?? library.sources[file] ?? '';
    const offset = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const at = { line, column: 1, offset };
    goTo({ file, range: { start: at, end: at } });
  },
  mend: (problem, fix) => void mend(problem, fix),
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
  const { files, problems } = await takeFiles(given, service);
  refused = problems;
  if (Object.keys(files).length) {
    const next = withFiles(sources, files);
    if (isReplacing(next)) return open(next, next.entry === sources.entry ? Object.keys(files)[0] : next.entry);
  }
  draw();
}

// ——— playing ———

async function playIt(): Promise<void> {
  await check();
  if (!checked?.isSound || !checked.game) return;
  const { id, seats } = checked.game;
  const card = hand.value;
  const note = part('dealt');
  note.textContent = '';
  const dealt = await service.deal(card, seats.min);
  if (!dealt) return;
  const known = games.some((game) => game.id === id);
  const words = Object.entries(textsFor(sources, dealt.texts));
  const texts = Object.fromEntries(words.map(([lang, text]) => [lang, async () => text]));
  await customElements.whenDefined('draco-table');
  table.lang = currentLanguage();
  table.classList.add('laid');
  await table.openRuleset(dealt.ruleset, { texts, ...(known ? { look: id } : {}) });
  table.newGame(dealt.card ? { hold: { seat: 0, card: dealt.card } } : {});
  if (card && !dealt.card) note.textContent = word('not-dealt', { card });
  table.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
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
  part('remove').hidden = shown === sources.entry;
  part('remove').textContent = word(peeked.has(shown) ? 'close-file' : 'remove-file', { file: shown });
  part<HTMLButtonElement>('download-ruleset').disabled = !checked?.isSound;
  part('format').hidden = !shown.endsWith('.draco') || peeked.has(shown);
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
  const made = await newFileForm(dialog, sources, games, (lang) => service.skeleton(lang));
  if (!made) return;
  open({ entry: sources.entry, files: { ...sources.files, ...made.files } }, made.show);
}

function cursorAt(file: string, offset: number): void {
  const card = checked?.cards.find((one) => one.file === file && one.start <= offset && offset <= one.end)?.id;
  if (!card || card === writtenCard) return;
  writtenCard = card;
  drawHand();
}

async function loadEditor(): Promise<void> {
  try {
    const { Editor } = await import('./editor/editor.js');
    editor = new Editor(panel, {
      service,
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
  refused = [];
  if (sample.value && isReplacing(next)) {
    opened = next;
    sources = { entry: '', files: {} };
    open(next);
  }
  sample.value = '';
});
part('format').addEventListener('click', async () => {
  const text = sources.files[shown];
  if (text === undefined) return;
  const tidy = await service.format(shown, text);
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
part('download').addEventListener('click', () => {
  for (const [name, text] of Object.entries(sources.files)) download(name, text);
});
part('download-ruleset').addEventListener('click', async () => {
  const dealt = await service.deal('', checked?.game?.seats.min ?? 2);
  if (!dealt) return;
  const { game, deck } = dealt.ruleset;
  const look = games.some(({ id }) => id === game) ? await loadLook(game) : {};
  const whole = { ruleset: dealt.ruleset, texts: textsFor(sources, dealt.texts), ...look };
  download(`${deck ?? game}.json`, JSON.stringify(whole));
});
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
    // The editor's labels and problems are in the language too.
    draw();
  },
});
games = await listGames();
library.sources = await loadSources();
drawSamples(sample, games, Object.keys(library.sources));
await Promise.all([loadEditor(), lookForHelp.then(check)]);
