import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/toolpad/studio/', title: 'Home', inSideNav: false },
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started/', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation/' },
      { pathname: '/toolpad/studio/getting-started/quickstart/', title: 'Quick start' },
      { pathname: '/toolpad/studio/getting-started/tutorial/' },
    ],
  },
  {
    pathname: '/toolpad/studio/concepts-group',
    title: 'Concepts',
    children: [
      { pathname: '/toolpad/studio/concepts/building-ui/', title: 'Building UI' },
      { pathname: '/toolpad/studio/concepts/data-binding/', title: 'Data binding' },
      { pathname: '/toolpad/studio/concepts/event-handling/', title: 'Event handling' },
      { pathname: '/toolpad/studio/concepts/connecting-to-data/', title: 'Connecting to data' },
      { pathname: '/toolpad/studio/concepts/custom-functions/', title: 'Custom functions' },
      { pathname: '/toolpad/studio/concepts/custom-components/', title: 'Custom components' },
      { pathname: '/toolpad/studio/concepts/page-properties/', title: 'Page properties' },
      { pathname: '/toolpad/studio/concepts/theming/' },
      { pathname: '/toolpad/studio/concepts/deployment/' },
    ],
  },
  {
    pathname: '/toolpad/studio/how-to-guides-group',
    title: 'How-to guides',
    children: [
      { pathname: '/toolpad/studio/how-to-guides/connect-to-databases/', title: 'Connect to a database' },
      { pathname: '/toolpad/studio/how-to-guides/embed-pages/', title: 'Embed a page' },
    ],
  },
  { pathname: '/toolpad/studio/reference/' },
  {
    pathname: '/toolpad/studio/resources-group',
    title: 'Resources',
    children: [
      { pathname: '/toolpad/core/', title: 'Toolpad Core' },
      { pathname: 'https://www.npmjs.com/package/@toolpad/studio', title: 'npm package' },
    ],
  },
]);
