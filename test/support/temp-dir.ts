// A folder of its own for a test, gone when the test is over.
import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** For one test: call it inside. The path is absolute and without symbolic links. */
export function tempDir(): string {
  const dir = makeDir();
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** For all tests of a `describe` or a file: call it outside of tests and hooks. */
export function sharedTempDir(): string {
  const dir = makeDir();
  afterAll(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

function makeDir(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'docs-gen-')));
}
