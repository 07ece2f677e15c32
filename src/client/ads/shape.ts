// Which of its two shapes an ad takes: a line of text, or a picture with a text beside it.

export type AdShape = 'inline' | 'image';

/** Drawn once for a page: `draw` is a number from 0 up to 1. */
export function shapeOf(draw: number, inlineChance: number): AdShape {
  return draw < inlineChance ? 'inline' : 'image';
}
