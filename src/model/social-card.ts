// A picture for link previews that the build draws for one page.

export interface SocialCard {
  /** Relative to the output folder. */
  readonly path: string;
  /** What it says, for those who do not see it. */
  readonly alt: string;
}

/** By the path of the route. */
export type SocialCards = ReadonlyMap<string, SocialCard>;

/** In pixels: what all networks show without cutting it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
