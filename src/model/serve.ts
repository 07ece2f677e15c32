// What `docs-gen serve` is made of: something that has files, a server that sends them, and what open pages are told.
import type { Diagnostic } from './outcome.ts';
import type { Site } from './site.ts';

/** What a server asks for each address: a built folder, or a session that makes pages when they are asked for. */
export interface SiteSource {
  /**
   * What a static host would send for this path; null: nothing is there. `path` is decoded, below the base, without a slash
   * at its start: `ui/button/`, `ui/button` (asks for a redirect to the slash), `assets/x.js`. `query` starts with `?` or is
   * empty; only redirects look at it.
   */
  find(path: string, query?: string): Promise<ServedFile | ServedRedirect | null>;
  /** The page for all addresses at which nothing is. */
  notFound(): Promise<ServedFile | null>;
}

export interface ServedFile {
  readonly kind: 'file';
  readonly body: Uint8Array | string | FileBody;
  /** Media type without the character set: `text/html`. */
  readonly type: string;
  /** Tells bodies apart; without quotes. */
  readonly tag: string;
  /** Its name holds a hash: it may be kept for ever. */
  readonly immutable: boolean;
}

/** Streamed: files may be large. */
export interface FileBody {
  /** Absolute, checked to lie in the root, links followed. */
  readonly path: string;
  readonly bytes: number;
}

export interface ServedRedirect {
  readonly kind: 'redirect';
  /** Percent-encoded: below the base, without a slash at its start, or from the root, with one, or an absolute URL. */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** A site that changes while it is served. */
export interface Session extends SiteSource {
  /** Calls `listener` with each message for open pages, and with the present problems at once; returns what ends it. */
  subscribe(listener: (message: ServeMessage) => void): () => void;
  /**
   * Calls `listener` with the site when its config is another, before open pages hear of it, and with the present one at once;
   * returns what ends it.
   */
  followSite(listener: (site: Site) => void): () => void;
  /** Address of the React that demos run on, from the root; null: there is none yet. */
  react?(): string | null;
  /**
   * Code of a demo threw an error in an open page: what pages show of it, with the place in its author's file. It is one of the
   * problems until the demo changes. null: no demo of the site threw it.
   */
  thrown?(error: BrowserError): Promise<ShownProblem | null>;
  /** The policy of the site, in a form in which browsers only tell of it. `path` is encoded, and holds the base. */
  policy?(path: string): Readonly<Record<string, string>>;
  /** Resolves when all files are watched, every change that was reported so far is visible, and the whole site was checked. */
  idle(): Promise<void>;
  /** Ends the watch; resolves when nothing of it is left. */
  close(): Promise<void>;
}

/** Sent to open pages as JSON, one event each. */
export type ServeMessage =
  | {
      readonly kind: 'update';
      /** Counts the changes of this session. */
      readonly version: number;
      /** Routes whose HTML is another now: an open page of them is fetched and morphed; `all` when nobody knows. */
      readonly routes: readonly string[] | 'all';
      /** Style sheets that were replaced by others: addresses with the base. */
      readonly styles: readonly { readonly from: string; readonly to: string }[];
      /** Demos (variant ids) to mount anew, and the address of the module to mount them with. */
      readonly demos: readonly DemoUpdate[];
      /** Only a fresh load will do: the scripts of the site, its config or its templates changed. */
      readonly reload: boolean;
    }
  /** Scripts of demos that are the same code at another address: nothing is mounted anew for it. */
  | { readonly kind: 'renamed'; readonly scripts: readonly RenamedScript[] }
  | { readonly kind: 'problems'; readonly problems: readonly ShownProblem[] };

/** A demo that is another now. */
export interface DemoUpdate {
  readonly id: string;
  /** Address of its module. */
  readonly script: string;
  /** Address of the module before, if its state means the same to both: what runs goes on with it, and is not mounted anew. */
  readonly from?: string;
}

/** What a page knows of an error. */
export interface BrowserError {
  /** Address of the demo's script; null: the stack alone may name one. */
  readonly script: string | null;
  readonly message: string;
  /** As the browser wrote it. */
  readonly stack: string;
}

/** Addresses. */
export interface RenamedScript {
  readonly from: string;
  readonly to: string;
}

/** A diagnostic as a page shows it. */
export interface ShownProblem extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  /** Relative to the root; null: the problem has no place. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number | null;
  readonly column: number | null;
  /** Lines of the source around the place, as the terminal shows them, without colours; '' where there are none. */
  readonly frame: string;
}

/** Below the base: what a watching server answers beside the site itself. */
export const DEV_FOLDER = '__docs-gen/';
