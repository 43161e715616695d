import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { readHead } from '../input/header.js';
import { drawRing } from '../play/draw/ring.js';
import { cut, pad, wrap, wrapParts } from './layout.js';

test('widths count columns, not characters', () => {
  expect(stringWidth('\u001b[31mrot\u001b[39m')).toBe(3);
  expect(stringWidth('né')).toBe(2);
  expect(stringWidth('ne\u0301')).toBe(2);
  expect(stringWidth('龍')).toBe(2);
  expect(pad('龍', 4)).toBe('龍  ');
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapParts(['1 one', '2 two', '3 three'], '  ', 12)).toEqual(['1 one  2 two', '3 three']);
});

test('the head of a file is read over comments and a BOM', () => {
  expect(readHead('\uFEFF# a\n\n  game one # x\ninclude "a/b.draco"\n# include "no"\n')).toEqual({
    is: 'game',
    name: 'one',
    includes: ['a/b.draco'],
  });
  expect(readHead('deck two\nbuilds on draco\n')).toMatchObject({ is: 'deck', name: 'two', on: { name: 'draco' } });
  expect(readHead('deck two\nbuilds on "x/y.draco"\n')).toMatchObject({ on: { path: 'x/y.draco' } });
  expect(readHead('card a { }')).toMatchObject({ is: 'part' });
});

test('a ring keeps everyone, clockwise, within the width', () => {
  for (let seats = 1; seats <= 24; seats += 1) {
    const names = Array.from({ length: seats }, (_, i) => `hero-${String(i).padStart(2, '0')}`);
    const lines = drawRing(
      names.map((text) => ({ text })),
      () => ['x'],
      60,
    );
    for (const name of names) expect(lines.join('\n')).toContain(name);
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(60);
  }
  expect(
    drawRing(
      'ABCDEF'.split('').map((text) => ({ text })),
      () => [],
      40,
    )
      .join('')
      .replace(/[^A-F]/g, ''),
  ).toBe('ABFCED');
});
