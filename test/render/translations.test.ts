// Text tables of a site: what they replace, and what is said of one that is wrong.
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { flatTexts } from '../../src/render/text-table.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { readTranslations } from '../../src/render/translations.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function read(files: Readonly<Record<string, string>>, config: Readonly<Record<string, unknown>> = {}) {
  const root = tempDir();
  await writeFiles(root, files);
  const site = { ...testSite({ languages: ['en', 'zh'], translations: 'texts', ...config }), root };
  const { value, diagnostics } = await readTranslations(site, { fs: createFileSystem() });
  const said = diagnostics.map(
    ({ severity, code, at, hint }) =>
      `${at?.file ?? '-'}:${at?.line ?? '-'}:${at?.column ?? '-'} ${severity} ${code} | ${hint}`,
  );
  return { texts: value.texts, missing: value.missing, said, messages: diagnostics.map(({ message }) => message) };
}

/** A table with every text, so that nothing is missing. */
const marksOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).map((mark) => ` ${mark}`).join('');
const WHOLE = JSON.stringify(
  Object.fromEntries([...flatTexts(englishTexts)].map(([key, text]) => [key, `zh ${key}${marksOf(text)}`])),
);

describe('texts', () => {
  test('are English in every language without tables', async () => {
    const { texts, said } = await read({}, { translations: undefined });
    expect([...texts]).toEqual([
      ['en', englishTexts],
      ['zh', englishTexts],
    ]);
    expect(said).toEqual([]);
  });

  test.each(['zh.json', 'translations-zh.json'])('of a language come from %s', async (name) => {
    const { texts, said } = await read({ [`texts/${name}`]: WHOLE });
    expect(texts.get('zh')).toMatchObject({ next: 'zh next', tags: { beta: 'zh tags.beta' } });
    expect(texts.get('en')).toEqual(englishTexts);
    expect(said).toEqual([]);
  });

  test.each(['en.json', 'translations.json'])(
    'English ones can be replaced by %s, without a word on the rest',
    async (name) => {
      const { texts, said } = await read({ [`texts/${name}`]: '{ "next": "Onward" }' }, { languages: ['en'] });
      expect(texts.get('en')).toEqual({ ...englishTexts, next: 'Onward' });
      expect(said).toEqual([]);
    },
  );

  test('nested keys and dotted ones are the same', async () => {
    const { texts } = await read({ 'texts/zh.json': '{ "tags": { "beta": "B" }, "tags.planned": "P" }' });
    expect(texts.get('zh')?.tags).toEqual({ ...englishTexts.tags, beta: 'B', planned: 'P' });
  });

  test('what a table lacks or leaves empty stays English, and is told once', async () => {
    const table = JSON.parse(WHOLE);
    delete table.previous;
    const { texts, said, messages } = await read({ 'texts/zh.json': JSON.stringify({ ...table, next: '' }) });
    expect(texts.get('zh')).toMatchObject({ next: 'Next', previous: 'Previous' });
    expect(said).toEqual(['texts/zh.json:1:1 warning render/missing-texts | add them to the table.']);
    expect(messages[0]).toContain('2 texts are missing from the table for "zh" and shown in English: previous, next.');
  });

  test('of page trees have the keys of the author, dots and all', async () => {
    const table = JSON.stringify({
      ...JSON.parse(WHOLE),
      pages: { '/ui/inputs': '输入', '/ui/v1.2': '版本', '/ui/none': '' },
    });
    const { texts, said, missing } = await read({ 'texts/zh.json': table });
    expect(texts.get('zh')?.pages).toEqual({ '/ui/inputs': '输入', '/ui/v1.2': '版本' });
    expect(texts.get('en')?.pages).toEqual({});
    expect([said, missing.get('zh')]).toEqual([[], []]);
  });

  test('of page trees are texts, too', async () => {
    const table = JSON.stringify({ ...JSON.parse(WHOLE), pages: { '/ui/': 3 } });
    const { said } = await read({ 'texts/zh.json': table });
    expect(said.map((text) => text.split(' ')[2])).toEqual(['render/bad-text']);
  });

  test('that stay English are counted for each language', async () => {
    const { missing } = await read(
      { 'texts/zh.json': '{ "next": "下一页", "previous": "" }' },
      { languages: ['en', 'zh', 'de'] },
    );
    const all = [...flatTexts(englishTexts).keys()];
    expect([missing.get('en'), missing.get('de')]).toEqual([[], all]);
    expect(missing.get('zh')).toEqual(all.filter((key) => key !== 'next'));
  });

  test('of a language in two tables are those of the second, which is told', async () => {
    const { texts, said, messages } = await read({
      'texts/translations-zh.json': WHOLE.replaceAll('zh ', 'ZH '),
      'texts/zh.json': WHOLE,
    });
    expect(texts.get('zh')?.next).toBe('zh next');
    expect(said.map((text) => text.split(' | ')[0])).toEqual(['texts/zh.json:-:- error render/second-table']);
    expect(messages).toEqual(['This is a second text table for "zh"; the first one is texts/translations-zh.json.']);
  });

  test('a table of one language does not hide that another has none', async () => {
    const { said } = await read({ 'texts/zh.json': WHOLE }, { languages: ['en', 'zh', 'de'] });
    expect(said).toEqual(['-:-:- warning render/missing-translations | add texts/de.json.']);
  });
});

