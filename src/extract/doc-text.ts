// Doc comments as texts of a page: without the lists of links that point back to pages of documentation.
import type { TypeDoc } from '../model/package-types.ts';

/** `Demos:`, `API:` and the like with their lists: what they say, the page says itself. */
const BACK_LINKS = /(?:^|\n)[ \t]*(?:Demos|Features|API):[ \t]*\n(?:[ \t]*\n)*(?:[ \t]*[-*] .*(?:\n|$))+/g;

export function docText({ text }: TypeDoc): string | null {
  return (
    text
      .replace(BACK_LINKS, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  );
}
