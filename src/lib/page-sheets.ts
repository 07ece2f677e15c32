// Style sheets of what few pages show: `templates/styles/on-demand/<name>.css`, linked where a page holds one of the classes.

export interface PageSheet {
  readonly name: string;
  /** Layer of the cascade that it belongs to, as `templates/styles/main.css` names them. */
  readonly layer: 'content' | 'pages';
  /** How the classes begin that nothing but this sheet styles; null: others link it. */
  readonly classes: RegExp | null;
}

export const PAGE_SHEETS: readonly PageSheet[] = [
  { name: 'lab', layer: 'pages', classes: /\bdg-lab\b/ },
  { name: 'body-top', layer: 'content', classes: /\bdg-body-top\b/ },
  { name: 'feedback', layer: 'pages', classes: /\bdg-feedback\b/ },
  { name: 'api', layer: 'content', classes: /\bdg-api(?!-)\b/ },
  { name: 'api-around', layer: 'content', classes: /\bdg-api-(?:tabs|inherited|index)\b/ },
  { name: 'demo', layer: 'content', classes: /\bdg-demo\b/ },
  // What it styles stands outside of the page's text: pages link it where such a service is on.
  { name: 'services', layer: 'pages', classes: null },
  // The script of the dialog links it.
  { name: 'search', layer: 'pages', classes: null },
  // Stands above the page: linked where a version is not the latest.
  { name: 'versions', layer: 'pages', classes: null },
  { name: 'page-actions', layer: 'pages', classes: /\bdg-page-top\b/ },
  { name: 'tab-choices', layer: 'content', classes: /\bdg-tabs-chosen\b/ },
  { name: 'theme', layer: 'pages', classes: /\bdg-(?:palettes|elevations|transitions|playground|breakpoint)\b/ },
];
