/** What was found, in words below the editor. */
import type { Fix, Problem } from '@draco-table/ruleset';
import { html, nothing, type TemplateResult } from 'lit';
import { helpFor } from '../help.js';
import { word } from '../words.js';
import type { TestOutcome } from './protocol.js';

const most = 100;
const signs = { error: '✖', warning: '▲' } as const;

export interface ListActions {
  goTo(file: string, line: number, problem?: Problem): void;
  mend(problem: Problem, fix: Fix): void;
  /** Lays out where a test begins. */
  show(test: string): void;
}

function place(file: string | undefined, line: number | undefined): string {
  return [file, line].filter((part) => part !== undefined).join(':');
}

/** A button has no room for code: its quotes go. What needs a person's eye says so. */
export function titleOf({ title, safety }: Fix): string {
  const plain = title.replaceAll('`', '');
  return safety === 'safe' ? plain : word('fix-unsafe', { title: plain });
}

/** What stands between backquotes is a word of the language. */
const marked = (text: string): (string | TemplateResult)[] =>
  text.split('`').map((piece, i) => (i % 2 ? html`<code>${piece}</code>` : piece));

/** Beside the button that cannot be pressed: the list below the editor may be out of sight. */
export function whyNotPlay({ range, message }: Problem): TemplateResult {
  return html`${word('why-not-play', { line: range?.start.line ?? 1 })} <span>${marked(message)}</span>`;
}

export function problemList(problems: readonly Problem[], act: ListActions): TemplateResult {
  return html`${problems.slice(0, most).map((problem) => problemItem(problem, act))}
  ${problems.length > most ? html`<li class="more">${word('more-problems', { count: problems.length - most })}</li>` : nothing}`;
}

function problemItem(problem: Problem, act: ListActions): TemplateResult {
  const { severity, code, message, help, file, range, fixes = [] } = problem;
  const link = helpFor(code);
  const line = range?.start.line;
  return html`<li class=${severity}>
    <span class="sign" aria-hidden="true">${signs[severity]}</span>
    <div>
      <p class="what">
        <b>${word(severity)}</b>
        ${
          file && line !== undefined
            ? html`<button type="button" class="where" @click=${() => act.goTo(file, line, problem)}>${place(file, line)}</button>`
            : nothing
        }
        ${link ? html`<a class="code" href=${link} target="_blank" rel="noopener">${code}</a>` : html`<span class="code">${code}</span>`}
      </p>
      <p>${marked(message)}</p>
      ${help ? html`<p class="help">${marked(help)}</p>` : nothing}
      ${
        fixes.length
          ? html`<p class="row">
            ${fixes.map(
              (fix) =>
                html`<button type="button" class="button small ${fix.safety === 'safe' ? '' : 'quiet'}" @click=${() => act.mend(problem, fix)}>
                  ${titleOf(fix)}
                </button>`,
            )}
          </p>`
          : nothing
      }
    </div>
  </li>`;
}

export function testList(tests: readonly TestOutcome[], act: ListActions): TemplateResult {
  // Those that fail first: they are why one looks.
  const sorted = [...tests].sort((a, b) => Number(a.ok) - Number(b.ok));
  return html`${sorted.map(
    ({ name, ok, failures, problem, at }) => html`<li class=${ok ? 'passed' : 'error'}>
      <span class="sign" aria-hidden="true">${ok ? '✔' : '✖'}</span>
      <div>
        <p class="what">
          <b>${word(ok ? 'test-passed' : 'test-failed')}</b> ${name}
          ${at ? html`<button type="button" class="where" @click=${() => act.goTo(at.file, at.line)}>${place(at.file, at.line)}</button>` : nothing}
        </p>
        ${failures.map(
          (failure) => html`<p>
            <code>${failure.text}</code>: ${word('test-expected')} <b>${failure.expected}</b>, ${word('test-found')}
            <b>${failure.found}</b>
            ${
              failure.at
                ? html`<button type="button" class="where" @click=${() => failure.at && act.goTo(failure.at.file, failure.at.line)}>
                  ${place(failure.at.file, failure.at.line)}
                </button>`
                : nothing
            }
          </p>`,
        )}
        ${problem ? html`<p>${problem.code} ${problem.message}</p>` : nothing}
        ${ok ? nothing : html`<button type="button" class="button small quiet" @click=${() => act.show(name)}>${word('test-show')}</button>`}
      </div>
    </li>`,
  )}`;
}
