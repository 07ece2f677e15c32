// Which of the entries of a failed bundle lead to the module that cannot be built.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../src/lib/node/esbuild.ts';
import { bundleWhole } from '../../../src/lib/node/esbuild-blame.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

test.each(['module', 'commonjs'])(
  'a broken module fails the entries that lead to it, with its message alone, in a package of the type "%s"',
  async (type) => {
    const root = tempDir();
    await writeFiles(root, {
      'package.json': JSON.stringify({ type }),
      'good.js': 'export const good = 1;\n',
      'default.js': "import Broken from './broken.js';\nexport const a = Broken;\n",
      'name.js': "import { name } from './broken.js';\nexport const b = name;\n",
      'handed-on.js': "export { default as Wrapper, other } from './broken.js';\n",
      'broken.js':
        "import { none } from '@acme/none';\nexport default none;\nexport const name = 1;\nexport const other = 2;\n",
    });
    const entries = ['good.js', 'default.js', 'name.js', 'handed-on.js'];
    const optionsOf = (some: readonly string[]) => ({
      absWorkingDir: root,
      entryPoints: some.map((entry) => join(root, entry)),
      bundle: true,
      splitting: true,
      format: 'esm' as const,
      outdir: join(root, 'out'),
      write: false as const,
      logLevel: 'silent' as const,
    });
    const { value, failures } = await bundleWhole(entries, {
      inputOf: (index) => entries[index] ?? '',
      options: optionsOf(entries),
      bundle: async (some) => {
        await build(optionsOf(some));
        return some;
      },
    });
    expect(value).toEqual(['good.js']);
    expect([...failures].map(([entry, messages]) => [entry, ...messages.map(({ text }) => text)])).toEqual([
      ['default.js', 'Could not resolve "@acme/none"'],
      ['name.js', 'Could not resolve "@acme/none"'],
      ['handed-on.js', 'Could not resolve "@acme/none"'],
    ]);
  },
);
