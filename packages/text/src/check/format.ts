/** One layout for a text file. Comments, order and every letter of a text are kept. */
import { FluentParser, FluentSerializer } from '@fluent/syntax';
import { shallow } from '../shallow.js';
import { newlineOf } from './edit.js';

/** A file with something that is not Fluent is left as it is: its author knows better where the text ends. */
export function formatTexts(text: string): string {
  const { body } = new FluentParser({ withSpans: true }).parse(shallow(text));
  if (body.some(({ type }) => type === 'Junk')) return text;
  const serializer = new FluentSerializer();
  let result = '';
  let end = 0;
  for (const entry of body) {
    const { start = 0, end: last = 0 } = entry.span ?? {};
    const lines = text.slice(end, start).match(/\n/g)?.length ?? 0;
    // A comment of its own must not become that of the message below.
    const apart = end === 0 ? 0 : Math.min(2, Math.max(lines, 1));
    result +=
      '\n'.repeat(apart) +
      serializer
        .serializeEntry(entry)
        .replace(/[ \t]+$/gm, '')
        .trim();
    end = last;
  }
  const whole = result === '' ? '' : `${result}\n`;
  return newlineOf(text) === '\n' ? whole : whole.replaceAll('\n', '\r\n');
}
