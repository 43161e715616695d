/** The page that explains a problem; what only a table in a page can meet has none. */
export function docsOf(code: string): string | undefined {
  return /^D(?:0[1-79]\d|080|10\d)\d$/.test(code)
    ? new URL(`docs/diagnostics/${code}`, document.baseURI).href
    : undefined;
}
