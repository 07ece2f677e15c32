import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/material-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation/' },
    ],
  },
  {
    pathname: '/material-ui/components-group',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-text-field/', title: 'Text Field' },
        ],
      },
      {
        pathname: '/material-ui/components/feedback',
        subheader: 'Feedback',
        children: [{ pathname: '/material-ui/react-alert/' }, { pathname: '/material-ui/react-dialog/' }],
      },
      {
        pathname: '/material-ui/components/layout',
        subheader: 'Layout',
        children: [{ pathname: '/system/react-box/', title: 'Box' }],
      },
    ],
  },
  {
    pathname: '/material-ui/customization-group',
    title: 'Customization',
    children: [
      { pathname: '/material-ui/customization/theming/' },
      { pathname: '/material-ui/customization/dark-mode/' },
    ],
  },
  {
    pathname: '/material-ui/guides-group',
    title: 'How-to guides',
    children: [{ pathname: '/material-ui/guides/minimizing-bundle-size/' }],
  },
  {
    pathname: '/material-ui/migration-group',
    title: 'Migration',
    children: [{ pathname: '/material-ui/migration/upgrade-to-v7/', title: 'Upgrade to v7', newFeature: true }],
  },
  {
    pathname: '/material-ui/resources-group',
    title: 'Resources',
    children: [{ pathname: 'https://www.npmjs.com/package/@mui/material', title: 'npm package' }],
  },
]);
