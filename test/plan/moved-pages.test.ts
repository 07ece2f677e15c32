// Pages that the config leads to another version: mistakes are shown where they stand.
import { expect, test } from 'vitest';
import { checkMovedPages } from '../../src/plan/moved-pages.ts';
import { testSite } from '../support/site.ts';

test('a route that this site does not have is told at its line, with the nearest', async () => {
  const text = `export default { products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'c', versions: [
  { text: 'v2' },
  { text: 'v1', href: 'https://v1.example/', urls: 'v1.json', moved: {
    '/ui/button/': '/ui/knob/',
    '/ui/buton/': '/ui/knob/',
  } },
] }] };`;
  const versions = [
    { text: 'v2' },
    {
      ...{ text: 'v1', href: 'https://v1.example/', urls: 'v1.json' },
      moved: { '/ui/button/': '/ui/knob/', '/ui/buton/': '/ui/knob/' },
    },
  ];
  const site = testSite({ products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'c', versions }] });
  const ids = new Map([['/ui/button/', new Set<string>()]]);
  const { diagnostics } = await checkMovedPages({ site, ids }, { readText: async () => text });
  expect(diagnostics.map(({ code, at, hint }) => `${at?.line}:${at?.column} ${code} ${hint}`)).toEqual([
    '5:5 plan/unknown-moved-page did you mean "/ui/button/"?',
  ]);
});
