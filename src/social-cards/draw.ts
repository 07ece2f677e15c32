// Draws one card: elements to SVG by satori, SVG to PNG by resvg. Runs in a thread, which alone loads the two.
import { createElement } from 'react';
import type { Font } from 'satori';
import { CARD_HEIGHT, CARD_WIDTH } from '../model/social-card.ts';
import { Card } from './card.tsx';
import type { CardDrawing } from './plan.ts';

/** `fonts`: always the same list for the same families, as satori keeps what it has read of it. */
export async function drawCard({ content, families }: CardDrawing, fonts: Font[]): Promise<Uint8Array> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const svg = await satori(createElement(Card, { content, families }), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
    loadAdditionalAsset: async () => [],
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
