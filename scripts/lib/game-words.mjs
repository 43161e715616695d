import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow, isTest } from './arrows.mjs';

/** Words of games, whether or not their cards are in the repository yet. */
const known = [
  'zork', 'goblet', 'toast', 'kobold', 'amazon', 'tavern', 'cellar', 'saboteur', 'tunnel', 'gold nugget', 'pickaxe',
  'dominion', 'seaside', 'province', 'duchy', 'curse', 'kingdom', 'smugglers', 'treasury', 'moat', 'camelot', 'auftrag',
  'grail',
]; // biome-ignore format: a list to read across

/** Ids of cards and pieces that code may use in their everyday sense, and the product's own name. */
const everyday = new Set([
  'draco', 'draw', 'map', 'king', 'start', 'goal', 'path', 'lookout', 'island', 'market', 'broken', 'navigator',
  'pack', 'low', 'middle', 'high', 'note',
]); // biome-ignore format: a list to read across

/** @param {string} root */
export function gameWords(root) {
  const words = new Set(known);
  for (const file of filesBelow(join(root, 'cards')).filter((path) => path.endsWith('.draco'))) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/^[ \t]*(?:game|card|piece)[ \t]+([a-z][a-z0-9-]*)/gm)) {
      // Initials (`d-n`) are in every text.
      if (id && !everyday.has(id) && /[a-z]{2}/.test(id)) words.add(id.replaceAll('-', ' '));
    }
  }
  return words;
}

/** `greenKobold`, `green_kobold` and `green-kobold` all read as `green kobold`. @param {string} text */
function asWords(text) {
  return text
    .replace(/\bD\d{4}\b/g, ' ') // the code of a problem is no word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\n]+/g, ' ');
}

/**
 * Every line under packages/ that names a game, a card or a piece, in code or comment; tests, fixtures and corpora may.
 * @param {string} root
 * @returns {string[]}
 */
export function checkGameWords(root) {
  const words = [...gameWords(root)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'g');
  return filesBelow(join(root, 'packages'))
    .filter(
      (file) => /[\\/]src[\\/].*\.(ts|js|mjs|css|peggy|ftl|json|svg|html)$/.test(file) && !isTest(relative(root, file)),
    )
    .flatMap((file) =>
      asWords(readFileSync(file, 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          [...new Set(line.match(pattern) ?? [])].map(
            (word) => `${relative(root, file)}:${index + 1}: "${word}" is a word of a game`,
          ),
        ),
    );
}
