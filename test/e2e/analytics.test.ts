// Analytics without a question in a real browser: a service on the loopback address, and a function of the project.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { freshHost, quiet, SIGNALS, siteWithServices, soon, stored } from './support/analytics-site.ts';
import { visit } from './support/visit.ts';

const host = freshHost();
const plain = siteWithServices(
  () => `analytics: { adapter: 'plausible', domain: 'acme.example', script: '${host.origin}/script.js' },`,
);
const own = siteWithServices(
  () => "analytics: { adapter: { module: './analytics.ts' } }, repo: { url: 'https://git.example/acme' },",
);

describeInBrowser('Plausible', (browser) => {
  test('is told of page views and clicks, on every page and after a step back', async () => {
    const { page, problems } = await visit(browser(), `${plain().origin}/ui/button/`);
    expect(await page.locator('[data-ga-event-category="chip"]').getAttribute('data-ga-event-split')).toBe('1');
    await soon(() => host.heard).toHaveLength(1);
    expect(host.heard[0]).toEqual([
      'acme.example',
      'pageview',
      {
        u: 'https://acme.example/ui/button/',
        props: expect.objectContaining({ productId: 'ui', codeVariant: 'TS', page_title: 'Button - Acme UI' }),
      },
    ]);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault())); // The page stays.
    await page.locator('[data-ga-event-category="chip"] em').click();
    await expect
      .poll(() => host.heard[1])
      .toEqual(['acme.example', 'chip', { props: { eventAction: 'click', eventLabel: 'start' } }]);
    await page.goto(`${plain().origin}/ui/`);
    await soon(() => host.heard).toHaveLength(3);
    await page.goBack();
    await soon(() => host.heard).toHaveLength(4);
    expect(host.heard.slice(2).map((entry) => (entry as [string, string, { u: string }])[2].u)).toEqual([
      'https://acme.example/ui/',
      'https://acme.example/ui/button/',
    ]);
    expect(await stored(page)).toEqual({}); // Nothing of it is stored by docs-gen.
    expect(problems).toEqual([]);
  });

  test.each(SIGNALS)('is not loaded against %s, on a site that asks no question', async (_, signal) => {
    const { page } = await visit(browser(), `${plain().origin}/ui/`, { prepare: (tab) => tab.addInitScript(signal) });
    await quiet(page, host);
    expect(host.asked).toEqual([]);
  });
});

describeInBrowser('a function of the project', (browser) => {
  test('is bundled with what it imports, and called with each event', async () => {
    const { page, problems } = await visit(browser(), `${own().origin}/ui/button/`);
    const reported = () => page.evaluate(() => (window as { reported?: unknown[] }).reported ?? []);
    await soon(reported).toHaveLength(2);
    expect(await reported()).toEqual([
      ['user_properties', expect.objectContaining({ codeVariant: 'TS' })],
      ['page_view', expect.objectContaining({ page_location: 'https://acme.example/ui/button/' })],
    ]);
    await page.locator('pre[tabindex], .dg-code pre').first().hover();
    await page.locator('#dg-code-status').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+c');
    await soon(reported).toContainEqual(['code', { eventAction: 'copy-keyboard', eventLabel: null }]);
    expect(host.asked).toEqual([]);
    expect(problems).toEqual([]);
  });

  /** What was reported since the page view: clicks by name, action and label, properties by what has changed. */
  const toldOf = async (page: Page) => {
    const reported = await page.evaluate(() => (window as { reported?: [string, Record<string, unknown>][] }).reported);
    return (reported ?? [])
      .slice(2)
      .map(([name, params]) =>
        name === 'user_properties'
          ? Object.entries(params).flat().join(' ')
          : `${name} ${params.eventAction} ${params.eventLabel}`,
      );
  };
  const LABEL = 'ui/demo/Hello.js';

  test('hears of each button of a demo', async () => {
    // Pressed without their answers, some of which lead off the page: only the scripts of services come.
    const { page } = await visit(browser(), `${own().origin}/ui/demo/`, {
      prepare: (tab) =>
        tab.route(/^(?!.*\/services\/).*\.js$/, async (route) => {
          await route.abort();
        }),
    });
    await soon(() => page.evaluate(() => (window as { reported?: unknown[] }).reported?.length)).toBe(2);
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
      for (const button of document.querySelectorAll<HTMLElement>('figure[data-demo] [data-ga-event-category]'))
        button.click();
    });
    expect((await toldOf(page)).sort()).toEqual(
      [
        ...[
          'expand',
          'source-ts',
          'source-js',
          'edit',
          'stackblitz',
          'codesandbox',
          'copy',
          'reset-focus',
          'reset',
          'github',
          'copy-js-source-link',
          'copy-ts-source-link',
          'standalone',
        ].map((action) => `demo ${action} ${LABEL}`),
        // In the preview and in the whole code, of both languages.
        ...['demo', 'demo', 'demo-expand', 'demo-expand'].map((name) => `${name} copy-click ${LABEL}`),
      ].sort(),
    );
  });

  test('hears of what a reader does with a demo, the settings and the frame of the page, each once', async () => {
    const { page, problems } = await visit(browser(), `${own().origin}/ui/demo/`);
    // The page stays: the link to the repository leads off it.
    await page.evaluate(() =>
      document.querySelector('.dg-repository')?.addEventListener('click', (event) => event.preventDefault()),
    );
    await soon(() => page.evaluate(() => (window as { reported?: unknown[] }).reported?.length)).toBe(2);
    let count = 0;
    /** Of a click and what it changes, either may be told first. */
    const next = async (...expected: string[]) => {
      await soon(async () => (await toldOf(page)).slice(count).sort()).toEqual(expected.sort());
      count += expected.length;
    };
    await page.locator('[data-act="expand"]').click();
    await next(`demo expand ${LABEL}`);
    await page.locator('[data-act="variant"][data-value="JS"]').click();
    await next(`demo source-js ${LABEL}`, 'codeVariant JS');
    await page.locator('.dg-repository').click();
    await next('header github null');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await next('settings dark null', 'colorScheme dark');
    await page.keyboard.press('ArrowLeft');
    await next('settings system null', 'colorScheme system');
    await page.getByRole('radio', { name: 'TypeScript' }).click();
    await next('settings source-ts null', 'codeVariant TS');
    await page.emulateMedia({ colorScheme: 'dark' });
    await next('colorSchemeOS dark');
    await page.locator('.dg-top').evaluate((link: HTMLElement) => link.click());
    await next('docs click-back-to-top null');
    // What goes with its own click was clicked all the same.
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.gaEventCategory = 'gone';
      button.addEventListener('click', () => button.remove());
      document.body.append(button);
      button.click();
    });
    await next('gone null null');
    expect(problems).toEqual([]);
  });
});
