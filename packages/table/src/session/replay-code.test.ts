import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReplay, encodeReplay } from './replay-code.js';

const replays = fc.record({
  game: fc.string(),
  ruleset: fc.string(),
  start: fc.record({ seats: fc.nat(9), seed: fc.string() }),
  steps: fc.array(fc.record({ seat: fc.nat(9), choose: fc.array(fc.string()) })),
});

test('a replay comes back from its text as it was', async () => {
  await fc.assert(
    fc.asyncProperty(replays, async (replay) => {
      const code = await encodeReplay(replay);
      expect(code).toMatch(/^[\w-]+$/);
      expect(await decodeReplay(code)).toEqual(replay);
    }),
    { numRuns: 60 },
  );
});

test('what is no replay is none', async () => {
  for (const text of ['', 'abc', '!!!!', 'AAAA']) expect(await decodeReplay(text)).toBeUndefined();
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await decodeReplay(text)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('a small text that would unpack to something huge is refused', async () => {
  const packed = new Blob([JSON.stringify([1, 'g', 0, 'h', { seats: 2, seed: 'x'.repeat(5_000_000) }, []])]);
  const bytes = await new Response(packed.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const text = Buffer.from(bytes).toString('base64url');
  expect(text.length).toBeLessThan(20_000);
  expect(await decodeReplay(text)).toBeUndefined();
});
