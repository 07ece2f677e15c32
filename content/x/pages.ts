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
      { pathname: '/x/introduction/support/', title: 'Versions and support' },
      { pathname: '/x/common-concepts/custom-components/', title: 'Slots and subcomponents' },
      {
        pathname: '/x/migration-group',
        title: 'Migration to v8',
        children: [
          { pathname: '/x/migration/migration-data-grid-v7/', title: 'Data Grid' },
          { pathname: '/x/migration/migration-pickers-v7/', title: 'Date and Time Pickers' },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      { pathname: '/x/react-data-grid/quickstart/' },
      { pathname: '/x/react-data-grid/layout/' },
      {
        pathname: '/x/react-data-grid/columns-group',
        title: 'Columns',
        children: [
          { pathname: '/x/react-data-grid/column-definition/' },
          { pathname: '/x/react-data-grid/column-dimensions/' },
          { pathname: '/x/react-data-grid/column-visibility/' },
          { pathname: '/x/react-data-grid/column-header/' },
          { pathname: '/x/react-data-grid/column-menu/' },
          { pathname: '/x/react-data-grid/column-groups/' },
          { pathname: '/x/react-data-grid/column-spanning/' },
          { pathname: '/x/react-data-grid/custom-columns/' },
          { pathname: '/x/react-data-grid/column-ordering/', plan: 'pro' },
          { pathname: '/x/react-data-grid/column-pinning/', plan: 'pro' },
        ],
      },
      {
        pathname: '/x/react-data-grid/rows-group',
        title: 'Rows',
        children: [
          { pathname: '/x/react-data-grid/row-definition/' },
          { pathname: '/x/react-data-grid/row-updates/' },
          { pathname: '/x/react-data-grid/row-height/' },
          { pathname: '/x/react-data-grid/row-spanning/' },
          { pathname: '/x/react-data-grid/master-detail/', plan: 'pro' },
        ],
      },
      { pathname: '/x/react-data-grid/editing/' },
      { pathname: '/x/react-data-grid/sorting/' },
      {
        pathname: '/x/react-data-grid/filtering-group',
        title: 'Filtering',
        children: [
          { pathname: '/x/react-data-grid/filtering/', title: 'Overview' },
          { pathname: '/x/react-data-grid/filtering/customization/' },
          { pathname: '/x/react-data-grid/filtering/quick-filter/' },
          { pathname: '/x/react-data-grid/filtering/multi-filters/', plan: 'pro' },
        ],
      },
      { pathname: '/x/react-data-grid/pagination/' },
      {
        pathname: '/x/react-data-grid/selection-group',
        title: 'Selection',
        children: [
          { pathname: '/x/react-data-grid/row-selection/' },
          { pathname: '/x/react-data-grid/cell-selection/', plan: 'premium' },
        ],
      },
      { pathname: '/x/react-data-grid/export/' },
      { pathname: '/x/react-data-grid/clipboard/' },
      {
        pathname: '/x/react-data-grid/look-group',
        title: 'Parts and look',
        children: [
          { pathname: '/x/react-data-grid/components/', title: 'Components and slots' },
          { pathname: '/x/react-data-grid/components/toolbar/' },
          { pathname: '/x/react-data-grid/overlays/' },
          { pathname: '/x/react-data-grid/style/', title: 'Styling' },
          { pathname: '/x/react-data-grid/density/' },
          { pathname: '/x/react-data-grid/localization/' },
        ],
      },
      {
        pathname: '/x/react-data-grid/advanced-group',
        title: 'Behavior',
        children: [
          { pathname: '/x/react-data-grid/accessibility/' },
          { pathname: '/x/react-data-grid/scrolling/' },
          { pathname: '/x/react-data-grid/virtualization/' },
          { pathname: '/x/react-data-grid/state/' },
          { pathname: '/x/react-data-grid/events/' },
          { pathname: '/x/react-data-grid/api-object/', title: 'API object' },
          { pathname: '/x/react-data-grid/performance/' },
        ],
      },
      { pathname: '/x/react-data-grid/server-side-data/', title: 'Server-side data' },
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
      { pathname: '/x/react-date-pickers/quickstart/' },
      { pathname: '/x/react-date-pickers/base-concepts/' },
      {
        pathname: '/x/react-date-pickers/pickers-group',
        title: 'Pickers',
        children: [
          { pathname: '/x/react-date-pickers/date-picker/', title: 'Date Picker' },
          { pathname: '/x/react-date-pickers/time-picker/', title: 'Time Picker' },
          { pathname: '/x/react-date-pickers/date-time-picker/', title: 'Date Time Picker' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/parts-group',
        title: 'Fields, calendars, clocks',
        children: [
          { pathname: '/x/react-date-pickers/date-field/', title: 'Date Field' },
          { pathname: '/x/react-date-pickers/date-calendar/', title: 'Date Calendar' },
          { pathname: '/x/react-date-pickers/digital-clock/', title: 'Digital Clock' },
          { pathname: '/x/react-date-pickers/time-clock/', title: 'Time Clock' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/behavior-group',
        title: 'Behavior',
        children: [
          { pathname: '/x/react-date-pickers/validation/' },
          { pathname: '/x/react-date-pickers/lifecycle/' },
          { pathname: '/x/react-date-pickers/accessibility/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/locale-group',
        title: 'Languages and zones',
        children: [
          { pathname: '/x/react-date-pickers/localization/' },
          { pathname: '/x/react-date-pickers/timezone/', title: 'Time zones' },
        ],
      },
      { pathname: '/x/react-date-pickers/custom-components/', title: 'Custom slots' },
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
