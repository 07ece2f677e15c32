import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/base-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/base-ui/getting-started/installation/' }],
  },
  {
    pathname: '/base-ui/components-group',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/base-ui/react-button/' },
          { pathname: '/base-ui/react-button/#hook', title: 'useButton' },
          { pathname: '/base-ui/react-number-input/', title: 'Number input', unstable: true },
          { pathname: '/base-ui/react-slider/' },
          { pathname: '/base-ui/react-switch/' },
        ],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'Navigation',
        children: [{ pathname: '/base-ui/react-menu/' }, { pathname: '/base-ui/react-tabs/' }],
      },
    ],
  },
  {
    pathname: '/base-ui/api-group',
    title: 'API',
    children: '/base-ui/api/',
  },
  {
    pathname: '/base-ui/resources-group',
    title: 'Resources',
    children: [
      { pathname: 'https://www.npmjs.com/package/@mui/base', title: 'npm package', legacy: true },
      { pathname: 'https://base-ui.com/', title: 'Successor project' },
    ],
  },
]);
