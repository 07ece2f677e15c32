// Style sheets of what few pages show: `templates/styles/on-demand/<name>.css`, linked where a page holds one of the classes.
import { type ClassMark, classMark } from './class-marks.ts';

export interface PageSheet {
  readonly name: string;
  /** Layer of the cascade that it belongs to, as `templates/styles/main.css` names them. */
  readonly layer: 'content' | 'pages';
  /** How the classes begin that nothing but this sheet styles; null: others link it. */
  readonly classes: readonly ClassMark[] | null;
}

export const PAGE_SHEETS: readonly PageSheet[] = [
  { name: 'lab', layer: 'pages', classes: [classMark('dg-lab')] },
  { name: 'body-top', layer: 'content', classes: [classMark('dg-body-top')] },
  { name: 'feedback', layer: 'pages', classes: [classMark('dg-feedback')] },
  { name: 'api', layer: 'content', classes: [classMark('dg-api', '(?!-)\\b')] },
  {
    name: 'api-around',
    layer: 'content',
    classes: [classMark('dg-api-tabs'), classMark('dg-api-inherited'), classMark('dg-api-index')],
  },
  { name: 'demo', layer: 'content', classes: [classMark('dg-demo')] },
  // What it styles stands outside of the page's text: pages link it where such a service is on.
  { name: 'services', layer: 'pages', classes: null },
  // The script of the dialog links it.
  { name: 'search', layer: 'pages', classes: null },
  // Stands above the page: linked where a version is not the latest.
  { name: 'versions', layer: 'pages', classes: null },
  // What it styles is in the header and the footer: linked on sites that have such links.
  { name: 'site-links', layer: 'pages', classes: null },
  { name: 'page-actions', layer: 'pages', classes: [classMark('dg-page-top')] },
  { name: 'tab-choices', layer: 'content', classes: [classMark('dg-tabs-chosen')] },
  {
    name: 'theme',
    layer: 'pages',
    classes: [
      classMark('dg-palettes'),
      classMark('dg-elevations'),
      classMark('dg-transitions'),
      classMark('dg-playground'),
      classMark('dg-breakpoint'),
    ],
  },
];
