import { expect, test } from 'vitest';
import { readText, writeText } from './write-text.js';

const file = (text: string) => ({ lang: 'en', file: 'en.ftl', text });

test('one text is changed and the rest of the file stays as it is', () => {
  const before = '# A note\ncard-a =  Old\n    .text = One { $n }.\n\n# another\ncard-b = B\n';
  const named = writeText(file(before), 'card-a', '', 'New');
  if (!named.ok) throw new Error(named.reason);
  expect(named.text).toBe(before.replace('  Old', ' New'));
  const told = writeText(file(named.text), 'card-b', 'text', 'Two { $n }.\nMore.');
  if (!told.ok) throw new Error(told.reason);
  expect(readText(file(told.text), 'card-b', 'text')).toBe('Two { $n }.\nMore.');
  expect(readText(file(told.text), 'card-b', '')).toBe('B');
  expect(told.text.startsWith(named.text.trimEnd())).toBe(true);
});

test('a text of its own is put at the end; one that is no text is refused', () => {
  const made = writeText(file(''), 'card-c', 'text', 'Three.');
  if (!made.ok) throw new Error(made.reason);
  expect(made.text).toBe('card-c =\n    .text = Three.\n');
  expect(readText(file(made.text), 'card-c', 'text')).toBe('Three.');
  expect(readText(file(made.text), 'card-c', '')).toBeUndefined();
  expect(writeText(file(''), 'card-c', '', 'An open { $n')).toMatchObject({ ok: false });
});
