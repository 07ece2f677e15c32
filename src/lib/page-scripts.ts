// Scripts of what few pages show, linked where a page holds one of the classes. They start as soon as the page is read.

export interface PageScript {
  readonly name: string;
  /** Below the folder of docs-gen. */
  readonly file: string;
  /** How the classes begin that nothing but this script serves. */
  readonly classes: RegExp;
}

export const PAGE_SCRIPTS: readonly PageScript[] = [
  { name: 'api-rows', file: 'src/client/api-rows.ts', classes: /\bdg-api-tools\b/ },
];
