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
  /** Folders whose files never change under their name; relative to the base, with a trailing slash. */
  readonly immutableFolders: readonly string[];
}
