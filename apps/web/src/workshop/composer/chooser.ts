/** The box in which something is chosen or typed: a search field over a list, wholly by keys or by touch. */
import type { Offer } from '@draco-table/lang';
import { html, nothing, render, type TemplateResult } from 'lit';
import { word } from '../../words.js';
import { findOffers, labelText } from './find.js';

export interface Question {
  title: string;
  /** What the field is called. */
  label: string;
  /** What stands in it at first, and can be typed over. */
  value: string;
  /** What is offered beside; worked out while the box is open. */
  offers?: Promise<Offer[]>;
  /** Fixed things to choose from, by word. */
  items?: { id: string; text: string }[];
  /** Whether what was typed can be written as it is. */
  takes?: (typed: string) => boolean;
  isLong?: boolean;
  /** Where it belongs to on the page. */
  beside?: Element | undefined;
}

export type Answer = { is: 'offer'; offer: Offer } | { is: 'item'; id: string } | { is: 'typed'; text: string };

interface Row {
  key: string;
  group?: string;
  text: TemplateResult | string;
  doc?: string | undefined;
  answer: Answer;
}

/** One at a time; undefined if it was left. */
export function ask(dialog: HTMLDialogElement, question: Question): Promise<Answer | undefined> {
  let offers: Offer[] | undefined = question.offers ? undefined : [];
  let typed = question.value;
  // What stands there is no search: everything is shown until something is typed.
  let isSearching = false;
  let active = 0;
  let rows: Row[] = [];

  return new Promise((resolve) => {
    const end = (answer: Answer | undefined): void => {
      dialog.removeEventListener('cancel', left);
      if (dialog.open) dialog.close();
      render(nothing, dialog);
      resolve(answer);
    };
    const left = (event: Event): void => {
      event.preventDefault();
      end(undefined);
    };
    const take = (row: Row | undefined): void => {
      if (row) end(row.answer);
    };
    const input = (): HTMLInputElement | null => dialog.querySelector('.typed');

    function look(): void {
      const search = isSearching ? typed : '';
      const own = typed.trim();
      const canWrite = isSearching && own !== '' && question.takes?.(own) === true;
      const write: Row[] = canWrite
        ? [{ key: 'write', text: word('choose-write', { text: own }), answer: { is: 'typed', text: own } }]
        : [];
      const items = (question.items ?? [])
        .filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()))
        .map(({ id, text }): Row => ({ key: `item-${id}`, text, answer: { is: 'item', id } }));
      const found = findOffers(offers ?? [], search).map(
        (offer, at): Row => ({
          key: `offer-${at}`,
          group: word(`group-${offer.group}`),
          text: labelParts(offer),
          doc: offer.doc,
          answer: { is: 'offer', offer },
        }),
      );
      // By group only as long as nothing is looked for: afterwards what fits best comes first.
      const grouped = search ? found : byGroup(found);
      const isNumber = /^-?\d+$/.test(own);
      rows = isNumber || !found.length ? [...write, ...items, ...grouped] : [...items, ...grouped, ...write];
      active = Math.min(active, Math.max(0, rows.length - 1));
    }

    function draw(): void {
      look();
      const count = rows.length;
      render(
        html`<form
          method="dialog"
          @submit=${(event: Event) => {
            event.preventDefault();
            if (question.isLong) end({ is: 'typed', text: typed });
            else take(rows[active]);
          }}
        >
          <h2 id="chooser-title">${question.title}</h2>
          ${question.isLong ? longField() : searchField()}
          ${
            question.isLong
              ? nothing
              : html`<ul role="listbox" id="chooser-list" class="offers" aria-labelledby="chooser-title">
                  ${rows.map((row, at) => option(row, at))}
                </ul>
                <p class="found" role="status">${
                  offers === undefined
                    ? word('choose-wait')
                    : count
                      ? word('choose-found', { count })
                      : word('choose-nothing')
                }</p>`
          }
          <div class="row">
            <button class="button small" ?disabled=${!question.isLong && !count}>${word('choose-take')}</button>
            <button type="button" class="button small quiet" @click=${() => end(undefined)}>${word('choose-cancel')}</button>
          </div>
        </form>`,
        dialog,
      );
      dialog.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    }

    const typing = (event: Event): void => {
      typed = (event.target as HTMLInputElement).value;
      isSearching = typed.trim() !== '';
      active = 0;
      draw();
    };

    const longField = () => html`<label class="field"
      ><span>${question.label}</span><textarea class="typed" rows="5" spellcheck="false" .value=${typed} @input=${typing}></textarea></label
    >`;

    const searchField = () => html`<label class="field"
      ><span>${question.label}</span
      ><input
        class="typed"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-expanded=${rows.length > 0}
        aria-controls="chooser-list"
        aria-autocomplete="list"
        aria-activedescendant=${rows[active] ? `chooser-${active}` : nothing}
        .value=${typed}
        @input=${typing}
        @keydown=${keys}
    /></label>`;

    const option = ({ text, doc, group }: Row, at: number) => {
      const isFirst = group !== undefined && group !== rows[at - 1]?.group;
      return html`${isFirst && !isSearching ? html`<li role="presentation" class="group">${group}</li>` : nothing}
        <li
          role="option"
          id=${`chooser-${at}`}
          aria-selected=${at === active}
          title=${doc ?? nothing}
          @click=${() => take(rows[at])}
        >
          <span>${text}</span>${doc ? html`<small>${doc}</small>` : nothing}
        </li>`;
    };

    const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    function keys(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      if (step === undefined || !rows.length) return;
      event.preventDefault();
      active =
        Math.abs(step) === 1
          ? (active + step + rows.length) % rows.length
          : Math.min(rows.length - 1, Math.max(0, active + step));
      draw();
    }

    dialog.addEventListener('cancel', left);
    draw();
    dialog.showModal();
    place(dialog, question.beside);
    input()?.select();
    input()?.focus();
    void question.offers?.then(
      (found) => {
        offers = found;
        if (dialog.open) draw();
      },
      () => end(undefined),
    );
  });
}

const labelParts = ({ label }: Offer) =>
  html`${label.map((part, at) =>
    'word' in part ? html`${at ? ' ' : ''}${part.word}` : html`${at ? ' ' : ''}<i>${part.slot}</i>`,
  )}`;

/** The text of an option as it is read. */
export const offerName = ({ label }: Offer): string => labelText(label);

function byGroup(rows: readonly Row[]): Row[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.flatMap((group) => rows.filter((row) => row.group === group));
}

/** Below its field where there is room; on a phone the style sheet puts it at the bottom. */
function place(dialog: HTMLDialogElement, beside: Element | undefined): void {
  const { style } = dialog;
  style.removeProperty('inset');
  if (!beside || innerWidth < 640) return;
  const at = beside.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const top = at.bottom + height + 8 < innerHeight ? at.bottom + 6 : Math.max(8, innerHeight - height - 8);
  const left = Math.min(Math.max(8, at.left), Math.max(8, innerWidth - width - 8));
  style.setProperty('inset', `${top}px auto auto ${left}px`);
}
