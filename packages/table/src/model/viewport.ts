import type { Point } from './geometry.js';

/** How a large sheet is looked at: where its origin is drawn, and how large. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const smallest = 0.3;
const largest = 2.5;
/** A fitted sheet is not blown up further than this. */
const largestFit = 1.35;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The box around all of these; undefined of nothing. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The whole box in the middle of the room, as large as it fits. */
export function fit(box: Box, room: Size, margin = 10): Viewport {
  const scale = clamp(
    Math.min((room.width - 2 * margin) / (box.right - box.left), (room.height - 2 * margin) / (box.bottom - box.top)),
    smallest,
    largestFit,
  );
  return {
    scale,
    x: room.width / 2 - (scale * (box.left + box.right)) / 2,
    y: room.height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Larger or smaller, with the point of the sheet under `at` staying where it is. */
export function zoomAt(view: Viewport, at: Point, factor: number): Viewport {
  const scale = clamp(view.scale * factor, smallest, largest);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Moved by as little as shows the box; what is larger than the room shows from its start. */
export function reveal(view: Viewport, box: Box, room: Size, margin = 10): Viewport {
  const shift = (from: number, to: number, length: number): number =>
    from < margin || to - from > length - 2 * margin ? margin - from : Math.min(0, length - margin - to);
  const { scale } = view;
  return {
    scale,
    x: view.x + shift(view.x + box.left * scale, view.x + box.right * scale, room.width),
    y: view.y + shift(view.y + box.top * scale, view.y + box.bottom * scale, room.height),
  };
}

/** Held so that at least a corner of the box stays in the room: nobody loses the sheet. */
export function hold(view: Viewport, box: Box, room: Size, corner = 40): Viewport {
  const { scale } = view;
  return {
    scale,
    x: clamp(view.x, corner - box.right * scale, room.width - corner - box.left * scale),
    y: clamp(view.y, corner - box.bottom * scale, room.height - corner - box.top * scale),
  };
}
