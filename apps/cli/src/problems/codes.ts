import { CATALOGUE, CODES } from '@draco-table/lang';
import { D12 } from '@draco-table/print/problems';
import type { Severity } from '@draco-table/ruleset';
import { D07 } from '@draco-table/text/check';
import { ENGINE_CODES } from './engine-codes.js';
import { OWN_CODES, type OwnCode } from './own-codes.js';
import { TABLE_CODES } from './table-codes.js';

/** What is known about a code, whichever package reports it. */
export interface CodeFacts {
  code: string;
  severity?: Severity;
  title: string;
  explanation?: string;
  failing?: string;
  mended?: string;
}

export function allCodes(): Map<string, CodeFacts> {
  const facts = new Map<string, CodeFacts>();
  const explained = [...CODES.map((code) => [code, CATALOGUE[code]] as const), ...Object.entries(D07)];
  for (const [code, entry] of explained) {
    facts.set(code, {
      code,
      severity: entry.severity,
      title: entry.title,
      explanation: entry.explanation,
      ...example('failing', entry.failing),
      ...example('mended', entry.mended),
    });
  }
  for (const [code, own] of Object.entries({ ...ENGINE_CODES, ...TABLE_CODES, ...OWN_CODES, ...D12 } as Record<
    string,
    OwnCode
  >)) {
    facts.set(code, {
      code,
      title: own.title,
      explanation: own.explanation,
      ...(own.example && { mended: own.example }),
    });
  }
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Example = string | Readonly<Record<string, string>> | { readonly bytes: readonly number[] };

/** Several files of an example are shown one after the other, each under its name. */
function example(name: 'failing' | 'mended', value: Example): Partial<CodeFacts> {
  if (typeof value === 'string') return { [name]: short(value) };
  if ('bytes' in value && Array.isArray(value.bytes)) return {};
  const files = Object.entries(value as Record<string, string>).map(([file, text]) => `# ${file}\n${text.trimEnd()}`);
  return { [name]: short(files.join('\n\n')) };
}

/** An example of too much is told, not shown. */
function short(text: string): string {
  return text.length <= 2000 ? text : `${text.slice(0, 60)}… (${text.length} characters)`;
}

export function titleOf(code: string): string {
  return allCodes().get(code)?.title ?? code;
}
