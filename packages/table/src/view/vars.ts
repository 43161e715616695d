import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Numbers that put a slot in its place. Inherited by what lies in it, each of them would have every card styled anew. */
const own =
  'i n off step rest lanes lane near far near-before far-before steps near-step far-step least before own own-w after lones boxes side-w all most wide';
for (const name of own.split(' ')) {
  try {
    CSS.registerProperty({ name: `--dt-${name}`, syntax: '*', inherits: false });
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
    for (const name of Object.keys(this.last)) if (!(name in values)) style.removeProperty(name);
    for (const [name, value] of Object.entries(values))
      if (this.last[name] !== value) style.setProperty(name, String(value));
    this.last = values;
    return noChange;
  }
}

export const vars = directive(VarsDirective);
