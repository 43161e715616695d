import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Numbers that put a slot in its place. Inherited by what lies in it, each of them would have every card styled anew. */
const numbers = 'i n col cols off lanes lane near far near-before far-before before own after lones boxes';
/** What comes of them. With a type each is worked out once, where it is set; else every slot would carry the whole sum. */
const lengths = 'step rest steps near-step far-step least own-w side-w all most wide card question';
for (const [names, type] of [
  [numbers, { syntax: '*' }],
  [lengths, { syntax: '<length>', initialValue: '0px' }],
] as const)
  for (const name of names.split(' ')) {
    try {
      CSS.registerProperty({ name: `--dt-${name}`, inherits: false, ...type });
    } catch {
      // A second copy of the script has done it, or there is no page.
    }
  }

/** Sets properties through the CSSOM: inline style attributes are forbidden under a strict CSP. */
class VarsDirective extends Directive {
  private last: Record<string, string | number> = {};

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('vars() belongs on an element.');
  }

  render(_values: Record<string, string | number>): unknown {
    return noChange;
  }

  override update(part: ElementPart, [values]: [Record<string, string | number>]): unknown {
    const { style } = part.element as HTMLElement;
    for (const name in this.last) if (!(name in values)) style.removeProperty(name);
    for (const name in values) if (this.last[name] !== values[name]) style.setProperty(name, String(values[name]));
    this.last = values;
    return noChange;
  }
}

export const vars = directive(VarsDirective);
