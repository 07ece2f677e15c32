// What readers choose: colors, settings, code.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RowId } from '../../../../scripts/specification-rows.ts';
import type { Check, Walk } from './walk.ts';

const BUTTON = '/material-ui/react-button/';
const INSTALL = '/material-ui/getting-started/installation/';
const STYLED = '/base-ui/react-number-input/';

const scheme = (page: Page) => page.locator('html').getAttribute('data-mui-color-scheme');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function settings({ open }: Walk, options: Parameters<Walk['open']>[1] = {}): Promise<Page> {
  const page = await open('/docs/', options);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('#dg-settings input').first().waitFor();
  return page;
}

const choose = (page: Page, name: string) => page.locator('#dg-settings label', { hasText: name }).first().click();

/** Takes the element with the settings of the page away as soon as it is parsed. */
const WITHOUT_CONFIG = `new MutationObserver((_, observer) => {
  const config = document.getElementById('dg-config');
  if (config === null) return;
  config.remove();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

export const colorChecks = {
  'mode-default': async ({ open }) => {
    expect(await scheme(await open('/docs/', { colorScheme: 'dark' }))).toBe('dark');
    expect(await scheme(await open('/docs/', { colorScheme: 'light' }))).toBe('light');
  },
  'mode-follows': async ({ open }) => {
    const page = await open('/docs/', { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
  },
  'mode-change': async (walk) => {
    const page = await settings(walk);
    for (const [name, shown] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['System', 'light'],
    ] as const) {
      await choose(page, name);
      await expect.poll(() => scheme(page)).toBe(shown);
    }
  },
  'mode-stored': async (walk) => {
    const page = await settings(walk);
    await choose(page, 'Dark');
    await expect.poll(() => stored(page, 'mui-mode')).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
  },
  'mode-tabs': async (walk) => {
    const page = await settings(walk);
    const other = await walk.tab(BUTTON);
    await choose(page, 'Dark');
    await expect.poll(() => scheme(other)).toBe('dark');
  },
  'scheme-unknown': async ({ open, console: told }) => {
    await open('/docs/', { before: "localStorage.setItem('mui-color-scheme-light', 'sepia');" });
    await expect.poll(() => told().join('\n')).toContain('`sepia` does not exist in `theme.colorSchemes`.');
  },
  'storage-fails': async (walk) => {
    const before =
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('No', 'SecurityError'); } });";
    const page = await settings(walk, { before });
    await choose(page, 'Dark');
    await expect.poll(() => scheme(page)).toBe('dark');
  },
  palette: async ({ open }) => {
    const swatches = (await open('/experiments/docs/theme/')).locator('.dg-palette').first().locator('.dg-swatch');
    expect(await swatches.count()).toBe(6);
    expect(await swatches.first().innerText()).toMatch(/primary\s+\d+(\.\d+)?/);
  },
  'palette-main': async ({ author }) => {
    expect(await author("theme: { palettes: { light: { primary: { light: '#fff' } } } },")).toMatch(/^config\/.*main/m);
  },
  'color-format': async ({ author }) => {
    expect(await author("theme: { palettes: { light: { primary: 'hwb(10 20% 30%)' } } },")).toMatch(
      /^config\/invalid-value/m,
    );
    expect(await author("theme: { palettes: { light: { primary: 'hsl(210, 80%, 35%)' } } },")).not.toContain(
      'invalid-value',
    );
  },
  'color-space': async ({ author }) => {
    expect(await author("theme: { palettes: { light: { primary: 'color(cmyk 0 0 0)' } } },")).toMatch(
      /^config\/invalid-value/m,
    );
    expect(await author("theme: { palettes: { light: { primary: 'color(display-p3 0.1 0.3 0.6)' } } },")).not.toContain(
      'invalid-value',
    );
  },
  'site-theme': async ({ open }) => {
    const page = await open('/material-ui/');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
    const brand = (path: Page) => path.evaluate(() => getComputedStyle(document.body).getPropertyValue('--dg-brand'));
    expect(await brand(page)).not.toBe(await brand(await open('/joy-ui/')));
  },
} satisfies Partial<Record<RowId, Check>>;

async function copyButton({ open }: Walk, options: Parameters<Walk['open']>[1] = {}) {
  const page = await open(INSTALL, options);
  const button = page.locator('.dg-copy:visible, main [data-copy]:visible, main button[class*="copy"]:visible').first();
  await button.click({ force: true });
  return { page, button };
}

export const settingsChecks = {
  dense: async (walk) => {
    const page = await settings(walk);
    const height = () =>
      page
        .locator('#dg-nav a')
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    const before = await height();
    await choose(page, 'Dense');
    await expect.poll(height).toBeLessThan(before);
  },
  'dense-reset': async (walk) => {
    const page = await settings(walk);
    await choose(page, 'Dense');
    await choose(page, 'Comfortable');
    await expect.poll(() => page.locator('html[data-mui-dense]').count()).toBe(0);
  },
  direction: async (walk) => {
    const page = await settings(walk);
    await choose(page, 'Right to left');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  },
  contexts: async ({ open, console: told }) => {
    await open('/docs/', { before: WITHOUT_CONFIG });
    await expect.poll(() => told().join('\n')).toContain('dg-config');
  },
  'settings-reset': async (walk) => {
    const page = await settings(walk);
    for (const name of ['Dark', 'Dense', 'Right to left']) await choose(page, name);
    await page.getByRole('button', { name: 'Reset settings' }).click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toBe('');
    expect(await page.context().cookies()).toEqual([]);
  },
  variant: async ({ open }) => {
    const page = await open(BUTTON);
    const demo = page.locator('[data-demo]').first();
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-code-variant')).toBe('JS');
  },
  styling: async ({ open }) => {
    const page = await open(STYLED);
    await page.locator('[data-value="tailwind"]').first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-code-styling')).toBe('tailwind');
  },
  'code-cookies': async ({ open }) => {
    const page = await open(STYLED);
    await page.locator('[data-value="css"]').first().click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('codeStyling=css');
    const [cookie] = await page.context().cookies();
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
  },
  'code-hash': async ({ open }) => {
    const page = await open(`${BUTTON}#BasicButtons.js`);
    await expect.poll(() => page.locator('html').getAttribute('data-code-variant')).toBe('JS');
    expect(await page.evaluate(() => document.cookie)).toBe('');
  },
  copy: async (walk) => {
    const { page, button } = await copyButton(walk, { stopped: true });
    await expect.poll(() => button.innerText()).toContain('Copied');
    await page.clock.runFor(2100);
    await expect.poll(() => button.innerText()).not.toContain('Copied');
  },
  'copy-time': async (walk) => {
    const { page, button } = await copyButton(walk, { stopped: true });
    await expect.poll(() => button.innerText()).toContain('Copied');
    await page.clock.runFor(1500);
    expect(await button.innerText()).toContain('Copied');
  },
  clipboard: async (walk) => {
    const { page } = await copyButton(walk);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('npm install @mui/material');
  },
  'worker-hosts': async ({ serve, open }) => {
    const { origin } = await serve("serviceWorker: { hosts: ['127.0.0.1'] },");
    const registered = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const page = await open('/ui/page/', { origin, serviceWorkers: 'allow' });
    await expect.poll(() => registered(page)).toBe(1);
    const preview = await open('/ui/page/', {
      origin: origin.replace('127.0.0.1', 'localhost'),
      serviceWorkers: 'allow',
    });
    await preview.waitForLoadState('networkidle');
    expect(await registered(preview)).toBe(0);
  },
  'worker-update': async ({ serve, open }) => {
    const { origin, publish } = await serve("serviceWorker: { hosts: ['127.0.0.1'] },");
    const page = await open('/ui/page/', { origin, serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await publish('# Newer page\n\n<p class="description">A page.</p>\n');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => page.locator('h1').innerText()).toBe('Newer page');
  },
} satisfies Partial<Record<RowId, Check>>;
