export interface Point {
  x: number;
  y: number;
}

const samples = 360;

/**
 * `count` points at equal distances along an ellipse in a box of the given width and height, clockwise from the top.
 * Equal angles would crowd the flat sides of a wide table.
 */
export function ellipsePoints(count: number, width: number, height: number): Point[] {
  const a = width / 2;
  const b = height / 2;
  const at = (turn: number): Point => ({
    x: a + a * Math.sin(turn * 2 * Math.PI),
    y: b - b * Math.cos(turn * 2 * Math.PI),
  });
  const lengths = [0];
  let last = at(0);
  for (let i = 1; i <= samples; i++) {
    const next = at(i / samples);
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(next.x - last.x, next.y - last.y));
    last = next;
  }
  const total = lengths[samples] ?? 0;
  let step = 0;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (total * i) / count;
    while (step < samples && (lengths[step + 1] ?? 0) < wanted) step++;
    const from = lengths[step] ?? 0;
    const to = lengths[step + 1] ?? from;
    return at((step + (to > from ? (wanted - from) / (to - from) : 0)) / samples);
  });
}
