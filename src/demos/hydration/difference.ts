// Message of development React → what differs.
import type { HydrationDifference } from '../../model/hydration.ts';

/** Of React’s messages: the content differs, or attributes do. */
const IS_DIFFERENCE = /^(?:Hydration failed because|A tree hydrated but some attributes)/;

/** The tree of elements comes after it: lines that start with `+` are those of the browser, with `-` those of the server. */
const LINK = 'https://react.dev/link/hydration-mismatch';

const MOST_CHARACTERS = 80;

/** The first difference of the message; null: it is about something else. */
export function readDifference(message: string): HydrationDifference | null {
  if (!IS_DIFFERENCE.test(message)) return null;
  const lines = message.slice(message.indexOf(LINK) + LINK.length).split('\n');
  const start = lines.findIndex((line) => /^[+-] /.test(line));
  const before = lines.slice(0, Math.max(start, 0)).map((line) => line.trim());
  const found = start === -1 ? [] : lines.slice(start);
  const end = found.findIndex((line) => !/^[+-] /.test(line));
  const differing = end === -1 ? found : found.slice(0, end);
  const ofSide = (sign: string) =>
    differing.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim());
  return {
    element: before.findLast((line) => /^<[a-z]/.test(line)) ?? '',
    server: short(ofSide('-').join(' ')),
    browser: short(ofSide('+').join(' ')),
  };
}

function short(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
