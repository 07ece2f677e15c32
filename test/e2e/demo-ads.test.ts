// Ads below demos in a real browser: readers open the code of a demo, and a network on the loopback address answers well, late,
// never, with errors, too much or with evil.
import { expect, test } from 'vitest';
import { failure, held, json, LARGE_PATH, LIST_PATH, never } from '../support/ad-host.ts';
import { describeInBrowser } from '../support/browser.ts';
import { adSites, eventually, showing, started, unfolded } from './support/ad-sites.ts';

const { host, open } = adSites(['network']);

const DEMO_PAGE = { path: '/ui/demos/' };

const AD = {
  statlink: 'https://click.example/1',
  image: 'https://ads.example/a.png',
  company: 'Acme',
  description: 'Tools for teams that ship.',
};

const EVIL = "watched.evil.push('ran')";
const HOSTILE = [
  { ...AD, statlink: `javascript:${EVIL}` },
  {
    ...AD,
    company: `"><img src=x onerror=${EVIL}>`,
    description: `<script>${EVIL}</script><img src=x onerror="${EVIL}"><svg onload="${EVIL}"></svg><b onmouseover="${EVIL}" style="position:fixed;inset:0">Buy</b><iframe srcdoc="<script>parent.${EVIL}</script>"></iframe><a href="javascript:${EVIL}">now</a>`,
    image: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${EVIL}"/>`,
    statimp: `javascript:${EVIL}`,
    pixel: `javascript:${EVIL}||data:text/html,<script>${EVIL}</script>`,
    timestamp: { toString: 1 },
  },
];

