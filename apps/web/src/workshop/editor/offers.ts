/** What the language server offers, as CodeMirror lists it. */
import { type Completion, snippetCompletion } from '@codemirror/autocomplete';
import type { CompletionItem } from 'vscode-languageserver-types';

/** Kinds and formats as the protocol numbers them. */
const TYPES: Readonly<Record<number, string>> = {
  3: 'function',
  6: 'variable',
  10: 'property',
  12: 'constant',
  14: 'keyword',
};
const SNIPPET = 2;

export function toOffer({
  label,
  filterText,
  kind,
  detail,
  documentation,
  textEdit,
  insertTextFormat,
}: CompletionItem): Completion {
  const text = textEdit?.newText ?? label;
  const offer: Completion = {
    label: filterText ?? label,
    ...(filterText !== undefined && filterText !== label && { displayLabel: label }),
    type: TYPES[kind ?? 0] ?? 'text',
    ...(detail !== undefined && { detail }),
    ...(typeof documentation === 'string' && { info: documentation }),
  };
  // A whole sentence has places to fill in, one after the other with Tab.
  return insertTextFormat === SNIPPET ? snippetCompletion(toTemplate(text), offer) : { ...offer, apply: text };
}

/** CodeMirror knows no list to choose from, and no last place: a choice is begun with its first, the last is one more. */
export const toTemplate = (snippet: string): string =>
  snippet.replace(/\$\{(\d+)\|([^,|}]*)[^}]*\|\}/g, '$${$1:$2}').replace(/\$0/g, '$${99}');
