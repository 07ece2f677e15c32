// What esbuild made for the browser.
import type { MadeArtifact } from './artifact.ts';

/** `process.env.NODE_ENV` in scripts with React: `development` adds warnings, full messages and readable names. */
export type ReactMode = 'production' | 'development';

export interface Bundle {
  /** Of its React, and of the demos that run on it. */
  readonly mode: ReactMode;
  /** Hashed scripts, styles and fonts. */
  readonly artifacts: readonly MadeArtifact[];
  /** Path of the entry script, relative to the output folder. */
  readonly script: string;
  /** Paths of the style sheets, in order. */
  readonly styles: readonly string[];
  /** Paths of the style sheets that only some pages link, by name (see `lib/page-sheets.ts`). */
  readonly pageSheets: ReadonlyMap<string, string>;
  /** Paths of the scripts that only some pages link, by name (see `lib/page-scripts.ts`). */
  readonly pageScripts: ReadonlyMap<string, string>;
  /** Path of the React of the site as a file for demos; null: there are none. */
  readonly react: string | null;
  /** Paths of fonts to preload. */
  readonly fonts: readonly string[];
  /** Inline script that applies the reader’s settings before the first paint; holds no `</script`. */
  readonly beforePaint: string;
  /** Inline script that does so with the reader’s code preferences, for pages where they matter; holds no `</script`. */
  readonly beforeCode: string;
  /** Inline script behind a sidebar; holds no `</script`. */
  readonly restoreNav: string;
  /** Source of the service worker, without its configuration. */
  readonly serviceWorker: string;
  /** Files of the custom elements of plugins, by the name of the element. */
  readonly elements: ReadonlyMap<string, ElementFiles>;
  /** Scripts of the services that are on; null: none is. */
  readonly services: BuiltServices | null;
  /** Folders of packages whose code the files hold, absolute and sorted. */
  readonly packages: readonly string[];
  /** What the files are made of; null where the site has no budgets, and nobody asks. */
  readonly graph: BundleGraph | null;
}

/** For pages that nobody loads. */
export const NO_BUNDLE: Bundle = {
  mode: 'production',
  artifacts: [],
  script: '',
  styles: [],
  pageSheets: new Map(),
  pageScripts: new Map(),
  react: null,
  fonts: [],
  beforePaint: '',
  beforeCode: '',
  restoreNav: '',
  services: null,
  serviceWorker: '',
  elements: new Map(),
  packages: [],
  graph: null,
};

/** Paths are relative to the output folder. */
export interface ElementFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** Files of custom elements, which only pages with such an element load. */
export const ELEMENT_FOLDER = 'assets/elements/';

/** Paths relative to the output folder. */
export interface BuiltServices {
  readonly script: string;
  /** The analytics function of the project; null: it has none. */
  readonly ownAnalytics: string | null;
}

/** Files of services, each loaded when it is wanted. */
export const SERVICE_FOLDER = 'assets/services/';

/** Which modules stand in which built file, and which of them brought the others in. */
export interface BundleGraph {
  /** Scripts and style sheets, by published path. */
  readonly files: ReadonlyMap<string, BuiltFileParts>;
  /** Names of the modules that a module imports at once, by its name. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

export interface BuiltFileParts {
  /** Name of the module that the file is built from; null: modules that several files share. */
  readonly entry: string | null;
  /** Published paths of the files that are loaded with it. */
  readonly loads: readonly string[];
  /** `bytes`: what became of it in the file, minified, before compression. */
  readonly modules: readonly { readonly name: string; readonly bytes: number }[];
}

/** What style sheets may name by an address that starts with a slash. */
export interface PublishedFiles {
  /** `path`: decoded, without base, query and hash. */
  has(path: string): boolean;
  /** As it would be written. */
  nearest(path: string): string | null;
}
