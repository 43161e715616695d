/** The documentation lies beside the site; a copy of the site's folder alone has none, and then nothing leads there. */
const folder = new URL('docs/', document.baseURI);

let isThere = false;

export const lookForHelp = (async () => {
  isThere = await fetch(folder, { method: 'HEAD' }).then(
    // 204: a server that says that it has none, so that nothing is missing.
    ({ ok, status }) => ok && status !== 204,
    () => false,
  );
  document.documentElement.classList.add(isThere ? 'with-help' : 'without-help');
})();

/** The page that explains a problem; what only a table in a page can meet has none. */
export function helpFor(code: string): string | undefined {
  return isThere && /^D(?:0[1-79]\d|080|10\d)\d$/.test(code) ? new URL(`diagnostics/${code}`, folder).href : undefined;
}
