import type { Problem } from '@draco-table/ruleset';
import { html, nothing, render } from 'lit';
import { word } from '../words.js';

export interface Tabs {
  entry: string;
  files: string[];
  peeked: string[];
  shown: string;
  problems: readonly Problem[];
  view(file: string): void;
  add(): void;
}

/** One tab a file; the arrow keys go from one to the next. */
export function drawTabs(host: HTMLElement, { entry, files, peeked, shown, problems, view, add }: Tabs): void {
  const names = [entry, ...files.filter((name) => name !== entry), ...peeked];
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by ? names[(names.indexOf(shown) + by + names.length) % names.length] : undefined;
    if (!next) return;
    event.preventDefault();
    view(next);
    host.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  // The folder is left out where the name alone says which.
  const base = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  const short = (name: string) => (names.filter((one) => base(one) === base(name)).length > 1 ? name : base(name));
  const tab = (name: string) => {
    const own = problems.filter(({ file }) => file === name);
    const worst = own.some(({ severity }) => severity === 'error') ? 'error' : own.length ? 'warning' : undefined;
    const isRead = peeked.includes(name);
    return html`<button
      type="button"
      role="tab"
      aria-controls="editor"
      aria-selected=${name === shown}
      tabindex=${name === shown ? 0 : -1}
      class=${worst ?? ''}
      title=${name}
      @click=${() => view(name)}
    >
      ${worst ? html`<span class="sign" aria-hidden="true">${worst === 'error' ? '✖' : '▲'}</span>` : nothing}${short(name)}${
        isRead ? html` <small>${word('only-read')}</small>` : nothing
      }${worst ? html`<span class="sr"> (${word(worst)})</span>` : nothing}
    </button>`;
  };
  render(
    html`<div role="tablist" aria-label=${word('files')} @keydown=${onKey}>${names.map(tab)}</div>
      <button type="button" class="add" aria-label=${word('add-file')} title=${word('add-file')} @click=${add}>+</button>`,
    host,
  );
}
