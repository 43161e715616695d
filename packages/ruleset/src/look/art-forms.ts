// A sheet of art may come from anywhere. What is kept is what is known to draw and no more: these elements, these
// attributes, and of each only values of its own form. No form has room for an escape, a comment, a quote or an address,
// so what CSS would make of the rest need not be known.
const elements: ReadonlySet<string> = new Set(
  'svg g defs symbol use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);

export const isArtElement = (name: string): boolean => elements.has(name);

/** Elements inside each other. */
export const ART_DEPTH = 64;

const numbers = /^[\d\s.,e+%-]*$/i;
const reference = /^\s*url\(\s*#([\w-]+)\s*\)\s*$/;
const word = /^[a-z -]*$/i;
const paint = /^\s*(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]*\))\s*$/i;

const forms: [form: RegExp, attributes: string][] = [
  [/^[\w-]{1,64}$/, 'id'],
  [/^#([\w-]+)$/, 'href'],
  [reference, 'clip-path'],
  [paint, 'fill stroke stop-color'],
  [reference, 'fill stroke'],
  [/^[\d\s.,aceh-mqstvz+-]*$/i, 'd'],
  [/^(\s*(translate|rotate|scale|skewX|skewY|matrix)\s*\([\d\s.,e+-]*\)[\s,]*)*$/i, 'transform gradientTransform'],
  // Dashes without length would be drawn without end.
  [
    /^\s*(none|\d*[1-9]\d*(\.\d*)?|0?\.[1-9]\d*)([\s,]+(\d*[1-9]\d*(\.\d*)?|0?\.[1-9]\d*)){0,15}\s*$/,
    'stroke-dasharray',
  ],
  [word, 'stroke-linecap stroke-linejoin fill-rule clip-rule gradientUnits preserveAspectRatio'],
  [
    numbers,
    'viewBox cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points stroke-width opacity fill-opacity stroke-opacity offset stop-opacity',
  ],
];

/** Whether an attribute draws, and its value is of the form that it may have. */
export const fitsArt = (name: string, value: string): boolean =>
  forms.some(([form, names]) => names.split(' ').includes(name) && form.test(value));
