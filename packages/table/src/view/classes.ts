/** The names that hold, for a class attribute. */
export function classes(always: string, when: Record<string, boolean>): string {
  return [always, ...Object.keys(when).filter((name) => when[name])].join(' ');
}
