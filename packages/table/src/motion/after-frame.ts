/** In a task of its own, once what is drawn now has been seen: a little later, since the browser paints it meanwhile. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then, 25));
}
