/** Points are what type and PDF are measured in: 72 to an inch. */
export const POINT = 25.4 / 72;

export const toPoints = (mm: number): number => mm / POINT;

/** Pixels of a length at a resolution. */
export const toPixels = (mm: number, dpi: number): number => Math.round((mm / 25.4) * dpi);
