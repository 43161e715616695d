const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour in the arrow's direction as one sees it on the screen: right for rings, rows, grids and both scripts. */
export function neighbour(from: Element, group: readonly Element[], key: string): Element | undefined {
  if (key === 'Home') return group[0];
  if (key === 'End') return group.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = middle(from);
  let best: Element | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const element of group) {
    if (element === from) continue;
    const { x, y } = middle(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    if (along <= 1) continue;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = along + 2 * across;
    if (cost < bestCost) {
      best = element;
      bestCost = cost;
    }
  }
  return best;
}
