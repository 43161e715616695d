import type { Place, Problem } from '@draco-table/ruleset';
import sarifBuilder from 'node-sarif-builder';
import type { Io } from '../frame/io.js';
import { problemsIn } from '../words/problems.js';
import { titleOf } from './codes.js';
import type { Report } from './report.js';

const { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } = sarifBuilder;

/** SARIF 2.1.0, for code scanning. */
export async function sarif(io: Io, { problems, version }: Report): Promise<void> {
  const run = new SarifRunBuilder({ columnKind: 'utf16CodeUnits' }).initSimple({
    toolDriverName: 'draco',
    toolDriverVersion: version,
  });
  const { title } = problemsIn(io.words.lang);
  for (const code of [...new Set(problems.map((problem) => problem.code))].sort()) {
    run.addRule(new SarifRuleBuilder().initSimple({ ruleId: code, shortDescriptionText: title(code, titleOf(code)) }));
  }
  for (const problem of problems) run.addResult(toResult(problem));
  const builder = new SarifBuilder();
  builder.addRun(run);
  io.out(`${builder.buildSarifJsonString({ indent: true })}\n`);
}

function toResult(problem: Problem) {
  const { code, severity, message, help, file, range, related, fixes } = problem;
  const builder = new SarifResultBuilder({
    ...(related &&
      related.length > 0 && {
        relatedLocations: related.map((place, id) => ({ id, ...location(place), message: { text: place.message } })),
      }),
    ...(fixes && fixes.length > 0 && { fixes: fixes.map(toFix) }),
  });
  return builder.initSimple({
    level: severity,
    messageText: help ? `${message} ${help}` : message,
    ruleId: code,
    ...(file !== undefined && { fileUri: encodeURI(file) }),
    ...(range && {
      startLine: range.start.line,
      startColumn: range.start.column,
      endLine: range.end.line,
      endColumn: range.end.column,
    }),
  });
}

function region({ range }: Pick<Place, 'range'>) {
  return {
    startLine: range.start.line,
    startColumn: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
  };
}

function location(place: Place) {
  return { physicalLocation: { artifactLocation: { uri: encodeURI(place.file) }, region: region(place) } };
}

function toFix(fix: NonNullable<Problem['fixes']>[number]) {
  return {
    description: { text: fix.title },
    artifactChanges: fix.edits.map((edit) => ({
      artifactLocation: { uri: encodeURI(edit.file) },
      replacements: [{ deletedRegion: region(edit), insertedContent: { text: edit.text } }],
    })),
  };
}
