import type { Decision, Shown } from '@draco-table/engine';
import type { ReactiveControllerHost } from 'lit';
import { keyOf } from '../model/key.js';
import { isComplete, shift, toggle } from '../model/selection.js';
import type { Actions, Reading, Scene } from '../view/scene.js';

export interface ChoiceHost extends ReactiveControllerHost {
  readonly decision: Decision | undefined;
  scene(): Scene | undefined;
  answer(choose: string[]): unknown;
  /** What choosing an option would certainly do, in words. */
  preview(option: string): string[];
  /** Why a thing cannot be chosen now. */
  explain(thing: string): Reading['whyNot'];
  /** The same of a player, said by the table itself. */
  refuse(): void;
}

function isTouch(event: Event, last: string): boolean {
  const type = event instanceof PointerEvent && event.pointerType ? event.pointerType : last;
  return type === 'touch' || type === 'pen';
}

const designOf = (value: Shown | undefined): string | undefined =>
  value?.is === 'thing' ? value.design : value?.is === 'design' ? value.id : undefined;

/** What is picked and held up while a question is open. */
export class Choice {
  picked: readonly string[] = [];
  reading: Reading | undefined;
  number: number | undefined;
  /** What was last used to point: a click by keyboard does not say so itself. */
  pointer = 'mouse';
  /** The table itself moves the focus, so nothing is to be held up for it. */
  isFocusKept = false;
  /** What the mouse rests on: moving on within it is nothing new. */
  private under: string | undefined;

  constructor(private readonly host: ChoiceHost) {}

  private set(change: Partial<Pick<Choice, 'picked' | 'reading' | 'number'>>): void {
    Object.assign(this, change);
    this.host.requestUpdate();
  }

  /** One answer settles the question, so that its outcome can be foretold. */
  private get isSingle(): boolean {
    const { decision } = this.host;
    return decision?.max === 1 && !decision.ordered && !decision.together;
  }

  clear(): void {
    this.under = undefined;
    this.set({ picked: [], reading: undefined, number: undefined });
  }

  readonly act: Actions = {
    point: (key, event) => this.point(key, event),
    read: (value, event) => this.read(value, event),
    pick: (id, event) => this.pick(id, isTouch(event, this.pointer)),
    setNumber: (number) => this.set({ number }),
    shift: (id, by) => this.set({ picked: shift(this.picked, id, by) }),
    confirm: () => {
      const { decision } = this.host;
      if (decision && isComplete(decision, this.picked)) this.host.answer([...this.picked]);
    },
    decline: () => this.host.answer([]),
    answer: (choose) => this.host.answer(choose),
  };

  /** Something on the table was pointed at: choose it, or say why it cannot be chosen. */
  private point(key: string, event: Event): void {
    const scene = this.host.scene();
    const option = scene?.options.get(key);
    if (option) {
      this.pick(option.id, isTouch(event, this.pointer), key);
      return;
    }
    const value = scene && findShown(scene, key);
    const design = designOf(value);
    if (key.startsWith('p:')) this.host.refuse();
    if (design === undefined) return;
    const whyNot = value?.is === 'thing' ? this.host.explain(value.id) : undefined;
    this.set({ reading: { design, key, whyNot, isPinned: isTouch(event, this.pointer) } });
  }

  /** A finger covers what it points at, so touch takes two taps: one to hold up, one to choose. */
  private pick(id: string, isTouched: boolean, key?: string): void {
    const { decision } = this.host;
    if (!decision) return;
    const isOne = decision.max === 1 && !decision.ordered;
    if (isOne && (!isTouched || key === undefined || this.picked.includes(id))) {
      this.host.answer([id]);
      return;
    }
    const picked = toggle(this.picked, id, decision.max);
    const design = designOf(decision.options.find((one) => one.id === id)?.value);
    const isHeld = isOne && key !== undefined && design !== undefined && picked.length > 0;
    this.set({
      picked,
      ...(isOne
        ? { reading: isHeld ? { design, key, isPinned: true, preview: this.host.preview(id) } : undefined }
        : {}),
    });
  }

  private read(value: Shown | undefined, event?: Event): void {
    // What is held up stays until it is put back.
    if (event && this.reading?.isPinned) return;
    if (!value) {
      this.under = undefined;
      this.set({ reading: undefined, ...(event ? {} : { picked: [] }) });
      return;
    }
    if (event?.type === 'focus' && (this.isFocusKept || this.pointer === 'touch')) return;
    if (event?.type === 'pointermove') {
      if (this.under === keyOf(value)) return;
      this.under = keyOf(value);
    }
    const design = designOf(value);
    const option = this.host.decision?.options.find((one) => keyOf(one.value) === keyOf(value));
    const preview = option && this.isSingle ? this.host.preview(option.id) : [];
    const isPinned = event?.type === 'click';
    this.set({ reading: design === undefined ? undefined : { design, preview, isPinned } });
  }
}

function findShown(scene: Scene, key: string): Shown | undefined {
  for (const zone of scene.view.zones)
    for (const { value } of zone.items)
      if ((value.is === 'thing' && key === `t:${value.id}`) || (value.is === 'design' && key === `d:${value.id}`))
        return value;
  return undefined;
}
