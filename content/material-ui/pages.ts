import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/material-ui/', title: 'Home', inSideNav: false },
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation/' },
      { pathname: '/material-ui/getting-started/usage/' },
      { pathname: '/material-ui/getting-started/example-projects/' },
      { pathname: '/material-ui/getting-started/learn/' },
      { pathname: '/material-ui/getting-started/faq/', title: 'FAQ' },
      { pathname: '/material-ui/getting-started/supported-components/' },
      { pathname: '/material-ui/getting-started/supported-platforms/' },
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
      { pathname: '/material-ui/customization/how-to-customize/', title: 'How to customize' },
      {
        pathname: '/material-ui/customization/theme',
        subheader: 'Theme',
        children: [
          { pathname: '/material-ui/customization/theming/' },
          { pathname: '/material-ui/customization/palette/' },
          { pathname: '/material-ui/customization/color/' },
          { pathname: '/material-ui/customization/custom-colors/' },
          { pathname: '/material-ui/customization/dark-mode/' },
          { pathname: '/material-ui/customization/typography/' },
          { pathname: '/material-ui/customization/spacing/' },
          { pathname: '/material-ui/customization/breakpoints/' },
          { pathname: '/material-ui/customization/density/' },
          { pathname: '/material-ui/customization/shape/', title: 'Shape and shadows' },
          { pathname: '/material-ui/customization/z-index/', title: 'Z-index' },
          { pathname: '/material-ui/customization/transitions/' },
          { pathname: '/material-ui/customization/default-theme/' },
        ],
      },
      {
        pathname: '/material-ui/customization/css-theme-variables',
        subheader: 'CSS theme variables',
        children: [
          { pathname: '/material-ui/customization/css-theme-variables/overview/', title: 'Overview' },
          { pathname: '/material-ui/customization/css-theme-variables/usage/', title: 'Usage' },
          { pathname: '/material-ui/customization/css-theme-variables/configuration/', title: 'Configuration' },
        ],
      },
      {
        pathname: '/material-ui/customization/components',
        subheader: 'Components',
        children: [
          { pathname: '/material-ui/customization/theme-components/' },
          { pathname: '/material-ui/customization/creating-themed-components/' },
          { pathname: '/material-ui/customization/overriding-component-structure/', title: 'Component structure' },
          { pathname: '/material-ui/customization/right-to-left/', title: 'Right-to-left' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/guides-group',
    title: 'How-to guides',
    children: [
      { pathname: '/material-ui/guides/api/', title: 'API design approach' },
      { pathname: '/material-ui/guides/composition/' },
      { pathname: '/material-ui/guides/routing/', title: 'Routing libraries' },
      { pathname: '/material-ui/guides/server-rendering/' },
      { pathname: '/material-ui/guides/responsive-ui/', title: 'Responsive UI' },
      { pathname: '/material-ui/guides/typescript/', title: 'TypeScript' },
      { pathname: '/material-ui/guides/localization/' },
      { pathname: '/material-ui/guides/content-security-policy/', title: 'Content Security Policy' },
      { pathname: '/material-ui/guides/testing/' },
      { pathname: '/material-ui/guides/building-extensible-themes/' },
      { pathname: '/material-ui/guides/minimizing-bundle-size/' },
    ],
  },
  {
    pathname: '/material-ui/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/material-ui/integrations/nextjs/', title: 'Next.js' },
      { pathname: '/material-ui/integrations/vite/' },
      { pathname: '/material-ui/integrations/react-router/', title: 'React Router' },
      { pathname: '/material-ui/integrations/tailwindcss/tailwindcss-v4/', title: 'Tailwind CSS v4' },
      { pathname: '/material-ui/integrations/interoperability/', title: 'Style libraries' },
      { pathname: '/material-ui/integrations/styled-components/', title: 'styled-components' },
      { pathname: '/material-ui/integrations/icons-and-fonts/', title: 'Icon and font libraries' },
    ],
  },
  {
    pathname: '/material-ui/experimental-api-group',
    title: 'Experimental APIs',
    children: [
      { pathname: '/material-ui/experimental-api/unstable-exports/' },
      { pathname: '/material-ui/experimental-api/classname-generator/', title: 'Class name generator' },
      { pathname: '/material-ui/experimental-api/css-layers/', title: 'CSS layers' },
      { pathname: '/material-ui/experimental-api/pigment-css/', title: 'Pigment CSS', unstable: true },
    ],
  },
  {
    pathname: '/material-ui/migration-group',
    title: 'Migration',
    children: [
      { pathname: '/material-ui/migration/upgrade-to-v7/', title: 'Upgrade to v7', newFeature: true },
      { pathname: '/material-ui/migration/upgrade-to-v6/', title: 'Upgrade to v6' },
      { pathname: '/material-ui/migration/upgrade-to-v5/', title: 'Upgrade to v5' },
      { pathname: '/material-ui/migration/migrating-from-deprecated-apis/', title: 'Deprecated APIs' },
    ],
  },
  {
    pathname: '/material-ui/discover-more-group',
    title: 'Discover more',
    children: [
      { pathname: '/material-ui/discover-more/roadmap/' },
      { pathname: '/material-ui/discover-more/changelog/', title: 'Changelog and versions' },
      { pathname: '/material-ui/discover-more/accessibility/' },
      { pathname: '/material-ui/discover-more/related-projects/' },
      { pathname: '/material-ui/discover-more/support/' },
      { pathname: '/material-ui/discover-more/vision/' },
      { pathname: 'https://www.npmjs.com/package/@mui/material', title: 'npm package' },
    ],
  },
  {
    pathname: '/material-ui/design-resources-group',
    title: 'Design resources',
    children: [
      { pathname: '/material-ui/design-resources/design-kits/', title: 'Design kits and tokens' },
      { pathname: '/material-ui/design-resources/design-workflow/' },
      { pathname: '/material-ui/design-resources/icons-and-fonts/', title: 'Icons and fonts' },
    ],
  },
]);
