// Everything that a page's text can hold, in a real browser: tables, containers, badges, pictures and films.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { pngOf } from '../support/pictures.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { framesDrawn } from './support/page-events.ts';
import { readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const ROWS = Array.from(
  { length: 60 },
  (_, i) => `| \`option${i}\` | \`string\` | ${i} | What the option does, in some words. |`,
);

const PAGE = `# Everything

<p class="description">Every construct on one page.</p>

## A long table

| Name | Type | Default | Description |
| :--- | :--- | ------: | :---------- |
${ROWS.join('\n')}

## A wide table

| Event | Bubbles | Target | Payload | Since | A column with a long name | Another long column |
| :---- | :------ | :----- | :------ | :---- | :------------------------ | :------------------ |
| \`press\` | yes | the element | \`aVeryLongNameThatCannotBeBroken\` | \`anotherNameOfThisKind\` | one | two |

## Steps :badge[New]{success}

:::::steps
1. Install it.

   \`\`\`bash
   npm install acme
   \`\`\`

2. Press :kbd[Ctrl+K].

   ::::warning Wait
   :::details Why?
   Requests are open.
   :::
   ::::
:::::

:::steps
### With a heading

Text.

### With another one

Text.
:::

## Cards

:::cards
- ![](icon.svg) [Steps](#steps) One after the other.
- [Button](/ui/button/)

  A button starts an action.
- **Without a link** A card all the same.
:::

## Files

:::filetree
- content/ all pages
  - **index.md** the first one
  - guides/
    - …
- site.config.ts
:::

## Figures

:::figure A table with a caption
| a | b |
| :- | :- |
| 1 | 2 |
:::

![A wide picture](wide.png "A picture, in \`grey\`")

![A small picture](small.png)

![A tour](tour.mp4 "A film")

<video src="tour.mp4" width="320" height="240" controls></video>

Badges: :badge[None] :badge[Info]{info} :badge[Done]{success} :badge[Beta]{warning} :badge[Gone]{error}.

> [!TIP]
> A tip.

:::error Gone
It is gone.
:::

Text at the end.
`;

const folder = sharedTempDir();
const out = sharedTempDir();
let built: Built;
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(folder, {
    ...smallest,
    'content/ui/all/all.md': PAGE,
    'content/ui/all/wide.png': pngOf(1600, 900),
    'content/ui/all/small.png': pngOf(300, 200),
    'content/ui/all/tour.mp4': 'no film',
    'content/ui/all/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h24v24"/></svg>',
  });
  built = await mustBuild(folder, out, { args: ['--no-cache'] });
  server = await staticServer(out);
  return () => server.close();
});

const address = () => `${server.origin}/ui/all/`;

