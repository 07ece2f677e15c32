// The site that this repository builds: the documentation of the whole library family.
import { defineConfig } from 'docs-gen';

/** Components and hooks of MUI Base by the page that shows them: their API stands in tabs of that page. */
const baseApi: Record<string, { components?: string[]; hooks?: string[] }> = {
  autocomplete: { hooks: ['use-autocomplete'] },
  badge: { components: ['badge'], hooks: ['use-badge'] },
  'click-away-listener': { components: ['click-away-listener'] },
  'focus-trap': { components: ['focus-trap'] },
  'form-control': { components: ['form-control'], hooks: ['use-form-control-context'] },
  input: { components: ['input'], hooks: ['use-input'] },
  menu: { components: ['dropdown'], hooks: ['use-dropdown', 'use-menu', 'use-menu-button', 'use-menu-item'] },
  modal: { components: ['modal'], hooks: ['unstable-use-modal'] },
  'no-ssr': { components: ['no-ssr'] },
  popper: { components: ['popper'] },
  popup: { components: ['unstable-popup'] },
  portal: { components: ['portal'] },
  select: { components: ['select', 'option', 'option-group'], hooks: ['use-select', 'use-option'] },
  slider: { hooks: ['use-slider'] },
  snackbar: { components: ['snackbar'], hooks: ['use-snackbar'] },
  switch: { hooks: ['use-switch'] },
  'table-pagination': { components: ['table-pagination'] },
  tabs: { hooks: ['use-tab', 'use-tab-panel', 'use-tabs', 'use-tabs-list'] },
  'textarea-autosize': { components: ['textarea-autosize'] },
  transitions: { components: ['css-animation', 'css-transition'] },
};

/** Addresses that API pages had before they became tabs. */
const baseApiRedirects = Object.entries(baseApi).flatMap(([page, { components = [], hooks = [] }]) =>
  [
    { names: components, tab: 'components-api' },
    { names: hooks, tab: 'hooks-api' },
  ].flatMap(({ names, tab }) =>
    names.map((name) => ({
      from: `/base-ui/api/${name}/`,
      to: `/base-ui/react-${page}/${tab}/`,
      status: 301 as const,
    })),
  ),
);

const allVersions = { text: 'View all versions', href: '/versions/' };

