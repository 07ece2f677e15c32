import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/experiments/docs/', title: 'Home', inSideNav: false },
  {
    pathname: '/experiments/docs/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/experiments/docs/start-a-site/' },
      { pathname: '/experiments/docs/installation/' },
      { pathname: '/experiments/docs/project-structure/' },
      { pathname: '/experiments/docs/reading/', title: 'What readers get' },
    ],
  },
  {
    pathname: '/experiments/docs/writing-group',
    title: 'Writing',
    children: [
      {
        pathname: '/experiments/docs/writing/pages',
        subheader: 'Pages',
        children: [
          { pathname: '/experiments/docs/markdown/' },
          { pathname: '/experiments/docs/front-matter/' },
          { pathname: '/experiments/docs/page-trees/' },
          { pathname: '/experiments/docs/static-files/' },
          { pathname: '/experiments/docs/translations/' },
        ],
      },
      {
        pathname: '/experiments/docs/writing/code',
        subheader: 'Code and API',
        children: [
          { pathname: '/experiments/docs/demos/', title: 'Write demos' },
          { pathname: '/experiments/docs/demo-imports/' },
          { pathname: '/experiments/docs/style-collectors/' },
          { pathname: '/experiments/docs/create-demo/', title: 'createDemo' },
          { pathname: '/experiments/docs/demo-toolbar/', title: 'Toolbar of demos' },
          { pathname: '/experiments/docs/api-pages/', title: 'API pages' },
          { pathname: '/experiments/docs/api-command/' },
          { pathname: '/experiments/docs/proof/' },
        ],
      },
    ],
  },
  {
    pathname: '/experiments/docs/configuration-group',
    title: 'Configuration',
    children: [
      { pathname: '/experiments/docs/configuration/', title: 'Reference' },
      { pathname: '/experiments/docs/overrides/' },
      { pathname: '/experiments/docs/plugins/' },
      { pathname: '/experiments/docs/search/' },
      { pathname: '/experiments/docs/search-engines/', title: 'Search engines and cards' },
      { pathname: '/experiments/docs/language-models/' },
      { pathname: '/experiments/docs/header/' },
      { pathname: '/experiments/docs/versions/' },
      { pathname: '/experiments/docs/themes/', title: 'Themes and colors' },
      { pathname: '/experiments/docs/theme/', title: 'Theme, live' },
      { pathname: '/experiments/docs/analytics/', title: 'Analytics and consent' },
      { pathname: '/experiments/docs/feedback/' },
      { pathname: '/experiments/docs/ads/' },
      { pathname: '/experiments/docs/ad-lab/', title: 'Ad and analytics lab' },
    ],
  },
  {
    pathname: '/experiments/docs/command-line-group',
    title: 'Command line',
    children: [
      { pathname: '/experiments/docs/command-line/', title: 'Commands' },
      { pathname: '/experiments/docs/command-line/#exit-codes', title: 'Exit codes' },
      { pathname: '/experiments/docs/serve/', title: 'Preview server' },
      { pathname: '/experiments/docs/link-checks/' },
      { pathname: '/experiments/docs/diagnostics/' },
    ],
  },
  {
    pathname: '/experiments/docs/publishing-group',
    title: 'Publishing',
    children: [
      { pathname: '/experiments/docs/deployment/' },
      { pathname: '/experiments/docs/continuous-integration/' },
      { pathname: '/experiments/docs/redirects-and-headers/' },
      { pathname: '/experiments/docs/security/' },
      { pathname: '/experiments/docs/service-worker/' },
    ],
  },
  {
    pathname: '/experiments/docs/architecture-group',
    title: 'Architecture',
    children: [
      { pathname: '/experiments/docs/architecture/', title: 'Pipeline' },
      { pathname: '/experiments/docs/performance/' },
    ],
  },
  {
    pathname: '/experiments/docs/resources-group',
    title: 'Resources',
    children: [
      { pathname: '/experiments/docs/specification/' },
      { pathname: 'https://github.com/example/component-docs/issues', title: 'MDX pages', planned: true },
      { pathname: 'https://spec.commonmark.org/0.31.2/', title: 'CommonMark' },
      { pathname: 'https://github.github.com/gfm/', title: 'GitHub markdown' },
    ],
  },
]);
