// In which language and styling readers see code, in a real browser: before the first paint, by address, in all tabs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { button, code, codeChoicesSite, frame } from './support/code-choices-site.ts';
import { layoutShifts } from './support/page-events.ts';
import { visit } from './support/visit.ts';

const { site, address } = codeChoicesSite();
const styling = (page: Page) => frame(page, 'Card').locator('.dg-demo-stage > div:visible').innerText();
const tabs = (page: Page, at: number) => page.locator('.dg-tabs-chosen').nth(at);
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const set = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: site().origin }]);

describeInBrowser('code preferences', (browser) => {
  test('are TypeScript and the first styling, and nothing is kept of a reader who chose nothing', async () => {
    const { page, problems } = await visit(browser(), address());
    expect(await styling(page)).toMatch('system');
    expect(await code(tabs(page, 0))).toMatch('typed: number');
    await button(frame(page, 'Plain'), 'Expand code').click();
    await expect.poll(() => code(frame(page, 'Plain'))).toMatch('useState<number>');
    expect(await cookies(page)).toEqual({});
    expect(problems).toEqual([]);
  });

  test('of the cookies are there before the first paint, without the scripts of the page', async () => {
    const { page } = await visit(browser(), 'about:blank', {
      prepare: async (page) => {
        await set(page, 'codeVariant', 'JS');
        await set(page, 'codeStyling', 'Tailwind'); // As the reference site writes it.
        await page.route('**/*.js', (route) => route.abort());
      },
    });
    await page.goto(address());
    expect(await styling(page)).toMatch('tailwind');
    expect(await code(tabs(page, 0))).toMatch('untyped');
    expect(await code(tabs(page, 1))).toMatch("look = 'system'"); // It has no Tailwind.
    const chosen = (label: string) =>
      page
        .locator('.dg-tabs-chosen > label', { hasText: label })
        .evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await chosen('JavaScript')).not.toBe('none');
    expect(await chosen('TypeScript')).toBe('none');
  });

  test('do not move the page when the scripts arrive', async () => {
    const { page } = await visit(browser(), 'about:blank', { prepare: (page) => set(page, 'codeVariant', 'JS') });
    await page.goto(address());
    await expect.poll(() => tabs(page, 0).locator('input[value=JavaScript]').isChecked()).toBe(true);
    expect(await layoutShifts(page)).toBeLessThan(0.01);
  });

  test('of an address hold for the page, open the demo, and lead to it', async () => {
    const { page, problems } = await visit(browser(), address('#css-Card.js'));
    const card = frame(page, 'Card');
    await expect.poll(() => button(card, 'Hide code').or(button(card, 'Collapse code')).isVisible()).toBe(true);
    expect(await styling(page)).toMatch('css');
    expect(await code(card)).toMatch('useState(0)');
    expect(await code(tabs(page, 0))).toMatch('untyped');
    expect(await cookies(page)).toEqual({});
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2))
      .toBe(true);
    const [header, top] = await page.evaluate(() => [
      document.querySelector('.dg-header')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('[data-demo="Card"]')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(header ?? 0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['#Plain', 'Plain', 'useState<number>'],
    ['#Plain.js', 'Plain', 'useState(0)'],
    ['#tailwind-Plain.tsx', 'Plain', 'useState<number>'], // It has no stylings, and opens all the same.
    ['#system%2DCard.tsx', 'Card', 'useState<number>'],
  ])('%s opens the code of %s', async (hash, name, text) => {
    const { page } = await visit(browser(), address(hash));
    await expect.poll(() => frame(page, name).getAttribute('data-state')).toBe('open');
    expect(await code(frame(page, name))).toMatch(text);
    await expect
      .poll(() => frame(page, name).evaluate((element) => element.getBoundingClientRect().top > 0))
      .toBe(true);
  });

  test('#styled, a heading, opens nothing', async () => {
    const { page } = await visit(browser(), address('#styled'));
    await button(frame(page, 'Plain'), 'Expand code').click();
    expect(await frame(page, 'Card').getAttribute('data-state')).not.toBe('open');
  });

  test('follow a choice in all demos, tabs and tabs of the browser, and last', async () => {
    const { page, problems } = await visit(browser(), address());
    const other = await page.context().newPage();
    await other.goto(address());
    await expect.poll(() => tabs(other, 0).locator('input[value=TypeScript]').isChecked()).toBe(true);
    await button(frame(page, 'Plain'), 'Expand code').click();
    await button(frame(page, 'Plain'), 'JS').click();
    for (const tab of [page, other]) {
      await expect.poll(() => code(tabs(tab, 0))).toMatch('untyped');
      expect(await tabs(tab, 0).locator('input[value=JavaScript]').isChecked()).toBe(true);
    }
    await tabs(other, 1).getByText('CSS', { exact: true }).click();
    for (const tab of [page, other]) await expect.poll(() => styling(tab)).toMatch('css');
    expect(await cookies(page)).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
    const days = (await page.context().cookies()).map(({ expires }) =>
      Math.round((expires - Date.now() / 1000) / 86_400),
    );
    expect(days).toEqual([365, 365]);
    await page.reload();
    expect(await styling(page)).toMatch('css');
    expect(problems).toEqual([]);
  });

  test('are in the settings, on pages without code too', async () => {
    const { page, problems } = await visit(browser(), address());
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/ui/`);
    await other.getByRole('button', { name: 'Settings', exact: true }).click();
    const radio = (name: string) => other.getByRole('radio', { name, exact: true });
    await expect.poll(() => radio('TypeScript').isChecked(), { timeout: 10_000 }).toBe(true);
    expect(await violations(other)).toEqual([]);
    await radio('JavaScript').check();
    await radio('Plain CSS').check();
    await expect.poll(() => styling(page)).toMatch('css');
    expect(await code(tabs(page, 0))).toMatch('untyped');
    await other.getByRole('button', { name: 'Reset settings' }).click();
    await expect.poll(() => styling(page)).toMatch('system');
    expect(problems).toEqual([]);
  });

  test('need no script: the first choice shows, and tabs answer', async () => {
    const { page } = await visit(browser(), address(), { javaScriptEnabled: false });
    expect(await styling(page)).toMatch('system');
    expect(await code(tabs(page, 0))).toMatch('typed: number');
    await tabs(page, 0).getByText('JavaScript', { exact: true }).click();
    expect(await code(tabs(page, 0))).toMatch('untyped');
  });
});
