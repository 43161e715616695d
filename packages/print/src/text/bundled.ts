import type { Style } from './fonts.js';

/**
 * The fonts that go with this package, all under the Open Font License, as files of packages that whoever prints
 * brings along: Latin in the letters of games, then what these lack, then Hebrew and Arabic.
 */
export const FONT_FILES: readonly { file: string; styles: readonly Style[] }[] = [
  { file: '@fontsource/alegreya/files/alegreya-latin-800-normal.woff', styles: ['title'] },
  { file: '@fontsource/alegreya/files/alegreya-latin-ext-800-normal.woff', styles: ['title'] },
  { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff', styles: ['text'] },
  { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff', styles: ['text'] },
  { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff', styles: ['strong'] },
  { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-800-normal.woff', styles: ['strong'] },
  { file: '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff', styles: ['text'] },
  { file: '@fontsource/noto-sans/files/noto-sans-latin-ext-800-normal.woff', styles: ['title', 'strong'] },
  { file: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff', styles: ['text'] },
  { file: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-800-normal.woff', styles: ['title', 'strong'] },
  { file: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff', styles: ['text'] },
  { file: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-800-normal.woff', styles: ['title', 'strong'] },
];
