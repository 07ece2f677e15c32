import { definePages } from 'docs-gen';
import { apiNames } from './api-names.ts';

const apiRows = (isHook: boolean) =>
  apiNames.filter((api) => api.isHook === isHook).map(({ name, href }) => ({ pathname: href, title: name }));

export default definePages([
  { pathname: '/base-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started/', title: 'Overview' },
      { pathname: '/base-ui/getting-started/installation/' },
      { pathname: '/base-ui/getting-started/quickstart/' },
      { pathname: '/base-ui/getting-started/usage/' },
      { pathname: '/base-ui/getting-started/customization/' },
      { pathname: '/base-ui/getting-started/accessibility/' },
    ],
  },
  {
    pathname: '/base-ui/components-group',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/base-ui/react-autocomplete/' },
          { pathname: '/base-ui/react-button/' },
          { pathname: '/base-ui/react-button/#hook', title: 'useButton' },
          { pathname: '/base-ui/react-input/' },
          { pathname: '/base-ui/react-number-input/', title: 'Number input', unstable: true },
          { pathname: '/base-ui/react-select/' },
          { pathname: '/base-ui/react-slider/' },
          { pathname: '/base-ui/react-switch/' },
        ],
      },
      {
        pathname: '/base-ui/components/data-display',
        subheader: 'Data display',
        children: [{ pathname: '/base-ui/react-badge/' }, { pathname: '/base-ui/react-table-pagination/' }],
      },
      {
        pathname: '/base-ui/components/feedback',
        subheader: 'Feedback',
        children: [{ pathname: '/base-ui/react-snackbar/' }],
      },
      {
        pathname: '/base-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [
          { pathname: '/base-ui/react-modal/' },
          { pathname: '/base-ui/react-popper/' },
          { pathname: '/base-ui/react-popup/', unstable: true },
        ],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'Navigation',
        children: [{ pathname: '/base-ui/react-menu/' }, { pathname: '/base-ui/react-tabs/' }],
      },
      {
        pathname: '/base-ui/components/utils',
        subheader: 'Utils',
        children: [
          { pathname: '/base-ui/react-click-away-listener/', title: 'Click-away listener' },
          { pathname: '/base-ui/react-focus-trap/' },
          { pathname: '/base-ui/react-form-control/' },
          { pathname: '/base-ui/react-no-ssr/', title: 'No SSR' },
          { pathname: '/base-ui/react-portal/' },
          { pathname: '/base-ui/react-textarea-autosize/' },
          { pathname: '/base-ui/react-transitions/' },
        ],
      },
    ],
  },
  {
    pathname: '/base-ui/api-group',
    title: 'API',
    children: [
      { pathname: '/base-ui/api/components', subheader: 'Components', children: apiRows(false) },
      { pathname: '/base-ui/api/hooks', subheader: 'Hooks', children: apiRows(true) },
      { pathname: '/base-ui/api/others', subheader: 'Others', children: '/base-ui/api/' },
    ],
  },
  {
    pathname: '/base-ui/guides-group',
    title: 'How-to guides',
    children: [
      { pathname: '/base-ui/guides/working-with-tailwind-css/', title: 'Tailwind CSS' },
      { pathname: '/base-ui/guides/next-js-app-router/', title: 'Next.js App Router' },
      { pathname: '/base-ui/guides/overriding-component-structure/', title: 'Several slots' },
    ],
  },
  {
    pathname: '/base-ui/migration-group',
    title: 'Migration',
    children: [{ pathname: '/base-ui/migration/to-base-ui/', title: 'To Base UI' }],
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
