// What tells one program from another: kept beside it, so that nobody has to read all of it.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { builtSite } from '../e2e/support/built-site.ts';
import { smallest } from '../e2e/support/smallest.ts';
import { tempDir } from '../support/temp-dir.ts';

const run = promisify(execFile);

test('the program key is a hash of all program files except the code cache of V8', () => {
  const folder = join(packageRoot, 'dist-cli');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const key = createHash('sha256');
  for (const file of files) {
    const name = relative(folder, file);
    if (name === 'key.txt' || name === join('chunks', 'code-cache.bin')) continue;
    key.update(`${name}\n`).update(readFileSync(file));
  }
  expect(readFileSync(join(folder, 'key.txt'), 'utf8')).toBe(key.digest('hex'));
});

const builtSmallest = builtSite(smallest);

test('a different program uses no cache of this one', async () => {
  const program = tempDir();
  for (const name of ['bin', 'dist-cli', 'src', 'templates', 'package.json'])
    cpSync(join(packageRoot, name), join(program, name), { recursive: true });
  symlinkSync(join(packageRoot, 'node_modules'), join(program, 'node_modules'));
  const root = await builtSmallest();
  const build = async () => {
    const args = ['build', '--root', root, '--out', 'dist', '--format', 'json'];
    const { stdout } = await run(process.execPath, [join(program, 'bin/docs-gen.js'), ...args]);
    return Object.keys(JSON.parse(stdout).timings).join();
  };
  await build();
  expect(await build()).toBe('unchanged');
  writeFileSync(join(program, 'dist-cli/key.txt'), 'of another one');
  expect(await build()).toContain('compile');
  expect(await build()).toBe('unchanged');
});
