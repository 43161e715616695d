import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.js';
import type { Ruleset } from './ruleset.js';

/** Left out: they say where and how a game was written and tested, not how it is played. */
const LEFT_OUT = new Set(['hash', 'sources', 'marks', 'tests', 'span']);

/** The hash of what is played: equal for two rulesets that differ in places, marks and the list of tests only. */
export function hashRuleset(ruleset: Omit<Ruleset, 'hash'>): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(played(ruleset)))));
}

function played(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isMark(item)).map(played);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value)) if (!LEFT_OUT.has(key)) kept[key] = played(inner);
  return kept;
}

const isMark = (item: unknown): boolean => Array.isArray(item) && item[0] === 'mark' && item.length === 2;
