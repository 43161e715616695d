import { readToClient, readToServer } from '../../packages/protocol/dist/index.js';
import { mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { saidWell } from '../lib/promises.mjs';

const SAID = [
  { is: 'hello', protocol: 1, table: 'a'.repeat(22), key: 'b'.repeat(22), seen: 0 },
  { is: 'answer', decision: 'd3', choose: ['a#1'], version: 3 },
  { is: 'react', reaction: 'clap' },
  { is: 'propose', what: 'undo' },
  { is: 'return' },
];

export const target = {
  name: 'messages',
  entry: 'protocol: what a socket says, both ways',
  tries: { slice: 500, whole: 20_000 },
  /** @param {(below: number) => number} roll */
  attempt(roll) {
    const json = JSON.stringify(mutateJson(oneOf(SAID, roll), roll, 3)) ?? '';
    const text = roll(2) ? json : mutateText(json, roll);
    const [there, back] = [readToServer(text), readToClient(text)];
    for (const found of [there, back]) if (!found.ok) saidWell(found.problem);
    return there.ok;
  },
};
