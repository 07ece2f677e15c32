// A site that is built once for many tests, which each change it.
import { beforeAll } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild } from './build-site.ts';
import { readFolder } from './published.ts';
import { restoreFolder } from './restore-folder.ts';

/** To be called where tests are described. Each test gets the site as it was after that build, in the folder that its record is of. */
export function builtSite(files: Readonly<Record<string, string>>): () => Promise<string> {
  const root = sharedTempDir();
  let state: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    await writeFiles(root, files);
    await mustBuild(root, 'dist');
    state = await readFolder(root);
  });
  return async () => {
    await restoreFolder(root, state);
    return root;
  };
}
