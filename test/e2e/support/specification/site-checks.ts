// What readers see of products, page trees, links and languages.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RowId } from '../../../../scripts/specification-rows.ts';
import { type Check, ORIGIN, type Walk } from './walk.ts';

const BUTTON = '/material-ui/react-button/';

const ids = (page: Page) =>
  page.locator('meta[name^="mui:product"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));

const product =
  (path: string, name: string, id: string, category: string, version?: string): Check =>
  async ({ open }) => {
    const page = await open(path);
    expect(await page.locator('.dg-brand').innerText()).toContain(name);
    expect(await ids(page)).toEqual([id, category]);
    if (version !== undefined)
      expect(await page.locator('.dg-version, [popovertarget="dg-versions"]').innerText()).toBe(version);
  };

const chip =
  (path: string, row: string, text: string): Check =>
  async ({ open }) => {
    const page = await open(path);
    const found = page.locator('#dg-nav').locator('a, summary').filter({ hasText: row });
    await expect.poll(() => found.first().innerText()).toContain(text);
  };

const plan =
  (path: string, title: string): Check =>
  async ({ open }) => {
    const current = (await open(path)).locator('#dg-nav [aria-current="page"]');
    expect(await current.locator(`[title="${title}"]`).count()).toBe(1);
  };

async function menu({ open }: Walk, path: string, opener: string, id: string) {
  const page = await open(path);
  await page.locator(`[popovertarget="${opener}"]`).click();
  return page.locator(`#${id}`);
}

export const productChecks = {
  'product-material-ui': product('/material-ui/', 'Material UI', 'material-ui', 'core', 'v7.0.2'),
  'product-joy-ui': product('/joy-ui/', 'Joy UI', 'joy-ui', 'core', 'v5.0.0-beta.49'),
  'product-system': product('/system/', 'MUI System', 'system', 'core', 'v7.0.2'),
  'product-base-ui': product('/base-ui/', 'MUI Base', 'base-ui', 'core', 'v7.0.0-beta.4'),
  'product-core': async (walk) => {
    await product('/core/', 'MUI Core', 'core', 'core')(walk);
    const page = await walk.open('/core/');
    for (const href of ['/material-ui/', '/joy-ui/', '/base-ui/', '/system/'])
      expect(await page.locator(`main a[href="${href}"]`).count()).toBeGreaterThan(0);
  },
  'product-x': product('/x/react-data-grid/', 'MUI X', 'x-data-grid', 'x', 'v8'),
  'product-toolpad': product('/toolpad/core/', 'Toolpad Core', 'toolpad-core', 'toolpad'),
  'product-studio': product('/toolpad/studio/', 'Toolpad Studio', 'toolpad-studio', 'toolpad'),
  'product-docs-infra': product('/experiments/docs/', 'Docs Infra', 'docs-infra', 'null'),
  'other-routes': async (walk) => {
    for (const path of ['/docs/', '/versions/', '/production-error/'])
      await product(path, 'Component Docs', 'docs', 'null')(walk);
  },
  ids: async ({ open }) => {
    expect(await ids(await open(BUTTON))).toEqual(['material-ui', 'core']);
    expect(await ids(await open('/x/react-date-pickers/'))).toEqual(['x-date-pickers', 'x']);
  },
  identifier: async ({ open }) => {
    const page = await open(BUTTON);
    expect(await page.locator('.dg-brand small').innerText()).toBe('Core');
    expect(await page.locator('.dg-brand svg').isVisible()).toBe(true);
    expect(await page.locator('[popovertarget="dg-versions"]').isVisible()).toBe(true);
  },
  'logo-svg': async (walk) => {
    const products = await menu(walk, BUTTON, 'dg-products', 'dg-products');
    for (const name of ['Copy logo as SVG', 'Copy wordmark as SVG']) {
      await products.getByRole('button', { name }).click();
      const copied = () => products.page().evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/^<svg[\s\S]*<\/svg>/);
    }
  },
  'versions-list': async (walk) => {
    const rows = (await menu(walk, BUTTON, 'dg-versions', 'dg-versions')).locator('li');
    expect(await rows.locator('[aria-current="true"]').innerText()).toBe('v7.0.2');
    for (const version of ['v6', 'v5', 'v4'])
      expect(await rows.locator('a', { hasText: version }).getAttribute('href')).toContain(
        `https://${version}.mui.com/`,
      );
  },
  'root-page': async ({ open }) => {
    const page = await open('/');
    expect(await page.locator('main a.dg-card, main .dg-cards a').count()).toBeGreaterThan(8);
  },
} satisfies Partial<Record<RowId, Check>>;

const GROUPS =
  'Getting started,Components,Component API,Customization,How-to guides,Integrations,Experimental APIs,Migration,Discover more,Design resources';

