/** D0411, D0416 to D0419: questions, variables, phases and attributes that tell what somebody may not know. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { placeIn } from '../resolve/units.js';
import { findSecrets, type Tell } from '../secrecy/flow.js';

const CODES: Record<Tell['is'], string> = {
  asked: 'D0411',
  others: 'D0416',
  kept: 'D0417',
  phase: 'D0418',
  attr: 'D0419',
};

export function checkSecrets(program: Program): Issue[] {
  const sources = new Map(program.loaded.files.map(({ path, source }) => [path, source]));
  return findSecrets(program).tells.map(({ is, fact, unit, loc, name }): Issue => {
    const { zone } = fact;
    const [from, at] = [placeIn(fact.from.unit, fact.from.loc), placeIn(fact.at.unit, fact.at.loc)];
    const source = sources.get(at.file);
    const read = source ? short(source.text.slice(at.loc.start, at.loc.end)) : zone.id;
    const line = source?.range(at.loc).start.line ?? 0;
    const place = placeIn(unit, loc);
    const path = [
      { ...from, message: `\`${zone.id}\`, which not all see` },
      { ...at, message: 'what lies there is read here' },
    ];
    return {
      code: CODES[is],
      args: { zone: zone.id, read, line, ...(name !== undefined && { name }) },
      ...place,
      related: path.filter((one, i) => i === 0 || one.loc.start !== from.loc.start || one.file !== from.file),
    };
  });
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 58)} …` : line;
};
