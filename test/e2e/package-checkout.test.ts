// A checkout of the repository whose installation ran no scripts.
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { repository } from './support/build-site.ts';
import { LEFT, run } from './support/packed-project.ts';
import { readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';

describe('a checkout that was installed without scripts', () => {
  test('says what to run', async () => {
    const root = tempDir();
    for (const name of ['bin', 'package.json']) await cp(join(repository, name), join(root, name), { recursive: true });
    const started = run(process.execPath, [join(root, 'bin/docs-gen.js'), 'build']);
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'docs-gen is not bundled yet. In its folder, run: npm run prepare\n',
    });
  });

  test.runIf(IS_LONG)('builds after that', { timeout: 600_000 }, async () => {
    const copy = tempDir();
    await cp(repository, copy, { recursive: true, filter: (source) => !LEFT.has(relative(repository, source)) });
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy });
    await run('npm', ['run', 'prepare'], { cwd: copy });
    const root = tempDir();
    await writeFiles(root, smallest);
    await run(process.execPath, [join(copy, 'bin/docs-gen.js'), 'build', '--root', root, '--quiet']);
    const files = await readFolder(join(root, 'dist'));
    expect(files.get('ui/index.html')?.toString()).toContain('<title>Acme UI</title>');
  });
});
