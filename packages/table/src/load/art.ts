import { TABLE_LIMITS as MOST } from '@draco-table/ruleset';
import { ART_DEPTH, fitsArt, isArtElement } from '@draco-table/ruleset/look';
import { trusted } from './trusted.js';

// What is kept of a sheet of art is what is known to draw: the forms are those that printing keeps, too.
function clean(node: Element, left: { nodes: number }, depth = 0): Element | undefined {
  if (!isArtElement(node.localName) || depth > ART_DEPTH || left.nodes-- <= 0) return undefined;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', node.localName);
  for (const { localName, value } of node.attributes)
    if (fitsArt(localName, value)) copy.setAttribute(localName, value);
  for (const child of node.children) {
    const cleaned = clean(child, left, depth + 1);
    if (cleaned) copy.append(cleaned);
  }
  return copy;
}

const reference = /^\s*url\(\s*#([\w-]+)\s*\)\s*$/;

/** What an element refers to, by the attribute that does. */
function references(element: Element): [attribute: string, id: string][] {
  return ['href', 'clip-path', 'fill', 'stroke'].flatMap((name): [string, string][] => {
    const id = /#([\w-]+)\)?\s*$/.exec(element.getAttribute(name) ?? '')?.[1];
    return id && (name === 'href' || reference.test(element.getAttribute(name) ?? '')) ? [[name, id]] : [];
  });
}

/** Takes away references that lead in a circle, or to more than a drawing may come to. */
function boundUses(sheet: Element): void {
  const byId = new Map([...sheet.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const sizes = new Map<Element, number>();
  const open = new Set<Element>();
  const sizeOf = (element: Element): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    open.add(element);
    let size = 1;
    for (const [name, id] of references(element)) {
      const used = byId.get(id);
      const more = !used || open.has(used) || open.size > ART_DEPTH ? Number.POSITIVE_INFINITY : sizeOf(used);
      if (size + more > MOST.drawing) element.removeAttribute(name);
      else size += more;
    }
    for (const child of element.children) size += sizeOf(child);
    open.delete(element);
    sizes.set(element, size);
    return size;
  };
  sizeOf(sheet);
  // What is drawn again and again is a symbol: one that comes to too much is left out whole.
  for (const symbol of sheet.querySelectorAll('symbol')) if (sizeOf(symbol) > MOST.drawing) symbol.remove();
}

export interface Art {
  defs: Element;
  symbols: ReadonlySet<string>;
}

/** Undefined on a page that requires Trusted Types and does not allow ours. */
function parseSheet(text: string): Element | undefined {
  try {
    return new DOMParser().parseFromString(trusted('createHTML', text), 'image/svg+xml').documentElement;
  } catch {
    return undefined;
  }
}

/** The symbols of an SVG sheet, rebuilt from what draws alone; undefined when the text is no SVG. */
export function readArt(text: string): Art | undefined {
  if (text.length > MOST.partBytes) return undefined;
  const root = parseSheet(text);
  if (root?.localName !== 'svg') return undefined;
  const defs = clean(root, { nodes: MOST.artElements });
  if (!defs) return undefined;
  boundUses(defs);
  // Not display: none, which would take the gradients away in some browsers.
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true', class: 'symbols' }))
    defs.setAttribute(name, value);
  return { defs, symbols: new Set([...defs.querySelectorAll('symbol')].map((symbol) => symbol.id)) };
}
