import { createHash } from 'node:crypto';

/** A short digest of a list of texts in order. */
export function digestOf(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 16);
}
