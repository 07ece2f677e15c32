import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/', title: 'Home', inSideNav: false },
  { pathname: '/docs/', title: 'About the family', icon: 'ReaderIcon' },
  { pathname: '/versions/', icon: 'BookIcon' },
  { pathname: '/production-error/', title: 'Production errors', icon: 'DescriptionIcon' },
]);
