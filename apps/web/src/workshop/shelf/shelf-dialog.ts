/** My shelf on the screen: every deck and game with its state, to open, copy, rename, throw away and have back. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { currentLanguage, languageName, word } from '../../words.js';
import { languageOf } from '../file-names.js';
import type { Sources } from '../protocol.js';
import type { Work } from './deck-store.js';
import { canUseFolders } from './folder.js';
import type { Shelf } from './shelf.js';

export interface ShelfActions {
  /** It stands open on the shelf already. */
  opened(work: Work): void;
  /** What stood open is gone. */
  emptied(): void;
  begin(): void;
  saveFolder(): void;
  openFolder(): void;
}

const idIn = ({ entry, files }: Sources): string =>
  /^\s*(?:game|deck)\s+([a-z][\w-]*)/m.exec(files[entry] ?? '')?.[1] ?? entry.replace(/\.\w+$/, '');

/** As the reader calls it, else as its texts do, else by its id. */
export function nameOf(work: Sources & { label?: string }): string {
  if (work.label) return work.label;
  const id = idIn(work);
  const title = new RegExp(`^(?:game|deck)-${id}\\s*=\\s*(\\S.*)$`, 'm');
  const texts = Object.entries(work.files).filter(([file]) => file.endsWith('.ftl'));
  const rank = (file: string) => [currentLanguage(), 'en'].indexOf(languageOf(file) ?? '');
  const best = [...texts].sort(([a], [b]) => (rank(a) < 0 ? 9 : rank(a)) - (rank(b) < 0 ? 9 : rank(b)));
  return best.flatMap(([, text]) => title.exec(text)?.[1]?.trim() ?? [])[0] ?? id;
}

/** A picture to know it again by: its first letters on a card of a colour of its own. */
function picture(work: Work): TemplateResult {
  const name = nameOf(work);
  const letters = [...name.replace(/[^\p{L}\p{N} ]/gu, '')].slice(0, 2).join('');
  const hue = [...work.id].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 12, 0);
  return html`<svg class="cover hue-${hue}" viewBox="0 0 64 88" aria-hidden="true">
    <rect x="1" y="1" width="62" height="86" rx="7" class="paper" />
    <rect x="8" y="12" width="48" height="50" rx="5" class="field" />
    <text x="32" y="46" text-anchor="middle">${letters}</text>
    <path d="M14 70h36M20 77h24" class="line" />
  </svg>`;
}

