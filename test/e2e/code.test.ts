// Code as browsers show it: copied, folded, in tabs, in the language and styling of the reader, without colours and without scripts.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { button, code, codeChoicesSite, frame } from './support/code-choices-site.ts';
import { fadesFinished, framesDrawn, layoutShifts } from './support/page-events.ts';
import { CODE, LAPTOP, PHONE, readerSite } from './support/reader-site.ts';
import { visit } from './support/visit.ts';

const { site, open } = readerSite();
const choices = codeChoicesSite();
const lines = (count: number) => Array.from({ length: count }, (_, index) => `const line${index + 1} = 0;`).join('\n');
const block = (page: Page, text: string) => page.locator('.dg-code').filter({ hasText: text }).first();
const fold = (page: Page) => page.locator('.dg-fold > summary');
/** Where the line is in the window; null: it is hidden. */
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
const styling = (page: Page) => frame(page, 'Card').locator('.dg-demo-stage > div:visible').innerText();
const tabs = (page: Page, at: number) => page.locator('.dg-tabs-chosen').nth(at);
/** How far the top of an element is below that of the window. */
const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

async function opensAndFoldsByKeyboard(page: Page): Promise<void> {
  expect(await fold(page).innerText()).toBe('Show all 87 lines');
  expect(await shownLine(page, 'line20 ')).not.toBe(null);
  expect(await shownLine(page, 'line21 ')).toBe(null);
  await fold(page).focus();
  await page.keyboard.press('Enter');
  expect(await fold(page).innerText()).toBe('Show fewer lines');
  expect(await shownLine(page, 'line87 ')).not.toBe(null);
  await page.keyboard.press('Space');
  expect(await shownLine(page, 'line21 ')).toBe(null);
}

