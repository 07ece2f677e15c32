// The public API.
import { expect, test } from 'vitest';
import * as api from '../src/index.ts';

test('the public API has two functions that return their argument', () => {
  expect(Object.keys(api).sort()).toEqual(['defineConfig', 'definePages']);
  const config: api.SiteConfig = {
    title: 'A',
    url: 'https://a.example',
    products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui' }],
  };
  const pages: api.PageNode[] = [{ pathname: '/ui/', children: [{ pathname: '/ui/a', plan: 'pro' }] }];
  expect(api.defineConfig(config)).toBe(config);
  expect(api.definePages(pages)).toBe(pages);
});
