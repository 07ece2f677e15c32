// Analytics that readers are asked for, in a real browser, against a host on the loopback address.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { freshHost, quiet, SIGNALS, siteWithServices, soon, stored } from './support/analytics-site.ts';
import { violations } from './support/axe.ts';
import { visit } from './support/visit.ts';

const host = freshHost();
const asking = siteWithServices(
  () =>
    `analytics: { adapter: 'gtag', id: 'G-TEST', script: '${host.origin}/gtag/js' }, consent: { policy: '/ui/button/' },`,
);

const region = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
/** Commands of the tag by their first two words. */
const commands = () => host.heard.map((entry) => (Array.isArray(entry) ? entry.slice(0, 2).join(' ') : ''));
const tagOf = (name: string) =>
  host.heard.find((entry): entry is unknown[] => Array.isArray(entry) && entry[1] === name)?.[2];

describeInBrowser('a site that asks', (browser) => {
  test('loads, stores and tells nothing before the answer', async () => {
    const { page, problems } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY'); // It takes no focus.
    await page.getByRole('heading', { level: 1 }).click();
    await quiet(page, host);
    expect([host.asked, await stored(page)]).toEqual([[], {}]);
    expect(await region(page).getByRole('link').getAttribute('href')).toBe('/ui/button/');
    const boxes = await Promise.all(
      (await region(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes.map((box) => [box?.width, box?.height])).toEqual([
      [boxes[0]?.width, boxes[0]?.height],
      [boxes[0]?.width, boxes[0]?.height],
    ]);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a refusal is remembered: nothing is asked again, nothing is loaded', async () => {
    const { page } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).getByRole('button', { name: 'Essential only' }).click();
    expect(await region(page).count()).toBe(0);
    expect(await stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
    await page.goto(`${asking().origin}/ui/`);
    await quiet(page, host);
    expect([await region(page).count(), host.asked]).toEqual([0, []]);
  });

  test('an agreement starts analytics at once, without what happened before', async () => {
    const { page, problems } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).waitFor();
    await page.evaluate(() => window.docsGenEvents?.push({ name: 'early', params: {} }));
    await page.locator('.dg-copy').click();
    await soon(() => page.locator('.dg-copy').innerText()).toBe('Copied'); // All that comes of it has come.
    await region(page).getByRole('button', { name: 'Allow all' }).click();
    await soon(commands).toContain('event page_view');
    expect(host.asked[0]).toBe('/gtag/js?id=G-TEST');
    // The host hears them as they come in; their order is held by the unit tests of the queue.
    for (const command of ['consent default', /^js /, 'config G-TEST', 'consent update'])
      expect(commands()).toContainEqual(expect.stringMatching(command));
    expect(commands().filter((command) => command.startsWith('event'))).toEqual(['event page_view']);
    expect(tagOf('page_view')).toEqual({
      page_title: 'Button - Acme UI',
      page_location: 'https://acme.example/ui/button/',
      productId: 'ui',
      productCategoryId: 'null',
    });
    expect(tagOf('user_properties')).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'system',
    });
    await page.locator('.dg-copy').click();
    await soon(commands).toContain('event code');
    expect(tagOf('code')).toEqual({ eventAction: 'copy-click', eventLabel: null });
    expect(problems).toEqual([]);
  });

  test('holds on the next pages, until it is taken back', async () => {
    const { page } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).getByRole('button', { name: 'Allow all' }).click();
    await soon(commands).toContain('event page_view');
    await page.getByText('To the start').click();
    await soon(() => page.url()).toBe(`${asking().origin}/ui/`);
    await soon(() => commands().filter((command) => command === 'event page_view')).toHaveLength(2);
    expect(await region(page).count()).toBe(0);
    expect(await stored(page)).toMatchObject({ cookies: expect.stringContaining('_ga_TEST') });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('dg-consent');
    expect(await region(page).getByRole('button', { name: 'Allow all' }).getAttribute('aria-pressed')).toBe('true');
    await region(page).getByRole('button', { name: 'Essential only' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('dg-settings');
    expect(await stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
    const before = commands().filter((command) => command.startsWith('event')).length;
    await page.goto(`${asking().origin}/ui/button/`);
    await quiet(page, host);
    expect(commands().filter((command) => command.startsWith('event'))).toHaveLength(before);
  });

  test.each(SIGNALS)('%s is a refusal, whatever was agreed to before, and asks no question', async (_, signal) => {
    const { page } = await visit(browser(), `${asking().origin}/ui/button/`, {
      prepare: async (tab) => {
        await tab.addInitScript(signal);
        await tab.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'analytics'));
      },
    });
    await quiet(page, host);
    expect([await region(page).count(), host.asked]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await soon(() => region(page).innerText()).toContain('Your browser asks sites not to track you.');
    expect(await region(page).getByRole('button').allInnerTexts()).toEqual(['Close']);
  });
});

test('the page of a demo alone is not a page view: it is in frames of pages that are', () => {
  const files = [...asking().files].map(([name, body]) => [name, body.toString('utf8')] as const);
  const services = (name: string) => /assets\/services\/|"analytics"|"consent"/.test(new Map(files).get(name) ?? '');
  const demos = files.flatMap(([name]) => (/^demos\/.+\/index\.html$/.test(name) ? [name] : []));
  expect(demos).toHaveLength(1);
  expect(['ui/demo/index.html', '404.html', ...demos].map(services)).toEqual([true, true, false]);
});