export const treeChecks = {
  'tree-groups': async ({ open }) => {
    const page = await open('/material-ui/getting-started/');
    const rows = page.locator('#dg-nav > ul > li > :is(details > summary, a), #dg-nav > ul > li > details > summary');
    await expect.poll(async () => (await rows.allInnerTexts()).join()).toContain(GROUPS);
  },
  'tree-nodes': async ({ open }) => {
    const page = await open(BUTTON);
    expect(await page.locator('#dg-nav .dg-caption').first().innerText()).toMatch(/inputs/i);
    expect(await page.locator('#dg-nav [aria-current="page"]').innerText()).toBe('Button');
  },
  'tag-pro': plan('/x/react-data-grid/tree-data/', 'Pro plan'),
  'tag-premium': plan('/x/react-data-grid/aggregation/', 'Premium plan'),
  'tag-new': chip('/material-ui/migration/upgrade-to-v7/', 'Upgrade to v7', 'New'),
  'tag-planned': chip('/experiments/docs/specification/', 'MDX pages', 'Planned'),
  'tag-unstable': chip('/base-ui/react-number-input/', 'Number input', 'Preview'),
  'tag-beta': chip('/joy-ui/react-button/', 'Components', 'Beta'),
  'tag-legacy': chip('/material-ui/react-grid-legacy/', 'GridLegacy', 'Legacy'),
  'tag-deprecated': chip('/material-ui/react-grid-legacy/', 'GridLegacy', 'Deprecated'),
  'tree-icon': async ({ open }) => {
    expect(await (await open('/docs/')).locator('#dg-nav a svg').count()).toBeGreaterThan(1);
  },
  'hook-pages': async ({ open }) => {
    const page = await open('/base-ui/react-button/');
    for (const name of ['Components API', 'Hooks API']) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(/-api\/$/);
      expect(await page.locator('main table, main .dg-api').count()).toBeGreaterThan(0);
    }
  },
  'duplicate-path': async ({ author }) => {
    const pages = "export default [{ pathname: '/ui/a/' }, { pathname: '/ui/a/' }];";
    expect(await author('', { 'content/a.md': '# A\n', 'content/pages.ts': pages })).toContain('tree/duplicate-path');
  },
  'template-pages': async ({ open }) => {
    const page = await open('/material-ui/getting-started/templates/');
    for (const name of 'marketing-page blog checkout dashboard pricing sign-in sign-in-side sign-up sticky-footer'.split(
      ' ',
    ))
      expect(await page.locator(`main a[href$="/templates/${name}/"]`).count()).toBeGreaterThan(0);
  },
} satisfies Partial<Record<RowId, Check>>;

export const linkChecks = {
  'link-versions': async (walk) => {
    const last = (await menu(walk, BUTTON, 'dg-versions', 'dg-versions')).locator('li a').last();
    expect(await last.getAttribute('href')).toBe('https://mui.com/versions/');
    expect(await last.innerText()).toContain('View all versions');
  },
  'link-templates': async ({ open }) => {
    const link = (await open(BUTTON)).locator('.dg-header-links').getByRole('link', { name: 'Templates' });
    expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([true, 'https://mui.com/store/']);
  },
  'link-blog': async ({ open }) => {
    const link = (await open(BUTTON)).locator('.dg-header-links').getByRole('link', { name: 'Blog' });
    expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([true, 'https://mui.com/blog/']);
  },
  'language-prefix': async ({ open }) => {
    const page = await open('/zh/material-ui/');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    expect(await page.locator('h1').innerText()).toContain('组件');
    expect(await ids(page)).toEqual(['material-ui', 'core']);
  },
  'language-default': async ({ open }) => {
    expect(await (await open('/material-ui/')).locator('html').getAttribute('lang')).toBe('en');
  },
  canonical: async ({ open }) => {
    const page = await open(`${BUTTON}?a=b#variants`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(ORIGIN + BUTTON);
  },
  'api-paths': async ({ open }) => {
    const page = await open('/material-ui/api/button/');
    expect(await page.locator('h1').innerText()).toContain('Button');
    expect(await page.locator('main').innerText()).toContain('disableElevation');
  },
  'language-neutral': async ({ open, author }) => {
    const page = await open('/zh/material-ui/');
    expect(await page.locator('.dg-header-links a[href*="blog"]').getAttribute('href')).toBe('https://mui.com/blog/');
    const files = { 'content/blog/a.md': '# A\n', 'content/blog/a-zh.md': '# A\n' };
    const products =
      "products: [{ id: 'site', prefix: '/', name: 'Site', contentDir: 'content' }], languages: ['en', 'zh'],";
    expect(await author(products, files)).toContain('content/neutral-translation');
  },
  'page-props': async ({ open }) => {
    expect(await (await open('/zh/docs/')).locator('.dg-contents h2').innerText()).toBe('本页内容');
  },
  'missing-table': async ({ author }) => {
    const told = await author("translations: 'words', languages: ['en', 'zh'],", {
      'words/zh.json': '{ "next": "下一页" }',
    });
    expect(told).toContain('render/missing-texts');
  },
  'missing-module': async ({ author }) => {
    const told = await author("translations: 'no-such-folder',");
    expect(told).toContain('config/translations-module-not-found');
    expect(told).toMatch(/MODULE_NOT_FOUND/);
  },
} satisfies Partial<Record<RowId, Check>>;
