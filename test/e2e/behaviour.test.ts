// What our site does when a reader uses it: colour mode, copying, tabs, menus, the keyboard.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { colorMode, visit } from './support/visit.ts';

const site = servedSite(repository);
const INSTALLATION = '/material-ui/getting-started/installation/';
const MARKDOWN = '/experiments/docs/markdown/';
/** A page with a row in the sidebar for one of its own headings. */
const BREAKPOINTS = '/system/breakpoints/';
/** A page with text, code and no tabs that are stored. */
const TEXT = '/docs/';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1440, height: 800 } };

const toggle = (page: Page) => page.locator('.dg-color-mode');

describeInBrowser('the colour-mode toggle', (browser) => {
  test('takes the first click, though nothing is loaded yet, and takes it once', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, requests, problems } = await visit(browser(), site().origin + TEXT, {
      colorScheme: 'light',
      // React arrives when the test says so: after the click.
      prepare: (opened) => opened.route('**/assets/hydrate-*.js', (route) => asked.then(() => route.continue())),
    });
    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: null });
    answer();
    await page.waitForFunction(() => localStorage.getItem('mui-mode') !== null);
    await page.waitForTimeout(300); // A second step would show by now.
    expect(await colorMode(page)).toEqual({ shown: 'dark', stored: 'dark' });
    expect(await toggle(page).innerText()).toContain('Dark');

    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: 'light' });
    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: 'system' });
    expect(requests.filter((path) => path.includes('hydrate'))).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('is obeyed by the next page before its first paint, and never changes its mind there', async () => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    await toggle(page).click();
    await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');

    const schemes: string[] = [];
    const backgrounds: string[] = [];
    await page.exposeFunction('seen', (list: string, value: string) =>
      (list === 'scheme' ? schemes : backgrounds).push(value),
    );
    // Notes the scheme when <body> appears, which is before anything can be painted, at each change after that, and
    // what the first frames look like.
    await page.addInitScript({
      content: `
        const note = () => seen('scheme', document.documentElement.getAttribute('data-mui-color-scheme') ?? 'none');
        const start = new MutationObserver(() => {
          if (!document.body) return;
          start.disconnect();
          note();
          new MutationObserver(note).observe(document.documentElement, { attributes: true });
          let frames = 0;
          const frame = () => {
            seen('background', getComputedStyle(document.body).backgroundColor);
            if (++frames < 5) requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        });
        start.observe(document, { childList: true, subtree: true });
      `,
    });
    for (const route of [TEXT, INSTALLATION]) {
      schemes.length = 0;
      backgrounds.length = 0;
      await page.goto(site().origin + route);
      await expect.poll(() => backgrounds.length).toBe(5);
      expect([...new Set(schemes)]).toEqual(['dark']);
      expect([...new Set(backgrounds)]).toHaveLength(1);
      const [red = 255] = backgrounds[0]?.match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeLessThan(60);
    }
  });

  test('is in step in all windows of the reader', async () => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(site().origin + INSTALLATION);
    await toggle(page).click();
    await other.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
  });
});

describeInBrowser('code', (browser) => {
  test('is copied as it is written, and the button says so for 2,000 ms', async () => {
    const { page, problems } = await visit(browser(), site().origin + MARKDOWN, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const block = page.locator('.dg-code').filter({ hasText: 'export function App' }).last();
    const button = block.locator('.dg-copy');
    const shown = button.evaluate(
      (element) =>
        new Promise<{ text: string; ms: number }>((resolve) => {
          let since = 0;
          let text = '';
          const island = element.parentElement ?? element;
          new MutationObserver(() => {
            const now = island.querySelector('button')?.textContent ?? '';
            if (now === 'Copied' && since === 0) {
              since = performance.now();
              text = now;
            } else if (now === 'Copy' && since > 0) resolve({ text, ms: performance.now() - since });
          }).observe(island, { childList: true, characterData: true, subtree: true });
        }),
    );
    await block.hover();
    await button.click();
    const { text, ms } = await shown;
    expect(text).toBe('Copied');
    // A timer is never early, but late on a busy machine.
    expect(ms).toBeGreaterThan(1950);
    expect(ms).toBeLessThan(3500);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'export function App() {\n  return <Button variant="contained">Save</Button>;\n}',
    );
    expect(problems).toEqual([]);
  });

  test('in tabs of one kind is in step: on the page, on the next one, in other windows', async () => {
    const { page, problems } = await visit(browser(), site().origin + MARKDOWN, LAPTOP);
    const groups = page.locator('[data-storage-key="package-manager"]');
    const open = () =>
      groups.evaluateAll((all) => all.map((group) => group.querySelector('input:checked')?.getAttribute('value')));
    expect(await open()).toEqual(['npm', 'npm']);
    await groups.first().getByText('pnpm', { exact: true }).click();
    expect(await open()).toEqual(['pnpm', 'pnpm']);
    expect(await groups.nth(1).locator('pre:visible').innerText()).toBe('pnpm exec docs-gen build');

    const other = await page.context().newPage();
    await other.goto(site().origin + INSTALLATION);
    const first = other.locator('[data-storage-key="package-manager"]').first();
    await expect.poll(() => first.locator('input:checked').getAttribute('value')).toBe('pnpm');
    await first.getByText('npm', { exact: true }).click();
    await expect.poll(open).toEqual(['npm', 'npm']);
    expect(problems).toEqual([]);
  });
});