const when = (at: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

function stateOf({ state, files }: Work): string {
  const languages = Object.keys(files).flatMap((file) => languageOf(file) ?? []);
  const spoken = [...new Set(languages)].sort().map(languageName).join(', ');
  if (!state) return spoken;
  const checked =
    state.errors + state.warnings
      ? word('found-problems', { errors: state.errors, warnings: state.warnings })
      : word('clean');
  const tested = !state.tests
    ? ''
    : state.failed
      ? word('tests-failed', { failed: state.failed, count: state.tests })
      : word('tests-passed', { count: state.tests });
  return [checked, tested, spoken].filter(Boolean).join(' · ');
}

/** Opens the shelf; what was done there is done when it closes. */
export async function openShelfDialog(dialog: HTMLDialogElement, shelf: Shelf, act: ShelfActions): Promise<void> {
  let renaming: string | undefined;
  let note = '';
  let undo: (() => Promise<void>) | undefined;

  async function draw(focus?: string): Promise<void> {
    const all = await shelf.works();
    const works = all.filter(({ gone }) => gone === undefined);
    render(view(works), dialog);
    if (focus) dialog.querySelector<HTMLElement>(focus)?.focus();
  }

  const open = async (id: string) => {
    const work = await shelf.open(id);
    dialog.close();
    if (work) act.opened(work);
  };
  const remove = async (work: Work) => {
    const wasOpen = shelf.current?.id === work.id;
    await shelf.remove(work.id);
    note = word('shelf-removed', { name: nameOf(work) });
    undo = async () => {
      await shelf.restore(work.id);
      if (wasOpen) await open(work.id);
    };
    if (wasOpen) act.emptied();
    await draw('#shelf-undo');
  };
  const rename = async (event: Event, work: Work) => {
    event.preventDefault();
    const label = String(new FormData(event.target as HTMLFormElement).get('label') ?? '').trim();
    renaming = undefined;
    if (label) await shelf.rename(work.id, label);
    await draw(`#rename-${work.id}`);
  };

  const item = (work: Work): TemplateResult => {
    const name = nameOf(work);
    const isOpen = shelf.current?.id === work.id;
    return html`<li class=${isOpen ? 'current' : ''}>
      ${picture(work)}
      <div>
        ${
          renaming === work.id
            ? html`<form class="row" @submit=${(event: Event) => void rename(event, work)}>
              <label class="field"><span>${word('shelf-name')}</span><input name="label" .value=${name} maxlength="80" required autocomplete="off"></label>
              <button class="button small">${word('shelf-rename')}</button>
            </form>`
            : html`<h3>${name}${isOpen ? html` <small>${word('shelf-open-now')}</small>` : nothing}</h3>`
        }
        <p>${stateOf(work)}</p>
        <p class="soft">${work.entry} · ${when(work.changed)}</p>
        <p class="row">
          <button type="button" class="button small" aria-label=${word('shelf-open-one', { name })} @click=${() => void open(work.id)}>${word('shelf-open')}</button>
          <button type="button" class="button small quiet" aria-label=${word('shelf-copy-one', { name })} @click=${() => void shelf.copy(work.id, word('shelf-copy-of', { name })).then(() => draw())}>${word('shelf-copy')}</button>
          <button type="button" class="button small quiet" id="rename-${work.id}" aria-label=${word('shelf-rename-one', { name })} @click=${() => {
            renaming = work.id;
            void draw('input[name=label]');
          }}>${word('shelf-rename')}</button>
          <button type="button" class="button small quiet" aria-label=${word('shelf-remove-one', { name })} @click=${() => void remove(work)}>${word('shelf-remove')}</button>
        </p>
      </div>
    </li>`;
  };

  const view = (works: Work[]) => html`
    <h2 id="shelf-title">${word('shelf')}</h2>
    ${shelf.trouble ? html`<p role="alert" class="why">${word(shelf.trouble === 'full' ? 'storage-full' : 'not-kept')}</p>` : nothing}
    <p role="status">${note}
      ${
        undo
          ? html`<button type="button" class="button small" id="shelf-undo" @click=${() => {
              const again = undo;
              undo = undefined;
              note = '';
              void again?.().then(() => (dialog.open ? draw() : undefined));
            }}>${word('shelf-undo')}</button>`
          : nothing
      }</p>
    ${works.length ? html`<ul class="shelf">${works.map(item)}</ul>` : html`<p>${word('shelf-empty')}</p>`}
    <div class="row">
      <button type="button" class="button" @click=${() => {
        dialog.close();
        act.begin();
      }}>${word('shelf-new')}</button>
      ${
        canUseFolders()
          ? html`<button type="button" class="button quiet" @click=${() => {
              dialog.close();
              act.openFolder();
            }}>${word('folder-open')}</button>
            <button type="button" class="button quiet" @click=${() => {
              dialog.close();
              act.saveFolder();
            }}>${word('folder-save')}</button>`
          : nothing
      }
      <button type="button" class="button quiet" @click=${() => dialog.close()}>${word('close')}</button>
    </div>`;

  await draw();
  dialog.showModal();
}

/** Earlier moments of what stands open; the one that is taken is shown, and nothing of what came after it is lost. */
export async function openHistoryDialog(
  dialog: HTMLDialogElement,
  shelf: Shelf,
  take: (sources: Sources) => void,
): Promise<void> {
  const moments = await shelf.moments();
  const current = shelf.current;
  const summary = async (at: number) => {
    const then = await shelf.momentAt(at);
    if (!then || !current) return '';
    const names = new Set([...Object.keys(then.files), ...Object.keys(current.files)]);
    const differing = [...names].filter((name) => then.files[name] !== current.files[name]);
    return differing.length ? word('history-differs', { files: differing.join(', ') }) : word('history-same');
  };
  const rows = await Promise.all(moments.slice(0, 60).map(async (one) => ({ ...one, differs: await summary(one.at) })));
  const go = async (at: number) => {
    const sources = await shelf.momentAt(at);
    dialog.close();
    if (sources) take(sources);
  };
  render(
    html`<h2 id="shelf-title">${word('history')}</h2>
      <p>${word(rows.length ? 'history-lead' : 'history-empty')}</p>
      <ul class="shelf moments">
        ${rows.map(
          ({ at, kind, differs }) => html`<li><div>
            <h3>${when(at)}</h3>
            <p class="soft">${kind === 'kept' ? differs : html`${word(`history-${kind}`)} ${differs}`}</p>
            <button type="button" class="button small" aria-label=${word('history-take-one', { when: when(at) })} @click=${() => void go(at)}>${word('history-take')}</button>
          </div></li>`,
        )}
      </ul>
      <p class="row"><button type="button" class="button quiet" @click=${() => dialog.close()}>${word('close')}</button></p>`,
    dialog,
  );
  dialog.showModal();
}
