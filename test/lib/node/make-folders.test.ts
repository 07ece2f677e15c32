import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolders } from '../../../src/lib/node/make-folders.ts';
import { tempDir } from '../../support/temp-dir.ts';

describe('folders', () => {
  it('are made with all above them, and may be there already', () => {
    const folder = join(tempDir(), 'a/b/c');
    makeFolders(folder);
    makeFolders(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('cannot lie below a file', () => {
    const file = join(tempDir(), 'file');
    writeFileSync(file, '');
    expect(() => makeFolders(file)).toThrow('EEXIST');
    expect(() => makeFolders(join(file, 'a/b'))).toThrow('ENOTDIR');
  });
});
