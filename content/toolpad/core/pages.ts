import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/toolpad/core/', title: 'Home', inSideNav: false },
  {
    pathname: '/toolpad/core/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/core/getting-started/', title: 'Overview' },
      { pathname: '/toolpad/core/getting-started/installation/' },
      { pathname: '/toolpad/core/getting-started/tutorial/' },
      { pathname: '/toolpad/core/getting-started/base-concepts/' },
      { pathname: '/toolpad/core/getting-started/features/' },
    ],
  },
  {
    pathname: '/toolpad/core/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/toolpad/core/integrations/nextjs-approuter/', title: 'Next.js App Router' },
      { pathname: '/toolpad/core/integrations/react-router/', title: 'React Router with Vite' },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    beta: true,
    children: [
      { pathname: '/toolpad/core/react-account/', title: 'Account' },
      { pathname: '/toolpad/core/react-app-provider/', title: 'App Provider' },
      { pathname: '/toolpad/core/react-crud/', title: 'Crud' },
      { pathname: '/toolpad/core/react-dashboard-layout/', title: 'Dashboard Layout' },
      { pathname: '/toolpad/core/react-page-container/', title: 'Page Container' },
      { pathname: '/toolpad/core/react-sign-in-page/', title: 'Sign-in Page' },
    ],
  },
  {
    pathname: '/toolpad/core/hooks-group',
    title: 'Hooks',
    children: [
      { pathname: '/toolpad/core/react-use-dialogs/', title: 'useDialogs' },
      { pathname: '/toolpad/core/react-use-notifications/', title: 'useNotifications' },
      { pathname: '/toolpad/core/react-use-local-storage-state/', title: 'useLocalStorageState' },
      { pathname: '/toolpad/core/react-use-session-storage-state/', title: 'useSessionStorageState' },
    ],
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
