// A file that becomes a link out of the site between the moment a build looks at it and the moment it opens it.
import { existsSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileSystem } from '../../src/model/deps.ts';
import { runBuild } from '../../src/pipeline.ts';
import { placesOf } from '../e2e/support/build-site.ts';
import { ALLOWED, linkedSite } from '../e2e/support/linked-site.ts';
import { buildOptions } from '../support/run-pipeline.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

describe('a file that is replaced after the build looked at it', () => {
  const outsideOf = (base: string) => join(base, 'private/secret');

  /** A disk on which the file at a path becomes a link out of the site right before it is opened. */
  function changing(fs: FileSystem, path: string, base: string): FileSystem {
    const change = async (asked: string) => {
      if (asked !== path) return;
      await rm(path);
      await symlink(outsideOf(base), path);
    };
    return {
      ...fs,
      readText: (asked, realPath) => change(asked).then(() => fs.readText(asked, realPath)),
      readBytes: (asked, realPath) => change(asked).then(() => fs.readBytes(asked, realPath)),
      digest: (asked, keep, realPath) => change(asked).then(() => fs.digest(asked, keep, realPath)),
    };
  }

  test.each([
    ['content/ui/all.md', 'content/unreadable-file content/ui/all.md'],
    ['content/ui/v1.2/notes.md', 'content/unreadable-file content/ui/v1.2/notes.md'],
    ['content/ui/_part.txt', 'includes/unreadable-file content/ui/all.md:5:15'],
    ['content/ui/dot.svg', 'assets/unreadable-file content/ui/dot.svg'],
    ['content/ui/Linked.tsx', 'demos/unreadable-file content/ui/Linked.tsx'],
    ['content/ui/api/card.json', 'api/unreadable-file content/ui/api/card.json'],
    ['public/file.txt', 'assets/unreadable-file public/file.txt'],
    ['public/plain.txt', 'assets/unreadable-file public/plain.txt'],
    ['words/en.json', 'render/bad-translations words/en.json'],
  ])('is an error, and nothing is published: %s', async (path, told) => {
    const base = await linkedSite(ALLOWED);
    await writeFiles(base, { 'private/secret': 'The secret.\n', 'site/public/plain.txt': 'plain' });
    const root = join(base, 'site');
    const deps = testDeps();
    const result = await runBuild(buildOptions(root), { ...deps, fs: changing(deps.fs, join(root, path), base) });
    expect(await readFile(join(root, path), 'utf8')).toBe('The secret.\n'); // It was exchanged.
    expect(result.ok).toBe(false);
    expect(placesOf(result.diagnostics)).toContain(told);
    expect(JSON.stringify(result.diagnostics)).not.toContain('The secret.');
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});
