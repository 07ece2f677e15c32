// The bar at the top of a phone: with every menu that a site can have, the logo is whole, and the name is what gives way.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { HEADER_FILES } from './support/header-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
beforeAll(() => {
  const config = HEADER_FILES['site.config.ts'];
  return writeFiles(root, {
    ...HEADER_FILES,
    'site.config.ts': config
      .replace("url: 'https", "notifications: { file: 'news.json' }, url: 'https")
      .replace("text: 'v3'", "text: 'v7.0.0-beta.4'")
      .replace("prefix: '/long/'", "logo: 'logo.svg', prefix: '/long/'"),
    'news.json': '[{ "id": 1, "text": "New." }]',
  });
});
const site = servedSite(root);

/** Of the visible parts from the start of the line to its end: what they are, and whether they touch the next one. */
const parts = (page: Page) =>
  page.evaluate(() => {
    const { direction } = getComputedStyle(document.documentElement);
    const all = [...document.querySelectorAll('.dg-header :is(button, .dg-brand-logo svg, .dg-brand > [dir])')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 0 && getComputedStyle(element).clipPath === 'none')
      .sort((one, other) => one.box.left - other.box.left);
    const touches = all.flatMap(({ element, box }, index) => {
      const next = all[index + 1];
      return next && next.box.left < box.right - 8 ? [`${element.className} ${next.element.className}`] : [];
    });
    const logo = document.querySelector('.dg-brand-logo svg')?.getBoundingClientRect();
    const version = document.querySelector('[popovertarget="dg-versions"] span');
    return {
      direction,
      touches,
      buttons: all.filter(({ element }) => element.localName === 'button').length,
      logo: [logo?.width, logo?.height],
      name: all.find(({ element }) => element.matches('.dg-brand > [dir]'))?.box.width ?? 0,
      version: version && getComputedStyle(version).direction,
      pageWidth: document.documentElement.scrollWidth,
    };
  });

describeInBrowser('the header of a phone', (browser) => {
  test.each([
    ['/ui/button/', 'ltr'],
    ['/ui/button/', 'rtl'],
    ['/ar/long/', 'rtl'],
  ] as const)('shows its logo beside all menus: %s, %s', async (path, direction) => {
    const { page } = await visit(browser(), site().origin + path, { hasTouch: true, isMobile: true });
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const hasAll = path === '/ui/button/';
      const { name, buttons, version, ...rest } = await parts(page);
      expect(rest).toEqual({ direction, touches: [], logo: [26, 26], pageWidth: width });
      // What is too long of a version is cut at its end.
      expect([buttons, version]).toEqual(hasAll ? [7, 'ltr'] : [6, null]);
      // One or two letters of a name are of no use.
      if (hasAll && width < 390) expect(name).toBe(0);
      else expect(name).toBeGreaterThan(40);
    }
  });
});
