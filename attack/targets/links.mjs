import { replay } from '../../packages/engine/dist/index.js';
import { decodeReplay, encodeReplay, replayOf } from '../../packages/table/dist/session/replay-code.js';
import { gameAfter, gameNames, loadedGame } from '../lib/games.mjs';
import { mutateBytes, mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { saidWell } from '../lib/promises.mjs';

const packed = async (/** @type {unknown} */ value) => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
const asLink = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('base64url');

export const target = {
  name: 'links',
  entry: 'table: the replay in an address',
  tries: { slice: 200, whole: 8_000 },
  prepare: () =>
    Promise.all(
      gameNames().map(async (name) => {
        const loaded = loadedGame(name);
        const saved = gameAfter(loaded, 'links', 12).save();
        const link = await encodeReplay(replayOf(saved, name));
        const { start, answers, ruleset } = saved;
        const inside = [1, name, 0, ruleset, start, answers.map(({ seat, choose }) => [seat, ...choose])];
        return { loaded, link, inside };
      }),
    ),
  /** @param {(below: number) => number} roll @param {any[]} all */
  async attempt(roll, all) {
    const { loaded, link, inside } = oneOf(all, roll);
    const kind = roll(4);
    let text = kind === 0 ? mutateText(link, roll) : asLink(mutateBytes(Buffer.from(link, 'base64url'), roll));
    if (kind > 1) text = asLink(await packed(mutateJson(inside, roll, 4)));
    // A short link may unpack to anything.
    if (kind === 3 && roll(40) === 0) text = asLink(await packed('x'.repeat(50_000_000)));
    const found = await decodeReplay(text);
    if (!found) return false;
    const answers = found.steps.map(({ seat, choose }, version) => ({
      decision: `d${version}`,
      seat,
      choose,
      version,
    }));
    const { start, ruleset } = found;
    const played = replay(loaded, { format: 2, engine: 'x', ruleset, start, answers, digests: [] });
    if (!played.ok) saidWell(played.problem);
    return played.ok;
  },
};
