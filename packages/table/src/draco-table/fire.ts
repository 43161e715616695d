/** Sends an event out of the element; false when a listener of a cancelable one refused. */
export function fire(target: EventTarget, name: string, detail: Record<string, unknown>, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
