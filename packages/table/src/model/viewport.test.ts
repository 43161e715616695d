import { expect, test } from 'vitest';
import { around, fit, hold, reveal, zoomAt } from './viewport.js';

const room = { width: 400, height: 200 };
const box = { left: -100, top: -50, right: 700, bottom: 150 };
/** Where a point of the sheet is drawn. */
const at = (view: ReturnType<typeof fit>, x: number, y: number) => [view.x + x * view.scale, view.y + y * view.scale];

test('a fitted sheet lies in the middle, whole', () => {
  const view = fit(box, room, 0);
  expect(view.scale).toBe(0.5);
  expect(at(view, box.left, box.top)).toEqual([0, 50]);
  expect(at(view, box.right, box.bottom)).toEqual([400, 150]);
});

test('a small sheet is not blown up without end', () => {
  expect(fit({ left: 0, top: 0, right: 10, bottom: 10 }, room).scale).toBeLessThan(2);
});

test('the point under the finger stays there', () => {
  const view = fit(box, room);
  const finger = { x: 120, y: 80 };
  const under = { x: (finger.x - view.x) / view.scale, y: (finger.y - view.y) / view.scale };
  const near = zoomAt(view, finger, 1.5);
  expect(at(near, under.x, under.y).map(Math.round)).toEqual([120, 80]);
  expect(zoomAt(view, finger, 1000).scale).toBeLessThan(10);
  expect(zoomAt(view, finger, 0.0001).scale).toBeGreaterThan(0.1);
});

test('what is out of sight is brought in by the shortest way; what is in sight stays', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(reveal(view, { left: 20, top: 20, right: 60, bottom: 60 }, room)).toEqual(view);
  expect(reveal(view, { left: 500, top: 20, right: 540, bottom: 60 }, room)).toEqual({ x: -150, y: 0, scale: 1 });
  expect(reveal(view, { left: -50, top: -30, right: 0, bottom: 0 }, room)).toEqual({ x: 60, y: 40, scale: 1 });
});

test('the sheet cannot be lost', () => {
  const lost = hold({ x: 9000, y: -9000, scale: 1 }, box, room);
  expect(at(lost, box.left, 0)[0]).toBe(360);
  expect(at(lost, 0, box.bottom)[1]).toBe(40);
});

test('the box around several', () => {
  expect(around([])).toBeUndefined();
  expect(around([box, { left: 0, top: -80, right: 10, bottom: 0 }])).toEqual({ ...box, top: -80 });
});
