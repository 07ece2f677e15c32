import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/toolpad/core/', title: 'Home', inSideNav: false },
  {
    pathname: '/toolpad/core/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/toolpad/core/getting-started/installation/' }],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    beta: true,
    children: [
      { pathname: '/toolpad/core/react-dashboard-layout/', title: 'Dashboard Layout' },
      { pathname: '/toolpad/core/react-page-container/', title: 'Page Container' },
      { pathname: '/toolpad/core/react-sign-in-page/', title: 'Sign-in Page' },
    ],
  },
  {
    pathname: '/toolpad/core/hooks-group',
    title: 'Hooks',
    children: [{ pathname: '/toolpad/core/react-use-dialogs/', title: 'useDialogs' }],
  },
  { pathname: '/toolpad/core/api-group', title: 'Component API', children: '/toolpad/core/api/' },
  {
    pathname: '/toolpad/core/resources-group',
    title: 'Resources',
    children: [
      { pathname: '/toolpad/studio/', title: 'Toolpad Studio' },
      { pathname: 'https://www.npmjs.com/package/@toolpad/core', title: 'npm package' },
    ],
  },
]);
