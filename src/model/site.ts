// The site as the program sees it: the validated configuration, and where it came from.
import type { ProductConfig, SiteConfig } from '../schema/site-config.ts';

export interface Product extends Omit<ProductConfig, 'logo' | 'wordmark'> {
  /** Absolute. */
  readonly contentRoot: string;
  /** SVG source, or null. */
  readonly logo: string | null;
  /** SVG source, or null. */
  readonly wordmark: string | null;
}

export interface Site extends Omit<SiteConfig, 'products' | 'logo'> {
  /** Absolute folder that the paths of the config are relative to. */
  readonly root: string;
  /** Config file, relative to the root, posix. */
  readonly configFile: string;
  /** SVG source, or null. */
  readonly logo: string | null;
  readonly products: readonly Product[];
}

/** What a public folder is called: the site's unless the config names another, and a product's below its `contentDir`. */
export const PUBLIC_FOLDER = 'public';
