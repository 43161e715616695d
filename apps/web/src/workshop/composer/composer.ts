/** The composer: the card that is being written as sentences with fields. Everything it does is a change of the text. */
import type { Body, Change, ComposedCard, Field, Line, TextChange } from '@draco-table/lang';
import { html, nothing, render } from 'lit';
import { word } from '../../words.js';
import type { Language } from '../client.js';
import { type Answer, ask, offerName } from './chooser.js';
import { moveFocus } from './keys.js';
import { cardRows, type RowActions, readOut } from './rows.js';

export interface ComposerHost {
  language: Pick<Language, 'compose' | 'offers' | 'change' | 'newCard'>;
  /** The text of a file as it is now. */
  text(file: string): string | undefined;
  isOwn(file: string): boolean;
  /** The file that a new card is written into. */
  home(): string | undefined;
  edit(file: string, changes: readonly TextChange[]): void;
  /** Shows a place in the text, without taking the focus there. */
  reveal(file: string, start: number): void;
  undo(): void;
  /** Another card is shown. */
  shown(file: string, card: string): void;
}

export interface Composer {
  /** The cards there are to choose from. */
  offer(cards: readonly { id: string; file: string; start: number }[]): void;
  show(file: string, card: string): void;
  /** Something was written. */
  changed(): void;
  draw(): void;
}

interface Shown {
  file: string;
  card: string;
  /** What it was taken apart from: places are places in it. */
  text?: string | undefined;
  composed?: ComposedCard | undefined;
  isBroken?: boolean;
}

const NAME = /^[a-z][a-z0-9-]*$/;

