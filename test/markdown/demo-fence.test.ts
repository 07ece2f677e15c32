// Fences with the word `demo`: what they become, what they are called, and what is said of their words.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const fence = (words: string, code = 'export default function A() {}') => `\`\`\`${words}\n${code}\n\`\`\`\n`;
const compile = (markdown: string, source: Parameters<typeof compilePage>[1] = {}) => compilePage(markdown, source);

describe('a fence', () => {
  test('with the word is a demo that holds its code, open, with an id of its own', async () => {
    const { page, html, said } = await compile(`# T\n\n${fence('tsx demo')}`);
    expect(said).toEqual([]);
    expect(html).toContain('[demo 0]');
    expect(page.demos).toEqual([
      {
        demo: 'A1',
        anchorId: 'A1',
        options: { defaultCodeOpen: true },
        at: { file: 'content/ui/a/a.md', line: 3, column: 1 },
        fence: {
          language: 'tsx',
          text: 'export default function A() {}',
          at: { file: 'content/ui/a/a.md', line: 4, column: 1 },
        },
      },
    ]);
    expect(page.anchors).toContain('A1');
  });

  test.each([
    ['tsx', false],
    ['tsx title="demo.tsx"', false],
    ['tsx demonstration', false],
    ['jsx demo', true],
    ['JS demo', true],
    ['ts lineNumbers=2 demo=Own', true],
  ])('%s is a demo: %j', async (words, expected) => {
    expect((await compile(fence(words))).page.demos).toHaveLength(expected ? 1 : 0);
  });

  test('of a tab group is a tab', async () => {
    const { page } = await compile(`<codeblock>\n\n${fence('tsx demo')}\n${fence('jsx other')}\n</codeblock>\n`);
    expect(page.demos).toEqual([]);
  });
});

describe('its words', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['demo bg=inline', { bg: 'inline', defaultCodeOpen: true }],
    ['demo bg="gradient" disableAd', { bg: 'gradient', disableAd: true, defaultCodeOpen: true }],
    ['demo bg=true', { bg: true, defaultCodeOpen: true }],
    ['demo defaultCodeOpen=false', { defaultCodeOpen: false }],
    ['demo hideToolbar', { hideToolbar: true, defaultCodeOpen: false }],
    ['iframe height=300 demo maxWidth=20rem', { iframe: true, height: 300, maxWidth: '20rem', defaultCodeOpen: true }],
    ['demo isolated disableLiveEdit', { isolated: true, disableLiveEdit: true, defaultCodeOpen: true }],
    ['demo hideEditButton=true', { hideEditButton: true, defaultCodeOpen: true }],
    ['demo server=false', { server: false, defaultCodeOpen: true }],
  ])('%s', async (words, options) => {
    const { page, said } = await compile(fence(`tsx ${words}`));
    expect(said).toEqual([]);
    expect(page.demos[0]?.options).toEqual(options);
  });

  test.each([
    ['tsx demo hideToolBar', '1:13 error markdown/unknown-directive-option'],
    ['tsx demo title="x"', '1:13 error markdown/unknown-directive-option'],
    ['tsx demo {1,2}', '1:13 error markdown/unknown-directive-option'],
    ['tsx demo iframe=yes', '1:13 error markdown/bad-directive-option'],
    ['tsx demo bg=outline', '1:13 warning markdown/unknown-background'],
    ['tsx demo hideToolbar defaultCodeOpen', '1:25 error markdown/directive-conflict'],
    ['tsx demo hideToolbar disableAd', '1:25 error markdown/directive-conflict'],
    ['tsx demo hideToolbar=false', '1:13 error markdown/directive-conflict'],
    ['tsx demo=2nd', '1:8 error markdown/bad-directive-option'],
    ['css demo', '1:8 error markdown/demo-language'],
  ])('%s: %s', async (words, expected) => {
    expect((await compile(fence(words))).said).toEqual([expected]);
  });

  test('of a language that does not run leave a block of code', async () => {
    const { html, page } = await compile(fence('css demo', 'a {}'));
    expect(page.demos).toEqual([]);
    expect(html).toMatch(/<pre lang="css"/);
  });
});

describe('its name', () => {
  test.each([
    ['components/text-field.md', ['TextField1', 'TextField2']],
    ['components/button/index.md', ['Button1', 'Button2']],
    ['404.md', ['Demo4041', 'Demo4042']],
  ])('on %s is %j', async (name, expected) => {
    const { page } = await compile(fence('tsx demo') + fence('tsx demo'), { source: { name } });
    expect(page.demos.map(({ demo }) => demo)).toEqual(expected);
  });

  test('is the same in a translation', async () => {
    const config = { languages: ['en', 'zh'] };
    const source = { name: 'button-zh.md', language: 'zh', route: '/zh/ui/a/' };
    const { page } = await compile(fence('tsx demo'), { config, source });
    expect(page.demos[0]?.demo).toBe('Button1');
  });

  test('that an author gives is kept, and stands once', async () => {
    const { page, said } = await compile(
      fence('tsx demo=Own') + fence('tsx demo="Other"') + fence('tsx demo=Own') + fence('tsx demo'),
    );
    expect(page.demos.map(({ demo }) => demo)).toEqual(['Own', 'Other', 'A1', 'A2']);
    expect(said).toEqual(['7:8 error markdown/demo-name-taken']);
  });
});

test('a fence that a page includes is told of where it was written', async () => {
  const origin = {
    segments: [
      { line: 1, file: 'content/ui/a/a.md', name: 'a/a.md', sourceLine: 1, shift: 0 },
      { line: 3, file: 'content/ui/parts/part.md', name: 'parts/part.md', sourceLine: 7, shift: 2 },
    ],
    inputs: ['content/ui/a/a.md', 'content/ui/parts/part.md'],
    isWhole: true,
  };
  const { page } = await compile(`- Item\n\n  ${fence('tsx demo').trim().replaceAll('\n', '\n  ')}\n`, {
    source: { origin },
  });
  const file = 'content/ui/parts/part.md';
  expect(page.demos).toMatchObject([
    { demo: 'A1', at: { file, line: 7, column: 1 }, fence: { at: { file, line: 8, column: 1 } } },
  ]);
});
