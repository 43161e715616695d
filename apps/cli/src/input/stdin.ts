import type { Io } from '../frame/io.js';

/** All of standard input, at most a little more than a file of the language may hold. */
export async function readStdin(io: Io, limit = 1_048_576): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    const bytes = Buffer.from(chunk as Buffer);
    chunks.push(bytes);
    size += bytes.length;
    if (size > limit) break;
  }
  return Buffer.concat(chunks);
}
