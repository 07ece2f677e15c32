import { definePages } from 'docs-gen';

// The sidebar of this product. `docs-gen new page` adds rows to it.
export default definePages([
  { pathname: '/ui/', title: 'Overview' },
  {
    pathname: '/ui/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/ui/installation/' }, { pathname: '/ui/write-a-page/' }],
  },
  {
    pathname: '/ui/components-group',
    title: 'Components',
    children: [{ pathname: '/ui/button/' }],
  },
  {
    pathname: '/ui/api-group',
    title: 'API',
    children: [{ pathname: '/ui/api/', title: 'All components' }, { pathname: '/ui/api/button/' }],
  },
]);
