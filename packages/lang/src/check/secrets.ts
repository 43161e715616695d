/** D0411, D0416, D0417: questions and variables that tell what somebody may not know. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { placeIn } from '../resolve/units.js';
import { findSecrets } from '../secrecy/flow.js';
import { checkHidden } from './hidden.js';

export function checkSecrets(program: Program): Issue[] {
  const hidden = checkHidden(program);
  const { conditions, kept } = findSecrets(program);
  const asked = conditions.map(({ unit, loc }): Issue => ({ code: 'D0416', args: {}, ...placeIn(unit, loc) }));
  return [
    ...hidden,
    // Hidden from the one who is asked says it already.
    ...asked.filter(({ file, loc }) => !hidden.some((one) => one.file === file && one.loc.start === loc.start)),
    ...kept.map(({ unit, loc, name }): Issue => ({ code: 'D0417', args: { name }, ...placeIn(unit, loc) })),
  ];
}
