import { readTheme } from '@draco-table/ruleset/look';
import { expect, test } from 'vitest';
import { squares } from './own-picture.js';
import { lookWith, pictureOf, symbolsIn, withPicture, withSymbol } from './picture.js';

const deck = { entry: 'mine.draco', files: { 'mine.draco': 'deck mine' } };
const game = {
  theme: { back: 'dragon', designs: { old: 'fox star' } },
  art: '<svg><symbol id="fox"/><symbol id="star"/></svg>',
};

test('a card gets parts of the game’s art, and the rest of the look stays', () => {
  const files = withPicture(deck, 'new', 'star', 'fox');
  const look = lookWith(game, { ...deck, files: { ...deck.files, ...files } });
  expect(pictureOf(look, 'new')).toEqual({ symbol: 'star', badge: 'fox' });
  expect(pictureOf(look, 'old')).toEqual({ symbol: 'fox', badge: 'star' });
  expect(look.theme).toMatchObject({ back: 'dragon' });
  expect(readTheme(look.theme).designs.new).toEqual({ symbol: 'star', badge: 'fox' });
  const without = withPicture({ ...deck, files: { ...deck.files, ...files } }, 'new', '', '');
  expect(JSON.parse(without['mine/theme/theme.json'] ?? '')).toEqual({ designs: {} });
});

test('a picture of one’s own stands in the sheet of the deck once, however often it is brought', () => {
  const first = withSymbol(deck, 'own-new', '<circle r="40"></circle>');
  const again = withSymbol({ ...deck, files: { ...deck.files, ...first } }, 'own-new', '<circle r="30"></circle>');
  const art = lookWith(game, { ...deck, files: { ...deck.files, ...again } }).art;
  expect(symbolsIn(art)).toEqual(['fox', 'own-new', 'star']);
  expect(art).toContain('r="30"');
  expect(art).not.toContain('r="40"');
});

test('a photograph becomes squares of few colours', () => {
  const [red, none] = [
    [250, 4, 4, 255],
    [0, 0, 0, 0],
  ];
  expect(squares([...red, ...red, ...none, ...red], 2)).toBe(
    '<path fill="#f00" d="M0 0h100v50h-100zM50 50h50v50h-50z"></path>',
  );
  expect(squares([...none, ...none, ...none, ...none], 2)).toBe('');
});

test('a theme that is being written is no reason to lose the look', () => {
  const look = lookWith(game, { ...deck, files: { 'mine/theme/theme.json': '{ "designs": ' } });
  expect(pictureOf(look, 'old').symbol).toBe('fox');
});