describeInBrowser('the key that copies', (browser) => {
  test('takes the lines of a selection, or the block that the keyboard has reached, or the one under the pointer', async () => {
    const { page } = await open(browser(), CODE, { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const answer = block(page, 'answer');
    await answer.locator('code').evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.keyboard.press('Control+C');
    expect(await clipboard()).toBe('const answer = 42;\nconst old = 1;\nconst young = 2;\n/* over\n   two lines */');
    await page.evaluate(() => getSelection()?.empty());
    for (const [text, expected] of [
      ['young\n same', 'young\nsame'],
      ['line87', lines(87)],
      ['npm publish', 'npm test\nnpm publish'],
    ] as const) {
      const hovered = block(page, text);
      await hovered.locator('pre').hover();
      await expect.poll(() => hovered.locator('.dg-copy').getAttribute('data-hint')).toBe('(or Ctrl+C)');
      await page.keyboard.press('Control+C');
      await expect.poll(() => hovered.locator('.dg-copy').innerText()).toBe('Copied');
      expect(await clipboard()).toBe(expected);
    }
    await answer.locator('.dg-copy').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('npm publish');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+C');
    await expect.poll(clipboard).toContain('const answer');
  });
});

describeInBrowser('a page of code', (browser) => {
  test('has no barrier at any width, offers to copy where nothing hovers, and shows marks without colours', async () => {
    const { page, problems } = await open(browser(), CODE, { ...PHONE, colorScheme: 'dark' });
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const copy = page.locator('.dg-copy').first();
    expect(await copy.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await fold(page).click();
    for (const [colorScheme, width] of [
      ['dark', 360],
      ['light', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await fadesFinished(page);
      expect(await violations(page)).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const signs = await page
      .locator('[data-m]')
      .evaluateAll((all) =>
        all.map((line) => [getComputedStyle(line, '::before').content, getComputedStyle(line).borderInlineStartWidth]),
      );
    expect(signs.map(([sign]) => sign?.match(/[+−×!]/)?.[0] ?? '')).toEqual(['', '−', '+', '×', '!', '', '', '']);
    expect(new Set(signs.map(([, border]) => border))).toEqual(new Set(['3px']));
    const spoken = await page
      .locator('[data-t]')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::after').content));
    expect(spoken).toEqual(['"Error"', '"Warning"']);
    expect(problems).toEqual([]);
  });
});

describeInBrowser('tabs of code', (browser) => {
  test('change with the arrow keys; those that do not fit scroll in one row, and the open one comes into view', async () => {
    const { page } = await open(browser(), CODE, { viewport: { width: 360, height: 740 } });
    const labels = page.locator('.dg-tabs > label');
    const names = await labels.allInnerTexts();
    expect(names).toHaveLength(7);
    const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.locator('.dg-tabs input').first().focus();
    for (const name of names.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.dg-tabs pre:visible').allInnerTexts()).toEqual([`${name} install`]);
    }
    const [label, code] = await Promise.all(
      [labels.last(), page.locator('.dg-tabs .dg-code:visible')].map((found) => found.boundingBox()),
    );
    expect(label && label.x >= 0 && label.x + label.width <= 360).toBe(true);
    // The block stays in the frame while its tabs move.
    expect(code && code.x >= 16 && code.x + code.width <= 344).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.dg-tabs pre:visible').innerText()).toBe('npm install');
  });
});

describeInBrowser('a long block', (browser) => {
  test('folds by keyboard, keeps the place of its reader, is whole on paper, and opens for a link to a text in it', async () => {
    const { page } = await open(browser(), CODE, LAPTOP);
    await opensAndFoldsByKeyboard(page);
    await fold(page).click();
    await page.locator('#dg-code-status').waitFor({ state: 'attached' });
    // From the end of the block, where the bar has come to rest, and from its middle, where it sticks.
    for (const name of ['line87 ', 'line50 ']) {
      const at = (await shownLine(page, name)) ?? 0;
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), at - 400);
      await framesDrawn(page);
      const before = await top(fold(page));
      await fold(page).click();
      await framesDrawn(page);
      expect(await shownLine(page, 'line21 ')).toBe(null);
      expect(Math.abs((await top(fold(page))) - before)).toBeLessThan(3);
      await fold(page).click();
    }
    await fold(page).click();
    await page.emulateMedia({ media: 'print' });
    expect(await shownLine(page, 'line87 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await shownLine(page, 'line60 ')).toBe(null);
    await page.goto('about:blank');
    await page.goto(`${site().origin}${CODE}#:~:text=line60`);
    await expect.poll(() => shownLine(page, 'line60 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
  });
});

describeInBrowser('code of the language and styling of a reader', (browser) => {
  test('is there before the first paint and the scripts of the page, which move nothing, and in the settings', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, problems } = await visit(browser(), choices.address(), {
      waitUntil: 'commit',
      async prepare(opened) {
        const url = choices.site().origin;
        await opened.context().addCookies([
          { name: 'codeVariant', value: 'JS', url },
          { name: 'codeStyling', value: 'Tailwind', url }, // As the reference site writes it.
        ]);
        await opened.route('**/*.js', (route) => asked.then(() => route.continue()));
      },
    });
    await page.locator('.dg-footer').waitFor();
    expect(await styling(page)).toMatch('tailwind');
    expect(await code(tabs(page, 0))).toMatch('untyped');
    expect(await code(tabs(page, 1))).toMatch("look = 'system'"); // It has no Tailwind.
    const shadow = (label: string) =>
      page
        .locator('.dg-tabs-chosen > label', { hasText: label })
        .evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await shadow('JavaScript')).not.toBe('none');
    expect(await shadow('TypeScript')).toBe('none');
    const chosen = tabs(page, 0).locator('input[value=JavaScript]');
    expect(await chosen.isChecked()).toBe(false);
    answer();
    await expect.poll(() => chosen.isChecked()).toBe(true);
    expect(await layoutShifts(page)).toBeLessThan(0.01);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    for (const name of ['JavaScript', 'Tailwind CSS'])
      await expect.poll(() => page.locator('#dg-settings').getByLabel(name, { exact: true }).isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is under the header when an address leads to it', async () => {
    const { page, problems } = await visit(browser(), choices.address('#css-Card.js'));
    const card = frame(page, 'Card');
    await expect.poll(() => button(card, 'Hide code').or(button(card, 'Collapse code')).isVisible()).toBe(true);
    expect(await styling(page)).toMatch('css');
    expect(await code(card)).toMatch('useState(0)');
    expect(await code(tabs(page, 0))).toMatch('untyped');
    await expect.poll(() => card.evaluate((node) => node.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    const header = await page.locator('.dg-header').evaluate((node) => node.getBoundingClientRect().bottom);
    expect(await top(card)).toBeGreaterThanOrEqual(header);
    expect(problems).toEqual([]);
  });

  test('is JavaScript for who reads TypeScript where a demo has nothing else', async () => {
    const { page } = await visit(browser(), choices.address());
    await button(frame(page, 'Scripted'), 'Show code').click();
    await expect.poll(() => code(frame(page, 'Scripted'))).toMatch('function Scripted');
  });

  test('needs no script: the first choice shows, tabs answer, and a long block folds', async () => {
    const { page } = await visit(browser(), choices.address(), { javaScriptEnabled: false });
    expect(await styling(page)).toMatch('system');
    expect(await code(tabs(page, 0))).toMatch('typed: number');
    await tabs(page, 0).getByText('JavaScript', { exact: true }).click();
    expect(await code(tabs(page, 0))).toMatch('untyped');
    await opensAndFoldsByKeyboard(page);
  });
});
