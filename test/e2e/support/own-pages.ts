// A page of each kind of this repository's own site, for tests that visit all kinds.

/** `/demos/` is the folder of demos that have a page of their own. */
export const OWN_PAGES: readonly (readonly [kind: string, route: string])[] = [
  ['front page', '/'],
  ['landing page of a product', '/material-ui/'],
  ['installation page with tabs', '/material-ui/getting-started/installation/'],
  ['component page with demos', '/material-ui/react-button/'],
  ['page of grids that filter', '/x/react-data-grid/filtering/'],
  ['page of a demo that sets its color scheme by a script', '/toolpad/core/react-page-container/'],
  ['guide with every construct', '/experiments/docs/markdown/'],
  ['page about the theme', '/experiments/docs/theme/'],
  ['page on which ads are tried', '/experiments/docs/ad-lab/'],
  ['API page', '/material-ui/api/button/'],
  ['API tab', '/base-ui/react-button/components-api/'],
  ['demo alone', '/demos/'],
  ['page that is not there', '/material-ui/no/such/page/'],
];
