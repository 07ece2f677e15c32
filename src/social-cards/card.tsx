// The card as elements: the product above, the title and what the page is about in the middle, the host below.
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { CARD_HEIGHT, CARD_WIDTH } from '../model/social-card.ts';
import type { CardContent } from './content.ts';
import { BOLD, REGULAR } from './fonts.ts';
import { titleSize } from './text-size.ts';

/** Families of each text, in the order in which a character looks for its own. */
export interface CardFamilies {
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly name: readonly string[];
  readonly family: readonly string[];
  readonly host: readonly string[];
}

const EDGE = 80;
const LOGO = 64;
const TEXT_WIDTH = CARD_WIDTH - EDGE * 2;

export function Card({
  content,
  families,
}: {
  readonly content: CardContent;
  readonly families: CardFamilies;
}): ReactElement {
  const { title, description, name, family, host, logo, colors, direction, language } = content;
  const { size, lines, isCut } = titleSize(title, TEXT_WIDTH);
  const row: CSSProperties = { display: 'flex', alignItems: 'center' };
  const words = (text: string, style: CSSProperties): ReactNode => (
    <div lang={language} style={{ display: 'block', ...style }}>
      {breakable(text, language)}
    </div>
  );
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        direction,
        boxSizing: 'border-box',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        padding: `68px ${EDGE}px 56px`,
        backgroundColor: colors.ground,
        color: colors.text,
        borderTop: `12px solid ${colors.brand}`,
      }}
    >
      <div style={{ ...row, gap: 20 }}>
        {logo !== null && <img src={logoAddress(logo, colors.text)} width={LOGO} height={LOGO} alt="" />}
        {words(name, { fontSize: 34, fontWeight: BOLD, fontFamily: list(families.name), letterSpacing: '-0.01em' })}
        {family !== '' &&
          words(family, {
            fontSize: 34,
            fontWeight: REGULAR,
            fontFamily: list(families.family),
            color: colors.secondary,
          })}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 24 }}>
        {words(withDashes(title), {
          fontSize: size,
          fontWeight: BOLD,
          fontFamily: list(families.title),
          lineHeight: 1.12,
          letterSpacing: isJoined(title) ? '0' : '-0.025em',
          // What draws it halves a line that is to be one line and balanced.
          ...(isCut ? { lineClamp: lines } : lines > 1 ? { textWrap: 'balance' } : {}),
        })}
        {description !== '' &&
          words(description, {
            fontSize: 32,
            fontWeight: REGULAR,
            fontFamily: list(families.description),
            lineHeight: 1.4,
            color: colors.secondary,
            lineClamp: lines > 2 ? 2 : 3,
            textWrap: 'pretty',
          })}
      </div>
      <div style={{ ...row, borderTop: `2px solid ${colors.border}`, paddingTop: 28 }}>
        {words(host, { fontSize: 26, fontWeight: REGULAR, fontFamily: list(families.host), color: colors.secondary })}
      </div>
    </div>
  );
}

/** No line begins with a dash. */
function withDashes(title: string): string {
  return title.replace(/ ([-–—]) /g, '\u00a0$1 ');
}

function list(families: readonly string[]): string {
  return families.join(', ');
}

/** A logo that takes the color of the text around it gets that of the card. */
function logoAddress(svg: string, color: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg.replaceAll('currentColor', color)).toString('base64')}`;
}

/** Scripts whose letters touch each other. */
function isJoined(text: string): boolean {
  return /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Devanagari}\p{sc=Bengali}]/u.test(text);
}

const NO_SPACES = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Scripts without spaces may be broken between words, which a dictionary knows: a space without width says where. */
function breakable(text: string, language: string): string {
  if (!NO_SPACES.test(text)) return text;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...words].map(({ segment }) => segment).join('\u200b');
}
