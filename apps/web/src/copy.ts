import { word } from './words.js';

/** Copies a text and says so; where a page may not, the text is marked so that the keyboard can. */
export async function copyText(text: string, status: HTMLElement, shown?: Element): Promise<void> {
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = word('copied');
  } catch {
    if (shown instanceof HTMLInputElement) shown.select();
    else if (shown) getSelection()?.selectAllChildren(shown);
    status.textContent = word('copy-by-hand');
  }
}
