// Files that pages show or offer: pictures, films, downloads, and what becomes of them.
import type { Artifact } from './artifact.ts';
import type { Location } from './outcome.ts';

/** The address of a file, as far as a page alone can say. Where it stands in a page's HTML, a mark waits for the plan. */
export interface AssetRef {
  /** As written. */
  readonly href: string;
  /** Absolute path on the disk, when the address is relative; decoded. */
  readonly file: string | null;
  /** Path on this site, when the address starts with a slash; decoded, without base. */
  readonly path: string | null;
  /** Query and hash, which stay behind the address: `#t=10`. */
  readonly tail: string;
  /** Attributes that an `<img>` has already; null on all that is no `<img>` and wants no size. */
  readonly given: { readonly width: string | null; readonly height: string | null } | null;
  readonly at: Location;
}

/** One published file that pages refer to. */
export interface AssetFile {
  /** Below the output folder: `assets/diagram-0a1b2c3d4e.png`. */
  readonly path: string;
  /** In CSS pixels, as shown; null: no picture, or one without a size. */
  readonly size: ImageSize | null;
  /** Smaller forms of the picture; empty unless `images` is set. */
  readonly forms: readonly PictureForm[];
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The same picture in another format, in one or several widths. */
export interface PictureForm {
  readonly type: string;
  readonly files: readonly { readonly path: string; readonly width: number }[];
}

export interface Assets {
  /** By absolute path, as references name it. */
  readonly files: ReadonlyMap<string, AssetFile>;
  /** What is nearest to a file that is not there, as its page would write it; by absolute path. */
  readonly nearest: ReadonlyMap<string, string | null>;
  /** Files of public folders that pages refer to, by path on the site. */
  readonly publicFiles: ReadonlyMap<string, AssetFile>;
  /** Every path that public folders publish, with a leading slash. */
  readonly publicPaths: ReadonlySet<string>;
  /** Paths that lead to a file of a public folder but for upper and lower case, which was told. */
  readonly toldPaths: ReadonlySet<string>;
  /** All to be published: the files of public folders, those that pages refer to, and other forms of them. */
  readonly artifacts: readonly Artifact[];
}

export const NO_ASSETS: Assets = {
  files: new Map(),
  nearest: new Map(),
  publicFiles: new Map(),
  publicPaths: new Set(),
  toldPaths: new Set(),
  artifacts: [],
};
