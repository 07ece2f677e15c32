// What pages with ads fetch before they show one: written by the renderer, read by `client/ads/body-top.ts`.

export interface AdSettings {
  /** Share of displayed ads that is told to analytics, 0 to 1. */
  readonly displayRatio: number;
  /** Chance of the shape without a picture, 0 to 1. */
  readonly inlineChance: number;
  /** Chance of a message in the place of an ad that was blocked, 0 to 1. */
  readonly blockedMessageChance: number;
  /** Ads are shown on this host only; null: on all. */
  readonly host: string | null;
  /** null: there are no ads but those in-house. */
  readonly network: AdNetwork | null;
  readonly inHouse: readonly HouseAd[];
  readonly words: AdWords;
}

export interface AdNetwork {
  /** Address of what shows an ad at the top of a page; null: nothing does. */
  readonly script: string | null;
  /** Hash of the script, where it never changes. */
  readonly integrity?: string | undefined;
  readonly scriptId: string;
  /** Selector of what the script puts on the page. */
  readonly element: string;
  /** Selector of the link in it. */
  readonly link: string;
  /** A link that leads there says that the network has no ad to show. */
  readonly backersLink: string;
  /** Address of the ads that stand below demos; null: none do. */
  readonly inlineUrl: string | null;
  readonly publisher: string;
  /** Starts the names of its events. */
  readonly label: string;
}

export interface HouseAd {
  readonly name: string;
  /** A URL, or a path with the base of the site. */
  readonly link: string;
  /** The same; null: none. */
  readonly img: string | null;
  /** HTML, of which but emphasis is kept. */
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** In the language of the page. */
export interface AdWords {
  /** Stands before an ad without a picture. */
  readonly mark: string;
  /** Stands behind one. */
  readonly more: string;
  /** `{{publisher}}` stands for its name. */
  readonly credit: string;
  /** For readers with an ad blocker. */
  readonly blocked: { readonly likeMui: string; readonly adblock: string; readonly thanks: string };
}
