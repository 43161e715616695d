/** The first letter of a word, or the whole of a number. */
const initial = (word: string): string => /^\d+/.exec(word)?.[0] ?? [...word][0]?.toLocaleUpperCase() ?? '';

const wordsOf = (name: string): string[] =>
  name
    .replace(/[\u2066-\u2069]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);

/** What a name may be shortened to, the shortest first: its initials, more of its first word, a number after them. */
function shortened(name: string, step: number): string {
  const words = wordsOf(name);
  const two = words.slice(0, 2).map(initial).join('');
  if (step === 0) return two;
  if (step === 1) return words.slice(0, 3).map(initial).join('');
  const [first = ''] = words;
  const letters = [...first];
  if (step < letters.length)
    return initial(first) + letters.slice(1, step).join('') + words.slice(1, 2).map(initial).join('');
  return `${two}${step - letters.length + 1}`;
}

/** Initials for each of these names; two names never get the same, however alike they are. */
export function initials(names: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  let open = [...new Set(names)];
  for (let step = 0; open.length; step++) {
    const wanted = new Map<string, string[]>();
    for (const name of open) {
      const short = shortened(name, step);
      wanted.set(short, [...(wanted.get(short) ?? []), name]);
    }
    open = [];
    for (const [short, those] of wanted) {
      const [name] = those;
      // Where they only differ in their numbers, each in turn has the next one.
      const isLast = step > 40 && !taken.has(short);
      if (name !== undefined && !taken.has(short) && (those.length === 1 || isLast)) {
        found.set(name, short);
        taken.add(short);
        open.push(...those.slice(1));
      } else open.push(...those);
    }
  }
  return found;
}

/** The shortest beginnings by which words are told apart, such as the ranks of a pack. */
export function beginnings(words: readonly string[]): Map<string, string> {
  return new Map(
    words.map((word) => {
      const letters = [...word];
      if (letters.length <= 2) return [word, word];
      const size = letters.findIndex((_, end) => {
        const begin = letters.slice(0, end + 1).join('');
        return words.every((other) => other === word || !other.startsWith(begin));
      });
      const short = letters.slice(0, size < 0 ? letters.length : size + 1);
      return [word, (short[0] ?? '').toLocaleUpperCase() + short.slice(1).join('')];
    }),
  );
}
