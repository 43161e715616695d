import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Point } from '../model/geometry.js';
import { type Box, fit, hold, reveal, type Size, type Viewport, zoomAt } from '../model/viewport.js';

/** A finger rests less still than this. */
const still = 6;
const step = 60;
/** Kept free for them beside a fitted sheet. */
const buttons = 52;
const factor = 1.25;
const moves: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Lets one look at a sheet that is larger than its room: drag, Ctrl and the wheel, two fingers, keys, and buttons with `data-zoom`.
 * The sheet is the first child; it is moved by a transform. Until somebody moves it, it is fitted by itself: all that is
 * wanted of it stays in sight together where that is asked for, however small it then is.
 */
class PanZoomDirective extends Directive {
  private element: HTMLElement | undefined;
  private view: Viewport = { x: 0, y: 0, scale: 1 };
  private all: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  private wanted: Box | undefined;
  private isTogether = false;
  private isMoved = false;
  /** As the browser told it: asked for in the midst of drawing, it would have the page laid out. */
  private room: Size = { width: 0, height: 0 };
  private readonly down = new Map<number, Point>();
  private isDragging = false;

  render(_all: Box, _wanted?: Box, _isTogether?: boolean): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [all, wanted, isTogether = false]: [Box, Box?, boolean?]): unknown {
    const isNew = JSON.stringify(wanted) !== JSON.stringify(this.wanted);
    this.all = all;
    this.wanted = wanted;
    this.isTogether = isTogether;
    if (!this.element) this.watch(element as HTMLElement);
    else if (!this.isMoved) this.fit();
    else if (isNew && wanted) this.set(reveal(this.view, wanted, this.room));
    return noChange;
  }

  private watch(element: HTMLElement): void {
    this.element = element;
    new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      this.room = { width, height };
      if (this.isMoved) this.set(this.view);
      else this.fit(false);
    }).observe(element);
    element.addEventListener('wheel', this.onWheel, { passive: false });
    element.addEventListener('pointerdown', this.onDown);
    element.addEventListener('pointermove', this.onMove);
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, this.onUp);
    // The end of a drag is no choice.
    element.addEventListener('click', this.onClick, { capture: true });
    element.addEventListener('keydown', this.onKey);
    element.addEventListener('focusin', this.onFocus);
  }

  private fit(isGentle = true): void {
    const { wanted } = this;
    const room = { ...this.room, width: this.room.width - buttons };
    if (!this.room.width || !room.height) return;
    this.isMoved = false;
    this.set(fit(this.all, room), isGentle);
    if (!wanted) return;
    // What can be chosen is shown large enough to be hit, though then not everything is in sight.
    const least = this.isTogether ? Math.min(0.8, fit(wanted, room).scale) : 0.8;
    if (this.view.scale < least)
      this.set(reveal(zoomAt(this.view, { x: 0, y: 0 }, least / this.view.scale), wanted, room), isGentle);
  }

  private set(view: Viewport, isGentle = true): void {
    const sheet = this.element?.firstElementChild;
    if (!(sheet instanceof HTMLElement)) return;
    this.view = hold(view, this.all, this.room);
    sheet.classList.toggle('gentle', isGentle);
    const { x, y, scale } = this.view;
    sheet.style.transform = `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale.toFixed(3)})`;
  }

  /** Moved by hand: it stays as it is put. */
  private move(view: Viewport, isGentle = false): void {
    this.isMoved = true;
    this.set(view, isGentle);
  }

  private zoom(by: number, at: Point = { x: this.room.width / 2, y: this.room.height / 2 }, isGentle = true): void {
    this.move(zoomAt(this.view, at, by), isGentle);
  }

  private within({ clientX, clientY }: MouseEvent): Point {
    const box = this.element?.getBoundingClientRect();
    return { x: clientX - (box?.x ?? 0), y: clientY - (box?.y ?? 0) };
  }

  private readonly onWheel = (event: WheelEvent): void => {
    // The wheel alone scrolls the page. Two fingers on a touchpad come as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === 0 ? event.deltaY / 100 : event.deltaY / 3;
    this.zoom(1.2 ** -lines, this.within(event), false);
  };

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (!this.down.size) this.isDragging = false;
    this.down.set(event.pointerId, this.within(event));
  };

  private readonly onMove = (event: PointerEvent): void => {
    // Let go outside, before the drag began: nobody told us.
    if (event.buttons === 0) this.down.delete(event.pointerId);
    const from = this.down.get(event.pointerId);
    if (!from) return;
    const to = this.within(event);
    if (!this.isDragging && Math.hypot(to.x - from.x, to.y - from.y) < still) return;
    if (!this.isDragging) this.element?.setPointerCapture(event.pointerId);
    this.isDragging = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    this.down.set(event.pointerId, to);
    const { view } = this;
    const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
    if (!other) this.move(moved);
    else {
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(to) / apart(from), other, false);
    }
  };

  private readonly onUp = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
  };

  private readonly onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-zoom]');
    if (button?.dataset.zoom === 'fit') this.fit();
    else if (button) this.zoom(button.dataset.zoom === 'in' ? factor : 1 / factor);
    else if (this.isDragging && event.detail > 0) event.stopPropagation();
    this.isDragging = false;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const direction = moves[key];
    if (key === '+' || key === '=') this.zoom(factor);
    else if (key === '-') this.zoom(1 / factor);
    else if (key === '0') this.fit();
    // On a square the arrows lead to the next one instead.
    else if (direction && event.target === this.element) {
      const { view } = this;
      this.move({ ...view, x: view.x + direction[0] * step, y: view.y + direction[1] * step }, true);
    } else return;
    event.preventDefault();
  };

  /** What has the focus is in sight. */
  private readonly onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches('.thing, .spot') || !target.matches(':focus-visible'))
      return;
    const cell = target.closest<HTMLElement>('.cell');
    if (!cell) return;
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = cell;
    this.set(reveal(this.view, { left, top, right: left + offsetWidth, bottom: top + offsetHeight }, this.room));
  };
}

export const panZoom = directive(PanZoomDirective);
