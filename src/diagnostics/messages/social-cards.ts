// Diagnostics raised by `src/social-cards/`: pictures for link previews that could not be drawn as asked.
import { entry } from '../entry.ts';

/** A text in another script may lack all of them. */
const MOST_SHOWN = 20;

export const socialCardsMessages = {
  'social-cards/missing-character': entry<{
    page: string;
    characters: readonly string[];
    part: 'title' | 'description';
  }>({
    effect: 'complete',
    message: ({ page, characters, part }) =>
      `No font has the characters "${characters.slice(0, MOST_SHOWN).join('')}${characters.length > MOST_SHOWN ? '…' : ''}" of the ${part} of ${page}.`,
    hint: ({ part }) =>
      `name a font file with them in social.cards.fonts; until then ${part === 'title' ? 'the page has no card' : 'its card has no description'}.`,
    explain: {
      what: 'The card of a page is written in Inter, which has Latin, Cyrillic and Greek letters, and in the fonts of `social.cards.fonts`. None of them has these characters. Fonts of the system are not used, as they differ from machine to machine.',
      why: 'The card would show empty boxes. It is left out, or the description is.',
      example: 'title: ปุ่ม',
      fix: "social: { cards: { fonts: ['fonts/NotoSansThai-SemiBold.ttf'] } }",
    },
  }),
  'social-cards/unreadable-font': entry<{ font: string; reason: string }>({
    effect: 'missing',
    message: ({ font, reason }) => `The font ${font} can not be read: ${reason}.`,
    hint: () => 'name a .ttf, .otf or .woff file, relative to the root.',
    explain: {
      what: 'A file of `social.cards.fonts` is not there, or is no font of a kind that can be drawn.',
      why: 'The cards of all pages whose titles need it would have to be left out.',
      example: "social: { cards: { fonts: ['fonts/NotoSansThai.woff2'] } }",
      fix: "social: { cards: { fonts: ['fonts/NotoSansThai.ttf'] } }",
    },
  }),
  'social-cards/not-drawn': entry<{ page: string; others: number; reason: string }>({
    effect: 'missing',
    message: ({ page, others, reason }) =>
      `The card of ${page} could not be drawn${others === 0 ? '' : `, nor those of ${others} more`}: ${reason}`,
    hint: () =>
      'see that the logo of the product is a plain SVG file and that its colors are colors; `social.cards: false` draws none.',
    explain: {
      what: 'The picture for previews of a page could not be made.',
      why: 'Its page names it, and would lead to a file that is not there.',
      example: 'A logo with `<image href="logo.tiff">` in it.',
      fix: 'Give the product a logo of paths and shapes.',
    },
  }),
};
