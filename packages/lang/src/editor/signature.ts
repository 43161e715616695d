/** The sentences that the words before the cursor may become, and the slot that comes next. */
import { type Form, showForm, showSlotType } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import { wordsBefore } from './sentence.js';
import { changeSignature, isChange, waitedFor } from './waits.js';

export interface Signature {
  label: string;
  doc?: string;
  /** Places of the slots in the label. */
  slots: { start: number; end: number; type: string }[];
  /** The slot that is being written. */
  active: number;
}

/** More than this nobody reads. */
const MOST = 8;

export function signaturesAt(program: Program, file: string, offset: number): Signature[] {
  const source = program.loaded.files.find((one) => one.path === file)?.source;
  if (!source) return [];
  const { words, typed } = wordsBefore(source.text, offset);
  const waited = waitedFor(words);
  const said = [...(waited ?? words), ...(typed ? [typed] : [])];
  if (waited && isChange(said)) {
    const change = changeSignature(program, said);
    return change ? [change] : [];
  }
  const found: { form: Form; slot: number; known: number }[] = [];
  const { statements, values } = program.table;
  for (const form of new Set([...statements.all, ...values.all])) {
    const best = form.slots.length ? furthest(form, said, typed !== '') : undefined;
    if (best) found.push({ form, ...best });
  }
  found.sort((a, b) => b.known - a.known || a.form.words - b.form.words);
  const most = found[0]?.known;
  return found
    .filter(({ known }) => known === most)
    .slice(0, MOST)
    .map(({ form, slot }) => ({
      label: showForm(form),
      ...(form.doc !== undefined && { doc: form.doc }),
      slots: slotsOf(form),
      active: slot,
    }));
}

/** How many words of the form have been said, and which slot the cursor is in; the form begins with a word. */
function furthest(form: Form, said: string[], typing: boolean): { slot: number; known: number } | undefined {
  const [first] = form.parts;
  if (!first || !('word' in first)) return undefined;
  let best: { slot: number; known: number } | undefined;
  const step = (p: number, at: number, known: number, slot: number): void => {
    const part = form.parts[p];
    if (at === said.length) {
      const next = part && 'slot' in part && !typing ? part.slot : slot;
      if (next >= 0 && (!best || known > best.known)) best = { slot: next, known };
      return;
    }
    if (!part) return;
    if ('word' in part) {
      if (said[at] === part.word) step(p + 1, at + 1, known + 1, slot);
      return;
    }
    for (let end = at + 1; end <= Math.min(said.length, at + 6); end++) step(p + 1, end, known, part.slot);
  };
  for (let from = 0; from < said.length; from++) if (said[from] === first.word) step(0, from, 0, -1);
  return best;
}

function slotsOf(form: Form): Signature['slots'] {
  const slots: Signature['slots'] = [];
  let at = 0;
  for (const part of form.parts) {
    const slot = 'slot' in part ? form.slots[part.slot] : undefined;
    const text = 'word' in part ? part.word : slot ? `(${slot.name}: ${showSlotType(slot.type)})` : '';
    if ('slot' in part && slot) slots[part.slot] = { start: at, end: at + text.length, type: showSlotType(slot.type) };
    at += text.length + 1;
  }
  return slots;
}
