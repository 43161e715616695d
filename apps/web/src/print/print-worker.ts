import { FONT_FILES, type FontFile, openFonts, PrintProblem, printPdf } from '@draco-table/print';
import { createTexts } from '@draco-table/text';
import { cardWriter } from '@draco-table/text/generate';
import type { PrintReply, PrintRequest } from './protocol.js';

const tell = (reply: PrintReply) => postMessage(reply);

addEventListener('message', async ({ data }: MessageEvent<PrintRequest>) => {
  try {
    tell(await print(data));
  } catch (error) {
    if (error instanceof PrintProblem) tell({ is: 'problems', problems: error.problems });
    else tell({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});

async function print({ game, lang, options, fonts }: PrintRequest): Promise<PrintReply> {
  const { ruleset, theme, art } = game;
  const [bundles, files] = await Promise.all([bundlesOf(game, lang), fetchFonts(fonts)]);
  const texts = createTexts({ ruleset, bundles, lang, generate: cardWriter(ruleset, bundles) });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const printed = await printPdf(
    {
      game: { ruleset, texts, theme, ...(art !== undefined && { art }) },
      fonts: openFonts(files),
      options,
      progress: (done, all) => tell({ is: 'progress', done, all }),
    },
    (bytes) => void parts.push(bytes as Uint8Array<ArrayBuffer>),
  );
  return { is: 'done', pdf: new Blob(parts, { type: 'application/pdf' }), ...printed };
}

/** A made-up language is made of the English words, as the site does with its own. */
async function bundlesOf({ texts }: PrintRequest['game'], lang: string): Promise<Record<string, string[]>> {
  const bundles = Object.fromEntries(Object.entries(texts).map(([tag, text]) => [tag, [text]]));
  if ((lang === 'en-XA' || lang === 'ar-XB') && texts.en !== undefined)
    bundles[lang] = [(await import('@draco-table/text/check')).pseudo(texts.en, lang)];
  return bundles;
}

function fetchFonts(folder: string): Promise<FontFile[]> {
  return Promise.all(
    FONT_FILES.map(async ({ file, styles }): Promise<FontFile> => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const response = await fetch(new URL(name, folder));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return { name, styles, bytes: new Uint8Array(await response.arrayBuffer()) };
    }),
  );
}
