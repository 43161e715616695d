import type { Problem, Range } from '@draco-table/ruleset';
import { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } from 'node-sarif-builder';
import { CATALOGUE, isCode } from '../problems/catalogue.js';

export interface SarifOptions {
  /** Version of the tool. */
  version?: string;
  /** Where the explanation of a code stands. */
  helpUri?: (code: string) => string;
}

/** SARIF 2.1.0, for code scanning. Paths are given as URIs relative to the project. */
export function renderSarif(problems: readonly Problem[], { version = '0.0.0', helpUri }: SarifOptions = {}): string {
  const run = new SarifRunBuilder().initSimple({ toolDriverName: 'draco', toolDriverVersion: version });
  for (const code of [...new Set(problems.map((problem) => problem.code))].sort()) {
    const entry = isCode(code) ? CATALOGUE[code] : undefined;
    const rule = new SarifRuleBuilder().initSimple({
      ruleId: code,
      shortDescriptionText: entry?.title ?? code,
      ...(entry && { fullDescriptionText: entry.explanation }),
      ...(helpUri && { helpUri: helpUri(code) }),
    });
    run.addRule(rule);
  }
  for (const problem of problems) run.addResult(result(problem));
  const builder = new SarifBuilder();
  builder.addRun(run);
  return `${builder.buildSarifJsonString({ indent: true })}\n`;
}

function result({ code, severity, message, help, file, range, related, fixes }: Problem): SarifResultBuilder {
  const builder = new SarifResultBuilder();
  builder.setRuleId(code);
  builder.setLevel(severity);
  builder.setMessageText(help ? `${message}\n${help}` : message);
  if (file) builder.setLocationArtifactUri({ uri: uri(file) });
  if (file && range) builder.setLocationRegion(region(range));
  if (related?.length) {
    builder.result.relatedLocations = related.map((place, id) => ({
      id,
      message: { text: place.message },
      physicalLocation: { artifactLocation: { uri: uri(place.file) }, region: region(place.range) },
    }));
  }
  if (fixes?.length) {
    builder.result.fixes = fixes.map((fix) => ({
      description: { text: fix.title },
      artifactChanges: fix.edits.map((edit) => ({
        artifactLocation: { uri: uri(edit.file) },
        replacements: [{ deletedRegion: region(edit.range), insertedContent: { text: edit.text } }],
      })),
    }));
  }
  return builder;
}

const uri = (file: string): string => file.replace(/\\/g, '/').split('/').map(encodeURIComponent).join('/');

const region = ({ start, end }: Range) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});
