// Pictures, fonts and films: what code imports to get the address of.

export const FILE_ENDINGS: readonly string[] =
  '.svg .png .jpg .jpeg .gif .webp .avif .woff2 .woff .ttf .otf .mp4'.split(' ');
