import { OWN_CODES } from './own-codes.js';

/** What is known about a code, whichever package reports it. */
export interface CodeFacts {
  code: string;
  severity?: string;
  title: string;
  explanation?: string;
  failing?: string;
  mended?: string;
}

export async function allCodes(): Promise<Map<string, CodeFacts>> {
  const { CATALOGUE, CODES } = await import('@draco-table/lang');
  const facts = new Map<string, CodeFacts>();
  for (const code of CODES) {
    const entry = CATALOGUE[code];
    facts.set(code, { code, severity: entry.severity, title: entry.title, explanation: entry.explanation, ...example('failing', entry.failing), ...example('mended', entry.mended) });
  }
  for (const [code, own] of Object.entries(OWN_CODES)) {
    facts.set(code, { code, title: own.title, explanation: own.explanation, ...(own.example && { mended: own.example }) });
  }
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Example = string | Readonly<Record<string, string>> | { readonly bytes: readonly number[] };

/** Several files of an example are shown one after the other, each under its name. */
function example(name: 'failing' | 'mended', value: Example): Partial<CodeFacts> {
  if (typeof value === 'string') return { [name]: value };
  if ('bytes' in value && Array.isArray(value.bytes)) return {};
  const files = Object.entries(value as Record<string, string>).map(([file, text]) => `# ${file}\n${text.trimEnd()}`);
  return { [name]: files.join('\n\n') };
}

export async function titleOf(code: string): Promise<string> {
  return (await allCodes()).get(code)?.title ?? code;
}
