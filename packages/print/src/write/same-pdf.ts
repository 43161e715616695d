import { zlibSync } from 'fflate';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Box } from '../art/draw-symbol.js';
import type { Face } from '../text/fonts.js';

interface Reference {
  buffer: Uint8Array[];
  data: Record<string, unknown>;
  finalize(): void;
  write(chunk: string): void;
  end(): void;
}

/** Of pdfkit's page and document, what its types leave out. */
interface Inside {
  page: { width: number; height: number; xobjects: Record<string, unknown> };
  _ctm: number[];
}

/**
 * pdfkit compresses with what the platform has, and not every platform's bytes are the same. Here every stream is
 * compressed by one and the same code, in Node and in browsers. What is written is let go: a thousand cards take no more
 * memory than ten.
 */
export class SamePdf extends PDFDocument {
  private readonly own = new Map<Face, Font>();
  private readonly forms = new Map<object, { name: string; reference: unknown }>();

  fontOf(face: Face): Font {
    const font = this.own.get(face) ?? face.again();
    this.own.set(face, font);
    return font;
  }

  override ref(data: Parameters<InstanceType<typeof PDFDocument>['ref']>[0]) {
    const reference = super.ref(data);
    const own = reference as unknown as Reference;
    const finalize = own.finalize.bind(reference);
    own.finalize = () => {
      const length = own.buffer.reduce((sum, { length }) => sum + length, 0);
      if (length > 0 && !own.data.Filter) {
        const all = new Uint8Array(length);
        let at = 0;
        for (const part of own.buffer) {
          all.set(part, at);
          at += part.length;
        }
        own.buffer = [zlibSync(all)];
        own.data.Filter = 'FlateDecode';
      }
      finalize();
      // Its number is all that is needed from here on; an element of the structure is also asked whether it has a parent,
      // and what ends the file is found through its catalogue.
      const { P, Type } = own.data;
      if (Type !== 'Catalog' && Type !== 'StructTreeRoot') own.data = P === undefined ? {} : { P };
      Reflect.deleteProperty(own, 'finalize');
    };
    return reference;
  }

  /** Draws what comes again and again: once into a form of its own, from then on by its name. */
  drawForm(key: object, box: Box, draw: () => void): void {
    const inside = this as unknown as Inside;
    let form = this.forms.get(key);
    if (!form) {
      const { x, y, width, height } = box;
      const resources = { data: { ProcSet: ['PDF', 'Text'] } as Record<string, unknown> };
      const reference = this.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [x, y, x + width, y + height],
      }) as unknown as Reference;
      const { page, _ctm: matrix } = inside;
      // A page whose content is the form, with what it needs beside it.
      inside.page = Object.create(page, { content: { value: reference }, resources: { value: resources } });
      // Gradients are placed from where the form begins.
      inside._ctm = [1, 0, 0, 1, 0, 0];
      draw();
      inside.page = page;
      inside._ctm = matrix;
      reference.data.Resources = resources.data;
      reference.end();
      form = { name: `Form${this.forms.size + 1}`, reference };
      this.forms.set(key, form);
    }
    inside.page.xobjects[form.name] = form.reference;
    this.addContent(`/${form.name} Do`);
  }
}
