// Links of the header and the footer: what is accepted, and where mistakes are shown.
import { expect, test } from 'vitest';
import { load } from './config-file.ts';

const said = async (fields: string) => {
  const config = `export default {
  title: 'Acme', url: 'https://acme.example', languages: ['en', 'zh'],
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  ${fields}
};
`;
  const { value, diagnostics } = await load({ 'site.config.ts': config });
  return { site: value, said: diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`), diagnostics };
};

test('a site without such links has none', async () => {
  const { site, said: told } = await said('');
  expect(site).toMatchObject({ header: { links: [] }, footer: { columns: [], social: [] }, defaultLinks: {} });
  expect([told, site?.footer.license]).toEqual([[], undefined]);
});

test('a text may be one for all languages, or one for each', async () => {
  const { site, said: told } = await said(
    "header: { links: [{ text: 'Guides', href: '/ui/' }, { text: { en: 'Help', zh: '帮助' }, href: 'https://a.example/' }] },",
  );
  expect(told).toEqual([]);
  expect(site?.header.links[1]?.text).toEqual({ en: 'Help', zh: '帮助' });
});

test.each([
  ["header: { links: [{ text: { en: 'A', zg: '甲' }, href: '/ui/' }] },", 'config/unknown-text-language 4:44'],
  [
    "footer: { columns: [{ title: { zh: '甲' }, links: [{ text: 'A', href: '/' }] }] },",
    'config/missing-text-language 4:32',
  ],
  ["footer: { license: { text: { zh: '甲' } } },", 'config/missing-text-language 4:30'],
  ["footer: { social: [{ text: { de: 'A' }, href: '/' }] },", 'config/unknown-text-language 4:36'],
  ["header: { links: [{ text: 'A', href: 'ui/' }] },", 'config/invalid-value 4:40'],
  ["header: { links: [{ text: 'A', href: '//evil.example/' }] },", 'config/invalid-value 4:40'],
  ["header: { links: [{ text: ' ', href: '/ui/' }] },", 'config/invalid-value 4:29'],
  ["footer: { social: [{ text: 'A', href: 'javascript:alert(1)' }] },", 'config/invalid-value 4:41'],
  ["footer: { social: [{ text: 'A', href: '/', icon: 'bird' }] },", 'config/invalid-value 4:52'],
  ["footer: { columns: [{ title: 'A', links: [] }] },", 'config/invalid-value 4:44'],
  ["defaultLinks: { blog: 'blog/' },", 'config/invalid-value 4:25'],
  ["defaultLinks: { store: '/a/' },", 'config/unknown-key 4:19'],
])('%s is reported with its place', async (fields, expected) => {
  expect((await said(fields)).said[0]).toBe(expected);
});

test('a language that is nearly one of the site is named', async () => {
  const { diagnostics } = await said("header: { links: [{ text: { en: 'A', zg: '甲' }, href: '/ui/' }] },");
  expect(diagnostics[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('"zg" is not a language of the site'),
    hint: expect.stringContaining('zh'),
  });
});
