// Code blocks as readers use them: copied by button and by key, folded, marked, in tabs, with and without scripts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `const line${index + 1} = 0;`).join('\n');
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `Paragraph ${index}.`).join('\n\n');
const TABS = ['npm', 'pnpm', 'yarn', 'bun', 'deno', 'another-one', 'the-last-one'];
const PAGE = `# Code

<p class="description">All kinds of blocks.</p>

${paragraphs(8)}

\`\`\`ts lineNumbers=8 {1} /answer/ error={4} warning={5}
const answer = 42;
const old = 1; // [!code --]
const young = 2; // [!code ++]
/* over
   two lines */
\`\`\`

\`\`\`console
$ npm test
ok
$ npm publish
\`\`\`

\`\`\`diff
-old
+young
 same
\`\`\`

\`\`\`ts focus={2}
const a = 1;
const b = 2; // why
\`\`\`

## Long

\`\`\`ts
${lines(87)}
\`\`\`

${paragraphs(30)}

## Tabs

<codeblock storageKey="many">

${TABS.map((name) => `\`\`\`bash ${name}\n${name} install\n\`\`\``).join('\n\n')}

</codeblock>
`;

const root = sharedTempDir();
let server: StaticServer | undefined;
const address = () => `${server?.origin}/ui/code/`;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const ALLOWED = { permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 800 } };
const block = (page: Page, text: string) => page.locator('.dg-code').filter({ hasText: text }).first();
const fold = (page: Page) => page.locator('.dg-fold > summary');
/** Where the line stands in the window; null: nowhere. */
const shownLine = (page: Page, name: string) =>
  page
    .locator('.dg-code code')
    .filter({ hasText: name })
    .first()
    .evaluate((code, text) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at === -1) continue;
        const rest = node.parentElement?.closest('.r');
        if (rest && getComputedStyle(rest).contentVisibility === 'hidden') return null;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        return range.getBoundingClientRect().top;
      }
      return null;
    }, name);

beforeAll(async () => {
  await writeFiles(root, { ...smallest, 'content/ui/code/code.md': PAGE });
  await mustBuild(root, 'dist', { args: ['--no-cache'] });
  server = await staticServer(`${root}/dist`);
  return () => server?.close();
});

describeInBrowser('copying', (browser) => {
  test('by the button leaves out removed lines, marks and numbers, and loads no React', async () => {
    const { page, problems, requests } = await visit(browser(), address(), ALLOWED);
    expect(requests.some((path) => path.includes('code-blocks'))).toBe(false);
    const code = block(page, 'answer');
    await code.hover();
    await code.getByRole('button').click();
    await expect.poll(() => code.getByRole('button').innerText()).toBe('Copied');
    expect(await clipboard(page)).toBe('const answer = 42;\nconst young = 2;\n/* over\n   two lines */');
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
    expect(requests.filter((path) => path.includes('code-blocks'))).toHaveLength(1);
    expect(requests.filter((path) => /hydrate|chunk/.test(path))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('of a selection gives the lines as they are written', async () => {
    const { page } = await visit(browser(), address(), ALLOWED);
    await block(page, 'answer')
      .locator('code')
      .evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.keyboard.press('Control+C');
    expect(await clipboard(page)).toBe(
      'const answer = 42;\nconst old = 1;\nconst young = 2;\n/* over\n   two lines */',
    );
  });

  test.each([
    ['npm publish', 'npm test\nnpm publish'],
    ['young\n same', 'young\nsame'],
    ['line87', lines(87)],
  ])('by the key over the block with %j', async (text, expected) => {
    const { page } = await visit(browser(), address(), ALLOWED);
    const code = block(page, text);
    await code.locator('pre').hover();
    await expect.poll(() => code.locator('.dg-copy').getAttribute('data-hint')).toBe('(or Ctrl+C)');
    await page.keyboard.press('Control+C');
    await expect.poll(() => code.locator('.dg-copy').innerText()).toBe('Copied');
    expect(await clipboard(page)).toBe(expected);
  });

  test('by the key in the block that the keyboard has reached, not in the one under the pointer', async () => {
    const { page } = await visit(browser(), address(), ALLOWED);
    await block(page, 'npm publish').locator('pre').hover();
    await block(page, 'answer').locator('.dg-copy').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('npm publish');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => block(page, 'answer').locator('.dg-copy').getAttribute('data-hint')).not.toBe(null);
    await page.keyboard.press('Control+C');
    await expect.poll(() => clipboard(page)).toContain('const answer');
  });

  test('is offered at once where nothing hovers', async () => {
    const { page } = await visit(browser(), address(), {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const opacity = await page
      .locator('.dg-copy')
      .first()
      .evaluate((button) => getComputedStyle(button).opacity);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    expect(opacity).toBe('1');
  });
});

describeInBrowser('a long block', (browser) => {
  test.each([true, false])('opens and folds by keyboard, scripts: %j', async (javaScriptEnabled) => {
    const { page } = await visit(browser(), address(), { ...ALLOWED, javaScriptEnabled });
    expect(await fold(page).innerText()).toBe('Show all 87 lines');
    expect(await shownLine(page, 'line20 ')).not.toBe(null);
    expect(await shownLine(page, 'line21 ')).toBe(null);
    await fold(page).focus();
    await page.keyboard.press('Enter');
    expect(await fold(page).innerText()).toBe('Show fewer lines');
    expect(await shownLine(page, 'line87 ')).not.toBe(null);
    await page.keyboard.press('Space');
    expect(await shownLine(page, 'line21 ')).toBe(null);
  });

  test('keeps the place of its reader when it folds again', async () => {
    const { page } = await visit(browser(), address(), ALLOWED);
    await fold(page).click();
    // From the end of the block, where the bar has come to rest, and from its middle, where it sticks.
    for (const name of ['line87 ', 'line50 ']) {
      const top = (await shownLine(page, name)) ?? 0;
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - 400);
      await page.waitForTimeout(100);
      const before = (await fold(page).boundingBox())?.y ?? 0;
      await fold(page).click();
      await page.waitForTimeout(200);
      expect(await shownLine(page, 'line21 ')).toBe(null);
      expect(Math.abs(((await fold(page).boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
      await fold(page).click();
    }
  });

  test('is whole on paper', async () => {
    const { page } = await visit(browser(), address(), ALLOWED);
    await page.emulateMedia({ media: 'print' });
    expect(await shownLine(page, 'line87 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
  });

  test('is opened by a link to a text in it', async () => {
    const { page } = await visit(browser(), `${address()}#:~:text=line60`, ALLOWED);
    await expect.poll(() => shownLine(page, 'line60 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
  });
});

