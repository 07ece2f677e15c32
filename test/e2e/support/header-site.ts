// A site in two languages whose products have logos, wordmarks and versions.
import type { Page } from 'playwright-core';

const LOGO = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" /></svg>';
export const WORDMARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><text>Acme Ü</text></svg>';
export const LONG = 'A product whose name is far longer than any header of a telephone can ever show';

const config = (base: string) => `export default {
  title: 'Acme', url: 'https://acme.example', base: '${base}', languages: ['en', 'ar'],
  products: [
    {
      id: 'ui', prefix: '/ui/', name: 'Acme UI', metadata: 'Core', contentDir: 'content/ui',
      logo: 'logo.svg', wordmark: 'wordmark.svg', brand: '/ui/brand/',
      versions: [
        { text: 'v3', current: true },
        { text: 'v2', href: 'https://v2.acme.example/ui/', urls: 'v2.json' },
        { text: 'v1', href: 'https://acme.example/v1/', urls: 'v1.json', base: 'https://acme.example/v1/' },
        { text: 'Older ones', href: '/ui/versions/', all: true },
      ],
    },
    { id: 'long', prefix: '/long/', name: '${LONG}', contentDir: 'content/long', versions: [{ text: 'v5.0.0-beta.49', current: true }] },
  ],
  header: { links: [{ text: { en: 'Guides', ar: 'أدلة' }, href: '/ui/card/#a-card' }, { text: 'Long', href: '/long/' }] },
  footer: {
    columns: [
      { title: { en: 'Learn', ar: 'تعلم' }, links: [{ text: 'Button', href: '/ui/button/' }, { text: 'Long', href: '/long/' }] },
      { title: 'Help', links: [{ text: 'Questions', href: 'https://help.example/' }] },
    ],
    social: [{ text: 'Code', href: 'https://code.example/acme', icon: 'code' }, { text: 'Mail', href: 'mailto:team@acme.example', icon: 'mail' }],
    license: { text: 'MIT licensed. © 2026 Acme.', href: 'https://acme.example/license/' },
  },
  defaultLinks: { versions: 'https://acme.example/versions/', templates: 'https://store.example/', blog: 'https://blog.example/' },
  redirects: [{ from: '/ui/knob/', to: '/ui/button/' }],
};
`;

export const HEADER_FILES = {
  'site.config.ts': config('/'),
  'logo.svg': LOGO,
  'wordmark.svg': WORDMARK,
  'v2.json': '{ "/ui/": [], "/ui/button/": [], "/ui/knopf grün/": [] }',
  'v1.json': '{ "/ui/": [], "/ui/knob/": [] }',
  'content/ui/pages.ts': `export default [
    { pathname: '/ui/' }, { pathname: '/ui/parts', title: 'Parts', children: [
      { pathname: '/ui/card' }, { pathname: '/ui/button' }, { pathname: '/ui/knopf grün' } ] },
    { pathname: '/ui/brand' }, { pathname: '/ui/versions' },
  ];`,
  'content/ui/index.md': '# Acme UI\n\nAll of it.\n',
  'content/ui/card.md': '# Card\n\nA card.\n\n## A card\n\nIt holds text.\n',
  'content/ui/button.md': '# Button\n\nA button.\n',
  'content/ui/knopf grün.md': '# Knopf\n\nEin Knopf.\n',
  'content/ui/brand.md': '# Brand\n\nThe logo.\n',
  'content/ui/versions.md': '# Versions\n\nAll versions.\n',
  'content/long/index.md': '# Long\n\nA long name.\n',
  'content/long/index-ar.md': '# طويل\n\nاسم طويل.\n',
};

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
