import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/joy-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/joy-ui/getting-started/installation/' }],
  },
  {
    pathname: '/joy-ui/main-features-group',
    title: 'Main features',
    children: [{ pathname: '/joy-ui/main-features/global-variants/' }],
  },
  {
    pathname: '/joy-ui/components-group',
    title: 'Components',
    beta: true,
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/joy-ui/react-button/' }],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [{ pathname: '/joy-ui/react-card/' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/api-group',
    title: 'Component API',
    children: '/joy-ui/api/',
  },
  {
    pathname: '/joy-ui/resources-group',
    title: 'Resources',
    children: [{ pathname: 'https://www.npmjs.com/package/@mui/joy', title: 'npm package' }],
  },
]);
