// Scripts of what few pages show, linked where a page holds one of the classes. They start as soon as the page is read.
import { type ClassMark, classMark } from './class-marks.ts';

export interface PageScript {
  readonly name: string;
  /** Below the folder of docs-gen. */
  readonly file: string;
  /** How the classes begin that nothing but this script serves; null: others link it. */
  readonly classes: readonly ClassMark[] | null;
}

export const PAGE_SCRIPTS: readonly PageScript[] = [
  // What it serves stands in the header: pages link it where the site has a search.
  { name: 'search', file: 'src/client/search-button.ts', classes: null },
  // Structured data of the start page names the address that it serves.
  { name: 'search-question', file: 'src/client/search-question.ts', classes: null },
  // Started by the dialog of the search.
  { name: 'search-worker', file: 'src/client/search/worker.ts', classes: null },
  // What it serves stands in the header and below it: pages link it where another version may have them.
  { name: 'versions', file: 'src/client/versions.ts', classes: null },
  { name: 'page-actions', file: 'src/client/page-actions.ts', classes: [classMark('dg-page-copy')] },
  { name: 'api-rows', file: 'src/client/api-rows.ts', classes: [classMark('dg-api-tools')] },
];
