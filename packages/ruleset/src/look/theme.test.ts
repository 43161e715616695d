import { expect, test } from 'vitest';
import { readTheme } from './theme.js';

test('a theme is read, in its short form too', () => {
  const theme = readTheme({
    designs: { fox: 'fox', owl: 'owl star', hare: { symbol: 'hare', colour: '#123456' } },
    counters: { coins: { coins: [{ value: 3, symbol: 'gold' }] } },
    zones: { table: { places: { 1: 'good', '-1': 'bad', x: 'good', 2: 'odd' } } },
  });
  expect(theme.designs.owl).toEqual({ symbol: 'owl', badge: 'star' });
  expect(theme.designs.hare).toEqual({ symbol: 'hare', colour: '#123456' });
  expect(theme.counters.coins?.coins).toEqual([{ value: 3, symbol: 'gold' }]);
  expect(theme.zones.table?.places).toEqual({ 1: 'good', '-1': 'bad' });
});

test('what could reach out of a theme is left behind', () => {
  const theme = readTheme({
    designs: { fox: { symbol: '"><script>', colour: 'red;background:url(//x)' } },
    properties: {
      '--draco-wood': 'light-dark(#abc, #123)',
      '--draco-room': 'url(https://example.invalid/x)',
      '--draco-ink': 'image-set("x")',
      color: 'red',
      '--draco-paper': 'red; } * { display: none',
    },
    centrepiece: 42,
  });
  expect(theme.designs.fox).toEqual({});
  expect(theme.properties).toEqual({ '--draco-wood': 'light-dark(#abc, #123)' });
  expect(theme.centrepiece).toBeUndefined();
});

test.each([null, 5, 'x', [], { designs: [] }, { designs: { a: 5 } }])('%j is a plain theme', (json) => {
  expect(Object.keys(readTheme(json).designs)).toEqual([]);
});

test('names of objects are names like any other', () => {
  const theme = readTheme(JSON.parse('{"designs":{"__proto__":"evil","constructor":"tower"}}'));
  expect(theme.designs.constructor).toEqual({ symbol: 'tower' });
  expect(({} as Record<string, unknown>).symbol).toBeUndefined();
});

test('squares may be tiles, turned by an attribute', () => {
  const { zones } = readTheme({
    zones: { maze: { tiles: true, 'turned-by': 'turned' }, row: { 'turned-by': '<b>' } },
  });
  expect(zones.maze).toMatchObject({ tiles: true, turnedBy: 'turned' });
  expect(zones.row).not.toHaveProperty('turnedBy');
});
