// The shape of the house: which package may use which, no circle of folders in one, and no word of a game in any of them.
// Usage: node scripts/check-arrows.mjs [ROOT]
import { resolve } from 'node:path';
import { checkArrows } from './lib/arrows.mjs';
import { checkCycles, known } from './lib/cycles.mjs';
import { checkGameWords } from './lib/game-words.mjs';
import { root } from './lib/root.mjs';

const top = resolve(process.argv[2] ?? root);
// The list of circles is that of this repository.
const circles = checkCycles(top, top === resolve(root) ? known : {});
const findings = [...checkArrows(top), ...circles, ...checkGameWords(top)];
for (const finding of findings) process.stderr.write(`${finding}\n`);
process.stdout.write(findings.length === 0 ? 'Arrows and words are in order\n' : `${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
