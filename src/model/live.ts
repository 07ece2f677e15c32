// What live editing fetches when a reader asks for it: one manifest for the site, and the source of the demo.
import type { PreviewPlace } from '../lib/splice-preview.ts';
import type { CodeLanguage } from './demo.ts';

/** Scripts that a reader asks for by a click: no service worker fetches them beforehand. */
export const LIVE_FOLDER = 'assets/live/';

/** A path beside the demos' own, which are `demos/<id>/`. */
export const LIVE_MANIFEST = 'demos/live.json';
/** In no folder: hosts have one rule for all files of a folder, and this one has a policy of its own. */
export const LIVE_PAGE = 'live-edit.html';

/** Published as `demos/live.json`. Addresses start with the site's base. */
export interface LiveManifest {
  /** Script that opens editors. */
  readonly editor: string;
  /** Script of the worker that compiles. */
  readonly worker: string;
  /** Document of the frame that edited code runs in. */
  readonly page: string;
  /** `process.env` of edited code. */
  readonly env: Readonly<Record<string, unknown>>;
  /** Further constants of the config, as globals of edited code. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** What edited code may import: by specifier, or by path from the root for files beside a demo. */
  readonly modules: Readonly<Record<string, LiveModule>>;
  /**
   * Modules that code in a folder imports instead, as the folder has a `tsconfig.json` of its own, by the path of the folder from the
   * root. Every folder with one is there if any has such modules; else none.
   */
  readonly folders: Readonly<Record<string, Readonly<Record<string, LiveModule>>>>;
  /** Every script that stands behind the modules, with the specifiers by which it names others. No circles. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** By language of the page. */
  readonly texts: Readonly<Record<string, LiveTexts>>;
}

/** Its script exports one thing: `namespace`, the object with all exports of the package. */
export interface LiveModule {
  readonly script: string;
  readonly styles: readonly string[];
  /** The only names that it has, where the package is too large for all of them. */
  readonly names?: readonly string[];
}

/** One variant of a demo, published beside its script as `demos/<id>.live.json`. */
export interface LiveDemo {
  /** Key of the module that stands around it. */
  readonly wrapper: string | null;
  /** The export that is shown where there is no default export. */
  readonly exportName: string;
  readonly styles: readonly string[];
  readonly codes: { readonly [language in CodeLanguage]?: LiveCode };
}

export interface LiveCode {
  /** In the order of the tabs: the demo itself first. */
  readonly files: readonly LiveFile[];
  /** Where the preview stands in the first file. */
  readonly preview: PreviewPlace | null;
}

export interface LiveFile {
  /** As readers know it. */
  readonly name: string;
  /** Relative to the root: relative imports start there. */
  readonly file: string;
  readonly source: string;
}

/** Words with holes: `{{name}}`. */
export interface LiveTexts {
  readonly editorOf: string;
  readonly editorHint: string;
  readonly editedDemo: string;
  readonly lineOf: string;
  readonly noModule: string;
  readonly nearModules: string;
  readonly noExport: string;
  readonly noComponent: string;
}
