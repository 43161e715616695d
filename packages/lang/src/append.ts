/** Puts all of one list behind another. `push(...more)` overflows the stack where a file brings more than some 100,000. */
export function append<T>(to: T[], more: readonly T[]): void {
  for (const one of more) to.push(one);
}
