// Tells the browser which links may be fetched before they are followed: pages of this site that a reader points at.

/** Links that lead out of what is read, and buttons in the shape of links. */
export const NO_PREFETCH = '[download],[target=_blank],[rel~=nofollow],.dg-menu-versions a';

/**
 * What a script element of pages holds, to the letter: the policy of the site names its hash. Pages end in a slash, so files
 * are left out. `moderate`: after a moment of hovering, or on press.
 */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [escapePattern(base), `${escapePattern(base)}*/`] },
            { not: { selector_matches: NO_PREFETCH } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/** These mean something in a URL pattern. */
function escapePattern(path: string): string {
  return path.replace(/[\\*+?:{}()]/g, '\\$&');
}
