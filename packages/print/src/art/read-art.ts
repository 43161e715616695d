import { TABLE_LIMITS as MOST } from '@draco-table/ruleset';
import { ART_DEPTH, fitsArt, isArtElement } from '@draco-table/ruleset/look';
import { parseXml, XmlElement } from '@rgrove/parse-xml';

/**
 * Pictures as data: every element that draws, with the attributes that say how. What runs, links, fetches or is no
 * drawing is left behind here, so that whatever draws them need not look again.
 */
export interface ArtNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ArtNode[];
}

export interface Art {
  symbols: ReadonlyMap<string, ArtNode>;
  /** Everything with an id: gradients, clip paths, what `use` repeats. */
  ids: ReadonlyMap<string, ArtNode>;
}

/** Why a sheet of pictures cannot be drawn. */
export class ArtError extends Error {}

/** The pictures of an SVG sheet, rebuilt from what draws alone. */
export function readArt(text: string): Art {
  if (text.length > MOST.partBytes) throw new ArtError('the file is too large');
  let root: XmlElement | null;
  // Before the parser, which would go as deep as they do.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new ArtError('it has entities of its own');
  if (depthOf(text) > ART_DEPTH) throw new ArtError('its elements lie too deep in each other');
  try {
    root = parseXml(text).root;
  } catch (cause) {
    const [reason = 'it is not XML'] = (cause instanceof Error ? cause.message : '').split('\n');
    throw new ArtError(reason.replace(/\.$/, ''), { cause });
  }
  if (root?.name !== 'svg') throw new ArtError('it is not SVG');
  const ids = new Map<string, ArtNode>();
  const symbols = new Map<string, ArtNode>();
  const left = { nodes: MOST.artElements };
  const clean = (element: XmlElement): ArtNode | undefined => {
    if (!isArtElement(element.name)) return undefined;
    if (left.nodes-- <= 0) throw new ArtError(`it has more than ${MOST.artElements} elements`);
    const own: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.attributes)) {
      const key = name === 'xlink:href' ? 'href' : name;
      if (fitsArt(key, value)) own[key] = value;
    }
    const node: ArtNode = {
      name: element.name,
      attributes: own,
      children: element.children.flatMap((child) => (child instanceof XmlElement ? (clean(child) ?? []) : [])),
    };
    if (own.id !== undefined && !ids.has(own.id)) {
      ids.set(own.id, node);
      if (node.name === 'symbol') symbols.set(own.id, node);
    }
    return node;
  };
  clean(root);
  return { symbols, ids };
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  // What stands in quotes ends no element, whatever it looks like.
  for (const [, end, self] of text.matchAll(/<(\/?)[a-zA-Z](?:[^<>"'/]|"[^"<]*"|'[^'<]*'|\/(?!>))*(\/?)>/g)) {
    if (end) depth--;
    else if (!self) most = Math.max(most, ++depth);
  }
  return most;
}
