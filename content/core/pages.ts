import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/core/', title: 'Home', inSideNav: false },
  { pathname: '/core/choosing-a-library/', icon: 'ReaderIcon' },
  { pathname: '/core/packages/', title: 'Packages and versions', icon: 'BookIcon' },
]);