/** [what is wrong, file, content, what is said of it] */
const MISTAKES: readonly (readonly [string, string, string, string])[] = [
  [
    'an unknown key',
    'zh.json',
    '{\n  "previus": "x"\n}',
    'texts/zh.json:2:3 error render/unknown-text | did you mean "previous"?',
  ],
  [
    'an unknown key in a group',
    'zh.json',
    '{\n  "tags": { "bata": "x" }\n}',
    'texts/zh.json:2:13 error render/unknown-text | did you mean "tags.beta"?',
  ],
  [
    'an unknown group',
    'zh.json',
    '{ "menus": { "/ui/": "x", "/x/": "y" } }',
    'texts/zh.json:1:3 error render/unknown-text | remove it, or use a key listed by `render/missing-texts`.',
  ],
  ['a number', 'zh.json', '{\n "next": 3 }', 'texts/zh.json:2:10 error render/bad-text | put the text in quotes.'],
  [
    'an object for a text',
    'zh.json',
    '{ "next": {} }',
    'texts/zh.json:1:11 error render/bad-text | put the text in quotes.',
  ],
  [
    'a text for a group',
    'zh.json',
    '{ "tags": "x" }',
    'texts/zh.json:1:11 error render/bad-text | write an object with one key for each text: "tags": { … }',
  ],
  [
    'a list',
    'zh.json',
    '["x"]',
    'texts/zh.json:1:1 error render/bad-translations | write a JSON object whose values are strings: { "next": "Weiter" }.',
  ],
  [
    'a key that stands twice',
    'en.json',
    '{\n  "next": "x",\n  "next": "y" }',
    'texts/en.json:3:3 error render/duplicate-text | remove one of the two; the last one is used.',
  ],
  [
    'a key that stands nested and with a dot',
    'en.json',
    '{\n  "tags": { "beta": "x" },\n  "tags.beta": "y" }',
    'texts/en.json:3:3 error render/duplicate-text | remove one of the two; the last one is used.',
  ],
  [
    'a mark that was translated',
    'zh.json',
    '{\n  "pageCount": "{{数}} 页" }',
    'texts/zh.json:2:16 error render/other-marks | write {{count}}: do not translate placeholders.',
  ],
  [
    'a mark that is left out',
    'zh.json',
    '{ "live": { "lineOf": "{{line}} 行" } }',
    'texts/zh.json:1:23 error render/other-marks | add {{file}} where the value belongs.',
  ],
  [
    'a mark that stands twice',
    'zh.json',
    '{ "demoOf": "{{name}} {{name}}" }',
    'texts/zh.json:1:13 error render/other-marks | remove it: each placeholder is replaced only once.',
  ],
  [
    'a mark that English has not',
    'en.json',
    '{ "next": "Next {{name}}" }',
    'texts/en.json:1:11 error render/other-marks | remove it: each placeholder is replaced only once.',
  ],
  [
    'no JSON',
    'zh.json',
    '{\n  "next": x\n}',
    'texts/zh.json:2:11 error render/bad-translations | write a JSON object whose values are strings: { "next": "Weiter" }.',
  ],
  [
    'an empty file',
    'zh.json',
    '',
    'texts/zh.json:1:1 error render/bad-translations | write a JSON object whose values are strings: { "next": "Weiter" }.',
  ],
  [
    'a language near a known one',
    'zg.json',
    '{}',
    'texts/zg.json:-:- error render/unknown-language | did you mean "zh.json"?',
  ],
  [
    'a language with its region',
    'zh-CN.json',
    '{}',
    'texts/zh-CN.json:-:- error render/unknown-language | did you mean "zh.json"?',
  ],
  [
    'a language of no kind',
    'xx.json',
    '{}',
    'texts/xx.json:-:- error render/unknown-language | rename it to one of en, zh, or add the language to `languages`.',
  ],
];

test.each(MISTAKES)('%s is told with its place', async (_, name, content, wanted) => {
  const { said } = await read({ [`texts/${name}`]: content });
  expect(said.filter((line) => !line.includes(' render/missing'))).toEqual([wanted]);
});

test('all mistakes in the placeholders of a text are reported in one sentence', async () => {
  const table = {
    pageCount: '{{n}} 页',
    demoOf: '演示',
    onePage: '{{count}} 页',
    'live.lineOf': '{{line}} / {{file}}',
  };
  const { messages } = await read({ 'texts/zh.json': JSON.stringify(table) });
  expect(messages.filter((message) => message.startsWith('The text'))).toEqual([
    'The text "pageCount" does not contain {{count}}, but contains unknown or repeated placeholders: {{n}}.',
    'The text "demoOf" does not contain {{name}}.',
    'The text "onePage" contains unknown or repeated placeholders: {{count}}.',
  ]);
});

test('keys that every object has are no texts', async () => {
  const { texts, said } = await read({ 'texts/zh.json': '{ "constructor": "x", "__proto__": { "next": "y" } }' });
  expect(said.filter((line) => line.includes('unknown-text'))).toHaveLength(2);
  expect(texts.get('zh')).toEqual(englishTexts);
});
