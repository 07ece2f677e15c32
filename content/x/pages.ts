import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/x/', title: 'Home', inSideNav: false },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction/', title: 'Overview' },
      { pathname: '/x/getting-started/installation/' },
      { pathname: '/x/introduction/licensing/' },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      { pathname: '/x/react-data-grid/column-definition/' },
      { pathname: '/x/react-data-grid/editing/' },
      {
        pathname: '/x/react-data-grid/advanced',
        subheader: 'Commercial features',
        children: [
          { pathname: '/x/react-data-grid/tree-data/', plan: 'pro' },
          { pathname: '/x/react-data-grid/aggregation/', plan: 'premium' },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers/', title: 'Overview' },
      { pathname: '/x/react-date-pickers/date-picker/', title: 'Date Picker' },
    ],
  },
  {
    pathname: '/x/api/data-grid-group',
    title: 'Data Grid API',
    children: '/x/api/data-grid/',
  },
  {
    pathname: '/x/api/date-pickers-group',
    title: 'Date and Time Pickers API',
    children: '/x/api/date-pickers/',
  },
  {
    pathname: '/x/resources-group',
    title: 'Resources',
    children: [
      { pathname: 'https://www.npmjs.com/package/@mui/x-data-grid', title: 'Data Grid on npm' },
      { pathname: 'https://www.npmjs.com/package/@mui/x-date-pickers', title: 'Pickers on npm' },
    ],
  },
]);
