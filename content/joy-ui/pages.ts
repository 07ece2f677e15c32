import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/joy-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started/', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation/' },
      { pathname: '/joy-ui/getting-started/usage/' },
      { pathname: '/joy-ui/getting-started/tutorial/' },
    ],
  },
  {
    pathname: '/joy-ui/main-features-group',
    title: 'Main features',
    children: [
      { pathname: '/joy-ui/main-features/global-variants/' },
      { pathname: '/joy-ui/main-features/color-inversion/' },
      { pathname: '/joy-ui/main-features/automatic-adjustment/' },
      { pathname: '/joy-ui/main-features/dark-mode-optimization/', title: 'Perfect dark mode' },
    ],
  },
  {
    pathname: '/joy-ui/components-group',
    title: 'Components',
    beta: true,
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/joy-ui/react-autocomplete/' },
          { pathname: '/joy-ui/react-button/' },
          { pathname: '/joy-ui/react-checkbox/' },
          { pathname: '/joy-ui/react-input/' },
          { pathname: '/joy-ui/react-radio-button/', title: 'Radio' },
          { pathname: '/joy-ui/react-select/' },
          { pathname: '/joy-ui/react-slider/' },
          { pathname: '/joy-ui/react-switch/' },
          { pathname: '/joy-ui/react-textarea/' },
        ],
      },
      {
        pathname: '/joy-ui/components/data-display',
        subheader: 'Data display',
        children: [
          { pathname: '/joy-ui/react-avatar/' },
          { pathname: '/joy-ui/react-badge/' },
          { pathname: '/joy-ui/react-chip/' },
          { pathname: '/joy-ui/react-list/' },
          { pathname: '/joy-ui/react-table/' },
          { pathname: '/joy-ui/react-tooltip/' },
          { pathname: '/joy-ui/react-typography/' },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback',
        subheader: 'Feedback',
        children: [
          { pathname: '/joy-ui/react-alert/' },
          { pathname: '/joy-ui/react-modal/' },
          { pathname: '/joy-ui/react-snackbar/' },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [
          { pathname: '/joy-ui/react-accordion/' },
          { pathname: '/joy-ui/react-card/' },
          { pathname: '/joy-ui/react-sheet/' },
        ],
      },
      {
        pathname: '/joy-ui/components/navigation',
        subheader: 'Navigation',
        children: [
          { pathname: '/joy-ui/react-breadcrumbs/' },
          { pathname: '/joy-ui/react-menu/' },
          { pathname: '/joy-ui/react-tabs/' },
        ],
      },
      {
        pathname: '/joy-ui/components/layout',
        subheader: 'Layout',
        children: [{ pathname: '/joy-ui/react-grid/' }, { pathname: '/joy-ui/react-stack/' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/api-group',
    title: 'Component API',
    children: '/joy-ui/api/',
  },
  {
    pathname: '/joy-ui/customization-group',
    title: 'Customization',
    children: [
      { pathname: '/joy-ui/customization/approaches/' },
      { pathname: '/joy-ui/customization/theme-colors/' },
      { pathname: '/joy-ui/customization/theme-typography/' },
      { pathname: '/joy-ui/customization/themed-components/' },
      { pathname: '/joy-ui/customization/dark-mode/' },
    ],
  },
  {
    pathname: '/joy-ui/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/joy-ui/integrations/material-ui/', title: 'Next to Material UI' },
      { pathname: '/joy-ui/integrations/next-js/', title: 'Next.js' },
    ],
  },
  {
    pathname: '/joy-ui/migration-group',
    title: 'Migration',
    children: [{ pathname: '/joy-ui/migration/to-material-ui/', title: 'To Material UI' }],
  },
  {
    pathname: '/joy-ui/resources-group',
    title: 'Resources',
    children: [{ pathname: 'https://www.npmjs.com/package/@mui/joy', title: 'npm package' }],
  },
]);
