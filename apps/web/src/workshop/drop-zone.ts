/** The whole page takes files, one part of it shows so: a file that misses that part must not replace the page. */
export function takeDrops(shown: HTMLElement, take: (transfer: DataTransfer) => void): void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  for (const type of ['dragenter', 'dragover'] as const)
    document.addEventListener(type, (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      shown.classList.add('over');
    });
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || shown.classList.remove('over'));
  document.addEventListener(
    'drop',
    (event) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      // The editor would put the file's text where it falls.
      event.stopPropagation();
      shown.classList.remove('over');
      take(event.dataTransfer);
    },
    { capture: true },
  );
}
