/** What a file is, by its name. */

/** The language of a text file: `en.ftl`, `my-deck/nl.ftl`, `my-deck.pt-BR.ftl`. */
export function languageOf(file: string): string | undefined {
  return /(?:^|[./])([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.ftl$/.exec(file)?.[1];
}

const head = /^(?:\s*(?:#[^\n]*)?\n)*\s*(?:game|deck)\s+[a-z]/;

/** Whether this file can stand for a whole game or deck. */
export function isEntry(name: string, text: string): boolean {
  return name.endsWith('.json') || (name.endsWith('.draco') && head.test(text));
}
