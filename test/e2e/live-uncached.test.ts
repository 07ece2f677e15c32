// A page that became another before its script ran, in a browser that keeps nothing: with its cache off, as tools of developers have it.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { livePages } from './support/live-pages.ts';

const live = livePages('one', 'text');

describeInBrowser('an open page without a cache', (browser) => {
  test('shows what it became since it was sent', async () => {
    live.serve('one');
    const context = await browser().newContext();
    const page = await context.newPage();
    // Playwright turns the cache off where requests are intercepted.
    await page.route('**/client.js*', async (route) => {
      live.serve('text');
      await route.continue();
    });
    await page.goto(`${live.server().origin}/ui/button/`);
    await expect.poll(() => page.locator('#added').count()).toBe(1);
    expect(await page.title()).toContain('Buttons');
    await context.close();
  });
});
