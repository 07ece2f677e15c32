// The same logo in more than one place of a page: ids have to differ, or those of the first place count for all.

/** `place`: a word that no other place of the page has, in lower-case letters, digits and hyphens. Pictures without ids stay as they are. */
export function placedSvg(svg: string, place: string): string {
  return svg.replace(/\bdg-svg-[0-9a-f]{10}-(?=\d)/g, `$&${place}-`);
}
