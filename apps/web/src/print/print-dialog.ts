/** Asks how a game is to be printed, has it made in a worker, and gives the reader the PDF. */
import type { Backs, Paper, Part, PrintOptions } from '@draco-table/print';
import { CARD_SIZES, type CardSize, PAPERS, PARTS, STANDARD } from '@draco-table/print/options';
import type { Problem } from '@draco-table/ruleset';
import { html, nothing, render, type TemplateResult } from 'lit';
import { downloadBlob } from '../download.js';
import { currentLanguage, word } from '../words.js';
import type { PrintReply, PrintRequest, ToPrint } from './protocol.js';

const BACKS: readonly Backs[] = ['long-edge', 'short-edge', 'fold', 'none'];

type State =
  | { is: 'asked' }
  | { is: 'working'; done: number; all: number }
  | { is: 'done'; name: string; cards: number; pages: number; warnings: readonly Problem[] }
  | { is: 'problems'; problems: readonly Problem[] }
  | { is: 'failed'; message: string };

/** Where paper is Letter, nobody has A4. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH)\b/.test(navigator.language) ? 'letter' : 'a4');

const select = (
  name: string,
  label: string,
  all: readonly string[],
  chosen: string,
  labelOf: (one: string) => string,
): TemplateResult =>
  html`<label class="field"
    ><span>${label}</span
    ><select name=${name}>
      ${all.map((one) => html`<option value=${one} .selected=${one === chosen}>${labelOf(one)}</option>`)}
    </select></label
  >`;

const sizes = () =>
  select('size', word('print-size'), Object.keys(CARD_SIZES), 'poker', (one) => word(`print-size-${one}`));
const papers = () =>
  select('paper', word('print-paper'), Object.keys(PAPERS), usualPaper(), (one) => word(`print-paper-${one}`));
const backs = () => select('backs', word('print-backs'), BACKS, STANDARD.backs, (one) => word(`print-backs-${one}`));

const tick = (name: string, value: string, label: string, isOn: boolean): TemplateResult =>
  html`<label class="choice"><input type="checkbox" name=${name} value=${value} ?checked=${isOn} /> ${word(label)}</label>`;

function readForm(form: HTMLFormElement): PrintOptions {
  const data = new FormData(form);
  const said = (name: string) => String(data.get(name) ?? '');
  return {
    ...STANDARD,
    size: CARD_SIZES[said('size') as CardSize],
    paper: said('paper') as Paper,
    backs: said('backs') as Backs,
    parts: data.getAll('part') as Part[],
    inkSaving: data.has('ink-saving'),
    blackAndWhite: data.has('black-and-white'),
    cutMarks: data.has('cut-marks'),
  };
}

/** Opens the dialog; `game` is asked for when somebody has decided to print. */
export function openPrint(dialog: HTMLDialogElement, name: string, game: () => Promise<ToPrint>): void {
  let state: State = { is: 'asked' };
  let worker: Worker | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const become = (next: State) => {
    state = next;
    draw();
  };

  async function start(options: PrintOptions): Promise<void> {
    stop();
    become({ is: 'working', done: 0, all: 0 });
    try {
      const lang = currentLanguage();
      const fresh = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
      worker = fresh;
      fresh.addEventListener('message', ({ data }: MessageEvent<PrintReply>) => {
        if (data.is === 'progress') return become({ ...data, is: 'working' });
        if (worker === fresh) stop();
        if (data.is !== 'done') return become(data);
        const { pdf, cards, pages, warnings } = data;
        downloadBlob(`${name}.pdf`, pdf);
        become({ is: 'done', name: `${name}.pdf`, cards, pages, warnings });
      });
      fresh.addEventListener('error', ({ message }) => become({ is: 'failed', message }));
      const fonts = new URL('fonts/', document.baseURI).href;
      const request: PrintRequest = { game: await game(), lang, options, fonts };
      fresh.postMessage(request);
    } catch (error) {
      stop();
      become({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const options = readForm(event.currentTarget as HTMLFormElement);
    if (options.parts.length > 0) void start(options);
  }

  function draw(): void {
    const isWorking = state.is === 'working';
    render(
      html`<form class="print" @submit=${submit}>
        <h2 id="print-title">${word('print-title')}</h2>
        <p>${word('print-lead')}</p>
        <div class="two">
          ${sizes()} ${papers()}
        </div>
        ${backs()}
        <fieldset>
          <legend>${word('print-parts')}</legend>
          ${PARTS.map((part) => tick('part', part, `print-part-${part}`, true))}
        </fieldset>
        <fieldset>
          <legend>${word('print-ink')}</legend>
          ${tick('cut-marks', 'on', 'print-cut-marks', true)} ${tick('ink-saving', 'on', 'print-ink-saving', false)}
          ${tick('black-and-white', 'on', 'print-black-and-white', false)}
        </fieldset>
        <div role="status">${told(state)}</div>
        <p class="row">
          <button class="button" ?disabled=${isWorking}>${word('print-make')}</button>
          <button class="button quiet" type="button" @click=${() => dialog.close()}>
            ${word(state.is === 'done' ? 'print-close' : 'cancel')}
          </button>
        </p>
      </form>`,
      dialog,
    );
  }

  dialog.addEventListener('close', stop, { once: true });
  draw();
  dialog.querySelector('form')?.reset();
  dialog.showModal();
}

function told(state: State): TemplateResult | typeof nothing {
  if (state.is === 'working')
    return state.all === 0
      ? html`<p>${word('print-starting')}</p>`
      : html`<p>${word('print-progress', { done: state.done, all: state.all })}</p>
          <progress max=${state.all} value=${state.done} aria-label=${word('print-title')}></progress>`;
  if (state.is === 'done')
    return html`<p>${word('print-done', { file: state.name, cards: state.cards, pages: state.pages })}</p>
      ${problems(state.warnings)}`;
  if (state.is === 'problems') return html`<p>${word('print-stopped')}</p>${problems(state.problems)}`;
  if (state.is === 'failed') return html`<p>${word('print-failed', { why: state.message })}</p>`;
  return nothing;
}

/** More of them would push the buttons off the screen. */
const MOST_SHOWN = 6;

const problems = (all: readonly Problem[]): TemplateResult | typeof nothing =>
  all.length === 0
    ? nothing
    : html`<ul class="told">
        ${all.slice(0, MOST_SHOWN).map(({ message, file, range }) => html`<li>${file === undefined ? nothing : html`<b>${file}${range ? `:${range.start.line}` : ''}</b> `}${message}</li>`)}
      </ul>`;
