// A template that is rendered once with holes in it, which each page fills: most of a page's shell is that of its neighbours.

/** Makes the text that stands for a hole; it may stand in text, in an attribute or as inner HTML. */
export type Hole = (name: string) => string;

/**
 * The HTML that `render` makes, with its holes filled. It runs once for a `key`, which must name everything that the
 * HTML depends on besides the holes.
 */
export type Stencil = (key: string, render: (hole: Hole) => string, fill: (name: string) => string) => string;

/** The same in pieces, every second of which fills a hole. */
export type PiecewiseStencil = (...asked: Parameters<Stencil>) => string[];

export function createStencil(): Stencil {
  const piecesOf = createPiecewiseStencil();
  return (...asked) => joined(piecesOf(...asked));
}

/** Faster than `join`, which copies. */
export function joined(pieces: readonly string[]): string {
  let html = '';
  for (const piece of pieces) html += piece;
  return html;
}

export function createPiecewiseStencil(): PiecewiseStencil {
  const known = new Map<string, readonly string[]>();
  return (key, render, fill) => {
    let pieces = known.get(key);
    if (!pieces) {
      pieces = render((name) => `\0${name}\0`).split('\0');
      known.set(key, pieces);
    }
    return pieces.map((piece, i) => (i % 2 === 0 ? piece : fill(piece)));
  };
}
