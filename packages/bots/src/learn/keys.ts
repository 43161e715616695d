/** Whole numbers that stand for what a bot notices. They follow from names, so that a changed deck finds what it knows. */

export function nameKey(text: string): number {
  let key = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x01000193);
  return mix(key, text.length);
}

/** Two numbers as one, well mixed. */
export function mix(a: number, b: number): number {
  let key = Math.imul(a ^ Math.imul(b + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  key ^= key >>> 15;
  return Math.imul(key, 0xc2b2ae35) ^ (key >>> 13);
}

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 19, 24, 30, 40, 60, 100, 200];
const BUCKETS = Uint8Array.from({ length: 201 }, (_, n) => EDGES.filter((edge) => edge <= n).length - 1);

/** Small numbers as they are, large ones roughly; the sign stays. */
export function bucket(n: number): number {
  if (n < 0) return -BUCKETS[Math.min(-n, 200)];
  return BUCKETS[Math.min(n, 200)];
}
