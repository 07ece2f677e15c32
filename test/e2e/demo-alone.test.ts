// A demo that stands alone: on a page of its own, with what the reader chose.
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { named, type WindowVisit, windowReader, windowVisit } from './support/window-visit.ts';

const own = servedSite(repository);
/** One page of so many in the short run: a prime shares no factor with the stylings of a demo. */
const EVERY = IS_LONG ? 1 : 37;

const demoPaths = () =>
  [...own().files.keys()]
    .filter((path) => /^demos\/.*index\.html$/.test(path))
    .map((path) => `/${path.replace(/index\.html$/, '')}`);

const shown = ({ document: { documentElement: html } }: WindowVisit) => ({
  colorScheme: html.style.colorScheme,
  palette: html.dataset.muiColorScheme,
  direction: html.dir,
});

describe('a demo alone', () => {
  test('is alive on its page, in the mode and direction that the reader chose', { timeout: 900_000 }, async () => {
    const paths = demoPaths();
    expect(paths.length).toBeGreaterThan(60);
    const found: string[] = [];
    for (const [index, path] of paths.entries()) {
      if (index % EVERY !== 0) continue;
      const [colorScheme, direction] = index % 2 === 0 ? (['dark', 'rtl'] as const) : (['light', 'ltr'] as const);
      const page = await windowVisit(own().folder, path, {
        colorScheme,
        prepare: ({ localStorage }) => localStorage.setItem('mui-direction', direction),
      });
      const look = shown(page);
      const island = page.document.querySelector('main > dg-island[name="Demo"]');
      const isLive = Object.keys(island ?? {}).some((key) => key.startsWith('__reactContainer'));
      const hasText = (island?.textContent ?? '').trim() !== '';
      if (look.colorScheme !== colorScheme || look.palette !== colorScheme || look.direction !== direction)
        found.push(`${path}: ${JSON.stringify(look)}`);
      if (!isLive || !hasText) found.push(`${path}: ${isLive ? 'empty' : 'not alive'}`);
      for (const crash of page.document.querySelectorAll('[data-demo-crashed]'))
        found.push(`${path}: ${crash.textContent}`);
      for (const problem of page.problems) found.push(`${path}: ${problem}`);
    }
    expect(found).toEqual([]);
  });

  test('follows what the reader chooses on another page, as the one whose frame it is in', async () => {
    const reader = windowReader(own().folder, {
      colorScheme: 'dark',
      prepare: ({ localStorage }) =>
        localStorage.getItem('mui-direction') ?? localStorage.setItem('mui-direction', 'rtl'),
    });
    const demo = await reader.open('/demos/material-ui/components/app-bar/DepotShell/');
    expect(shown(demo)).toEqual({ colorScheme: 'dark', palette: 'dark', direction: 'rtl' });
    const page = await reader.open('/material-ui/react-app-bar/');
    named(page.document, 'button', 'Settings').click();
    await page.idle();
    for (const name of ['Light', 'Left to right']) named(page.document, '#dg-settings input[type=radio]', name).click();
    await demo.idle();
    expect(shown(demo)).toEqual({ colorScheme: 'light', palette: 'light', direction: 'ltr' });
    expect(demo.problems).toEqual([]);
  });
});

describe.runIf(IS_LONG)('every demo alone, in the long run', () => {
  describeInBrowser('bars the way of nobody', (browser) => {
    test.each(['light', 'dark'] as const)('%s', { timeout: 3_600_000 }, async (colorScheme) => {
      const context = await browser().newContext({ colorScheme });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const found: string[] = [];
      for (const path of demoPaths()) {
        await page.goto(own().origin + path);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main > dg-island') ?? {}).some((key) =>
            key.startsWith('__reactContainer'),
          ),
        );
        for (const violation of await violations(page)) found.push(`${path}: ${violation}`);
      }
      expect(found).toEqual([]);
    });
  });
});
