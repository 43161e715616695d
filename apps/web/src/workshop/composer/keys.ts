/** Arrows lead through the fields as through the words of a text; Tab goes on as everywhere. */

/** Whether the key meant something. */
export function moveFocus(root: HTMLElement, from: Element, key: string): boolean {
  const all = [...root.querySelectorAll<HTMLElement>('.composed button:not(:disabled)')];
  const index = all.indexOf(from as HTMLElement);
  if (index < 0) return false;
  const rowOf = (element: Element | undefined) => element?.closest('.sentence, .add');
  const rows = [...new Set(all.map(rowOf))];
  const row = rows.indexOf(rowOf(from));
  const firstOf = (at: number) => all.find((one) => rowOf(one) === rows[at]);
  const lastOf = (at: number) => [...all].reverse().find((one) => rowOf(one) === rows[at]);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: all[index + 1],
    ArrowLeft: all[index - 1],
    ArrowDown: rows[row + 1] ? firstOf(row + 1) : undefined,
    ArrowUp: rows[row - 1] ? firstOf(row - 1) : undefined,
    Home: firstOf(row),
    End: lastOf(row),
  };
  if (!(key in targets)) return false;
  targets[key]?.focus();
  return true;
}
