// The room that a page keeps free for an ad: it has the size of the specification, and holds whatever comes.
import { expect, test } from 'vitest';
import { failure } from '../support/ad-host.ts';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { adSites, eventually, showing, started } from './support/ad-sites.ts';
import { violations } from './support/axe.ts';

const { host, open } = adSites(['network', 'own', 'long']);

describeInBrowser('an ad at the top of a page', (browser) => {
  test('would be seen if it moved something', async () => {
    const { page, shifts, top } = await open(browser(), { site: 'own' });
    await started(page);
    const before = await top();
    await page
      .locator('.dg-notice-place')
      .evaluate((place) => place.insertAdjacentHTML('beforeend', '<p>One<br>more</p>'));
    await eventually(shifts).toBeGreaterThan(0);
    expect(await top()).toBeGreaterThan(before);
  });

  test('that is larger than its place is cut, and moves nothing', async () => {
    host().answers({ script: showing('https://buy.example/', 'inline-size:4000px;block-size:4000px') });
    const { page, box, shifts, top } = await open(browser());
    const before = await top();
    await page.locator('#carbonads').waitFor();
    await page.clock.runFor(1000);
    expect([await top(), await shifts(), (await box.boundingBox())?.height]).toEqual([before, 0, 126]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  // A line and a card, with words that wrap (0.1, 0.9) and with one that cannot (0.3, 0.6): all of them in the long run.
  test.each([
    [320, 142, [0.3, 0.6]],
    [360, 142, [0.1, 0.9]],
    [599, 142, [0.1, 0.6]],
    [600, 126, [0.3, 0.9]],
    [1280, 126, [0.1, 0.6]],
  ])('of the site itself may be as long as it likes: nothing moves at %i px', async (width, height, drawn) => {
    for (const draw of IS_LONG ? [0.1, 0.3, 0.6, 0.9] : drawn) {
      const { page, box, shifts } = await open(browser(), { site: 'long', draw, width });
      await page.locator('.dg-notice').waitFor();
      await page.clock.runFor(3500);
      expect([draw, (await box.boundingBox())?.height, await shifts()]).toEqual([draw, height, 0]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (draw < 0.5) continue;
      const picture = await box.locator('img').boundingBox();
      expect([picture?.width, picture?.height]).toEqual([130, 100]);
    }
  });

  test.each([
    [320, 142],
    [600, 126],
  ])('that is a message moves nothing at %i px', async (width, height) => {
    host().answers({ script: failure });
    const { page, box, label, shifts } = await open(browser(), { draw: 0.1, width });
    await started(page);
    await page.clock.runFor(3500);
    expect(await label()).toBe('in-house-adblock-body-top-inline');
    expect([(await box.boundingBox())?.height, await shifts()]).toEqual([height, 0]);
    // All of it is seen.
    expect(await box.locator('.dg-notice').evaluate((notice) => notice.scrollHeight - notice.clientHeight)).toBe(0);
  });

  test.each([
    [360, 142],
    [599, 142],
    [600, 126],
    [1280, 126],
  ])('has a place at %i px that is %i px high, 24 px from its neighbours', async (width, height) => {
    const { box } = await open(browser(), { site: 'own', width });
    expect((await box.boundingBox())?.height).toBe(height);
    expect(
      await box.evaluate((element) => [getComputedStyle(element).marginTop, getComputedStyle(element).marginBottom]),
    ).toEqual(['24px', '24px']);
  });

  test.each([
    ['a line of text', 'own', 0.1, 'light'],
    ['a card with a picture', 'own', 0.9, 'dark'],
    ['a message', 'network', 0.1, 'dark'],
  ] as const)('%s is accessible', async (_, site, draw, colorScheme) => {
    host().answers({ script: failure });
    const { page, box } = await open(browser(), { site, draw, colorScheme });
    await started(page);
    await page.clock.runFor(3500);
    expect((await box.innerText()).length).toBeGreaterThan(20);
    expect(await violations(page)).toEqual([]);
  });
});
