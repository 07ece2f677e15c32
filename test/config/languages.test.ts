// The languages of a site: those that it lists, each once, or those that have a text table.
import { describe, expect, test } from 'vitest';
import { siteLanguages } from '../../src/config/languages.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { siteConfigSchema } from '../../src/schema/site-config.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

describe('languages that are listed', () => {
  const read = (languages: readonly string[]) =>
    siteConfigSchema.safeParse({
      title: 'Acme',
      url: 'https://acme.example',
      products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
      languages,
    });

  test('are rejected at the second place if listed twice', () => {
    const { error } = read(['en', 'zh', 'zh']);
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['languages', 2], 'is a duplicate: "zh" is already in the list'],
    ]);
  });

  test('are accepted if they differ', () => {
    expect(read(['en', 'zh', 'de']).success).toBe(true);
  });
});

describe('the languages of a site', () => {
  const folder = async (...names: readonly string[]) => {
    const root = tempDir();
    await writeFiles(root, Object.fromEntries(names.map((name) => [`texts/${name}`, '{}'])));
    return { root, fs: createFileSystem() };
  };

  test.each<[string, readonly string[], { languages?: string[]; translations?: string }, readonly string[]]>([
    ['English without anything', ['zh.json'], {}, ['en']],
    [
      'English and those of its tables, in order',
      ['zh.json', 'translations-ar.json'],
      { translations: 'texts' },
      ['en', 'ar', 'zh'],
    ],
    [
      'each once',
      ['de.json', 'translations-de.json', 'en.json', 'translations.json'],
      { translations: 'texts' },
      ['en', 'de'],
    ],
    ['the listed ones, whatever tables there are', ['de.json'], { languages: ['zh'], translations: 'texts' }, ['zh']],
    // Told where tables are read.
    ['none that nobody speaks', ['cn.json', 'zh-CN.json', 'words.json', 'DE.json'], { translations: 'texts' }, ['en']],
    ['none of other files', ['de.txt', 'deep/fr.json'], { translations: 'texts' }, ['en']],
    ['English where the folder is missing', [], { translations: 'nowhere' }, ['en']],
  ])('are %s', async (_, names, config, expected) => {
    expect(
      await siteLanguages({ languages: undefined, translations: undefined, ...config }, await folder(...names)),
    ).toEqual(expected);
  });
});
