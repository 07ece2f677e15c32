// A small site in three languages, one of which runs from right to left: addresses, menus, trees, words, and what is missing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { flatTexts } from '../../src/render/text-table.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { describeInBrowser } from '../support/browser.ts';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const page = (title: string, text: string, heading = 'Usage') =>
  `# ${title}\n\n<p class="description">${text}</p>\n\n## ${heading}\n\n${text}\n`;

const root = sharedTempDir();
beforeAll(() =>
  writeFiles(root, {
    ...smallest,
    'site.config.ts':
      smallest['site.config.ts']?.replace(
        'products:',
        "base: '/docs/', languages: ['en', 'zh', 'ar'], translations: 'texts',\n  products:",
      ) ?? '',
    'content/ui/pages.ts': `export default [
  { pathname: '/ui/', title: 'Start' },
  { pathname: '/ui/inputs', title: 'Inputs', children: [
    { pathname: '/ui/button', title: 'Button' },
    { pathname: '/ui/slider', title: 'Slider' },
  ] },
];`,
    'content/ui/index.md': page('Acme UI', 'All there is.'),
    'content/ui/index-zh.md': page('概览', '一切。[滑块](/ui/slider/#usage)', '用法'),
    'content/ui/index-ar.md': page('نظرة عامة', 'كل شيء', 'الاستخدام'),
    'content/ui/button/button.md': page('Button', 'A button starts an action.'),
    'content/ui/button/button-zh.md': page('按钮', '按钮开始一个动作。', '用法'),
    'content/ui/slider/slider.md': page('Slider', 'A slider picks a number.'),
    'texts/translations-zh.json': JSON.stringify({
      next: '下一页',
      settingsMode: '颜色模式',
      settingsDark: '深色',
      tags: { beta: '测试版' },
      contents: '',
      pages: { '/ui/inputs': '输入' },
    }),
    'texts/ar.json': JSON.stringify({ languages: 'اللغات' }),
  }),
);
const site = servedSite(root, { base: '/docs/' });

const rows = (opened: Page) =>
  opened
    .locator('#dg-nav a.dg-row')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
const look = (opened: Page) =>
  opened.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
const languages = async (opened: Page) => {
  await opened.locator('[popovertarget="dg-languages"]').click();
  return opened
    .locator('#dg-languages a')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('lang'),
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    );
};
const open = (browser: Parameters<typeof visit>[0], path: string, options = {}) =>
  visit(browser, `${site().origin}${path}`, options);

