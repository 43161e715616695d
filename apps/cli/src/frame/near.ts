/** The nearest of some words, if near enough to be a slip of the keyboard. */
export function closest(word: string, among: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const other of among) {
    const distance = edits(word, other);
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

/** Letters to add, drop, change or exchange with their neighbour to make one word of the other. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
