import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/system/', title: 'Home', inSideNav: false },
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/installation/' },
      { pathname: '/system/getting-started/usage/' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
      { pathname: '/system/getting-started/custom-components/' },
    ],
  },
  {
    pathname: '/system/style-utilities-group',
    title: 'Style utilities',
    children: [
      { pathname: '/system/sx-properties/', title: 'Properties' },
      { pathname: '/system/borders/' },
      { pathname: '/system/display/' },
      { pathname: '/system/flexbox/' },
      { pathname: '/system/grid/', title: 'CSS grid' },
      { pathname: '/system/palette/' },
      { pathname: '/system/positions/' },
      { pathname: '/system/shadows/' },
      { pathname: '/system/sizing/' },
      { pathname: '/system/spacing/' },
      { pathname: '/system/typography/' },
      { pathname: '/system/screen-readers/' },
    ],
  },
  {
    pathname: '/system/layout-group',
    title: 'Layout',
    children: [
      { pathname: '/system/react-box/' },
      { pathname: '/system/react-container/' },
      { pathname: '/system/react-grid/' },
      { pathname: '/system/react-stack/' },
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
    pathname: '/system/customization-group',
    title: 'Customization',
    children: [
      { pathname: '/system/styled/', title: 'styled' },
      { pathname: '/system/create-box/', title: 'createBox and siblings' },
      { pathname: '/system/experimental-api/configure-the-sx-prop/', title: 'Configure the sx prop', unstable: true },
      { pathname: '/system/experimental-api/css-theme-variables/', title: 'CSS theme variables', unstable: true },
    ],
  },
  {
    pathname: '/system/migration-group',
    title: 'Migration',
    children: [{ pathname: '/system/migration/', title: 'Upgrade to v7' }],
  },
  {
    pathname: '/system/resources-group',
    title: 'Resources',
    children: [{ pathname: 'https://www.npmjs.com/package/@mui/system', title: 'npm package' }],
  },
]);
