export function isLanguageTag(tag: string | null | undefined): tag is string {
  try {
    return Boolean(tag && Intl.getCanonicalLocales(tag).length);
  } catch {
    return false;
  }
}

/** The language of an element: its own, else the page's around it, else the browser's. */
export function languageOf(element: HTMLElement): string {
  const around = element.parentElement?.closest('[lang]')?.getAttribute('lang');
  return [element.lang, around, document.documentElement.lang, navigator.language].find(isLanguageTag) ?? 'en';
}