describeInBrowser('a site in three languages', (browser) => {
  test.each([
    ['/docs/ui/button/', 'en', 'ltr'],
    ['/docs/zh/ui/button/', 'zh', 'ltr'],
    ['/docs/ar/ui/', 'ar', 'rtl'],
  ])('%s is in %s, and runs %s', async (path, lang, dir) => {
    const { page: opened, problems } = await open(browser(), path);
    expect(await look(opened)).toEqual({ lang, dir });
    expect(await violations(opened)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('the menu of languages keeps the page, or goes to where the language starts', async () => {
    const { page: opened } = await open(browser(), '/docs/zh/ui/button/');
    expect(await languages(opened)).toEqual([
      ['en', 'English', '/docs/ui/button/', null],
      ['zh', '中文', '/docs/zh/ui/button/', 'true'],
      ['ar', 'العربية', '/docs/ar/ui/', null],
    ]);
    await opened.locator('#dg-languages a').first().click();
    await opened.waitForURL('**/docs/ui/button/');
    expect((await languages(opened)).map(([, , href]) => href)).toEqual([
      '/docs/ui/button/',
      '/docs/zh/ui/button/',
      '/docs/ar/ui/',
    ]);
  });

  test('the menu works without JavaScript, and on the page that is not there', async () => {
    const { page: opened } = await open(browser(), '/docs/nowhere/', { javaScriptEnabled: false });
    await opened.locator('[popovertarget="dg-languages"]').click();
    expect(await opened.locator('#dg-languages a').nth(1).getAttribute('href')).toBe('/docs/zh/ui/');
  });

  test('the tree leads to translations where there are some, by their own titles', async () => {
    const { page: opened } = await open(browser(), '/docs/zh/ui/button/');
    expect(await rows(opened)).toEqual([
      ['概览', '/docs/zh/ui/'],
      ['按钮', '/docs/zh/ui/button/'],
      ['Slider', '/docs/ui/slider/'],
    ]);
    expect(await opened.locator('#dg-nav summary').first().textContent()).toBe('输入');
    expect(await opened.locator('#dg-nav [aria-current]').textContent()).toBe('按钮');
    expect(
      await opened.locator('.dg-pager a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/docs/zh/ui/', '/docs/ui/slider/']);
  });

  test('words are those of the language, and English where they are missing or empty', async () => {
    const { page: opened } = await open(browser(), '/docs/zh/ui/button/');
    expect(await opened.locator('.dg-pager [rel=next] small').textContent()).toBe('下一页');
    expect(await opened.locator('.dg-pager [rel=prev] small').textContent()).toBe('Previous');
    expect(await opened.locator('#dg-contents-title').textContent()).toBe('On this page');
  });

  test('words that scripts show are those of the language, too', async () => {
    const { page: opened, problems } = await open(browser(), '/docs/zh/ui/button/', { colorScheme: 'light' });
    await opened.getByRole('button', { name: '颜色模式' }).click();
    await opened.getByRole('button', { name: '颜色模式: 深色', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test('headings keep their ids, and links lead on in the language', async () => {
    const { page: opened } = await open(browser(), '/docs/zh/ui/');
    expect(await opened.locator('h2#usage').textContent()).toBe('用法');
    expect(await opened.locator('.dg-content p a').first().getAttribute('href')).toBe('/docs/ui/slider/#usage');
    expect(await opened.locator('.dg-brand').getAttribute('href')).toBe('/docs/zh/ui/');
    expect(
      await opened
        .locator('link[hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
        ),
    ).toEqual([
      ['en', '/docs/ui/'],
      ['zh', '/docs/zh/ui/'],
      ['ar', '/docs/ar/ui/'],
      ['x-default', '/docs/ui/'],
    ]);
  });

  test('a reader may turn a page that runs from right to left', async () => {
    const { page: opened } = await open(browser(), '/docs/ar/ui/');
    await opened.getByRole('button', { name: 'Settings' }).click();
    const choice = opened.getByRole('radio', { name: 'Left to right' });
    await expect.poll(() => opened.getByRole('radio', { name: 'Right to left' }).isChecked()).toBe(true);
    await choice.check({ force: true });
    expect((await look(opened)).dir).toBe('ltr');
    await opened.reload();
    expect((await look(opened)).dir).toBe('ltr');
  });
});

describe('a language', () => {
  const own = sharedTempDir();
  beforeAll(() =>
    writeFiles(own, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', "translations: 'texts',\n  products:") ?? '',
      'texts/en.json': '{}',
    }),
  );
  const check = async () => {
    const options = '--strict --format json --no-cache'.split(' ');
    const { stdout, code } = await runCommandHere(['check', '--root', own, ...options]);
    const { languages, diagnostics } = JSON.parse(stdout);
    return { languages, diagnostics, code };
  };
  const table = JSON.stringify(
    Object.fromEntries([...flatTexts(englishTexts)].map(([key, text]) => [key, `${text}!`])),
  );

  test('is one file: nothing else is touched', async () => {
    expect(await check()).toEqual({ languages: undefined, diagnostics: [], code: 0 });
    await writeFiles(own, { 'texts/he.json': table });
    const missingPages = ['/ui/', '/ui/button/'];
    expect(await check()).toEqual({
      languages: [{ language: 'he', pages: 2, missingPages, texts: flatTexts(englishTexts).size, missingTexts: [] }],
      diagnostics: [],
      code: 0,
    });
  });

  test('gets its pages one by one, each by a file beside its original', async () => {
    await writeFiles(own, { 'content/ui/button/button-he.md': page('כפתור', 'כפתור מתחיל פעולה.', 'שימוש') });
    const { code } = await runCommandHere(['build', '--root', own, '--no-cache']);
    expect(code).toBe(0);
    const html = await readFile(join(own, 'dist/he/ui/button/index.html'), 'utf8');
    expect(html).toContain('<html lang="he" dir="rtl"');
    expect(html).toContain('Skip to content!');
    expect((await check()).languages[0].missingPages).toEqual(['/ui/']);
  });
});

describe('check', () => {
  test('tells a title that no row of a tree takes, once the trees are known', async () => {
    const own = sharedTempDir();
    await writeFiles(own, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', "translations: 'texts',\n  products:") ?? '',
      'texts/en.json': '{\n  "pages": { "/ui/button/": "Knob", "/ui/buttom/": "Knob" }\n}',
    });
    const { stdout } = await runCommandHere(['check', '--root', own, '--format', 'json', '--no-cache']);
    expect(
      JSON.parse(stdout).diagnostics.map(({ code, at, hint }: Record<string, unknown>) => [code, at, hint]),
    ).toEqual([
      [
        'render/unknown-title',
        expect.objectContaining({ file: 'texts/en.json', line: 2, column: 37 }),
        'did you mean "/ui/button/"?',
      ],
    ]);
  });

  test('says what each language lacks, to people and to programs', async () => {
    const { stdout, code } = await runCommandHere(['check', '--root', root, '--format', 'json', '--no-cache']);
    const { languages: told } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(
      told.map(({ language, pages, missingPages }: Record<string, unknown>) => [language, pages, missingPages]),
    ).toEqual([
      ['zh', 3, ['/ui/slider/']],
      ['ar', 3, ['/ui/button/', '/ui/slider/']],
    ]);
    expect(told[0].missingTexts).toContain('contents');
    expect(told[0].missingTexts).not.toContain('next');
    const people = await runCommandHere(['check', '--root', root, '--no-cache']);
    expect(people.stdout + people.stderr).toContain('Language ar: 1 of 3 pages, 1 of ');
  });
});
