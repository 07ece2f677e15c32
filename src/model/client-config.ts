// What the build tells the browser: read by the entry script from the page, and by the service worker from its own file.

/** Written by the document template as `<script type="application/json" id="dg-config">`. */
export interface ClientConfig {
  /** `storagePrefix` of the config: starts stored keys and attributes, `mui-mode`, `data-mui-color-scheme`. */
  readonly prefix: string;
  /** `theme.cssVarPrefix` of the config: starts the names of the theme's CSS variables. */
  readonly themePrefix: string;
  /** Path that the site is published under, with a slash at each end. */
  readonly base: string;
  readonly serviceWorker: {
    /** The worker is registered on these hosts and their subdomains; empty: nowhere. */
    readonly hosts: readonly string[];
  };
  /** Readers are asked before anything that the site can do without; absent: nobody is. */
  readonly consent?: ConsentClientConfig;
  /** Absent: no adapter. */
  readonly analytics?: AnalyticsClientConfig;
  /** Absent: the header has no bell. */
  readonly notifications?: NotificationsClientConfig;
  /** Absent: readers are not asked what they think of pages. */
  readonly feedback?: FeedbackClientConfig;
  /** Id of the announcement that the page shows; absent: none. */
  readonly announcement?: string;
  /** Absent: the site has no search. */
  readonly search?: SearchClientConfig;
}

/** Addresses are ready for the browser. */
export type SearchClientConfig = {
  /** Style sheet of the dialog. */
  readonly sheet: string;
} /** The site's own, which most sites have and every page would name. `worker`: script that holds the index. */ & (
  | { readonly provider?: undefined; readonly worker: string }
  | { readonly provider: 'docsearch'; readonly appId: string; readonly apiKey: string; readonly indexName: string }
  /** `path`: folder of the index. */
  | { readonly provider: 'pagefind'; readonly path: string }
);

/** What the button of the search carries as `data-` attributes: written by the header, which is the same on all pages of a product. */
export interface SearchPlace {
  /** Product id of the page; '': none. */
  readonly search: string;
  /** JSON: names of the products by id, in the order of the config. Absent: there is one. */
  readonly products?: string;
  /** JSON of `SearchTexts`. Absent: English. */
  readonly texts?: string;
}

export interface ConsentClientConfig {
  /** Address of the page that says what is stored; null: there is none. */
  readonly policy: string | null;
  readonly texts: ConsentTexts;
}

export interface ConsentTexts {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
  readonly policy: string;
  /** For readers whose browsers refuse by themselves. */
  readonly refusedByBrowser: string;
  readonly close: string;
}

/** Of each service: see `client/gate.ts`. */
export interface OnHost {
  /** The only host that the service runs on; absent: all. */
  readonly host?: string;
}

/** Addresses are ready for the browser. */
export type AnalyticsClientConfig = OnHost &
  (
    | {
        readonly adapter: 'gtag';
        readonly ids: readonly string[];
        readonly script: string;
        readonly integrity?: string;
      }
    | { readonly adapter: 'plausible'; readonly domain: string; readonly script: string; readonly integrity?: string }
    | { readonly adapter: 'module'; readonly script: string }
  );

/** The words stand in the page. */
export interface FeedbackClientConfig extends OnHost {
  /** Where comments are sent; null: nowhere. */
  readonly endpoint: string | null;
  /** Where an issue is written, with its template; null: nowhere. */
  readonly issue: string | null;
  /** Empty: the site names none. */
  readonly repo: string;
}

export interface NotificationsClientConfig extends OnHost {
  readonly url: string;
  /** Stands at the end of the list, and is never new; null: none. */
  readonly permanent: {
    readonly title: string | null;
    readonly text: string;
    readonly href: string | null;
    readonly language: string | null;
  } | null;
  readonly texts: NotificationsTexts;
}

export interface NotificationsTexts {
  /** Names the bell. */
  readonly title: string;
  /** The same with `{{count}}` that the reader has not seen. */
  readonly unseen: string;
  /** Instead of the list, where its host may not be asked. */
  readonly notAllowed: string;
}

/** Written at the top of `sw.js`, as the constant `docsGenWorker`. */
export interface WorkerConfig {
  /** Starts the name of every cache of this site; another site of the same origin has another. */
  readonly cachePrefix: string;
  /** Hash of everything published: a new one is a new cache. */
  readonly generation: string;
  readonly base: string;
  /** Files to hold from the start; relative to the base, percent-encoded. */
  readonly precache: readonly string[];
  /** First digits of the SHA-256 of those whose names hold none, by the same path. */
  readonly digests: Readonly<Record<string, string>>;
  /** Folders whose files never change under their name; relative to the base, with a trailing slash. */
  readonly immutableFolders: readonly string[];
}
