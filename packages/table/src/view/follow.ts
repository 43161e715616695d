import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Nearer to the end than this counts as at the end. */
const near = 40;

/** Keeps a box that grows at its end scrolled to it, unless its reader has scrolled away. */
class FollowDirective extends Directive {
  private isAtEnd = true;
  private wasOn = false;
  private element: HTMLElement | undefined;

  render(_isOn: boolean): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [isOn]: [boolean]): unknown {
    if (!this.element) {
      this.element = element as HTMLElement;
      this.element.addEventListener('scroll', this.onScroll, { passive: true });
    }
    if (isOn && !this.wasOn) this.isAtEnd = true;
    this.wasOn = isOn;
    // What is inside is drawn after this.
    if (isOn && this.isAtEnd)
      queueMicrotask(() => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    return noChange;
  }

  private readonly onScroll = (): void => {
    const { element } = this;
    if (element && this.wasOn) this.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < near;
  };
}

export const follow = directive(FollowDirective);
