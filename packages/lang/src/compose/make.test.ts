import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createProject } from '../project.js';
import { labelText, nextStep } from './fixtures/retrace.js';
import { type Change, changeCard, composeCard, findCard, offersFor } from './index.js';
import { changed } from './trial.js';

const cards = fileURLToPath(new URL('../../../../cards/', import.meta.url));
const ten = readFileSync(new URL('./fixtures/ten.draco', import.meta.url), 'utf8');
const read = (path: string): string | Uint8Array | undefined => {
  if (path === 'ten.draco') return ten;
  try {
    return readFileSync(`${cards}${path}`);
  } catch {
    return undefined;
  }
};
const open = (entry: string, own: (path: string) => string | undefined = () => undefined) =>
  createProject(entry, (path) => own(path) ?? read(path), { findGame: (name) => `${name}.draco` });

/** Makes a card from an empty one, as a person would, of what is offered; gives the text that comes of it. */
function make(entry: string, path: string, id: string): { made: string; wanted: string } {
  const original = open(entry).program();
  const place = findCard(original, path, { id });
  if (!place) throw new Error(`${id} is not in ${path}`);
  const { file, card } = place;
  const target = composeCard(place);
  const type = card.type ? `: ${card.type.text}` : '';
  const [before, after] = [file.source.text.slice(0, card.loc.start), file.source.text.slice(card.loc.end)];
  let text = `${before}card ${id}${type} { }${after}`;
  const project = open(entry, (one) => (one === path ? text : undefined));
  for (let steps = 0; ; steps++) {
    const program = project.program();
    const here = findCard(program, path, { id });
    if (!here || steps > 300) throw new Error(`${id} does not come to an end:\n${text}`);
    const step = nextStep(composeCard(here), target);
    if (!step) return { made: textOf(here), wanted: textOf(place) };
    const offered = (at: Parameters<typeof offersFor>[3], label: string): Change => {
      const found = offersFor(program, path, id, at).find((offer) => labelText(offer.label) === label);
      if (!found) throw new Error(`“${label}” is not offered in:\n${textOf(here)}`);
      return found.change;
    };
    const change: Change =
      step.do === 'insert'
        ? offered({ start: step.body.start, end: step.body.end, index: step.index }, step.label)
        : step.do === 'choose'
          ? offered({ start: step.field.start, end: step.field.end }, step.label)
          : step.do === 'write'
            ? { is: 'write', start: step.field.start, end: step.field.end, text: step.text }
            : { is: 'more', ...step.of, id: step.id };
    const changes = changeCard(program, path, id, change);
    if (!changes?.length) throw new Error(`${JSON.stringify(step)} does nothing in:\n${textOf(here)}`);
    text = changed(text, changes);
    project.update(path, text);
  }
}

const textOf = ({ file, card }: NonNullable<ReturnType<typeof findCard>>): string =>
  file.source.text.slice(card.loc.start, card.loc.end);

describe('ten cards of very different kinds come of what is offered, word for word', () => {
  const ids = [...ten.matchAll(/^card ([a-z-]+)/gm)].map(([, id]) => id ?? '');
  test.each(ids)('%s', (id) => {
    const { made, wanted } = make('ten.draco', 'ten.draco', id);
    expect(made).toBe(wanted);
  });
});
