import { expect, test } from 'vitest';
import { ellipsePoints } from './geometry.js';

test('points lie at equal distances along the ellipse, clockwise from the top', () => {
  const points = ellipsePoints(12, 600, 300);
  expect(points[0]).toEqual({ x: 300, y: 0 });
  expect(points[3]?.x).toBeCloseTo(600, 0);
  expect(points[6]?.y).toBeCloseTo(300, 0);
  const steps = points.map((point, i) => {
    const next = points[(i + 1) % points.length] as { x: number; y: number };
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.15);
});

test('an ellipse of no size gives points all the same', () => {
  expect(ellipsePoints(3, 0, 0)).toHaveLength(3);
  expect(ellipsePoints(0, 100, 100)).toEqual([]);
});
