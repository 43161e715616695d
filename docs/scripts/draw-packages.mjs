// A picture of each package: its folders, and which of them imports from which, as the sources have it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersIn } from '../../scripts/lib/cycles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = join(root, 'docs/public/packages');
const BOX = { width: 118, height: 34, across: 24, down: 46, edge: 16 };

/** How many imports deep a folder lies: those that import nothing lie at the foot. @param {Map<string, Set<string>>} graph */
function depths(graph) {
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @param {string} folder @param {Set<string>} above @returns {number} */
  const depth = (folder, above) => {
    const known = found.get(folder);
    if (known !== undefined) return known;
    if (above.has(folder)) return 0; // a circle: CI tells of it
    const below = [...(graph.get(folder) ?? [])].map((one) => depth(one, new Set([...above, folder])) + 1);
    const deep = Math.max(0, ...below);
    found.set(folder, deep);
    return deep;
  };
  for (const folder of graph.keys()) depth(folder, new Set());
  return found;
}

/** Without what is imported by way of another folder too: the arrows that are left say the same. @param {Map<string, Set<string>>} graph */
function reduced(graph) {
  /** @param {string} from @param {string} to @param {Set<string>} seen @returns {boolean} */
  const reaches = (from, to, seen = new Set()) =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      new Set(
        [...targets].filter((to) => ![...targets].some((via) => via !== to && !reaches(to, via) && reaches(via, to))),
      ),
    ]),
  );
}

/** @param {string} name @param {Map<string, Set<string>>} graph */
function draw(name, graph) {
  const depth = depths(graph);
  const rows = Math.max(...depth.values()) + 1;
  const levels = Array.from({ length: rows }, (_, i) =>
    [...graph.keys()].filter((folder) => depth.get(folder) === rows - 1 - i).sort(),
  );
  const widest = Math.max(...levels.map(({ length }) => length));
  const width = widest * (BOX.width + BOX.across) - BOX.across + 2 * BOX.edge;
  const height = rows * (BOX.height + BOX.down) - BOX.down + 2 * BOX.edge;
  /** @type {Map<string, [x: number, y: number]>} */
  const places = new Map();
  for (const [row, level] of levels.entries()) {
    const indent = (width - level.length * (BOX.width + BOX.across) + BOX.across) / 2;
    for (const [i, folder] of level.entries())
      places.set(folder, [indent + i * (BOX.width + BOX.across), BOX.edge + row * (BOX.height + BOX.down)]);
  }
  const lines = [...graph].flatMap(([from, targets]) =>
    [...targets].sort().flatMap((to) => {
      const [start, end] = [places.get(from), places.get(to)];
      if (!start || !end) return [];
      const [x1, y1, x2, y2] = [start[0] + BOX.width / 2, start[1] + BOX.height, end[0] + BOX.width / 2, end[1]];
      const bend = Math.max(18, (y2 - y1) / 2);
      return [`<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2 - 5}" marker-end="url(#a)"/>`];
    }),
  );
  const boxes = [...places].map(
    ([folder, [x, y]]) =>
      `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/><text x="${x + BOX.width / 2}" y="${y + 22}">${folder}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The folders of ${name} and what each imports from">
<style>path{fill:none;stroke:#8a6a45;stroke-width:1.4}rect{fill:#fbf4e4;stroke:#5d3a1a}text{font:600 14px system-ui,sans-serif;text-anchor:middle;fill:#2b1c10}</style>
<marker id="a" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#8a6a45;stroke:none"/></marker>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
for (const top of ['packages', 'apps'])
  for (const name of readdirSync(join(root, top)).sort()) {
    const graph = foldersIn(join(root, top, name, 'src'));
    for (const skipped of ['fixtures', 'generated']) graph.delete(skipped);
    for (const targets of graph.values()) for (const skipped of ['fixtures', 'generated']) targets.delete(skipped);
    // One folder, or none, needs no picture.
    if (graph.size > 1) writeFileSync(join(home, `${name}.svg`), draw(`${top}/${name}`, reduced(graph)));
  }
