// A small site in three languages, one of which runs from right to left: addresses, menus, trees, words, and what is missing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { flatTexts } from '../../src/render/text-table.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';
import { named, type WindowVisit, windowVisit } from './support/window-visit.ts';

const page = (title: string, text: string, heading = 'Usage') =>
  `# ${title}\n\n<p class="description">${text}</p>\n\n## ${heading}\n\n${text}\n`;

const root = sharedTempDir();
beforeAll(async () => {
  await writeFiles(root, {
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
  });
  await mustBuild(root, 'dist/docs'); // Below its base.
});

const open = (path: string) => windowVisit(join(root, 'dist'), path);

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));
const look = ({ document: { documentElement } }: WindowVisit) => ({
  lang: documentElement.lang,
  dir: documentElement.dir,
});
const languages = ({ document }: WindowVisit) =>
  [...document.querySelectorAll('#dg-languages a')].map((link) => [
    link.getAttribute('lang'),
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

describe('a site in three languages', () => {
  test.each([
    ['/docs/ui/button/', 'en', 'ltr'],
    ['/docs/zh/ui/button/', 'zh', 'ltr'],
    ['/docs/ar/ui/', 'ar', 'rtl'],
  ])('has %s in %s, running %s', async (path, lang, dir) => {
    const page = await open(path);
    expect(look(page)).toEqual({ lang, dir });
    expect(page.problems).toEqual([]);
  });

  test('has a menu that keeps the page, or goes to where the language starts', async () => {
    const opened = await open('/docs/zh/ui/button/');
    opened.document.querySelector<HTMLElement>('[popovertarget="dg-languages"]')?.click();
    expect(opened.document.getElementById('dg-languages')?.matches(':popover-open')).toBe(true);
    expect(languages(opened)).toEqual([
      ['en', 'English', '/docs/ui/button/', null],
      ['zh', '中文', '/docs/zh/ui/button/', 'true'],
      ['ar', 'العربية', '/docs/ar/ui/', null],
    ]);
    await opened.goTo('/docs/ui/button/');
    expect(languages(opened).map(([, , href]) => href)).toEqual([
      '/docs/ui/button/',
      '/docs/zh/ui/button/',
      '/docs/ar/ui/',
    ]);
    await opened.goTo('/docs/404.html');
    expect(languages(opened)[1]).toEqual(['zh', '中文', '/docs/zh/ui/', null]);
  });

  test('has a tree that leads to translations where there are some, by their own titles', async () => {
    const { document } = await open('/docs/zh/ui/button/');
    const rows = [...document.querySelectorAll('#dg-nav a.dg-row')];
    expect(rows.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['概览', '/docs/zh/ui/'],
      ['按钮', '/docs/zh/ui/button/'],
      ['Slider', '/docs/ui/slider/'],
    ]);
    expect(document.querySelector('#dg-nav summary')?.textContent).toBe('输入');
    expect(document.querySelector('#dg-nav [aria-current]')?.textContent).toBe('按钮');
    expect(hrefs(document.querySelectorAll('.dg-pager a'))).toEqual(['/docs/zh/ui/', '/docs/ui/slider/']);
  });

  test('has words of the language, also those that scripts show, and English where they are missing or empty', async () => {
    const { document, idle, problems } = await open('/docs/zh/ui/button/');
    expect(document.querySelector('.dg-pager [rel=next] small')?.textContent).toBe('下一页');
    expect(document.querySelector('.dg-pager [rel=prev] small')?.textContent).toBe('Previous');
    expect(document.querySelector('#dg-contents-title')?.textContent).toBe('On this page');
    const mode = document.querySelector<HTMLElement>('.dg-color-mode');
    mode?.click();
    await idle();
    expect(mode?.querySelector('[data-mode-label]:not([hidden])')?.textContent).toBe('颜色模式: 深色');
    expect(problems).toEqual([]);
  });

  test('keeps the ids of headings, and links that lead on in the language', async () => {
    const { document } = await open('/docs/zh/ui/');
    expect(document.querySelector('h2#usage')?.textContent).toBe('用法');
    expect(document.querySelector('.dg-content p a')?.getAttribute('href')).toBe('/docs/ui/slider/#usage');
    expect(document.querySelector('.dg-brand')?.getAttribute('href')).toBe('/docs/zh/ui/');
    const others = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
    expect(others.map((link) => [link.getAttribute('hreflang'), new URL(link.href).pathname])).toEqual([
      ['en', '/docs/ui/'],
      ['zh', '/docs/zh/ui/'],
      ['ar', '/docs/ar/ui/'],
      ['x-default', '/docs/ui/'],
    ]);
  });

  test('lets a reader turn a page that runs from right to left', async () => {
    const page = await open('/docs/ar/ui/');
    const { document } = page;
    named(document, 'button', 'Settings').click();
    await page.idle();
    const radio = (name: string) => named<HTMLInputElement>(document, '#dg-settings input[type=radio]', name);
    expect(radio('Right to left').checked).toBe(true);
    radio('Left to right').click();
    expect(look(page).dir).toBe('ltr');
    await page.goTo('/docs/ar/ui/');
    expect(look(page)).toEqual({ lang: 'ar', dir: 'ltr' });
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
