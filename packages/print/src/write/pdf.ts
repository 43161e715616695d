import type { Gradient, GroupMark, Mark, Matrix, Paint, PathMark, TextMark } from '../marks.js';
import type { Sheet } from '../sheets.js';
import { featuresOf } from '../text/fonts.js';
import { POINT, toPoints } from '../units.js';
import { SamePdf } from './same-pdf.js';

/** Where the bytes go, in order; a promise holds the writer back. */
export type Sink = (bytes: Uint8Array) => void | Promise<void>;

export interface PdfFacts {
  title: string;
  lang: string;
  /** Kept with the file for `readBefore`. */
  note: string;
}

type Doc = InstanceType<typeof SamePdf>;
type Struct = ReturnType<Doc['struct']>;

/** Writes sheets as a PDF, page by page: what is written is forgotten. */
export async function writePdf(sheets: Iterable<Sheet>, facts: PdfFacts, sink: Sink): Promise<void> {
  const doc = new SamePdf({
    autoFirstPage: false,
    // Every letter is set in a font of ours; there is no other to begin with.
    font: null as unknown as string,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: facts.lang,
    margin: 0,
    // No clock: the same input gives the same bytes.
    info: { Title: facts.title, Producer: 'draco', Creator: 'draco', CreationDate: new Date(0) },
  });
  Object.assign(doc.info, { DracoCards: facts.note });
  let waiting: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => waiting.push(chunk));
  const ended = new Promise<void>((done, failed) => {
    doc.on('end', done);
    doc.on('error', failed);
  });
  const hand = async () => {
    const ready = waiting;
    waiting = [];
    for (const chunk of ready) await sink(chunk);
  };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const bookmarks = new Map<string, ReturnType<Doc['outline']['addItem']>>();
  for (const sheet of sheets) {
    const { width, height } = sheet.page;
    doc.addPage({ size: [toPoints(width), toPoints(height)], margin: 0 });
    boxes(doc, sheet);
    for (const { chapter, title } of sheet.bookmarks) {
      let parent = bookmarks.get(chapter);
      if (!parent) {
        parent = doc.outline.addItem(chapter, { expanded: false });
        bookmarks.set(chapter, parent);
      }
      if (title !== undefined) parent.addItem(title);
    }
    doc.save();
    doc.scale(1 / POINT);
    drawAll(doc, sheet.marks, root);
    doc.restore();
    await hand();
  }
  root.end();
  doc.end();
  await ended;
  await hand();
}

/** Trim and bleed of a sheet are those of the cards on it together. */
function boxes(doc: Doc, { page, trim, bleed }: Sheet): void {
  if (!trim) return;
  const { data } = doc.page.dictionary as unknown as { data: Record<string, unknown> };
  const box = (grow: number) =>
    [
      trim.x - grow,
      page.height - trim.y - trim.height - grow,
      trim.x + trim.width + grow,
      page.height - trim.y + grow,
    ].map((mm) => Math.round(toPoints(mm) * 1000) / 1000);
  data.TrimBox = box(0);
  data.BleedBox = box(bleed);
}

/** Marks outside of every tag are decoration: a reader passes over them. */
function drawAll(doc: Doc, marks: readonly Mark[], parent: Struct): void {
  for (const mark of marks) {
    if (mark.is === 'group' && hasTags(mark)) drawTagged(doc, mark, parent);
    else {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc, mark);
      doc.endMarkedContent();
    }
  }
}

function hasTags(group: GroupMark): boolean {
  if (group.tag) return group.tag.role !== 'decoration';
  return group.marks.some((mark) => mark.is === 'group' && hasTags(mark));
}