describeInBrowser('tabs', (browser) => {
  const row = '.dg-tabs > label';

  test('that do not fit scroll in one row, and the open one comes into view', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 360, height: 740 } });
    const tops = await page.locator(row).evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.locator('.dg-tabs input').first().focus();
    for (const name of TABS.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.dg-tabs pre:visible').innerText()).toBe(`${name} install`);
    }
    const [label, code] = await Promise.all(
      [page.locator(row).last(), page.locator('.dg-tabs .dg-code:visible')].map((found) => found.boundingBox()),
    );
    expect(label && label.x >= 0 && label.x + label.width <= 360).toBe(true);
    // The block stays in the frame while its tabs move.
    expect(code && code.x >= 16 && code.x + code.width <= 344).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.dg-tabs pre:visible').innerText()).toBe('npm install');
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  describeInBrowser('the page', (browser) => {
    test.each([360, 1440])('has no barrier, %i px wide', async (width) => {
      const { page, problems } = await visit(browser(), address(), { colorScheme, viewport: { width, height: 800 } });
      await fold(page).click();
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('shows marks without colours', async () => {
      const { page } = await visit(browser(), address(), { colorScheme, forcedColors: 'active' });
      const signs = await page
        .locator('[data-m]')
        .evaluateAll((all) =>
          all.map((line) => [
            getComputedStyle(line, '::before').content,
            getComputedStyle(line).borderInlineStartWidth,
          ]),
        );
      expect(signs.map(([sign]) => sign?.match(/[+−×!]/)?.[0] ?? '')).toEqual(['', '−', '+', '×', '!', '', '', '']);
      expect(new Set(signs.map(([, border]) => border))).toEqual(new Set(['3px']));
      const spoken = await page
        .locator('[data-t]')
        .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::after').content));
      expect(spoken).toEqual(['"Error"', '"Warning"']);
    });
  });
});
