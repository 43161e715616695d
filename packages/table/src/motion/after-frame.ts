/** In a task of its own, once what is drawn now has been handed to the screen. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
