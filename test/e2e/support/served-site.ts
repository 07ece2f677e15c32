// A site built once for all tests that look at it, and served on the loopback interface.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type StaticServer, type StaticServerOptions, staticServer } from '../../support/static-server.ts';
import { listFilesSync } from './published.ts';
import { sharedBuild } from './shared-builds.ts';

export interface ServedSite extends StaticServer {
  /** Absolute; other test files read the same one. */
  readonly folder: string;
  /** All of them are read when the first is asked for: of a large site that takes seconds. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Call it outside of tests and hooks; ask the result for the site inside of them. */
export function servedSite(root: string, options: Pick<StaticServerOptions, 'base'> = {}): () => ServedSite {
  let site: ServedSite | undefined;
  beforeAll(async () => {
    const folder = await sharedBuild(root);
    let files: ReadonlyMap<string, Buffer> | undefined;
    site = {
      ...(await staticServer(folder, options)),
      folder,
      get files() {
        files ??= new Map(listFilesSync(folder).map((path) => [path, readFileSync(join(folder, path))]));
        return files;
      },
    };
  });
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error('The site is built in beforeAll: ask for it inside a test.');
    return site;
  };
}
