// What this repository's own site stores in a browser: nothing before its reader chooses, and nothing after "Reset settings".
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { repository } from './support/build-site.ts';
import { OWN_PAGES } from './support/own-pages.ts';
import { pageRest } from './support/page-rest.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const site = servedSite(repository);

/** Session storage ends with the tab. It has the state of the sidebar, once a reader opened a group of it. */
async function storedIn(page: Page, context: BrowserContext): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...keys, ...(await context.cookies()).map(({ name }) => name)].sort();
}

const choose = (page: Page, name: string) =>
  page.locator('#dg-settings').getByRole('radio', { name, exact: true }).check();

describeInBrowser('our own site', (browser) => {
  test('stores nothing before a choice, keeps choices, and stores nothing after they are reset', async () => {
    let rest = async () => {};
    const { page } = await visit(browser(), `${site().origin}/`, {
      colorScheme: 'dark', // Demos start with the light mode of the server: they must not store that they follow.
      async prepare(tab) {
        await tab.clock.install();
        rest = pageRest(tab);
      },
    });
    const context = page.context();
    const demo = [...site().files.keys()].find((path) => path.startsWith('demos/material-ui/')) ?? '';
    const paths = OWN_PAGES.map(([, path]) => (path === '/demos/' ? `/${demo}` : path));
    for (const path of [...paths, '/joy-ui/react-button/', '/system/experimental-api/css-theme-variables/']) {
      await page.goto(site().origin + path);
      await rest();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await rest();
      await page.clock.runFor('01:00'); // What waits has run.
      expect([path, await storedIn(page, context)]).toEqual([path, []]);
    }

    const tab = await context.newPage();
    await tab.goto(`${site().origin}/joy-ui/react-button/`);
    await page.goto(`${site().origin}/material-ui/getting-started/installation/`);
    await page
      .locator('label')
      .filter({ hasText: /^pnpm$/ })
      .first()
      .click();
    await page.goto(`${site().origin}/experiments/docs/theme/`);
    const color = page.locator('.dg-playground input[type=text]').first();
    await color.scrollIntoViewIfNeeded();
    // React has brought the field to life.
    await expect.poll(() => color.evaluate((field) => Object.keys(field).join())).toContain('__reactProps');
    await color.fill('#aa3355');
    await page.goto(`${site().origin}/material-ui/api/button/`);
    await page.locator('.dg-api-views').getByRole('radio', { name: 'Expanded' }).first().check();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    for (const name of ['Light', 'Right to left', 'Dense', 'JavaScript']) await choose(page, name);
    expect(await storedIn(page, context)).toEqual([
      'apiPage_props',
      'codeVariant',
      'codeblock-package-manager',
      'mui-colors-css',
      'mui-dense',
      'mui-direction',
      'mui-keys',
      'mui-mode',
      'paletteColors',
    ]);
    const html = (of: Page) =>
      of.evaluate(() => {
        const { dir, dataset } = document.documentElement;
        return { dir, dense: 'muiDense' in dataset, scheme: dataset.muiColorScheme };
      });
    await expect.poll(() => html(tab)).toEqual({ dir: 'rtl', dense: true, scheme: 'light' });

    await page.getByRole('button', { name: 'Reset settings' }).click();
    await expect.poll(() => html(tab)).toEqual({ dir: 'ltr', dense: false, scheme: 'dark' });
    expect(await html(page)).toEqual({ dir: 'ltr', dense: false, scheme: 'dark' });
    expect(await page.getByRole('radio', { name: 'Table' }).first().isChecked()).toBe(true);
    expect(await page.locator('#dg-reader-colors').count()).toBe(0);
    expect(await storedIn(page, context)).toEqual([]);
    // Another tab with demos follows, and stores nothing either.
    await tab.goto(`${site().origin}/material-ui/react-button/`);
    expect(await storedIn(tab, context)).toEqual([]);
  });
});
