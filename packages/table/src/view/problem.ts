import type { Problem } from '@draco-table/ruleset';
import { html, nothing, type TemplateResult } from 'lit';

/** What is shown where no game can be. */
export function renderProblem(
  problem: Problem,
  words: { title: string; retry: string },
  retry: () => void,
): TemplateResult {
  return html`<div class="problem" part="error" role="alert">
    <h2>${words.title}</h2>
    <p>${problem.message}</p>
    ${problem.help ? html`<p>${problem.help}</p>` : nothing}
    <p class="code">${problem.code}</p>
    <button type="button" class="primary" @click=${retry}>${words.retry}</button>
  </div>`;
}
