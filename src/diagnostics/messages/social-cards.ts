// Diagnostics raised by `src/social-cards/`: pictures for link previews that could not be drawn.
import { entry } from '../entry.ts';

/** In another script, every character of a text can be missing. */
const MOST_SHOWN = 20;

export const socialCardsMessages = {
  'social-cards/missing-character': entry<{
    page: string;
    characters: readonly string[];
    part: 'title' | 'description';
  }>({
    effect: 'complete',
    message: ({ page, characters, part }) =>
      `No font contains the characters "${characters.slice(0, MOST_SHOWN).join('')}${characters.length > MOST_SHOWN ? '…' : ''}" of the ${part} of ${page}.`,
    hint: ({ part }) =>
      `add a font file that contains them to social.cards.fonts; without it, ${part === 'title' ? 'the page has no card' : 'the card has no description'}.`,
    explain: {
      what: 'Cards use the font Inter, which has Latin, Cyrillic and Greek letters, and the fonts in `social.cards.fonts`. None of them contains these characters. docs-gen does not use system fonts, because they differ between machines.',
      why: 'The card would show empty boxes, so docs-gen omits the card or its description.',
      example: 'title: ปุ่ม',
      fix: "social: { cards: { fonts: ['fonts/NotoSansThai-SemiBold.ttf'] } }",
    },
  }),
  'social-cards/unreadable-font': entry<{ font: string; reason: string }>({
    effect: 'missing',
    message: ({ font, reason }) => `The font ${font} cannot be read: ${reason}.`,
    hint: () => 'use a .ttf, .otf or .woff file; the path is relative to the root.',
    explain: {
      what: 'A file in `social.cards.fonts` does not exist, or is not a font in a supported format.',
      why: 'Pages whose titles need this font would not have a card.',
      example: "social: { cards: { fonts: ['fonts/NotoSansThai.woff2'] } }",
      fix: "social: { cards: { fonts: ['fonts/NotoSansThai.ttf'] } }",
    },
  }),
  'social-cards/not-drawn': entry<{ page: string; others: number; reason: string }>({
    effect: 'missing',
    message: ({ page, others, reason }) =>
      `The card of ${page}${others === 0 ? '' : ` and ${others} more ${others === 1 ? 'card' : 'cards'}`} could not be drawn: ${reason}`,
    hint: () =>
      'use a plain SVG file as the logo of the product, and valid colors; `social.cards: false` turns cards off.',
    explain: {
      what: 'docs-gen could not draw the link preview picture of a page.',
      why: 'The page would refer to a picture that does not exist.',
      example: 'A logo that contains `<image href="logo.tiff">`.',
      fix: 'Use a logo that consists of paths and shapes.',
    },
  }),
};
