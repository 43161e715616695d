/** The typeface of titles and of names on cards: files beside the script, so that a narrow card reads alike on every machine. */

// In the sources these lie in a package of their own; the build puts them beside the script, and this with it.
const PLACE = '../../node_modules/@fontsource/alegreya/files/';
let folder = new URL(/* @vite-ignore */ PLACE, import.meta.url);

/** Where the fonts lie, for a page that bundles the element. */
export function takeFontsFrom(url: URL): void {
  folder = url;
}

/** Letters of a part of Unicode in a file of their own, which the browser asks for when one of them is written. */
const PARTS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

const face = (part: keyof typeof PARTS) =>
  `@font-face { font-family: "Draco Title"; font-weight: 600 900; font-display: swap; src: url("${
    new URL(`alegreya-${part}-700-normal.woff2`, folder).href
  }") format("woff2"); unicode-range: ${PARTS[part]} }`;

/** A first drawing that waits for its letters does not jump when they come; one that waits longer is late. */
const PATIENCE = 300;
let asked: Promise<unknown> | undefined;

/** Settles when titles can be written in it, or soon. Without the file, or where the page does not allow it, there are others. */
export function titleFont(): Promise<unknown> {
  asked ??= load();
  return asked;
}

async function load(): Promise<unknown> {
  // Of the page and not of the element: a browser knows typefaces by document.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((Object.keys(PARTS) as (keyof typeof PARTS)[]).map(face).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  return Promise.race([
    document.fonts.load('700 1em "Draco Title"').catch(() => undefined),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
}
