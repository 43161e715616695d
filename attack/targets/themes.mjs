import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTheme } from '../../packages/ruleset/dist/look/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { filesIn } from '../lib/games.mjs';
import { mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken } from '../lib/promises.mjs';

/** What could reach the network or leave its attribute, as CSS and HTML read it. */
const REACHES = /url\s*\(|src\s*\(|image|@import|\\|[<>{};]|javascript:|expression/i;

export const target = {
  name: 'themes',
  entry: 'table: readTheme',
  tries: { slice: 500, whole: 20_000 },
  prepare: () =>
    filesIn(join(root, 'cards'), '.json')
      .filter((path) => /theme/.test(path))
      .map((path) => JSON.parse(readFileSync(path, 'utf8'))),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    let json = mutateJson(oneOf(all, roll), roll, 4);
    try {
      if (roll(2) === 0) json = JSON.parse(mutateText(JSON.stringify(json), roll));
    } catch {
      return false;
    }
    const theme = readTheme(json);
    /** @param {unknown} value */
    const look = (value) => {
      if (typeof value === 'string' && REACHES.test(value)) throw new Broken(`a theme says ${value.slice(0, 200)}`);
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    };
    look(theme);
    return Object.keys(theme.properties).length > 0;
  },
};
