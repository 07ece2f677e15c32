// The site as the program sees it: the validated configuration, and where it came from.

import type { Severities } from '../diagnostics/severities.ts';
import type { ProductConfig, SiteConfig } from '../schema/site-config.ts';
import type { VersionConfig } from '../schema/versions.ts';
import type { Location } from './outcome.ts';

type SiteConfigRedirect = SiteConfig['redirects'][number];

export interface Version extends VersionConfig {
  /** Its pages: every page of this product then leads to the same one; null: all lead to `href`. */
  readonly pages: VersionPages | null;
}

export interface VersionPages {
  /** Stands before a route: ends without a slash. */
  readonly origin: string;
  readonly routes: ReadonlySet<string>;
  /** Where former pages of that site went. */
  readonly moves: readonly Move[];
}

/** A former address, or a pattern of them as redirects have it, and the route that answers for it: both decoded, without base. */
export interface Move {
  readonly from: string;
  /** May end with the id of a section. */
  readonly to: string;
}

export interface Product extends Omit<ProductConfig, 'logo' | 'wordmark' | 'versions'> {
  /** Absolute. */
  readonly contentRoot: string;
  /** SVG source, or null. */
  readonly logo: string | null;
  /** SVG source, or null. */
  readonly wordmark: string | null;
  readonly versions: readonly Version[];
}

export interface SiteRedirect extends Readonly<SiteConfigRedirect> {
  /** Line of `public/_redirects` that it is from. Left out: the config has it, or the build added it. */
  readonly at?: Location;
  /** The line has an exclamation mark: hosts follow the rule even if a page has its address. @default false */
  readonly wins?: boolean;
}

/** What `_redirects`, `_headers` and `robots.txt` of the public folder hold beside `redirects` and `headers`. */
export interface HostFiles {
  /** Lines that hosts get unchanged, each in front of the redirect with this index. */
  readonly redirectLines: readonly { readonly text: string; readonly before: number }[];
  /** Lines of `public/_headers`, by `headerKey`. */
  readonly headerPlaces: Readonly<Record<string, Location>>;
  /** null: the build writes its own. */
  readonly robots: string | null;
}

export interface Site
  extends Omit<SiteConfig, 'products' | 'logo' | 'languages' | 'diagnostics' | 'redirects' | 'licenseKey'> {
  /** Absolute folder that the paths of the config are relative to. */
  readonly root: string;
  /** Config file, relative to the root, posix. */
  readonly configFile: string;
  /** Hash of the config's code with what it imports, where plugins change pages by it; null: none does. */
  readonly pluginCode: string | null;
  /** What `diagnostics` of the config sets, without the codes that it may not change. */
  readonly severities: Severities;
  /** undefined: the config has none, or its variable of the environment is not set. */
  readonly licenseKey: string | undefined;
  /**
   * What stands in the code of demos, by the name that it has there: `process.env.API_URL`, `__VERSION__`. JSON values. From `define`
   * and `env`, without the license key, which online editors never get.
   */
  readonly constants: Readonly<Record<string, unknown>>;
  /** The first is the default. */
  readonly languages: readonly string[];
  /** SVG source, or null. */
  readonly logo: string | null;
  readonly products: readonly Product[];
  /** Those of the config, then those of `public/_redirects`. */
  readonly redirects: readonly SiteRedirect[];
  readonly hostFiles: HostFiles;
  /** What is published as `notifications.json`; null: nothing is. */
  readonly notificationsJson: string | null;
  /** The text of the announcement by language, once it is read as markdown; null: there is none. */
  readonly announcementHtml: Readonly<Record<string, string>> | null;
}

/** What a public folder is called: the site's unless the config names another, and a product's below its `contentDir`. */
export const PUBLIC_FOLDER = 'public';

/** Where a run keeps things for the next one, unless the config names another folder. Relative to the root. */
export const CACHE_FOLDER = 'node_modules/.cache/docs-gen';

/** What a config may be called: the first that is there counts. */
export const CONFIG_NAMES = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'] as const;
