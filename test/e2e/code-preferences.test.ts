// In which language and styling readers see code, in a real browser: before the first paint, by address, in all tabs, by keyboard.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { layoutShifts } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const demo = (text: string) => `import * as React from 'react';

export default function Card() {
  const [count, setCount] = React.useState<number>(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      ${text} {count}
    </button>
  );
}
`;

const root = sharedTempDir();
const FILLER = 'A line of text that stands here so that the page is longer than a screen.\n\n'.repeat(40);
const FILES = {
  'package.json': '{ "name": "site", "private": true }',
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nWords.\n',
  'content/ui/card/card.md': `# Card

<p class="description">A card holds things.</p>

## Plain

{{"demo": "Plain.js"}}

{{"demo": "Scripted.js", "defaultCodeOpen": false}}

<codeblock>

\`\`\`tsx TypeScript
const typed: number = 1;
\`\`\`

\`\`\`jsx JavaScript
const untyped = 1;
\`\`\`

</codeblock>

<codeblock>

\`\`\`tsx System
const look = 'system';
\`\`\`

\`\`\`css CSS
.look { color: red }
\`\`\`

</codeblock>

${FILLER}

## Styled

{{"demo": "Card"}}

${FILLER}
`,
  'content/ui/card/Plain.tsx': demo('plain'),
  'content/ui/card/Scripted.js': 'export default function Scripted() {\n  return <p>scripted</p>;\n}\n',
  'content/ui/card/Card/system/index.tsx': demo('system'),
  'content/ui/card/Card/tailwind/index.tsx': demo('tailwind'),
  'content/ui/card/Card/css/index.tsx': demo('css'),
};

// Before the build: hooks run in the order in which they were asked for.
beforeAll(async () => {
  await writeFiles(root, FILES);
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});
const site = servedSite(root);
const address = (hash = '') => `${site().origin}/ui/card/${hash}`;

const frame = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);
const styling = (page: Page) => frame(page, 'Card').locator('.dg-demo-stage > div:visible').innerText();
/** The code that shows, of a demo or a group of tabs. */
const code = (where: Locator) => where.locator('pre:visible').innerText();
const tabs = (page: Page, at: number) => page.locator('.dg-tabs-chosen').nth(at);
const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });
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

describeInBrowser('the toolbar of a demo', (browser) => {
  const focused = (page: Page) =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );

  describe.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('%s', (direction, next, back) => {
    test(`goes on with ${next} and back with ${back}, around its ends`, async () => {
      const { page } = await visit(browser(), address(), {
        prepare: (page) => page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction),
      });
      const bar = frame(page, 'Plain').getByRole('toolbar');
      await button(bar, 'Expand code').focus();
      await expect.poll(() => bar.locator('[tabindex="0"]').count()).toBe(1);
      const press = async (key: string) => {
        await page.keyboard.press(key);
        return focused(page);
      };
      expect(await press(back)).toBe('More');
      expect(await press(next)).toBe('Expand code');
      expect(await press(next)).not.toBe('TS'); // The code is closed.
      expect(await press('Home')).toBe('Expand code');
      await page.keyboard.press('Enter');
      expect(await press(next)).toBe('TS');
      expect(await press(next)).toBe('JS');
      expect(await press('End')).toBe('More');
      expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('More');
      await page.keyboard.press('Shift+Tab');
      expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });
  });

  test('offers no TypeScript where there is none', async () => {
    const { page } = await visit(browser(), address());
    const bar = frame(page, 'Scripted').getByRole('toolbar');
    await button(bar, 'Show code').click();
    expect(await button(bar, 'TS').isDisabled()).toBe(true);
    expect(await button(bar, 'JS').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => code(frame(page, 'Scripted'))).toMatch('function Scripted');
  });

  test('copies links that open the demo, says so for three seconds, and gives the focus back', async () => {
    const { page } = await visit(browser(), address(), { permissions: ['clipboard-read', 'clipboard-write'] });
    const card = frame(page, 'Card');
    await button(card, 'More').click();
    await button(card, 'Copy link to JavaScript source').click();
    const status = card.getByRole('status');
    await expect.poll(() => status.innerText()).toBe('Link to the source code has been copied to your clipboard.');
    expect(await status.isVisible()).toBe(true);
    expect(await focused(page)).toBe('More');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address('#system-Card.js'));
    await expect.poll(() => status.innerText(), { timeout: 5000 }).toBe('');
  });

  test('copies the code that shows, also while it is closed, and so does the key', async () => {
    const { page } = await visit(browser(), address(), { permissions: ['clipboard-read', 'clipboard-write'] });
    const plain = frame(page, 'Plain');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await button(plain, 'Copy the source').click();
    await expect.poll(clipboard).toBe(FILES['content/ui/card/Plain.tsx'].trimEnd());
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(plain, 'Expand code').click();
    await plain.locator('pre:visible').hover();
    await expect.poll(() => page.locator('#dg-code-status').count()).toBe(1);
    await page.keyboard.press('Control+c');
    await expect.poll(clipboard).toMatch('useState<number>');
  });

  test('opens the code in 150 ms, and tells it once', async () => {
    const { page } = await visit(browser(), address());
    await page.evaluate(() => {
      document.addEventListener('dg-expanded', () => {
        document.body.dataset.told = `${Number(document.body.dataset.told ?? 0) + 1}`;
      });
    });
    const card = frame(page, 'Card');
    const full = () => card.locator('.dg-demo-full:visible').count();
    for (const [name, other, shown] of [
      ['Expand code', 'Collapse code', 1],
      ['Collapse code', 'Expand code', 0],
      ['Expand code', 'Collapse code', 1],
    ] as const) {
      await button(card, name).click();
      await expect.poll(() => button(card, other).getAttribute('aria-expanded')).toBe(String(shown === 1));
      await expect.poll(full).toBe(shown);
    }
    expect(await page.evaluate(() => document.body.dataset.told)).toBe('1');
  });

  test('names its actions for analytics', async () => {
    const { page } = await visit(browser(), address());
    const actions = await frame(page, 'Card')
      .locator('[data-ga-event-category="demo"]:not(.dg-copy)')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-ga-event-action')));
    expect(actions).toEqual(
      expect.arrayContaining([
        'expand',
        'source-ts',
        'source-js',
        'styling-system',
        'styling-tailwind',
        'styling-css',
        'copy',
        'reset-focus',
        'reset',
        'copy-js-source-link',
        'copy-ts-source-link',
      ]),
    );
    const labels = await page
      .locator('[data-ga-event-action="expand"]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-ga-event-label')));
    expect(labels).toEqual(['ui/card/Plain.js', 'ui/card/Scripted.js', 'ui/card/Card']);
    expect(await page.locator('.dg-demo-code .dg-copy[data-ga-event-category="demo-expand"]').count()).toBeGreaterThan(
      0,
    );
  });
});
