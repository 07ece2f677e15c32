// A site built once for all tests of a file, and served on the loopback interface.
import { afterAll, beforeAll } from 'vitest';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { mustBuild } from './build-site.ts';
import { readFolder } from './published.ts';

export interface ServedSite extends StaticServer {
  /** Absolute. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Call it outside of tests and hooks; ask the result for the site inside of them. */
export function servedSite(root: string): () => ServedSite {
  const folder = sharedTempDir();
  let site: ServedSite | undefined;
  beforeAll(async () => {
    await mustBuild(root, folder, { args: ['--no-cache'] });
    site = { ...(await staticServer(folder)), folder, files: await readFolder(folder) };
  });
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error('The site is built in beforeAll: ask for it inside a test.');
    return site;
  };
}
