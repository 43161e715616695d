/** Fills the screen with the table, or gives it back; quietly where the browser does not let it. */
export function toggleFullScreen(table: HTMLElement): void {
  const isOn = (table.getRootNode() as Document | ShadowRoot).fullscreenElement === table;
  const done = isOn ? document.exitFullscreen() : table.requestFullscreen();
  done.catch(() => undefined);
}
