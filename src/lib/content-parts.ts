// A page's body as one text, and the parts that it is cut into where something is only known later.
import type { ContentPart, PageBody } from '../model/page.ts';

const PART_KINDS = {
  h: 'href',
  d: 'demo',
  c: 'component',
  a: 'asset',
  s: 'asset-size',
  p: 'picture-start',
  q: 'picture-end',
  z: 'zoom-start',
  y: 'zoom-end',
} as const;

/** `\0d3\0` stands for demo 3: NUL cannot come from an author, as markdown and HTML both replace it. */
export function cutParts(marked: string): ContentPart[] {
  const parts: ContentPart[] = [];
  marked.split('\0').forEach((piece, i) => {
    const kind = i % 2 === 1 ? PART_KINDS[piece[0] as keyof typeof PART_KINDS] : undefined; // Any other letter gives undefined.
    if (i % 2 === 1 && piece === 'i') parts.push({ kind: 'intro-end' });
    else if (i % 2 === 1 && piece[0] === 't') parts.push({ kind: 'word', key: piece.slice(1) });
    else if (kind !== undefined) parts.push({ kind, index: Number(piece.slice(1)) });
    else if (piece !== '') parts.push({ kind: 'html', html: piece });
  });
  return parts;
}

export function heldBody(marked: string): PageBody {
  return { parts: () => cutParts(marked) };
}
