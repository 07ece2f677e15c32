// A comparison as text and as a page, and the files that two versions are read from.
import { describe, expect, test } from 'vitest';
import { readPackageFolder } from '../../src/api-diff/package-folder.ts';
import { diffPage } from '../../src/api-diff/report-page.ts';
import { diffText } from '../../src/api-diff/report-text.ts';
import { isSnapshot, readSnapshot, snapshotText } from '../../src/api-diff/snapshot.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { compare, component, typed } from './support.ts';

const plain = (text: string) => text;
const PAINT = { bold: plain, dim: plain, red: (text: string) => `!${text}`, yellow: plain };

const DIFF = compare(
  [component({ size: "'a' | 'b'", gone: 'string' }), component({}, { name: 'Chip' })],
  [
    component({
      size: "'a'",
      tone: typed('string'),
      old: typed('{ a: `x` }', {
        deprecated: true,
        deprecationInfo: 'Use *tone*, <b>not</b> [this](x) # `a`.',
      }),
    }),
    component({}, { name: 'Chip', deprecated: true, deprecationInfo: '## Use `Button` <script>' }),
  ],
);

describe('the text', () => {
  test('lists each export once, and marks what breaks code', () => {
    expect(diffText(DIFF, PAINT)).toMatchInlineSnapshot(`
      "API of @acme/ui from 1.0.0 to 2.0.0

      Button component
        !breaking  Prop \`gone\` is gone.
                  Prop \`old\` is new.
        !breaking  Prop \`size\` no longer takes \`'b'\`.
                  Prop \`tone\` is new.

      Chip component
                  \`Chip\` is deprecated: ## Use \`Button\` <script>

      2 added, 1 removed, 1 changed, 1 deprecated; 2 breaking.
      "
    `);
  });
});

describe('the page', () => {
  test('has a section for each kind of change, links to known pages, and no markup of doc comments', () => {
    expect(diffPage(DIFF)).toMatchInlineSnapshot(`
      "---
      # Written by \`docs-gen api diff\`.
      title: "API changes of @acme/ui from 1.0.0 to 2.0.0"
      description: "What changed in the API of @acme/ui from 1.0.0 to 2.0.0, and what of it breaks code."
      ---

      2 added, 1 removed, 1 changed, 1 deprecated; 2 breaking.

      ## Breaking changes

      - [\`Button\`](/ui/api/Button/)
        - Prop \`gone\` is gone.
        - Prop [\`size\`](/ui/api/Button/#button-prop-size) no longer takes \`'b'\`.

      ## Added

      - [\`Button\`](/ui/api/Button/)
        - Prop [\`old\`](/ui/api/Button/#button-prop-old) is new.
        - Prop [\`tone\`](/ui/api/Button/#button-prop-tone) is new.

      ## Changed

      - [\`Button\`](/ui/api/Button/)
        - Prop [\`size\`](/ui/api/Button/#button-prop-size) no longer takes \`'b'\`.

      ## Deprecated

      - [\`Chip\`](/ui/api/Chip/) is deprecated: \\#\\# Use \`Button\` \\<script\\>

      ## Removed

      - [\`Button\`](/ui/api/Button/)
        - Prop \`gone\` is gone.
      "
    `);
  });

  test('keeps its title within the limit of a page title', () => {
    const long = {
      ...DIFF,
      old: { name: 'a'.repeat(60), version: null },
      new: { name: 'b'.repeat(60), version: null },
    };
    expect(diffPage(long)).toContain('title: "API changes"\n');
  });
});

describe('a snapshot', () => {
  const pages = ['b', 'a'].map((name) => ({ product: 'ui', package: null, route: `/${name}/`, name, data: { name } }));

  test('is the same text for the same pages, in any order', () => {
    expect(snapshotText(pages)).toBe(snapshotText([...pages].reverse()));
    expect(readSnapshot(JSON.parse(snapshotText(pages)))?.map(({ route }) => route)).toEqual(['/a/', '/b/']);
  });

  test('is distinguished from other JSON', () => {
    expect([snapshotText([]), '{ "pages": [] }', '[]', 'no JSON'].map(isSnapshot)).toEqual([true, false, false, false]);
  });
});

describe('the types of a package', () => {
  /** [fields of its package.json, files, what is found] */
  test.each<[string, object, string[], string | null]>([
    ['by its field', { types: './types/main.d.ts', main: 'x.js' }, ['types/main.d.ts', 'x.d.ts'], 'types/main.d.ts'],
    [
      'by a condition',
      { exports: { '.': { import: { types: './a.d.mts', default: './a.mjs' } } } },
      ['a.d.mts'],
      'a.d.mts',
    ],
    ['by the only entry', { exports: { types: './b.d.ts', default: './b.js' } }, ['b.d.ts'], 'b.d.ts'],
    ['beside the script', { main: 'dist/index.js' }, ['dist/index.d.ts'], 'dist/index.d.ts'],
    ['as source', {}, ['src/index.ts'], 'src/index.ts'],
    ['never outside', { types: '../other.d.ts' }, [], null],
    ['not where a file is missing', { types: 'none.d.ts' }, [], null],
  ])('are found %s', async (_, fields, files, expected) => {
    const root = tempDir();
    await writeFiles(root, { 'package.json': JSON.stringify({ name: 'p', version: '1.2.3', ...fields }) });
    await writeFiles(root, Object.fromEntries(files.map((file) => [file, 'export {};\n'])));
    expect(await readPackageFolder(root, createFileSystem())).toEqual({ name: 'p', version: '1.2.3', types: expected });
  });
});
