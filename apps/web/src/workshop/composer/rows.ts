/** A card as rows of sentences: fixed words, and fields that are pressed to change them. */
import type { Body, ComposedCard, Field, Line, Part } from '@draco-table/lang';
import { html, nothing, type TemplateResult } from 'lit';
import { word } from '../../words.js';

export interface RowActions {
  /** `at` names a place in the card that stays when the text changes. */
  field(field: Field, at: string): void;
  add(body: Body, index: number, at: string): void;
  line(line: Line, body: Body, index: number, at: string): void;
  card(): void;
}

/** Parts as one would read them out. */
export function readOut(parts: readonly Part[]): string {
  const said = parts.flatMap((part) =>
    part.is === 'words' ? [part.text] : part.is === 'field' ? [part.text.replace(/\s+/g, ' ')] : [],
  );
  return said.join(' ').replace(/ ([,:)])/g, '$1');
}

const kindOf = ({ wants }: Field): string =>
  wants.is === 'value' || wants.is === 'awaited' ? wants.type : word(`kind-${wants.is}`);

export function cardRows(card: ComposedCard, act: RowActions, isFixed: boolean): TemplateResult {
  const name = card.id;
  return html`<div class="card-head sentence">
      ${inline(card.head, 'h', act, isFixed)}
      ${isFixed || !card.more.length ? nothing : menu(word('card-menu', { card: name }), 'card', () => act.card())}
    </div>
    ${block(card.body, 'b', name, act, isFixed)}`;
}

const menu = (label: string, at: string, open: () => void) =>
  html`<button type="button" class="more" data-at=${at} aria-label=${label} title=${label} aria-haspopup="dialog" @click=${open}>⋯</button>`;

function block(body: Body, at: string, of: string, act: RowActions, isFixed: boolean): TemplateResult {
  const label = at === 'b' ? word('add-sentence') : word('add-sentence-in', { sentence: of });
  return html`<ol class="sentences">
    ${body.lines.map((line, index) => row(line, body, index, `${at}.${index}`, act, isFixed))}
    ${
      isFixed
        ? nothing
        : html`<li class="add">
            <button type="button" data-at=${`${at}.add`} aria-label=${label} aria-haspopup="dialog" @click=${() => act.add(body, body.lines.length, at)}>
              + ${word('add-sentence')}
            </button>
          </li>`
    }
  </ol>`;
}

/** A sentence, with the blocks that belong to it below and its words between them. */
function row(line: Line, body: Body, index: number, at: string, act: RowActions, isFixed: boolean): TemplateResult {
  const said = readOut(line.parts);
  const pieces: TemplateResult[] = [];
  let words: Part[] = [];
  let from = 0;
  let isFirst = true;
  const flush = (until: number): void => {
    if (words.length)
      pieces.push(
        html`<div class="sentence">
          ${inline(words, at, act, isFixed, from)}
          ${isFirst && !isFixed ? menu(word('sentence-menu', { sentence: said }), `${at}.menu`, () => act.line(line, body, index, at)) : nothing}
        </div>`,
      );
    isFirst = false;
    words = [];
    from = until;
  };
  for (const [number, part] of line.parts.entries()) {
    if (part.is !== 'body') {
      words.push(part);
      continue;
    }
    flush(number + 1);
    pieces.push(block(part, `${at}.${number}`, said, act, isFixed));
  }
  flush(line.parts.length);
  const label = `${word('sentence-number', { number: index + 1 })}: ${said}`;
  return html`<li class=${`is-${line.kind}`} data-line=${at}><div role="group" aria-label=${label}>${pieces}</div></li>`;
}

function inline(parts: readonly Part[], at: string, act: RowActions, isFixed: boolean, from = 0): TemplateResult {
  return html`${parts.map((part, number) =>
    part.is === 'words'
      ? html`<span class="words">${part.text}</span>`
      : part.is === 'field'
        ? fieldBox(part, `${at}.${from + number}`, act, isFixed)
        : nothing,
  )}`;
}

function fieldBox(field: Field, at: string, act: RowActions, isFixed: boolean): TemplateResult {
  const { text, parts, wants } = field;
  const isText = wants.is === 'text';
  if (!parts)
    return html`<button
      type="button"
      class="field-box is-${wants.is}"
      data-at=${at}
      ?disabled=${isFixed}
      aria-haspopup="dialog"
      aria-label=${isText ? word('field-text', { text }) : word('field-change', { text, type: kindOf(field) })}
      @click=${() => act.field(field, at)}
    >
      ${text}
    </button>`;
  return html`<span class="nest"
    >${inline(parts, at, act, isFixed)}<button
      type="button"
      class="whole"
      data-at=${at}
      ?disabled=${isFixed}
      aria-haspopup="dialog"
      aria-label=${word('field-whole', { text: text.replace(/\s+/g, ' ') })}
      title=${word('field-whole', { text: text.replace(/\s+/g, ' ') })}
      @click=${() => act.field(field, at)}
    >
      ▾
    </button></span
  >`;
}
