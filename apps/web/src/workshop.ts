import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { DracoTable } from '@draco-table/table';
import { html, nothing, render } from 'lit';
import { listGames, setUpPage } from './site.js';
import { currentLanguage, word } from './words.js';

const area = document.querySelector('#source') as HTMLTextAreaElement;
const gutter = document.querySelector('#gutter') as HTMLElement;
const list = document.querySelector('#problems') as HTMLElement;
const state = document.querySelector('#state') as HTMLElement;
const sample = document.querySelector('#sample') as HTMLSelectElement;
const drop = document.querySelector('#drop') as HTMLElement;
const play = document.querySelector('#play') as HTMLButtonElement;
const table = document.querySelector('draco-table') as DracoTable;

const firstDeck = `# A deck of your own. Change a number, and see.
deck my-evening
language 1
builds on draco

remove wham, drunkenness
count favourite 4

card second-wind x2 {
  choose h from heroes
  move h forward 2
}

total action 75
`;

let sources: Record<string, string> = {};
let fileName = 'workshop.draco';
/** Texts that were dropped in, by language. */
const texts: Record<string, string> = {};
let ruleset: Ruleset | undefined;

function showLines(problems: Problem[]): void {
  const bad = new Set(problems.filter(({ file }) => file === fileName).map(({ range }) => range?.start.line));
  const count = area.value.split('\n').length;
  render(
    html`${Array.from({ length: count }, (_, i) => html`<span class=${bad.has(i + 1) ? 'bad' : ''}>${i + 1}</span>\n`)}`,
    gutter,
  );
  gutter.scrollTop = area.scrollTop;
}

function goTo(problem: Problem): void {
  if (problem.file !== fileName || !problem.range) return;
  area.focus();
  area.setSelectionRange(problem.range.start.offset, problem.range.end.offset);
  const line = problem.range.start.line - 1;
  area.scrollTop = Math.max(0, (line - 5) * (area.scrollHeight / area.value.split('\n').length));
}

function show(problems: Problem[]): void {
  showLines(problems);
  state.textContent = problems.length ? `${problems.length} ${word('problems')}` : word('clean');
  render(
    html`${problems.slice(0, 100).map(
      (problem) => html`<li>
        <button type="button" class=${problem.severity} @click=${() => goTo(problem)}>
          <span class="where">${problem.file && problem.file !== fileName ? `${problem.file}:` : ''}${problem.range ? `${problem.range.start.line}:${problem.range.start.column}` : ''} ${problem.code}</span>
          <span>${problem.message}</span>
          ${problem.help ? html`<span class="help">${problem.help}</span>` : nothing}
        </button>
      </li>`,
    )}`,
    list,
  );
  const errors = problems.some(({ severity }) => severity === 'error');
  play.disabled = errors || !ruleset;
}

/** Compiles what stands in the field, with the site's own games to build on. */
async function check(): Promise<void> {
  const text = area.value;
  if (text.trimStart().startsWith('{')) {
    try {
      ruleset = JSON.parse(text) as Ruleset;
      show([]);
    } catch (error) {
      ruleset = undefined;
      show([
        {
          code: 'D0813',
          severity: 'error',
          args: {},
          message: error instanceof Error ? error.message : String(error),
          file: fileName,
        },
      ]);
    }
    return;
  }
  const { compile } = await import('@draco-table/lang');
  if (text !== area.value) return;
  const encoder = new TextEncoder();
  const read = (file: string): Uint8Array | undefined => {
    const found = file === fileName ? text : Object.hasOwn(sources, file) ? sources[file] : undefined;
    return found === undefined ? undefined : encoder.encode(found);
  };
  const findGame = (name: string) => (`${name}.draco` in sources ? `${name}.draco` : undefined);
  const compiled = compile(fileName, read, { findGame, root: '' });
  ruleset = compiled.ruleset;
  show(compiled.problems);
}

let timer: ReturnType<typeof setTimeout> | undefined;
function soon(): void {
  clearTimeout(timer);
  showLines([]);
  timer = setTimeout(() => void check(), 250);
}

async function baseTexts(game: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await Promise.all(
    ['en', 'nl', 'fr', 'de'].map(async (lang) => {
      const response = await fetch(new URL(`table/games/${game}/${lang}.ftl`, document.baseURI)).catch(() => undefined);
      if (response?.ok) found[lang] = await response.text();
    }),
  );
  return found;
}

async function playIt(): Promise<void> {
  if (!ruleset) return;
  await customElements.whenDefined('draco-table');
  const known = (await listGames()).some(({ id }) => id === ruleset?.game);
  const below = known ? await baseTexts(ruleset.game) : {};
  const all: Record<string, () => Promise<string>> = {};
  for (const lang of new Set([...Object.keys(below), ...Object.keys(texts)]))
    all[lang] = async () => `${below[lang] ?? ''}\n${texts[lang] ?? ''}`;
  table.lang = currentLanguage();
  await table.openRuleset(ruleset, { texts: all, ...(known ? { look: ruleset.game } : {}) });
  table.newGame();
  table.scrollIntoView({ block: 'nearest' });
}

async function take(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    const text = await file.text();
    const language = /(?:^|\.)([a-z]{2}(?:-[A-Za-z]+)?)\.ftl$/.exec(file.name)?.[1];
    if (language) texts[language] = text;
    else {
      fileName = file.name;
      area.value = text;
    }
  }
  soon();
}

async function begin(): Promise<void> {
  const response = await fetch(new URL('table/games/sources.json', document.baseURI));
  sources = response.ok ? ((await response.json()) as Record<string, string>) : {};
  const entries = Object.keys(sources).filter((name) => !name.includes('/'));
  render(
    html`<option value="">${word('sample-deck')}</option>${entries.map((name) => html`<option value=${name}>${name}</option>`)}`,
    sample,
  );
  await check();
}

setUpPage((lang) => {
  table.lang = lang;
  void begin();
});
area.setAttribute('aria-label', word('source'));
area.value = firstDeck;
showLines([]);
area.addEventListener('input', soon);
area.addEventListener('scroll', () => {
  gutter.scrollTop = area.scrollTop;
});
sample.addEventListener('change', () => {
  fileName = sample.value || 'workshop.draco';
  area.value = sample.value ? (sources[sample.value] ?? '') : firstDeck;
  soon();
});
play.addEventListener('click', () => void playIt());
document
  .querySelector('#file')
  ?.addEventListener('change', (event) => void take((event.target as HTMLInputElement).files ?? []));
for (const type of ['dragenter', 'dragover'] as const)
  drop.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  void take(event.dataTransfer?.files ?? []);
});
void begin();
