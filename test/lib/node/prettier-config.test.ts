// A project's own options for a file: found where they are, merged, and told where they cannot be read.
import { expect, test } from 'vitest';
import { loadPrettierConfig } from '../../../src/lib/node/prettier-config.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

test('overrides and the editor’s own settings count', async () => {
  const root = tempDir();
  await writeFiles(root, {
    '.editorconfig': 'root = true\n[*]\nindent_style = tab\n',
    '.prettierrc': '{ "printWidth": 90, "overrides": [{ "files": "demos/**", "options": { "printWidth": 70 } }] }',
  });
  expect(await loadPrettierConfig(`${root}/demos/A.js`)).toMatchObject({
    ok: true,
    value: { printWidth: 70, useTabs: true },
  });
});

test('a broken one is told', async () => {
  const root = tempDir();
  await writeFiles(root, { '.prettierrc': '{ "printWidth": ' });
  expect(await loadPrettierConfig(`${root}/A.js`)).toMatchObject({ ok: false });
});
