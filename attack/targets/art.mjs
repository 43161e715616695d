import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArtError, readArt } from '../../packages/print/dist/art/read-art.js';
import { TABLE_LIMITS } from '../../packages/ruleset/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { filesIn } from '../lib/games.mjs';
import { hostileSheet, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';

/** What could reach the network or run, in any attribute that was kept. */
const REACHES = /url\s*\(\s*[^#\s]|src\s*\(|image|@import|\\|javascript:|expression|https?:/i;

export const target = {
  name: 'art',
  entry: 'print: readArt, which keeps the forms that the table keeps',
  tries: { slice: 150, whole: 6_000 },
  prepare: () => filesIn(join(root, 'cards'), '.svg').map((path) => readFileSync(path, 'utf8')),
  /** @param {(below: number) => number} roll @param {string[]} all */
  attempt(roll, all) {
    const text = roll(3) === 0 ? hostileSheet(roll) : mutateText(oneOf(all, roll), roll);
    let art;
    try {
      art = readArt(text);
    } catch (error) {
      if (!(error instanceof ArtError)) throw error;
      saidWell({ code: 'D0001', message: error.message });
      return false;
    }
    let count = 0;
    /** @param {import('../../packages/print/dist/art/read-art.js').ArtNode} node */
    const look = (node) => {
      if (++count > TABLE_LIMITS.artElements * TABLE_LIMITS.artElements) throw new Broken('more than a sheet may have');
      for (const [name, value] of Object.entries(node.attributes))
        if (/^on/i.test(name) || REACHES.test(value)) throw new Broken(`it keeps ${name}="${value.slice(0, 100)}"`);
      node.children.forEach(look);
    };
    for (const node of art.symbols.values()) look(node);
    return art.symbols.size > 0;
  },
};
