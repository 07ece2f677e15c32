// A file of the published site, and the list of all of them.

export type Artifact = MadeArtifact | FileArtifact | StagedArtifact;

interface ArtifactBase {
  /** Relative to the output folder, posix, no leading slash, not percent-encoded: `ui/button/index.html`. */
  readonly path: string;
  /** Media type, for example `text/html`. */
  readonly type: string;
  /** True when the name holds a hash of the content, so that it may be cached for ever. */
  readonly immutable: boolean;
  /** The author's file that it was made from, relative to the root: named where two files claim one path. */
  readonly origin?: string;
}

/** A file that the build made. */
export interface MadeArtifact extends ArtifactBase {
  readonly body: string | Uint8Array;
  /** Source map of a script, as JSON: only a session has one, and it is not published. */
  readonly map?: string;
  readonly source?: undefined;
}

/** A file that is published as it is: copied from the disk, never held in memory. */
export interface FileArtifact extends ArtifactBase {
  readonly body?: undefined;
  /** Absolute. */
  readonly source: string;
  /** Where it lies, when it was reached by a symbolic link, or may have been. */
  readonly realPath?: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A file that the build made and handed to the output: it is no longer held in memory. */
export interface StagedArtifact extends ArtifactBase {
  readonly body?: undefined;
  readonly source?: undefined;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Takes a file out of memory as soon as it is made; `null` in its place holds everything. */
export type StageArtifact = (artifact: MadeArtifact) => Promise<StagedArtifact>;

/** One published file, as `asset-manifest.json` lists it. */
export interface ManifestFile {
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly type: string;
  readonly immutable: boolean;
}

/** `asset-manifest.json`: every published file but itself, sorted by path. */
export interface AssetManifest {
  readonly version: 1;
  /** SHA-256 of the list. */
  readonly generation: string;
  readonly files: readonly ManifestFile[];
}

/** Names in it end in a hash of what the file holds, so their addresses may be cached for ever. */
export const ASSET_FOLDER = 'assets/';
export const ASSET_MANIFEST = 'asset-manifest.json';
/**
 * Hashed assets of the publication before that stay for open pages, in the format of the manifest. It is published only while
 * there are any, and is in no list itself.
 */
export const RETAINED_ASSETS = 'asset-manifest.retained.json';
export const SERVICE_WORKER = 'sw.js';
