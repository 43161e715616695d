/** What made texts and logs of games need, in every language there is: for a program that shows several at once. */
const files = import.meta.glob('../*/{shared,grammar}.ftl', { query: '?raw', import: 'default', eager: true });

export const gameWords: Readonly<Record<string, readonly string[]>> = Object.entries(files).reduce<
  Record<string, string[]>
>((all, [path, text]) => {
  const lang = path.split('/')[1] ?? '';
  all[lang] = [...(all[lang] ?? []), String(text)];
  return all;
}, {});