describe('a page with every construct', () => {
  test('is built without a word', () => {
    expect(built.diagnostics).toEqual([]);
  });

  test('is valid HTML', async () => {
    const html = (await readFolder(out)).get('ui/all/index.html')?.toString('utf8') ?? '';
    expect(html).toContain('dg-steps');
    expect(await invalidHtml(html, 'ui/all/index.html')).toEqual([]);
  });
});

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describeInBrowser('a page with every construct', (browser) => {
  test.each([
    ['light', 1440, 'ltr'],
    ['dark', 1440, 'rtl'],
    ['light', 360, 'rtl'],
    ['dark', 360, 'ltr'],
  ] as const)('is accessible and no wider than the window: %s, %i px, %s', async (colorScheme, width, dir) => {
    const { page } = await visit(browser(), address(), {
      colorScheme,
      viewport: { width, height: 800 },
      prepare: (opened) => opened.addInitScript((value) => localStorage.setItem('mui-direction', value), dir),
    });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
    expect(await isWide(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  test('works without JavaScript', async () => {
    const { page, problems } = await visit(browser(), address(), { javaScriptEnabled: false });
    await page.getByText('Why?').click();
    expect(await page.getByText('Requests are open.').isVisible()).toBe(true);
    await page.locator('.dg-tree summary').first().click();
    expect(await page.getByText('index.md').isVisible()).toBe(false);
    // The film of this test is none.
    expect(problems.filter((problem) => !problem.includes('.mp4'))).toEqual([]);
    await page.locator('.dg-zoom').click();
    await page.waitForURL(/wide-\w+\.png$/);
  });

  test('does not move while it loads', async () => {
    let answer = () => {};
    const painted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit(browser(), address(), {
      viewport: { width: 1280, height: 800 },
      waitUntil: 'domcontentloaded',
      prepare: async (opened) => {
        // The font of code arrives when the page has long been painted.
        await opened.route('**/jetbrains*.woff2', (route) => painted.then(() => route.continue()));
        await opened.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            // The type of entry that is asked for below.
            for (const entry of list.getEntries() as unknown as { value: number }[]) moved.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await framesDrawn(page);
    answer();
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    for (let y = 0; y < before; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await framesDrawn(page);
    }
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    expect(await height()).toBe(before);
    // Set by the script above.
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  });
});

describeInBrowser('a table', (browser) => {
  const top = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);

  test.each([1280, 1440])('that fits keeps its head below the app bar, in a window of %i px', async (width) => {
    const { page } = await visit(browser(), address(), { viewport: { width, height: 700 } });
    await page.evaluate(() => scrollTo(0, 1200));
    const bar = await page.locator('.dg-header').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await top(page, '.dg-table tbody tr')).toBeLessThan(0);
    expect(Math.abs((await top(page, '.dg-table th')) - bar)).toBeLessThanOrEqual(1);
    // What is seen there is the head, not the row that passes below it.
    const seen = await page.evaluate((y) => {
      const { left = 0 } = document.querySelector('.dg-table')?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 30, y + 10)?.textContent;
    }, bar);
    expect(seen).toBe('Name');
    await page.evaluate(() => document.querySelector('#a-wide-table')?.scrollIntoView());
    expect(await top(page, '.dg-table th')).toBeLessThan(bar); // It leaves with its table.
  });

  test('that does not fit scrolls inside itself, by keyboard too, and has a name', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 700 } });
    const frame = page.getByRole('group', { name: 'Table' }).nth(1);
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test.each(['ltr', 'rtl'])('has a shade at the edge behind which there is more, %s', async (dir) => {
    const { page } = await visit(browser(), address(), {
      colorScheme: 'light',
      viewport: { width: 1280, height: 700 },
      prepare: (opened) => opened.addInitScript((value) => localStorage.setItem('mui-direction', value), dir),
    });
    const frame = page.locator('.dg-table').nth(1);
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const shades = async () => {
      const box = await frame.boundingBox();
      if (!box) throw new Error('The table is not shown.');
      const picture = await page.screenshot({ clip: { ...box, height: 30 } });
      return page.evaluate(
        async ([data, width]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('No canvas.');
          context.drawImage(image, 0, 0);
          const isShaded = (x: number) => (context.getImageData(x, 6, 1, 1).data[0] ?? 0) < 245;
          return [isShaded(3), isShaded(Math.round(Number(width)) - 4)];
        },
        [picture.toString('base64'), box.width] as const,
      );
    };
    const atStart = dir === 'ltr' ? [false, true] : [true, false];
    expect(await shades()).toEqual(atStart);
    await frame.evaluate((element, sign) => element.scrollBy(40 * sign, 0), dir === 'ltr' ? 1 : -1);
    expect(await shades()).toEqual([true, true]);
    await frame.evaluate((element, sign) => element.scrollBy(9999 * sign, 0), dir === 'ltr' ? 1 : -1);
    expect(await shades()).toEqual([...atStart].reverse());
  });
});

describeInBrowser('a picture that is shown smaller than it is', (browser) => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A wide picture' });
  const isReady = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('image-zoom'))),
      )
      .toBe(true);

  test('opens large by mouse, and a click closes it', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 800 } });
    await isReady(page);
    const picture = page.getByRole('img', { name: 'A wide picture' });
    const width = (await picture.boundingBox())?.width ?? 0;
    await picture.click();
    const large = dialog(page).getByRole('img', { name: 'A wide picture' });
    await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(width + 100);
    expect(await violations(page)).toEqual([]);
    expect(page.url()).toBe(address());
    await dialog(page).click({ position: { x: 60, y: 60 } });
    expect(await page.locator('dialog.dg-zoom-box').count()).toBe(0);
  });

  test.each(['Escape', 'Enter'])('opens by keyboard, %s closes it, and the focus returns', async (key) => {
    const { page, problems } = await visit(browser(), address(), {
      viewport: { width: 360, height: 700 },
      reducedMotion: 'reduce',
    });
    await isReady(page);
    await page.locator('.dg-zoom').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(
      await page.getByRole('button', { name: 'Close picture' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press(key);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('dg-zoom');
    expect(problems.filter((problem) => !problem.includes('.mp4'))).toEqual([]);
  });

  test('is the only one that does, and costs pages without one nothing', async () => {
    const { page } = await visit(browser(), address());
    expect(await page.locator('.dg-zoom').count()).toBe(1);
    const other = await visit(browser(), `${server.origin}/ui/button/`);
    expect(other.requests.filter((path) => path.includes('image-zoom'))).toEqual([]);
  });
});

describeInBrowser('a card', (browser) => {
  test('leads where its link does, wherever it is clicked', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 800 } });
    // The link lies over the text, which is what a click on the text meets.
    await page.getByText('A button starts an action.').click({ force: true });
    await page.waitForURL('**/ui/button/');
  });
});
