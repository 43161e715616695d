import { isIPv6 } from 'node:net';

/** Whom the limits of an address count: of IPv6 the first half, since one line is given all of the other. */
export function countedAs(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [before, after] = [groups(front), groups(back)];
  const missing = back === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** So many in a span of time, regained little by little. */
export function createRate(most: number, perMs: number, now: () => number) {
  const spent = new Map<string, { left: number; at: number }>();
  return {
    /** Whether one more is allowed. */
    take(who: string): boolean {
      const at = now();
      const before = spent.get(who);
      const left = before ? Math.min(most, before.left + ((at - before.at) / perMs) * most) : most;
      if (spent.size > 50_000) spent.clear();
      spent.set(who, { left: left < 1 ? left : left - 1, at });
      return left >= 1;
    },
  };
}
