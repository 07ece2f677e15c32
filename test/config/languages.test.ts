// The languages of a site: each once.
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../src/schema/site-config.ts';

const read = (languages: readonly string[]) =>
  siteConfigSchema.safeParse({
    title: 'Acme',
    url: 'https://acme.example',
    products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
    languages,
  });

test('a language that is listed twice is refused where it stands the second time', () => {
  const { error } = read(['en', 'zh', 'zh']);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['languages', 2], 'stands twice: "zh" is listed before'],
  ]);
});

test('different ones are taken', () => {
  expect(read(['en', 'zh', 'de']).success).toBe(true);
});
