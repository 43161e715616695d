import type { Scene } from './scene.js';

/** Within a group exactly one button can be tabbed to: the last used, else the first that may be chosen, else the first. */
export function tabStop(
  scene: Pick<Scene, 'roving' | 'options'>,
  group: string,
  keys: readonly string[],
): string | undefined {
  const last = scene.roving.get(group);
  if (last !== undefined && keys.includes(last)) return last;
  return keys.find((key) => scene.options.has(key)) ?? keys[0];
}
