import { readdirSync, readFileSync } from 'node:fs';
import { FluentParser } from '@fluent/syntax';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTexts } from './index.js';

const bare = (text: string) =>
  JSON.stringify(new FluentParser({ withSpans: false }).parse(text).body, (key, value) =>
    key === 'span' ? undefined : value,
  );

const cards = new URL('../../../../cards/', import.meta.url);
const files = readdirSync(cards, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));

test('the games’ own files keep their meaning, and a second time changes nothing', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(new URL(file, cards), 'utf8');
    const once = formatTexts(text);
    expect(bare(once)).toBe(bare(text));
    expect(formatTexts(once)).toBe(once);
  }
});

test('blanks go, comments and blank lines stay', () => {
  const text =
    '### Head\n\n\n\n# of a\na   =  One\n  .text=  Two { $n  }\n## Group\n\nb =\n    Long\n    text\n\n# alone\n\nc = C';
  expect(formatTexts(text)).toBe(
    '### Head\n\n# of a\na = One\n    .text = Two { $n }\n## Group\n\nb =\n    Long\n    text\n\n# alone\n\nc = C\n',
  );
});

test('what is not Fluent is left alone', () => {
  expect(formatTexts('a = {\nb =  2\n')).toBe('a = {\nb =  2\n');
});

test('CRLF stays', () => {
  expect(formatTexts('a =  1\r\nb = 2\r\n')).toBe('a = 1\r\nb = 2\r\n');
});

test('any layout keeps its meaning', () => {
  const line = fc.constantFrom(
    'a = x',
    'b =  y { $n }',
    '    .text =  t',
    '# c',
    '## g',
    '',
    '    more',
    'c =',
    '    { $n ->',
    '        [one] 1',
    '       *[other] 2',
    '    }',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      const once = formatTexts(text);
      expect(bare(once)).toBe(bare(text));
      expect(formatTexts(once)).toBe(once);
    }),
  );
});
