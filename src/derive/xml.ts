// Text in XML, which knows fewer characters than HTML: one that it forbids would make the whole file unreadable.
import { escapeAttribute } from '../lib/html.ts';

/** For text between tags, and between quotes. */
export function escapeXml(text: string): string {
  return escapeAttribute(text.replace(FORBIDDEN, ''));
}

/** XML 1.0, production 2: no control characters but white space, no halves of characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