describeInBrowser('a page of text', (browser) => {
  test('loads little script, and React only when a reader asks for something', async () => {
    const { page, requests } = await visit(browser(), site().origin + TEXT, LAPTOP);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(1000);
    const scripts = () =>
      requests.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-[0-9a-f]{10}\.js$/, ''));
    expect(scripts()).toEqual(['/assets/entry', '/assets/search-button', '/assets/page-actions', '/assets/reading']);
    expect(await scriptBytes(page, site().files)).toBeLessThan(8.5 * 1024);
    await toggle(page).click();
    await expect.poll(scripts).toEqual(expect.arrayContaining(['/assets/hydrate', '/assets/ColorModeToggle']));
  });
});

describeInBrowser('the keyboard', (browser) => {
  test('meets the way past the menus first', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, LAPTOP);
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus');
    expect(await skip.innerText()).toBe('Skip to content');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('opens the navigation of a phone, and Escape closes it where it was opened', async () => {
    const { page, problems } = await visit(browser(), site().origin + INSTALLATION, PHONE);
    const nav = page.locator('#dg-nav');
    expect(await nav.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await nav.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect(await nav.locator('[aria-current="page"]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await nav.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('changes tabs with the arrow keys', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, LAPTOP);
    const group = page.locator('.dg-tabs').first();
    await group.locator('input:checked').focus();
    await page.keyboard.press('ArrowRight');
    expect(await group.locator('input:checked').getAttribute('value')).not.toBe('npm');
    expect(await group.locator('pre:visible').count()).toBe(1);
  });
});

describeInBrowser('a finger', (browser) => {
  test('opens the navigation of a phone and follows a link in it', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    const link = page.locator('#dg-nav a.dg-row:not([aria-current]):visible').first();
    const target = await link.getAttribute('href');
    await link.tap();
    await page.waitForURL(site().origin + target);
    expect(await page.locator('#dg-nav').isVisible()).toBe(false);
  });

  test('closes it by its button, and by a row that leads to a place on the same page', async () => {
    const { page, problems } = await visit(browser(), site().origin + BREAKPOINTS, PHONE);
    const nav = page.locator('#dg-nav');
    const open = () => page.getByRole('button', { name: 'Open navigation' }).tap();
    await open();
    await nav.getByRole('button', { name: 'Close navigation' }).tap();
    await expect.poll(() => nav.isVisible()).toBe(false);
    await open();
    await nav.locator(`a[href^="${BREAKPOINTS}#"]`).tap();
    await expect.poll(() => nav.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).not.toBe('');
    expect(problems).toEqual([]);
  });

  test('finds targets of 40 px at least', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await page.locator('.dg-contents-phone').evaluate((details) => details.setAttribute('open', ''));
    const small = await page
      .locator('.dg-row, .dg-contents-phone a, .dg-menu-button, .dg-brand, .dg-tabs > label, summary')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 39.5)
          .map((element) => `${element.outerHTML.slice(0, 80)}: ${element.getBoundingClientRect().height}`),
      );
    expect(small).toEqual([]);
  });
});

describeInBrowser('a window', (browser) => {
  test('that grows with its menu open has a sidebar, and nothing over the page', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, { viewport: { width: 800, height: 800 } });
    const nav = page.locator('#dg-nav');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.waitForFunction(() => document.querySelector('#dg-nav')?.matches(':popover-open'));
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
    expect(await nav.isVisible()).toBe(true);
  });

  test('on the front page of a product has the tree in a menu while it is narrow', async () => {
    const { page } = await visit(browser(), `${site().origin}/material-ui/`, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    expect(await page.locator('#dg-nav .dg-row:visible').count()).toBeGreaterThan(3);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => page.locator('#dg-nav').isVisible()).toBe(false);
  });
});

describeInBrowser('a page that is not there', (browser) => {
  test('says which address was asked for, as text', async () => {
    const { page } = await visit(browser(), `${site().origin}/no/%3Cimg%20src=x%3E/%E9%A1%B5/`);
    await expect
      .poll(async () => (await page.locator('main').innerText()).replace(/\s+/g, ' '))
      .toContain('You asked for /no/<img src=x>/页/');
    expect(await page.locator('main img').count()).toBe(0);
  });
});

describeInBrowser('paper', (browser) => {
  test('shows all tabs, all code and dark text, and no controls', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, { ...LAPTOP, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const group = page.locator('.dg-tabs').first();
    expect(await group.locator('pre:visible').count()).toBe(await group.locator('pre').count());
    expect(await group.locator('label:visible').count()).toBe(await group.locator('label').count());
    expect(await page.locator(':is(.dg-copy, .dg-header, #dg-nav, .dg-contents, .dg-footer):visible').count()).toBe(0);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(
      await page
        .locator('pre')
        .first()
        .evaluate((pre) => getComputedStyle(pre).whiteSpace),
    ).toBe('pre-wrap');
  });
});

/** Of all scripts that an open page has loaded or holds in its text, compressed one by one as a host would. */
async function scriptBytes(page: Page, files: ReadonlyMap<string, Buffer>): Promise<number> {
  const { loaded, inline } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    inline: [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text),
  }));
  const bodies = loaded.flatMap((path) => (path.endsWith('.js') ? (files.get(path.slice(1)) ?? []) : []));
  return [...bodies, ...inline].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