describeInBrowser('the ad below a demo', (browser) => {
  test('is fetched when the demo is opened for the first time, counted and told, and moves nothing', async () => {
    host().answers({
      script: showing('https://buy.example/'),
      list: json({
        ads: [
          {},
          {
            ...AD,
            statimp: `${host().origin}/seen`,
            pixel: `${host().origin}/a?t=[timestamp]||${host().origin}/b`,
            timestamp: '42',
          },
        ],
      }),
    });
    const { page, expand, events, shifts, top } = await open(browser(), DEMO_PAGE);
    await started(page);
    expect(host().asked).not.toContain(LIST_PATH);
    await expand();
    const place = page.locator('.dg-notice-below');
    await place.waitFor({ state: 'attached' });
    await page.waitForFunction(
      () => document.querySelector('[data-demo="Basic"] + .dg-notice-below .dg-notice') !== null,
    );
    const after = await top();
    expect((await place.boundingBox())?.height).toBe(52);
    expect(await place.innerText()).toContain('Tools for teams that ship.');
    await eventually(() =>
      host()
        .asked.filter((path) => /seen|[ab](?:\?|$)/.test(path))
        .sort(),
    ).toEqual(['/a?t=42', '/b', '/seen']);
    expect(await events()).toContain('display carbon-demo-inline');
    expect(await top()).toBe(after);
    expect(await shifts()).toBe(0);
  });

  test.each([
    ['Silent', 'with `disableAd`'],
    ['Basic', 'that is opened for the second time'],
  ])('does not come below the demo %s, %s', async (name) => {
    host().answers({ list: json({ ads: [AD] }) });
    const { page, expand } = await open(browser(), DEMO_PAGE);
    await started(page);
    await expand('Basic');
    await page.locator('.dg-notice-below .dg-notice').waitFor();
    if (name === 'Basic') await expand(name);
    await expand(name);
    await page.clock.runFor(5000);
    expect(await page.locator('.dg-notice-below').count()).toBe(1);
    expect(await page.locator(`[data-demo="${name}"] .dg-demo-full`).isVisible()).toBe(true);
    expect(host().asked.filter((path) => path === LIST_PATH).length).toBe(1);
    expect(await page.locator('[data-ad="off"]').evaluateAll((all) => all.map((demo) => demo.id))).toEqual([
      'Silent',
      'Bare',
    ]);
  });

  test.each([
    // Where its end is below what is seen, the ad can come without moving anything.
    ['ends below the window', 300, 1],
    ['is seen as a whole', 1600, 0],
  ])('below one that was opened before the settings came, and %s', async (_, height, expected) => {
    host().answers({ list: json({ ads: [AD] }) });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, requests, shifts } = await open(browser(), {
      ...DEMO_PAGE,
      height,
      prepare: (page) =>
        page.route('**/body-top-*.json', async (route) => {
          await released;
          await route.continue();
        }),
    });
    const button = page.locator('[data-demo="Basic"] [data-act="expand"]');
    await button.evaluate((element: HTMLElement) => element.click());
    await page.locator('[data-demo="Basic"][data-expanded]').waitFor();
    await unfolded(page);
    await page.evaluate(() => {
      window.watched.shifts.length = 0;
    });
    release();
    await started(page);
    if (expected === 1) await page.locator('.dg-notice-below .dg-notice').waitFor({ state: 'attached' });
    await page.clock.runFor(5000);
    expect([await page.locator('.dg-notice-below').count(), await shifts()]).toEqual([expected, 0]);
    expect(requests.filter((path) => path === LIST_PATH).length).toBe(expected);
  });

  test('is counted by pictures that nobody sees, however large', async () => {
    host().answers({
      list: json({
        ads: [{ ...AD, statimp: `${host().origin}${LARGE_PATH}`, pixel: `${host().origin}${LARGE_PATH}?2` }],
      }),
    });
    const { page, expand, shifts } = await open(browser(), DEMO_PAGE);
    await started(page);
    await expand();
    const place = page.locator('.dg-notice-below');
    await place.locator('.dg-notice').waitFor();
    await eventually(() => host().asked.filter((path) => path.startsWith(LARGE_PATH)).length).toBe(2);
    await eventually(() =>
      place.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth)),
    ).toEqual([20_000, 20_000]);
    expect(await place.locator('img').evaluateAll((all) => all.map((image) => image.clientWidth))).toEqual([0, 0]);
    expect([(await place.boundingBox())?.height, await shifts()]).toEqual([52, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('comes late into a place of its height', async () => {
    const late = held(json({ ads: [AD] }));
    host().answers({ list: late.answer });
    const { page, expand, top } = await open(browser(), { ...DEMO_PAGE, width: 360 });
    await started(page);
    await expand();
    const place = page.locator('.dg-notice-below');
    await place.waitFor({ state: 'attached' });
    const before = await top();
    await page.evaluate(() => {
      window.watched.shifts.length = 0;
    });
    late.release();
    await page.locator('.dg-notice-below .dg-notice').waitFor();
    expect([await top(), (await place.boundingBox())?.height]).toEqual([before, 52]);
    expect(await page.evaluate(() => window.watched.shifts)).toEqual([]);
  });

  test.each([
    ['never answers', never],
    ['answers with an error', failure],
    ['answers with 10 MB', json({ ads: Array.from({ length: 100_000 }, () => ({ description: 'x'.repeat(100) })) })],
    ['answers with something else', json({ ads: { statlink: 'https://a.example/' } })],
  ])('of a host that %s: an empty place', async (_, list) => {
    host().answers({ list });
    const { page, expand } = await open(browser(), DEMO_PAGE);
    await started(page);
    await expand();
    await page.locator('.dg-notice-below').waitFor({ state: 'attached' });
    await eventually(() => host().asked.filter((path) => path === LIST_PATH).length).toBe(1);
    await page.clock.runFor(5000);
    expect(await page.locator('.dg-notice-below').innerHTML()).toBe('');
    expect((await page.locator('.dg-notice-below').boundingBox())?.height).toBe(52);
  });

  test('of a host without ads is asked for ten times', async () => {
    host().answers({ list: json({ ads: [{}, { company: 'No link' }] }) });
    const { page, expand } = await open(browser(), DEMO_PAGE);
    await started(page);
    await expand();
    const times = () => host().asked.filter((path) => path === LIST_PATH).length;
    await eventually(times).toBe(10);
    await page.clock.runFor(5000);
    expect(times()).toBe(10);
  });

  test('with evil in every field is harmless', async () => {
    host().answers({ list: json({ ads: HOSTILE }) });
    const { page, expand, evil, shifts } = await open(browser(), DEMO_PAGE);
    await started(page);
    await expand();
    const notice = page.locator('.dg-notice-below .dg-notice');
    await notice.waitFor();
    await notice.locator('b').hover({ force: true });
    await page.clock.runFor(2000);
    expect(await evil()).toEqual([]);
    expect(await notice.locator('.dg-notice-text').innerHTML()).toBe(
      '<span class="dg-notice-mark">Ad</span> <b>Buy</b>now',
    );
    expect(await notice.locator('a').getAttribute('href')).toBe('https://click.example/1');
    expect(await page.locator('.dg-notice-below img').count()).toBe(0);
    expect(await shifts()).toBe(0);
  });
});