export function createComposer(root: HTMLElement, dialog: HTMLDialogElement, host: ComposerHost): Composer {
  let cards: readonly { id: string; file: string; start: number }[] = [];
  let now: Shown | undefined;
  let isDirty = false;
  let reading: Promise<void> | undefined;
  let said = '';
  let focusNext: string | undefined;

  // ——— reading ———

  /** Taken apart anew as often as the text changes, but never twice at once; ends when what is shown is what is written. */
  function refresh(): Promise<void> {
    isDirty = true;
    root.ariaBusy = 'true';
    reading ??= readAll();
    return reading;
  }

  async function readAll(): Promise<void> {
    try {
      while (isDirty) {
        isDirty = false;
        await read();
      }
    } catch {
      // The page says what is wrong with the server; what was shown stays.
    } finally {
      reading = undefined;
      root.ariaBusy = 'false';
    }
  }

  /** Whether the places of what is shown are places in the text as it is now. */
  const isFresh = (): boolean => reading === undefined && now !== undefined && now.text === host.text(now.file);

  /** A press while the card is read anew holds for what then stands at the same place, if it reads the same. */
  async function press(at: string, go: () => Promise<void>): Promise<void> {
    if (isFresh()) return go();
    const pressed = nameAt(at);
    await refresh();
    if (isFresh() && nameAt(at) === pressed) (elementAt(at) as HTMLElement | undefined)?.click();
  }

  async function read(): Promise<void> {
    if (!now) return draw();
    const { file, card } = now;
    const text = host.text(file);
    const composed = await host.language.compose(file, card);
    if (now?.file !== file || now.card !== card) return;
    if (host.text(file) !== text) {
      isDirty = true;
      return;
    }
    now = { file, card, text, composed, isBroken: !composed };
    draw();
  }

  // ——— changing ———

  /** `before` is what was shown when the change was begun: its places are places in that text. */
  async function commit(
    before: Shown | undefined,
    change: Change,
    focus: (card: ComposedCard) => string,
    tell: string,
  ): Promise<void> {
    if (!before?.composed || before.text === undefined) return;
    const { file, card, text } = before;
    const changes = host.text(file) === text ? await host.language.change(file, card, change) : undefined;
    if (host.text(file) !== text) return say(word('composer-stale'));
    if (!changes) return say(word('composer-refused'));
    const [, name] = before.composed.head;
    const isName = name?.is === 'field' && change.is === 'write' && change.start === name.start;
    if (isName) now = { file, card: change.text };
    host.edit(file, changes);
    await refresh();
    if (now?.composed) focusOn(focus(now.composed));
    say(tell);
  }

  const say = (text: string): void => {
    said = text;
    draw();
  };

  function focusOn(at: string): void {
    focusNext = at;
    draw();
  }

  /** A sentence that was put in is filled in next: its first field. */
  const firstIn = (at: string): string => {
    const row = root.querySelector(`[data-line="${at}"] .field-box, [data-at^="${at}."].field-box`);
    return row?.getAttribute('data-at') ?? at;
  };

  const act: RowActions = {
    field: (field, at) => void press(at, () => changeField(field, at)),
    add: (body, index, at) => void press(`${at}.add`, () => addSentence(body, index, at)),
    line: (line, body, index, at) => void press(`${at}.menu`, () => lineMenu(line, body, index, at)),
    card: () => void press('card', cardMenu),
  };

  const elementAt = (at: string): Element | undefined => root.querySelector(`[data-at="${at}"]`) ?? undefined;
  const nameAt = (at: string): string | null | undefined => elementAt(at)?.ariaLabel ?? elementAt(at)?.textContent;

  async function answerFrom(at: string, question: Parameters<typeof ask>[1]): Promise<Answer | undefined> {
    const answer = await ask(dialog, { ...question, beside: elementAt(at) });
    if (!answer) focusOn(at);
    return answer;
  }

  async function changeField(field: Field, at: string): Promise<void> {
    if (!now) return;
    const before = now;
    const { file, card } = before;
    const { start, end, text, wants } = field;
    const isOffered = ['value', 'awaited', 'sentence', 'pick'].includes(wants.is);
    const isNumber = wants.is === 'count' || (wants.is === 'value' && wants.type === 'number');
    const isName = wants.is === 'name' || wants.is === 'word';
    const takes = (typed: string) =>
      isName ? NAME.test(typed) : wants.is === 'count' ? /^[1-9]\d*$/.test(typed) : !/[{}#\n;]/.test(typed);
    const answer = await answerFrom(at, {
      title: word('choose-value', { text: text.replace(/\s+/g, ' ') }),
      label: word(
        wants.is === 'text'
          ? 'choose-text'
          : isName
            ? 'choose-name'
            : wants.is === 'count'
              ? 'choose-number'
              : 'choose-search',
      ),
      value: isName || isNumber || wants.is === 'text' ? text : '',
      isLong: wants.is === 'text',
      takes,
      ...(isOffered && { offers: host.language.offers(file, card, { start, end }) }),
    });
    if (!answer || answer.is === 'item') return;
    const change: Change =
      answer.is === 'offer' ? answer.offer.change : { is: 'write', start, end, text: answer.text.trim() };
    const tell = word('composer-changed', { text: answer.is === 'offer' ? offerName(answer.offer) : answer.text });
    await commit(before, change, () => firstIn(at), tell);
  }

  async function addSentence(body: Body, index: number, at: string): Promise<void> {
    if (!now) return;
    const before = now;
    const { file, card } = before;
    const { start, end } = body;
    const answer = await answerFrom(`${at}.add`, {
      title: word('choose-sentence'),
      label: word('choose-search'),
      value: '',
      takes: (typed) => !/[{}#]/.test(typed),
      offers: host.language.offers(file, card, { start, end, index }),
    });
    if (!answer || answer.is === 'item') return;
    const change: Change =
      answer.is === 'offer' ? answer.offer.change : { is: 'insert', start, end, index, text: answer.text };
    const tell = word('composer-changed', { text: answer.is === 'offer' ? offerName(answer.offer) : answer.text });
    await commit(before, change, () => firstIn(`${at}.${index}`), tell);
  }

  const moreItems = (more: Line['more']) => more.map(({ id }) => ({ id: `more-${id}`, text: word(`more-${id}`) }));

  async function lineMenu(line: Line, body: Body, index: number, at: string): Promise<void> {
    const before = now;
    const { start, end, more, parts } = line;
    const text = readOut(parts);
    const answer = await answerFrom(`${at}.menu`, {
      title: word('choose-menu', { text }),
      label: word('choose-search'),
      value: '',
      items: [
        ...moreItems(more),
        { id: 'before', text: word('line-before') },
        ...(index > 0 ? [{ id: 'up', text: word('line-up') }] : []),
        ...(index < body.lines.length - 1 ? [{ id: 'down', text: word('line-down') }] : []),
        { id: 'copy', text: word('line-copy') },
        { id: 'remove', text: word('line-remove') },
      ],
    });
    if (answer?.is !== 'item') return;
    const { id } = answer;
    const block = at.slice(0, at.lastIndexOf('.'));
    if (id === 'before') return addSentence(body, index, block);
    if (id === 'remove') return removeLine(line, at);
    if (id === 'up' || id === 'down') return moveLine(line, at, id === 'up' ? -1 : 1);
    const change: Change =
      id === 'copy' ? { is: 'copy', start, end } : { is: 'more', id: id.replace(/^more-/, ''), start, end };
    await commit(before, change, () => `${at}.menu`, word('composer-changed', { text }));
  }

  function moveLine({ start, end, parts }: Line, at: string, by: -1 | 1): Promise<void> {
    const [block, index] = [at.slice(0, at.lastIndexOf('.')), Number(at.slice(at.lastIndexOf('.') + 1))];
    const tell = word('composer-changed', { text: readOut(parts) });
    return commit(now, { is: 'move', start, end, by }, () => `${block}.${index + by}.menu`, tell);
  }

  function removeLine({ start, end, parts }: Line, at: string): Promise<void> {
    const [block, index] = [at.slice(0, at.lastIndexOf('.')), Number(at.slice(at.lastIndexOf('.') + 1))];
    const next = () => (elementAt(`${block}.${index}.menu`) ? `${block}.${index}.menu` : `${block}.add`);
    return commit(now, { is: 'remove', start, end }, next, word('composer-removed', { text: readOut(parts) }));
  }

  async function cardMenu(): Promise<void> {
    const before = now;
    if (!before?.composed) return;
    const { start, end, more, id: card } = before.composed;
    const answer = await answerFrom('card', {
      title: word('choose-menu', { text: card }),
      label: word('choose-search'),
      value: '',
      items: moreItems(more),
    });
    if (answer?.is !== 'item') return;
    const id = answer.id.replace(/^more-/, '');
    await commit(
      before,
      { is: 'more', id, start, end },
      () => 'card',
      word('composer-changed', { text: word(`more-${id}`) }),
    );
  }

  async function makeCard(): Promise<void> {
    const file = host.home();
    if (file === undefined) return;
    const isFree = (name: string) => NAME.test(name) && !cards.some(({ id }) => id === name);
    const answer = await answerFrom('new', {
      title: word('new-card'),
      label: word('new-card-name'),
      value: '',
      takes: isFree,
    });
    if (answer?.is !== 'typed') return;
    const changes = await host.language.newCard(file, answer.text);
    if (!changes) {
      focusOn('new');
      return say(word('new-card-bad'));
    }
    now = { file, card: answer.text };
    host.edit(file, changes);
    await refresh();
    if (now.composed) host.reveal(file, now.composed.start);
    focusOn('b.add');
    host.shown(file, answer.text);
    say(word('composer-changed', { text: answer.text }));
  }

  // ——— keys ———

  /** The sentence that has the focus, and where it is. */
  function lineAt(target: Element): { line: Line; at: string } | undefined {
    const at = target.closest('[data-line]')?.getAttribute('data-line');
    if (!at || !now?.composed) return undefined;
    const [, ...steps] = at.split('.').map(Number);
    let body: Body = now.composed.body;
    let line: Line | undefined;
    for (const [depth, step] of steps.entries()) {
      if (depth % 2 === 0) line = body.lines[step];
      else {
        const part = line?.parts[step];
        if (part?.is !== 'body') return undefined;
        body = part;
      }
    }
    return line && { line, at };
  }

  root.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && target.matches('button')) {
      event.preventDefault();
      host.undo();
      return;
    }
    if (!target.matches('button')) return;
    const found = host.isOwn(now?.file ?? '') ? lineAt(target) : undefined;
    if (found && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      void moveLine(found.line, found.at, event.key === 'ArrowUp' ? -1 : 1);
    } else if (found && event.key === 'Delete') {
      event.preventDefault();
      void removeLine(found.line, found.at);
    } else if (!event.altKey && moveFocus(root, target, event.key)) event.preventDefault();
  });

  // ——— drawing ———

  function choice() {
    const index = cards.findIndex(({ id, file }) => id === now?.card && file === now.file);
    const isKnown = index >= 0;
    const chosen = (event: Event): void => {
      const card = cards[Number((event.target as HTMLSelectElement).value)];
      if (!card) return;
      show(card.file, card.id);
      host.reveal(card.file, card.start);
      host.shown(card.file, card.id);
    };
    return html`<div class="row">
      ${
        cards.length || now
          ? html`<label class="field inline"
              ><span>${word('composer-card')}</span
              ><select @change=${chosen}>
                ${isKnown || !now ? nothing : html`<option value="-1" .selected=${true}>${now.card}</option>`}
                ${cards.map(({ id }, at) => html`<option value=${at} .selected=${at === index}>${id}</option>`)}
              </select></label
            >`
          : nothing
      }
      <button type="button" class="button small quiet" data-at="new" aria-haspopup="dialog" ?disabled=${host.home() === undefined} @click=${() => void makeCard()}>
        ${word('new-card')}
      </button>
    </div>`;
  }

  function draw(): void {
    const composed = now?.composed;
    const isFixed = now !== undefined && !host.isOwn(now.file);
    render(
      html`<h2>${word('composer')}</h2>
        ${choice()}
        ${
          composed
            ? html`<div class="composed" dir="ltr">${cardRows(composed, act, isFixed)}</div>`
            : html`<p class="help">${word(now?.isBroken ? 'composer-broken' : 'composer-none')}</p>`
        }
        ${composed ? html`<p class="help">${word(isFixed ? 'composer-read-only' : 'composer-help')}</p>` : nothing}
        <p class="sr" role="status">${said}</p>`,
      root,
    );
    if (focusNext === undefined) return;
    const element = elementAt(focusNext) as HTMLElement | undefined;
    focusNext = undefined;
    element?.focus();
  }

  function show(file: string, card: string): void {
    if (now?.file === file && now.card === card) return;
    now = { file, card };
    said = '';
    void refresh();
  }

  draw();
  return {
    offer(given) {
      cards = given;
      const isGone = now && !cards.some(({ id, file }) => id === now?.card && file === now.file);
      if (isGone && host.text(now?.file ?? '') === undefined) now = undefined;
      const [first] = cards;
      if (!now && first) show(first.file, first.id);
      else draw();
    },
    show,
    changed: () => void refresh(),
    draw,
  };
}
