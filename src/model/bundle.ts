// What esbuild made for the browser.
import type { MadeArtifact } from './artifact.ts';

export interface Bundle {
  /** Hashed scripts, styles and fonts. */
  readonly artifacts: readonly MadeArtifact[];
  /** Path of the entry script, relative to the output folder. */
  readonly script: string;
  /** Paths of the style sheets, in order. */
  readonly styles: readonly string[];
  /** Paths of fonts to preload. */
  readonly fonts: readonly string[];
  /** Inline script that applies the reader’s settings before the first paint; holds no `</script`. */
  readonly beforePaint: string;
  /** Source of the service worker, without its configuration. */
  readonly serviceWorker: string;
}

/** What style sheets may name by an address that starts with a slash. */
export interface PublishedFiles {
  /** `path`: decoded, without base, query and hash. */
  has(path: string): boolean;
  /** As it would be written. */
  nearest(path: string): string | null;
}
