import type { Action, Diagnostic } from '@codemirror/lint';
import type { Problem } from '@draco-table/ruleset';
import { helpFor } from '../../help.js';
import { titleOf } from '../lists.js';
import type { EditorHost } from './editor.js';

/** Problems as the editor shows them: marked in the text, told on hover and in the gutter, mended by a button. */
export function toDiagnostics(
  problems: readonly Problem[],
  length: number,
  { word, mend }: Pick<EditorHost, 'word' | 'mend'>,
): Diagnostic[] {
  return problems.map((problem) => {
    const from = Math.min(problem.range?.start.offset ?? 0, length);
    const to = Math.min(Math.max(problem.range?.end.offset ?? 0, from), length);
    const actions = (problem.fixes ?? []).map(
      (fix): Action => ({ name: titleOf(fix), apply: () => mend(problem, fix) }),
    );
    return {
      // What is only a place, such as the end of the file, is shown on the character beside it.
      from: from === to && from === length ? Math.max(0, from - 1) : from,
      to: from === to ? Math.min(from + 1, length) : to,
      severity: problem.severity,
      message: problem.message,
      renderMessage: () => rendered(problem, word),
      actions,
    };
  });
}

function rendered(problem: Problem, word: EditorHost['word']): HTMLElement {
  const whole = document.createElement('div');
  const kind = document.createElement('b');
  kind.textContent = word(problem.severity);
  whole.append(kind, ...marked(problem.message));
  if (problem.help) {
    const help = document.createElement('p');
    help.append(...marked(problem.help));
    whole.append(help);
  }
  const link = helpFor(problem.code);
  if (link) {
    const place = document.createElement('p');
    const a = document.createElement('a');
    Object.assign(a, { href: link, target: '_blank', rel: 'noopener', textContent: problem.code });
    place.append(a);
    whole.append(place);
  }
  return whole;
}

/** What stands between backquotes is a word of the language. */
function marked(text: string): (string | HTMLElement)[] {
  return text.split('`').map((piece, i) => {
    if (i % 2 === 0) return piece;
    const code = document.createElement('code');
    code.textContent = piece;
    return code;
  });
}
