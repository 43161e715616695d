import { format } from '@draco-table/lang';
import { LANGUAGE_LIMITS } from '@draco-table/ruleset';
import { formatTexts } from '@draco-table/text/check';
import type { TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { rangeIn } from '../places.js';
import type { Feature } from '../server.js';

export const formatting: Feature = {
  capabilities: { documentFormattingProvider: true },
  register({ connection, workspace }) {
    connection.onDocumentFormatting(({ textDocument }) => {
      const path = workspace.files.uris.learn(textDocument.uri);
      const document = workspace.files.document(path);
      const text = document?.getText();
      if (!document || text === undefined || text.length > LANGUAGE_LIMITS.fileBytes) return null;
      if (path.endsWith('.draco')) return edits(document, format(text, path).text);
      return path.endsWith('.ftl') ? edits(document, formatTexts(text)) : null;
    });
  },
};

/** Only what differs, so that the cursor and folds elsewhere stay. */
function edits(document: TextDocument, after: string): TextEdit[] {
  const before = document.getText();
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  // Never between the two halves of a line end or of a character.
  while (start > 0 && /[\r\uD800-\uDBFF]/.test(before[start - 1] ?? '')) start--;
  while (tail > 0 && /[\n\uDC00-\uDFFF]/.test(before[before.length - tail] ?? '')) tail--;
  return [
    {
      range: rangeIn(document, { start, end: before.length - tail }),
      newText: after.slice(start, after.length - tail),
    },
  ];
}
