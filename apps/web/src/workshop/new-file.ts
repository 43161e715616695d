import { html, render } from 'lit';
import type { GameInfo } from '../site.js';
import { languageName, siteLanguages, word } from '../words.js';
import { languageOf } from './file-names.js';
import type { Sources } from './protocol.js';

export interface Made {
  files: Record<string, string>;
  show: string;
}

/** Asks what is to be added: more cards or tests, or the texts of a language. */
export function newFileForm(
  dialog: HTMLDialogElement,
  sources: Sources,
  games: readonly GameInfo[],
  skeleton: (lang: string) => Promise<string>,
): Promise<Made | undefined> {
  const there = new Set(Object.keys(sources.files).map(languageOf));
  const languages = [...new Set([...siteLanguages, ...games.flatMap(({ names }) => Object.keys(names))])]
    .filter((lang) => !there.has(lang))
    .sort();
  return new Promise((done) => {
    let isSubmitted = false;
    const finish = async (form: HTMLFormElement) => {
      isSubmitted = true;
      const data = new FormData(form);
      const lang = String(data.get('lang') ?? '');
      if (data.get('kind') === 'texts' && lang) {
        const text = (await skeleton(lang).catch(() => '')) || `# ${languageName(lang)}\n`;
        return done({ files: { [`${lang}.ftl`]: text }, show: `${lang}.ftl` });
      }
      const name = `${String(data.get('name') ?? 'more')}.draco`;
      done({
        files: { [name]: '', [sources.entry]: withInclude(sources.files[sources.entry] ?? '', name) },
        show: name,
      });
    };
    render(
      html`<form method="dialog" @submit=${(event: Event) => void finish(event.currentTarget as HTMLFormElement)}>
        <h2 id="new-file-title">${word('add-file')}</h2>
        <label class="choice"><input type="radio" name="kind" value="cards" checked /> ${word('add-cards')}</label>
        <label class="field"
          ><span>${word('file-name')}</span
          ><input name="name" value=${freeName(sources)} pattern="[a-z][a-z0-9\\-]*" required autocomplete="off"
        /></label>
        ${
          languages.length
            ? html`<label class="choice"><input type="radio" name="kind" value="texts" /> ${word('add-texts')}</label>
              <label class="field"
                ><span>${word('language')}</span
                ><select name="lang" @change=${(event: Event) => choose(event, 'texts')}>
                  ${languages.map((lang) => html`<option value=${lang} lang=${lang}>${languageName(lang)}</option>`)}
                </select></label
              >`
            : ''
        }
        <p class="row">
          <button class="button">${word('add')}</button>
          <button class="button quiet" type="button" @click=${() => dialog.close()}>${word('cancel')}</button>
        </p>
      </form>`,
      dialog,
    );
    dialog.addEventListener('close', () => isSubmitted || done(undefined), { once: true });
    dialog.querySelector('form')?.reset();
    dialog.showModal();
  });
}

function choose(event: Event, kind: string): void {
  const radio = (event.target as HTMLSelectElement).form?.querySelector<HTMLInputElement>(`[value=${kind}]`);
  if (radio) radio.checked = true;
}

function freeName({ files }: Sources): string {
  for (const name of ['tests', 'cards', 'more']) if (!Object.hasOwn(files, `${name}.draco`)) return name;
  return `more-${Object.keys(files).length}`;
}

/** The line that brings a new file in, after the others like it or after the head. */
export function withInclude(text: string, name: string): string {
  const lines = text.split('\n');
  const last = (pattern: RegExp) => lines.reduce((found, line, i) => (pattern.test(line) ? i : found), -1);
  const include = last(/^include\s/);
  const head = last(/^(?:game|deck|language|builds on|players)\b/);
  const at = include >= 0 ? include : head;
  const line = `include "${name}"`;
  lines.splice(at + 1, 0, ...(include >= 0 || at < 0 ? [line] : ['', line]));
  return lines.join('\n');
}
