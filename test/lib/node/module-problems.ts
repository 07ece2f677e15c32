// The mistakes that are found while a module is loaded as the configuration of a site.
import { join } from 'node:path';
import { loadModule } from '../../../src/lib/node/load-module.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

export async function problemsOf(source: string) {
  const root = tempDir();
  await writeFiles(root, { 'site.config.ts': source });
  const loaded = await loadModule(join(root, 'site.config.ts'), root);
  return loaded.ok ? [] : loaded.problems;
}
