// Renders the head of an example page.
import { createHead, type PageHead } from '../../src/render/head.ts';
import { bundle } from '../derive/support.ts';
import { testSite } from '../support/site.ts';

export const page: PageHead = {
  title: 'Button - Acme UI',
  cardTitle: 'Button',
  cardDescription: 'Press it.',
  description: 'Press it.',
  path: '/ui/button/',
  language: 'en',
  alternates: [{ language: 'en', path: '/ui/button/' }],
  productId: 'ui',
  categoryId: null,
  unlisted: false,
  image: null,
  modified: null,
  crumbs: [],
  extra: [],
};

export function head(more: Partial<PageHead> = {}, config: Readonly<Record<string, unknown>> = {}): string {
  return createHead({
    site: testSite(config),
    bundle: { ...bundle, beforePaint: 'paint()', beforeCode: 'prefer()', fonts: ['assets/inter.woff2'] },
    themeColors: { light: '#fff', dark: '#000' },
  })({ ...page, ...more });
}

export const lines = (pattern: RegExp, ...args: Parameters<typeof head>) =>
  head(...args)
    .split('\n')
    .filter((line) => pattern.test(line));
