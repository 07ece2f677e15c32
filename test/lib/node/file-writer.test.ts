import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileWriter } from '../../../src/lib/node/file-writer.ts';
import { tempDir } from '../../support/temp-dir.ts';

test('the file writer creates a folder again that was deleted in the meantime', async () => {
  const folder = join(tempDir(), 'node_modules/.cache');
  const file = join(folder, 'demos.json');
  const writer = createFileWriter();
  await writer.write(file, 'one');
  rmSync(join(folder, '..'), { recursive: true });
  await writer.write(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
});
