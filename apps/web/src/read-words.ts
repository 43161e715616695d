/** A file of words beside the table; undefined where there is none. */
export async function readWords(folder: URL, lang: string, concern: string): Promise<string | undefined> {
  const response = await fetch(new URL(`${lang}/${concern}.ftl`, folder));
  const text = response.ok ? await response.text() : '<';
  // A server that answers everything answers with a page.
  return /^\s*</.test(text) ? undefined : text;
}
