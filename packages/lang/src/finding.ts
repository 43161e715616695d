import type { Problem, ProblemArg } from '@draco-table/ruleset';
import { type Code, report } from './problems/report.js';
import type { Source } from './source.js';
import type { Loc } from './syntax.js';

/** A problem of the text before it has lines and columns: offsets only, so that it can move with its declaration. */
export interface Finding {
  code: Code;
  args: Record<string, ProblemArg>;
  loc: Loc;
  /** Instead of the catalogue's help, where more is known. */
  help?: string;
  related?: { loc: Loc; message: string }[];
  fix?: { title: string; safety: 'safe' | 'unsafe'; edits: { loc: Loc; text: string }[] };
}

export function toProblem({ code, args, loc, help, related, fix }: Finding, source: Source): Problem {
  const { file } = source;
  return report(
    code,
    args,
    { source, loc },
    {
      ...(help && { help }),
      related: related?.map((place) => ({ file, range: source.range(place.loc), message: place.message })),
      fixes: fix && [
        {
          title: fix.title,
          safety: fix.safety,
          edits: fix.edits.map((edit) => ({ file, range: source.range(edit.loc), text: edit.text })),
        },
      ],
    },
  );
}

export function moveFinding(finding: Finding, by: number): Finding {
  return placeFinding(finding, ({ start, end }) => ({ start: start + by, end: end + by }));
}

export function placeFinding(finding: Finding, place: (loc: Loc) => Loc): Finding {
  return {
    ...finding,
    loc: place(finding.loc),
    related: finding.related?.map((one) => ({ ...one, loc: place(one.loc) })),
    fix: finding.fix && {
      ...finding.fix,
      edits: finding.fix.edits.map((edit) => ({ ...edit, loc: place(edit.loc) })),
    },
  };
}
