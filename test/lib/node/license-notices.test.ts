import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenseNotices } from '../../../src/lib/node/license-notices.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const manifest = (fields: object) => JSON.stringify(fields);

/** The list for packages that lie in `files`, by their folders. */
async function listOf(files: Readonly<Record<string, string>>, folders: readonly string[]): Promise<string> {
  const root = tempDir();
  await writeFiles(root, files);
  return licenseNotices(folders.map((folder) => join(root, folder)));
}

test('the licence notices list packages by name and version, each version once, with the texts of their licences', async () => {
  const files = {
    'b/package.json': manifest({ name: 'b', version: '2.0.0', license: 'Apache-2.0' }),
    'b/NOTICE': 'Made by B.\n',
    'b/LICENSE-2.0.txt': '\r\nAsk\r\nB.\r\n',
    'b/licenses/other.txt': 'Of another.',
    'b/LICENSES/other.txt': 'Of another.',
    'deep/b/package.json': manifest({ name: 'b', version: '1.0.0', license: 'MIT' }),
    'deep/b/licence': 'Old B.',
    'again/b/package.json': manifest({ name: 'b', version: '2.0.0', license: 'Apache-2.0' }),
    '@a/z/package.json': manifest({ name: '@a/z', version: '1.0.0', license: 'ISC' }),
    '@a/z/COPYING': 'Ask Z.',
  };
  const list = `# @a/z 1.0.0 (ISC)

Ask Z.

# b 1.0.0 (MIT)

Old B.

# b 2.0.0 (Apache-2.0)

Ask
B.

Made by B.
`;
  const folders = ['b', 'deep/b', '@a/z', 'b'];
  expect(await listOf(files, folders)).toBe(list);
  expect(await listOf(files, folders.reverse())).toBe(list);
  const headings = (await listOf(files, ['again/b', 'b', 'deep/b'])).match(/^# .*$/gm);
  expect(headings).toEqual(['# b 1.0.0 (MIT)', '# b 2.0.0 (Apache-2.0)']);
});

test.each([
  [
    'its author',
    { license: 'MIT', author: 'Ada <ada@acme.example>' },
    '# p 1.0.0 (MIT)\n\nBy Ada <ada@acme.example>.\n',
  ],
  ['an author with a name', { license: 'MIT', author: { name: 'Ada' } }, '# p 1.0.0 (MIT)\n\nBy Ada.\n'],
  ['no author', { license: 'MIT' }, '# p 1.0.0 (MIT)\n\nBy the authors of p.\n'],
  ['an object', { license: { type: 'BSD-3-Clause' } }, '# p 1.0.0 (BSD-3-Clause)\n\nBy the authors of p.\n'],
  [
    'several',
    { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] },
    '# p 1.0.0 (MIT OR GPL-2.0)\n\nBy the authors of p.\n',
  ],
  ['nothing', {}, '# p 1.0.0 (no licence named)\n\nBy the authors of p.\n'],
])('a package without a licence text has the licence of its package.json: %s', async (_name, fields, list) => {
  expect(await listOf({ 'p/package.json': manifest({ name: 'p', version: '1.0.0', ...fields }) }, ['p'])).toBe(list);
});

test.each([
  ['no package.json', { '@a/p/index.js': '' }],
  ['one that is cut off', { '@a/p/package.json': '{ "name": "@a' }],
  ['one that holds no object', { '@a/p/package.json': '[]' }],
])('a package with %s is named by its folder', async (_name, files) => {
  expect(await listOf(files, ['@a/p'])).toBe('# @a/p (no licence named)\n\nBy the authors of @a/p.\n');
});
