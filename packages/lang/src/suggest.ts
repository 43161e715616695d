/** Shorter words are a letter away from most others as short: nearness says nothing, but for a letter that was missed. */
const SHORTEST = 3;

/** Near names, nearest first: for "did you mean". */
export function suggest(wrong: string, known: Iterable<string>, limit = 3): string[] {
  if (wrong.length < SHORTEST) return lettersMissed(wrong, known);
  const most = Math.max(1, Math.floor(wrong.length / 3));
  const found: { name: string; distance: number }[] = [];
  for (const name of new Set(known)) {
    if (name === wrong || name.length < SHORTEST || Math.abs(name.length - wrong.length) > most) continue;
    const distance = editDistance(wrong, name, most);
    if (distance <= most) found.push({ name, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map((one) => one.name);
}

/** `yu` is `you`, unless it could be another word as well. */
function lettersMissed(wrong: string, known: Iterable<string>): string[] {
  const found = [...new Set(known)].filter(
    (name) => name.length === SHORTEST && wrong.length === SHORTEST - 1 && editDistance(wrong, name, 1) === 1,
  );
  return found.length === 1 ? found : [];
}

export const didYouMean = (names: readonly string[]): string =>
  `Did you mean ${orList(names.map((name) => `\`${name}\``))}?`;

const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

/** Insertions, deletions, replacements and swaps of neighbours; gives up above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
