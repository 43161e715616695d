import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Sets custom properties through the CSSOM: inline style attributes are forbidden under a strict CSP. */
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
