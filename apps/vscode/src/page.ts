/** The page of a panel: one script, and nothing that the extension did not bring. */
export interface PageParts {
  /** What the editor serves the extension's files from. */
  source: string;
  /** Addresses of scripts, as modules. */
  scripts: readonly string[];
  style: string;
  lang: string;
  title: string;
  body: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

export function page({ source, scripts, style, lang, title, body }: PageParts): string {
  const policy = [
    "default-src 'none'",
    `script-src ${source}`,
    `style-src ${source}`,
    `img-src ${source} data: blob:`,
    `font-src ${source}`,
    // A game is handed to the table as a file of its own, made in the page.
    `connect-src ${source} blob:`,
    `worker-src ${source} blob:`,
  ].join('; ');
  return `<!doctype html>
<html lang="${escaped(lang)}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="${escaped(style)}">
    ${scripts.map((script) => `<script type="module" src="${escaped(script)}"></script>`).join('\n    ')}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
