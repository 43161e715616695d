/** The editor around the page. */
declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

/** Tells the editor that the page listens, and hands on what it says. */
export function listen<Message extends { is: string; text?: string }>(show: (message: Message) => void): void {
  const state = document.querySelector('#state');
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (typeof data?.is !== 'string') return;
    if (state) state.textContent = data.text ?? '';
    show(data);
  });
  acquireVsCodeApi().postMessage({ is: 'ready' });
}

let last: string | undefined;

/** A game in one file, as an address that elements can load. */
export function asFile(whole: unknown): string {
  if (last !== undefined) URL.revokeObjectURL(last);
  last = URL.createObjectURL(new Blob([JSON.stringify(whole)], { type: 'application/json' }));
  return last;
}
