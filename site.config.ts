// The site that this repository builds: the documentation of the whole library family.
import { defineConfig } from 'docs-gen';
import { apiNames } from './content/base-ui/api-names.ts';

export default defineConfig({
  title: 'Component Docs',
  url: 'https://docs.example',
  description:
    'Documentation for a family of React component libraries: components, styling, data grids, date pickers and dashboards.',
  logo: 'content/site/logo.svg',
  repo: { url: 'https://github.com/example/component-docs', branch: 'main' },
  theme: { color: '#0b739e' },
  serviceWorker: { hosts: ['docs.example'] },
  header: {
    links: [
      { text: { en: 'Docs', zh: '文档' }, href: '/docs/' },
      { text: { en: 'Manual', zh: '手册' }, href: '/experiments/docs/' },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Components', zh: '组件' },
        links: [
          { text: 'Material UI', href: '/material-ui/' },
          { text: 'Joy UI', href: '/joy-ui/' },
          { text: 'MUI Base', href: '/base-ui/' },
          { text: 'MUI System', href: '/system/' },
          { text: 'MUI X', href: '/x/' },
        ],
      },
      {
        title: { en: 'Tools', zh: '工具' },
        links: [
          { text: 'Toolpad Core', href: '/toolpad/core/' },
          { text: 'Toolpad Studio', href: '/toolpad/studio/' },
          { text: 'Docs Infra', href: '/experiments/docs/' },
        ],
      },
      {
        title: { en: 'Learn', zh: '学习' },
        links: [
          { text: { en: 'About the family', zh: '关于组件家族' }, href: '/docs/' },
          { text: { en: 'Versions', zh: '版本' }, href: '/versions/' },
          { text: { en: 'Production errors', zh: '生产环境错误' }, href: '/production-error/' },
        ],
      },
    ],
    social: [{ text: 'GitHub', href: 'https://github.com/example/component-docs', icon: 'code' }],
    license: {
      text: { en: 'The text and code of these pages are MIT licensed.', zh: '本站文字与代码以 MIT 许可证发布。' },
      href: 'https://github.com/example/component-docs/blob/main/LICENSE',
    },
  },
  defaultLinks: {
    versions: 'https://mui.com/versions/',
    templates: 'https://mui.com/store/',
    blog: 'https://mui.com/blog/',
  },
  translations: 'translations',
  llms: { pageActions: { openIn: ['chatgpt', 'claude'] } },
  products: [
    {
      id: 'material-ui',
      demos: { wrapper: 'content/material-ui/demo-wrapper.tsx' },
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
      demos: { wrapper: 'content/material-ui/demo-wrapper.tsx' },
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
      ],
    },
    {
      id: 'toolpad-core',
      demos: { wrapper: 'content/material-ui/demo-wrapper.tsx' },
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
      versions: [{ text: 'v0.0.0', current: true }],
    },
    {
      id: 'site',
      demos: { wrapper: 'content/material-ui/demo-wrapper.tsx' },
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
    // Before they stood in tabs, components and hooks of MUI Base had API pages of their own.
    ...apiNames.map(({ ownPage, href }) => ({ from: ownPage, to: href, status: 301 as const })),
  ],
  budgets: {
    // With the script and the styles of the actions beside each title.
    js: '8.5 KB',
    css: '16 KB',
    html: '13 KB',
    routes: {
      // Front pages show a demo of several components.
      '/': { html: '21 KB' },
      '/x/': { html: '17 KB' },
      '/material-ui/*': { css: '19 KB', html: '21 KB' },
      '/joy-ui/*': { css: '19 KB', html: '21 KB' },
      '/system/*': { css: '19 KB', html: '18 KB' },
      '/base-ui/*': { css: '19 KB', html: '18 KB' },
      // Pages of components hold their demos, with the source of each in two languages.
      '/*/react-*': { css: '19 KB', html: '27 KB' },
      // Their demos bring their own style sheets.
      '/base-ui/react-autocomplete/': { css: '20 KB' },
      '/base-ui/react-input/': { css: '20 KB' },
      '/base-ui/react-select/': { css: '20 KB' },
      // Pages of templates hold the source of a whole page, in two languages.
      '/material-ui/getting-started/templates/*': { html: '60 KB' },
      // The reference of a component is as long as its list of props.
      '/*/api/*': { css: '19 KB', html: '16 KB' },
      '/x/api/data-grid/*': { html: '32 KB' },
      // The manual has long pages, and one that lists every diagnostic.
      '/experiments/docs/*': { html: '22 KB' },
      '/experiments/docs/configuration/': { html: '25 KB' },
      '/experiments/docs/diagnostics/': { html: '60 KB' },
    },
  },
});
