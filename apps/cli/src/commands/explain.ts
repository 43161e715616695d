import { suggest } from '@draco-table/lang';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { table, wrap } from '../frame/layout.js';
import { allCodes, type CodeFacts } from '../problems/codes.js';
import type { Handler } from '../program/shape.js';
import { problemsIn } from '../words/problems.js';

interface Options {
  game?: string;
  lang?: string;
  format: 'pretty' | 'json';
}

/** `explain`: a code with its examples, or a card in words. */
export const explain: Handler = async (operands, flags, io) => {
  const what = operands[0] as string | undefined;
  const options = flags as unknown as Options;
  if (what === undefined) return listCodes(io, options);
  if (!/^d\d+$/i.test(what)) return (await import('./explain-card.js')).explainCard(what, options, io);
  const code = what.toUpperCase();
  const codes = await codesIn(io);
  const facts = codes.get(code);
  if (!facts) {
    const [near] = suggest(code, codes.keys(), 1);
    throw new Failure(
      'D1014',
      `There is no problem with the code ${code}.`,
      2,
      near ? `did you mean ${near}? For a list of all, run: draco explain` : 'for a list of all, run: draco explain',
    );
  }
  if (options.format === 'json') io.out(`${JSON.stringify(facts, null, 2)}\n`);
  else printCode(io, facts);
  return 0;
};

/** All codes, with titles in the language of the person. */
async function codesIn(io: Io): Promise<Map<string, CodeFacts>> {
  const { title } = problemsIn(io.words.lang);
  return new Map([...allCodes()].map(([code, facts]) => [code, { ...facts, title: title(code, facts.title) }]));
}

async function listCodes(io: Io, options: Options): Promise<number> {
  const codes = [...(await codesIn(io)).values()];
  if (options.format === 'json') io.out(`${JSON.stringify(codes, null, 2)}\n`);
  else
    io.out(
      table(
        [{ title: io.words.explain.code }, { title: '' }, { title: io.words.explain.about }],
        codes.map((one) => [one.code, severityOf(io, one), one.title]),
        (head) => io.style('bold', head),
      ),
    );
  return 0;
}

const severityOf = (io: Io, { severity }: CodeFacts): string => (severity ? io.words.problem[severity] : '');

function printCode(io: Io, facts: CodeFacts): void {
  const width = Math.min(io.width, 90);
  io.out(
    `${io.style('bold', `${facts.code}: ${facts.title}`)}${facts.severity ? ` (${severityOf(io, facts)})` : ''}\n`,
  );
  if (facts.explanation) io.out(`\n${wrap(facts.explanation, width).join('\n')}\n`);
  if (facts.failing) io.out(`\n${io.style('red', io.words.explain.failing)}\n\n${indent(facts.failing)}\n`);
  if (facts.mended)
    io.out(
      `\n${io.style('green', facts.failing ? io.words.explain.fixed : io.words.explain.example)}\n\n${indent(facts.mended)}\n`,
    );
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}
