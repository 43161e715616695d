/** Elements and attributes of SVG that draw. Everything that runs, links or fetches is left behind. */
const elements = new Set(
  'svg g defs symbol use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);
const attributes = new Set(
  `id viewBox d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform fill stroke stroke-width
  stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity stroke-opacity fill-rule clip-rule offset
  stop-color stop-opacity gradientUnits gradientTransform clip-path href preserveAspectRatio`.split(/\s+/),
);
const local = /^\s*(#[\w-]+|url\(#[\w-]+\))\s*$/;
const far = /url\s*\(|href|javascript:/i;

function clean(node: Element, left: { nodes: number }): Element | undefined {
  if (!elements.has(node.localName) || left.nodes-- <= 0) return undefined;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', node.localName);
  for (const { localName, value } of node.attributes) {
    if (!attributes.has(localName)) continue;
    if ((localName === 'href' || far.test(value)) && !local.test(value)) continue;
    copy.setAttribute(localName, value);
  }
  for (const child of node.children) {
    const cleaned = clean(child, left);
    if (cleaned) copy.append(cleaned);
  }
  return copy;
}

const maxNodes = 4000;

export interface Art {
  defs: Element;
  symbols: ReadonlySet<string>;
}

/** The symbols of an SVG sheet, rebuilt from what draws alone; undefined when the text is no SVG. */
export function readArt(text: string): Art | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return undefined;
  const defs = clean(root, { nodes: maxNodes });
  if (!defs) return undefined;
  // Not display: none, which would take the gradients away in some browsers.
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true', class: 'symbols' }))
    defs.setAttribute(name, value);
  return { defs, symbols: new Set([...defs.querySelectorAll('symbol')].map((symbol) => symbol.id)) };
}
