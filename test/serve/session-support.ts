// A session over files in a folder of its own, and what a cold build of the same files gives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../../src/model/build.ts';
import type { ReactMode } from '../../src/model/bundle.ts';
import type { ServedFile, Session } from '../../src/model/serve.ts';
import { runBuild } from '../../src/pipeline.ts';
import { keptScripts } from '../support/kept-scripts.ts';
import { testDeps } from '../support/test-deps.ts';

export function sessionOptions(root: string): BuildOptions {
  return {
    root,
    outDir: join(root, 'dist'),
    strict: false,
    workers: 0,
    cache: false,
    drafts: true,
    emit: false,
    external: false,
    urls: 'ignore',
  };
}

export function bytesOf({ body }: ServedFile): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return 'path' in body ? readFileSync(body.path) : Buffer.from(body);
}

/** Null: the site has an error. The site has no packages of its own. `mode`: as sessions that authors start have it, `development`. */
export async function coldBuild(root: string, mode: ReactMode = 'production'): Promise<Map<string, string> | null> {
  const outDir = join(root, 'dist');
  const deps = { ...testDeps(), memo: keptScripts };
  const result = await runBuild({ ...sessionOptions(root), emit: true, outDir, mode }, deps);
  return result.ok ? readBuild(outDir) : null;
}

/** Every file of a build, as text, but those that hosts read. */
export function readBuild(outDir: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(outDir, path)).toString('latin1');
  const { files } = JSON.parse(read('asset-manifest.json'));
  const paths = [...files.map(({ path }: { readonly path: string }) => path), 'asset-manifest.json'];
  return new Map(paths.filter((path) => !path.startsWith('_')).map((path) => [path, read(path)]));
}

/** What differs from a cold build, by path, with the first place at which it does. */
export async function differences(session: Session, cold: ReadonlyMap<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, text] of cold) {
    const found = await session.find(path);
    const got = found?.kind === 'file' ? bytesOf(found).toString('latin1') : null;
    if (got !== text) wrong.push(`${path}: ${firstDifference(got, text)}`);
  }
  return wrong;
}

export function firstDifference(got: string | null, wanted: string): string {
  if (got === null) return 'is not there';
  let at = 0;
  while (got[at] === wanted[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50));
  return `${around(got)} and not ${around(wanted)}`;
}
