// The whole configuration of the site. Your editor lists all fields with what they mean.
import { defineConfig } from 'docs-gen';

export default defineConfig({
  title: 'Starter',
  url: 'https://docs.example',
  description: 'Documentation of Pebble UI and of the tools around it.',
  logo: 'content/ui/logo.svg',
  // Code on pages imports the library by the name that it is published under.
  aliases: { 'pebble-ui': './src/pebble-ui/index.ts' },
  theme: {
    color: '#0f766e',
    borderRadius: 10,
    palettes: {
      light: { background: { default: '#fdfdfb' }, divider: '#e2e5df' },
      dark: { background: { default: '#101614' }, divider: '#2a332f' },
    },
  },
  products: [
    {
      id: 'ui',
      prefix: '/ui/',
      name: 'Pebble UI',
      metadata: 'Components',
      contentDir: 'content/ui',
      logo: 'content/ui/logo.svg',
      color: '#0f766e',
      api: { packages: [{ name: 'pebble-ui', entries: ['src/pebble-ui/index.ts'] }] },
      versions: [{ text: 'v1.0.0', current: true }],
    },
    {
      id: 'tools',
      prefix: '/tools/',
      name: 'Pebble tools',
      metadata: 'Tooling',
      contentDir: 'content/tools',
      logo: 'content/tools/logo.svg',
      color: '#7c3aed',
    },
    // The front page. Without it, the address of the site leads to the first product.
    { id: 'site', prefix: '/', name: 'Starter', contentDir: 'content/site', logo: 'content/ui/logo.svg' },
  ],
});
