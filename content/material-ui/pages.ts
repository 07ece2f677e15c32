import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/material-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation/' },
      {
        pathname: '/material-ui/getting-started/templates-group',
        title: 'Templates',
        children: [
          { pathname: '/material-ui/getting-started/templates/', title: 'All templates' },
          { pathname: '/material-ui/getting-started/templates/marketing-page/' },
          { pathname: '/material-ui/getting-started/templates/blog/' },
          { pathname: '/material-ui/getting-started/templates/checkout/' },
          { pathname: '/material-ui/getting-started/templates/dashboard/' },
          { pathname: '/material-ui/getting-started/templates/pricing/' },
          { pathname: '/material-ui/getting-started/templates/sign-in/' },
          { pathname: '/material-ui/getting-started/templates/sign-in-side/', title: 'Sign in, side by side' },
          { pathname: '/material-ui/getting-started/templates/sign-up/' },
          { pathname: '/material-ui/getting-started/templates/sticky-footer/' },
        ],
      },
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
          { pathname: '/material-ui/react-autocomplete/' },
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-checkbox/' },
          { pathname: '/material-ui/react-slider/' },
          { pathname: '/material-ui/react-text-field/', title: 'Text Field' },
        ],
      },
      {
        pathname: '/material-ui/components/data-display',
        subheader: 'Data display',
        children: [{ pathname: '/material-ui/react-chip/' }, { pathname: '/material-ui/react-table/' }],
      },
      {
        pathname: '/material-ui/components/feedback',
        subheader: 'Feedback',
        children: [
          { pathname: '/material-ui/react-alert/' },
          { pathname: '/material-ui/react-dialog/' },
          { pathname: '/material-ui/react-progress/' },
          { pathname: '/material-ui/react-snackbar/' },
        ],
      },
      {
        pathname: '/material-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [
          { pathname: '/material-ui/react-accordion/' },
          { pathname: '/material-ui/react-app-bar/', title: 'App Bar' },
          { pathname: '/material-ui/react-card/' },
        ],
      },
      {
        pathname: '/material-ui/components/navigation',
        subheader: 'Navigation',
        children: [{ pathname: '/material-ui/react-stepper/' }, { pathname: '/material-ui/react-tabs/' }],
      },
      {
        pathname: '/material-ui/components/layout',
        subheader: 'Layout',
        children: [
          { pathname: '/system/react-box/', title: 'Box' },
          { pathname: '/material-ui/react-grid/' },
          { pathname: '/material-ui/react-stack/' },
        ],
      },
      {
        pathname: '/material-ui/components/utils',
        subheader: 'Utils',
        children: [
          { pathname: '/material-ui/transitions/' },
          { pathname: '/material-ui/react-use-media-query/', title: 'useMediaQuery' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/api-group',
    title: 'Component API',
    children: '/material-ui/api/',
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
