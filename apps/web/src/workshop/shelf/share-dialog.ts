/** Giving a deck to others: a link that holds it, a file, or a contribution to a repository. */
import { html, nothing, render } from 'lit';
import { copyText } from '../../copy.js';
import { downloadBlob } from '../../download.js';
import { word } from '../../words.js';
import type { Sources } from '../protocol.js';
import { handIn } from './hand-in.js';
import { linkTo } from './share-link.js';
import { nameOf } from './shelf-dialog.js';
import { toZip } from './zip.js';

const zipOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/zip' });

export function openShareDialog(dialog: HTMLDialogElement, sources: Sources & { label?: string }): void {
  const link = linkTo(sources, new URL('workshop.html', document.baseURI).href);
  const copy = (event: Event) => {
    const status = dialog.querySelector('[role=status]') as HTMLElement;
    if (link)
      void copyText(
        link,
        status,
        (event.currentTarget as HTMLElement).closest('dialog')?.querySelector('input') ?? undefined,
      );
  };
  render(
    html`<h2 id="shelf-title">${word('share-title', { name: nameOf(sources) })}</h2>
        ${
          link
            ? html`<p>${word('share-lead')}</p>
              <label class="field"><span>${word('share-link')}</span><input id="share-link" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>`
            : html`<p>${word('share-too-long')}</p>`
        }
        <p role="status"></p>
        <p class="row">
          ${link ? html`<button type="button" class="button" @click=${copy}>${word('share-copy')}</button>` : nothing}
          <button type="button" class="button ${link ? 'quiet' : ''}" @click=${() => downloadBlob(sources.entry.replace(/\.\w+$/, '.zip'), zipOf(toZip(sources)))}>${word('share-file')}</button>
          <button type="button" class="button quiet" @click=${() => dialog.close()}>${word('close')}</button>
        </p>`,
    dialog,
  );
  dialog.showModal();
}

/** `library` has the files of the site's games, which a repository has too. */
export function openHandInDialog(
  dialog: HTMLDialogElement,
  sources: Sources & { label?: string },
  library: Record<string, string>,
): void {
  const before = Object.fromEntries(Object.entries(library).map(([name, text]) => [`cards/${name}`, text]));
  const name = nameOf(sources);
  const made = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const title = String(data.get('title') ?? '').trim() || name;
    return handIn(sources, title, String(data.get('description') ?? '').trim(), before);
  };
  const stem = sources.entry.replace(/\.\w+$/, '');
  const { paths } = handIn(sources, name, '', before);
  const formOf = (event: Event) => (event.currentTarget as HTMLElement).closest('form') as HTMLFormElement;
  render(
    html`<form @submit=${(event: Event) => event.preventDefault()}>
      <h2 id="shelf-title">${word('hand-in')}</h2>
      <p>${word('hand-in-lead')}</p>
      <label class="field"><span>${word('hand-in-title')}</span><input name="title" .value=${name} maxlength="72" required></label>
      <label class="field"><span>${word('hand-in-description')}</span><textarea name="description" rows="4"></textarea></label>
      <p>${word('hand-in-files')}</p>
      <ul>${paths.map((path) => html`<li><code>${path}</code></li>`)}</ul>
      <ol>
        <li>${word('hand-in-step-zip')}</li>
        <li>${word('hand-in-step-upload')}</li>
        <li>${word('hand-in-step-propose')}</li>
        <li>${word('hand-in-step-patch')} <code>git am ${stem}.patch</code></li>
      </ol>
      <p class="row">
        <button type="button" class="button" @click=${(event: Event) => downloadBlob(`${stem}-hand-in.zip`, zipOf(made(formOf(event)).zip))}>${word('hand-in-zip')}</button>
        <button type="button" class="button quiet" @click=${(event: Event) => downloadBlob(`${stem}.patch`, new Blob([made(formOf(event)).patch], { type: 'text/x-patch;charset=utf-8' }))}>${word('hand-in-patch')}</button>
        <button type="button" class="button quiet" @click=${() => dialog.close()}>${word('close')}</button>
      </p>
    </form>`,
    dialog,
  );
  dialog.showModal();
}