export default defineConfig({
  title: 'Component Docs',
  url: 'https://docs.example',
  description:
    'Documentation for a family of React component libraries: components, styling, data grids, date pickers and dashboards.',
  logo: 'content/site/logo.svg',
  repo: { url: 'https://github.com/example/component-docs', branch: 'main' },
  theme: { color: '#0b739e' },
  serviceWorker: { hosts: ['docs.example'] },
  llms: { pageActions: { openIn: ['chatgpt', 'claude'] } },
  products: [
    {
      id: 'material-ui',
      prefix: '/material-ui/',
      category: 'core',
      name: 'Material UI',
      metadata: 'Core',
      contentDir: 'content/material-ui',
      logo: 'content/material-ui/logo.svg',
      wordmark: 'content/material-ui/wordmark.svg',
      color: '#1f66d1',
      api: { packages: [{ name: '@mui/material', exclude: ['Unstable_*', 'unstable_*'] }] },
      versions: [
        { text: 'v7.0.2', current: true },
        { text: 'v6', href: 'https://v6.mui.com/material-ui/getting-started/' },
        { text: 'v5', href: 'https://v5.mui.com/getting-started/installation/' },
        { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
        allVersions,
      ],
    },
    {
      id: 'joy-ui',
      demos: { wrapper: 'content/joy-ui/demo-wrapper.tsx' },
      prefix: '/joy-ui/',
      category: 'core',
      name: 'Joy UI',
      metadata: 'Core',
      contentDir: 'content/joy-ui',
      logo: 'content/joy-ui/logo.svg',
      wordmark: 'content/joy-ui/wordmark.svg',
      color: '#c02670',
      api: { packages: [{ name: '@mui/joy' }] },
      versions: [{ text: 'v5.0.0-beta.49', current: true }],
    },
    {
      id: 'system',
      prefix: '/system/',
      category: 'core',
      name: 'MUI System',
      metadata: 'Core',
      contentDir: 'content/system',
      logo: 'content/system/logo.svg',
      wordmark: 'content/system/wordmark.svg',
      color: '#0a7d78',
      api: {
        packages: [{ name: '@mui/system', kinds: ['component'], include: ['Box', 'Grid', 'Stack', 'Container'] }],
      },
      versions: [
        { text: 'v7.0.2', current: true },
        { text: 'v6', href: 'https://v6.mui.com/system/getting-started/' },
        { text: 'v5', href: 'https://v5.mui.com/system/getting-started/' },
        { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
        allVersions,
      ],
    },
    {
      id: 'base-ui',
      prefix: '/base-ui/',
      category: 'core',
      name: 'MUI Base',
      metadata: 'Core',
      contentDir: 'content/base-ui',
      logo: 'content/base-ui/logo.svg',
      wordmark: 'content/base-ui/wordmark.svg',
      color: '#6556d6',
      api: { packages: [{ name: '@mui/base' }], layout: 'tabs' },
      versions: [{ text: 'v7.0.0-beta.4', current: true }],
    },
    {
      id: 'x',
      prefix: '/x/',
      category: 'x',
      name: 'MUI X',
      metadata: 'Advanced components',
      contentDir: 'content/x',
      // Pages below /x/react-<name>/ take `x-<name>` from their path; API pages are told here.
      productIds: {
        '/x/api/data-grid/': 'x-data-grid',
        '/x/api/date-pickers/': 'x-date-pickers',
      },
      logo: 'content/x/logo.svg',
      wordmark: 'content/x/wordmark.svg',
      color: '#b5500b',
      api: {
        packages: [
          {
            name: '@mui/x-data-grid',
            folder: 'data-grid',
            kinds: ['component', 'interface'],
            include: ['DataGrid', 'GridColDef'],
          },
          { name: '@mui/x-date-pickers', folder: 'date-pickers', kinds: ['component'], exclude: ['Unstable_*'] },
        ],
      },
      versions: [
        { text: 'v8', current: true },
        { text: 'v7', href: 'https://v7.mui.com/x/introduction/' },
        { text: 'v6', href: 'https://v6.mui.com/x/introduction/' },
        { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
        allVersions,
      ],
    },
    {
      id: 'toolpad-core',
      prefix: '/toolpad/core/',
      category: 'toolpad',
      name: 'Toolpad Core',
      metadata: 'Toolpad',
      contentDir: 'content/toolpad/core',
      logo: 'content/toolpad/core/logo.svg',
      wordmark: 'content/toolpad/core/wordmark.svg',
      color: '#2b7d3a',
      api: { packages: [{ name: '@toolpad/core', kinds: ['component'] }] },
      versions: [{ text: 'v0.16.0', current: true }],
    },
    {
      id: 'toolpad-studio',
      prefix: '/toolpad/studio/',
      category: 'toolpad',
      name: 'Toolpad Studio',
      metadata: 'Toolpad',
      contentDir: 'content/toolpad/studio',
      logo: 'content/toolpad/studio/logo.svg',
      wordmark: 'content/toolpad/studio/wordmark.svg',
      color: '#9243c2',
      versions: [{ text: 'v0.13.0', current: true }],
    },
    {
      id: 'docs-infra',
      prefix: '/experiments/docs/',
      name: 'Docs Infra',
      metadata: 'Internal',
      contentDir: 'content/docs-infra',
      logo: 'content/docs-infra/logo.svg',
      wordmark: 'content/docs-infra/wordmark.svg',
      color: '#4457a6',
      versions: [{ text: 'v0.0.0', current: true }, allVersions],
    },
    {
      id: 'site',
      prefix: '/',
      name: 'Component Docs',
      contentDir: 'content/site',
      // The front page belongs to no product; the other pages of this folder report as `docs`.
      productIds: { '/docs/': 'docs', '/versions/': 'docs', '/production-error/': 'docs' },
      logo: 'content/site/logo.svg',
      wordmark: 'content/site/wordmark.svg',
      color: '#0b739e',
      layout: { disableAd: true },
    },
  ],
  demos: { wrapper: 'content/demo-wrapper.tsx' },
  check: { fences: 'all', tsconfig: 'content/tsconfig.json' },
  redirects: [
    { from: '/toolpad/', to: '/toolpad/core/', status: 301 },
    { from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/', status: 301 },
    { from: '/system/properties/', to: '/system/getting-started/the-sx-prop/', status: 301 },
    ...baseApiRedirects,
  ],
  budgets: {
    // With the script and the styles of the actions beside each title.
    js: '8.5 KB',
    css: '15 KB',
    html: '12 KB',
    routes: {
      // Front pages show a demo of several components.
      '/': { html: '19 KB' },
      '/x/': { html: '17 KB' },
      '/material-ui/*': { css: '17 KB', html: '19 KB' },
      '/joy-ui/*': { css: '17 KB', html: '19 KB' },
      '/system/*': { css: '17 KB', html: '17 KB' },
      '/base-ui/*': { css: '17 KB', html: '17 KB' },
      // Pages of components hold their demos, with the source of each in two languages.
      '/*/react-*': { css: '17 KB', html: '26 KB' },
      // Its demos bring their own style sheets.
      '/base-ui/react-select/': { css: '18 KB' },
      // Pages of templates hold the source of a whole page, in two languages.
      '/material-ui/getting-started/templates/*': { html: '60 KB' },
      // The reference of a component is as long as its list of props.
      '/*/api/*': { css: '17 KB', html: '16 KB' },
      '/x/api/data-grid/*': { html: '32 KB' },
      // The manual has long pages, and one that lists every diagnostic.
      '/experiments/docs/*': { html: '20 KB' },
      '/experiments/docs/configuration/': { html: '21 KB' },
      '/experiments/docs/diagnostics/': { html: '47 KB' },
    },
  },
});
