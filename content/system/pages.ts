import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/system/', title: 'Home', inSideNav: false },
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/installation/' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
    ],
  },
  {
    pathname: '/system/layout-group',
    title: 'Layout',
    children: [
      { pathname: '/system/react-box/' },
      { pathname: '/system/breakpoints/' },
      { pathname: '/system/breakpoints/#container-queries', title: 'Container queries', newFeature: true },
    ],
  },
  {
    pathname: '/system/api-group',
    title: 'Component API',
    children: '/system/api/',
  },
  {
    pathname: '/system/resources-group',
    title: 'Resources',
    children: [{ pathname: 'https://www.npmjs.com/package/@mui/system', title: 'npm package' }],
  },
]);
