/** The languages there are: every folder with words that all games share. */
export const languages: readonly string[] = Object.keys(import.meta.glob('../*/shared.ftl'))
  .map((path) => path.split('/')[1] ?? '')
  .sort();
