// Pictures, fonts and films: what code imports to get the address of.

export const FILE_ENDINGS: readonly string[] =
  '.svg .png .jpg .jpeg .gif .webp .avif .woff2 .woff .ttf .otf .mp4'.split(' ');

/** Of style sheets: plain, and in the languages that become one. */
export const STYLE_ENDINGS = ['.css', '.scss', '.sass', '.less'];

export function isStyleSheet(file: string): boolean {
  return STYLE_ENDINGS.some((ending) => file.endsWith(ending));
}
