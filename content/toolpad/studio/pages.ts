import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/toolpad/studio/', title: 'Home', inSideNav: false },
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started/', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation/' },
    ],
  },
  {
    pathname: '/toolpad/studio/concepts-group',
    title: 'Concepts',
    children: [{ pathname: '/toolpad/studio/concepts/connecting-to-data/', title: 'Connecting to data' }],
  },
  {
    pathname: '/toolpad/studio/resources-group',
    title: 'Resources',
    children: [
      { pathname: '/toolpad/core/', title: 'Toolpad Core' },
      { pathname: 'https://www.npmjs.com/package/@toolpad/studio', title: 'npm package' },
    ],
  },
]);