function drawTagged(doc: Doc, mark: GroupMark, parent: Struct): void {
  const { tag } = mark;
  inside(doc, mark, () => {
    if (!tag || tag.role === 'decoration') {
      drawAll(doc, mark.marks, parent);
      return;
    }
    if (tag.role === 'Sect' || tag.role === 'L') {
      const element = doc.struct(tag.role, tag.title === undefined ? {} : { title: tag.title });
      parent.add(element);
      drawAll(doc, mark.marks, element);
      element.end();
      return;
    }
    const alt = tag.role === 'Figure' ? { alt: tag.alt } : {};
    const says = mark.marks.map((one) => (one.is === 'text' ? one.says : undefined)).filter(Boolean);
    const actual = says.length ? { actual: says.join(' ') } : {};
    const element = doc.struct(tag.role, { ...alt, ...actual }, [
      () => {
        for (const one of mark.marks) draw(doc, one);
      },
    ]);
    parent.add(element);
  });
}

/** With a group's transform and clip in force. */
function inside(doc: Doc, { transform, clip }: GroupMark, run: () => void): void {
  if (!transform && clip === undefined) {
    run();
    return;
  }
  doc.save();
  if (transform) doc.transform(...transform);
  if (clip !== undefined) doc.path(clip).clip();
  run();
  doc.restore();
}

function draw(doc: Doc, mark: Mark): void {
  if (mark.is === 'text') drawText(doc, mark);
  else if (mark.is === 'path') drawPath(doc, mark);
  else if (mark.repeats && !hasVeils(mark))
    doc.drawForm(mark, mark.repeats, () => {
      for (const one of mark.marks) draw(doc, one);
    });
  else
    inside(doc, mark, () => {
      for (const one of mark.marks) draw(doc, one);
    });
}

/** Gradients that fade out are masked by something of the page's size, which a form has not. */
function hasVeils({ marks }: GroupMark): boolean {
  const fades = (paint: Paint | undefined) =>
    typeof paint === 'object' && paint.stops.some(({ opacity }) => opacity < 1);
  return marks.some((mark) =>
    mark.is === 'group' ? hasVeils(mark) : mark.is === 'path' && (fades(mark.fill) || fades(mark.stroke?.paint)),
  );
}

function drawText(doc: Doc, { atoms, size, colour }: TextMark): void {
  doc.fillColor(colour, 1);
  for (const { face, text, x, y } of atoms) {
    doc.font(doc.fontOf(face) as unknown as string, face.name).fontSize(size * POINT);
    const features = featuresOf(text);
    doc.text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(features && { features: features as never }),
    });
  }
}

function drawPath(doc: Doc, { d, fill, fillOpacity = 1, evenOdd, stroke }: PathMark): void {
  if (fill) doc.fillColor(paintOf(doc, fill), fillOpacity);
  if (stroke) {
    doc.strokeColor(paintOf(doc, stroke.paint), stroke.opacity ?? 1);
    doc
      .lineWidth(stroke.width)
      .lineCap(stroke.cap ?? 'butt')
      .lineJoin(stroke.join ?? 'miter');
    if (stroke.dash) doc.dash(stroke.dash as unknown as number, {});
  }
  doc.path(d);
  const rule = evenOdd ? 'even-odd' : 'non-zero';
  if (fill && stroke) doc.fillAndStroke(undefined as never, undefined as never, rule);
  else if (fill) doc.fill(rule);
  else if (stroke) doc.stroke();
  if (stroke?.dash) doc.undash();
}

type Colour = Parameters<Doc['fillColor']>[0];

function paintOf(doc: Doc, paint: Paint): Colour {
  return typeof paint === 'string' ? paint : (gradientOf(doc, paint) as unknown as Colour);
}

function gradientOf(doc: Doc, { is, at, stops, transform }: Gradient) {
  const gradient =
    is === 'linear'
      ? doc.linearGradient(...(at as [number, number, number, number]))
      : doc.radialGradient(...(at as [number, number, number, number, number, number]));
  for (const { offset, colour, opacity } of stops) gradient.stop(offset, colour, opacity);
  // Missing in the types.
  if (transform) (gradient as unknown as { setTransform(...matrix: Matrix): void }).setTransform(...transform);
  return gradient;
}
