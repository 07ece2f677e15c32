// A site from its files through the whole pipeline, in the test's process: no start of Node, and docs-gen's own browser scripts
// are bundled once for all tests of a process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, BuildResult } from '../../src/model/build.ts';
import { runBuild } from '../../src/pipeline.ts';
import { keptScripts } from './kept-scripts.ts';
import { tempDir } from './temp-dir.ts';
import { testDeps } from './test-deps.ts';
import { writeFiles } from './write-files.ts';

/** Of a build below `root` that does all there is, in this thread and without a cache. */
export function buildOptions(root: string, options: Partial<BuildOptions> = {}): BuildOptions {
  return {
    root,
    outDir: `${root}/dist`,
    strict: false,
    workers: 0,
    cache: false,
    drafts: false,
    emit: true,
    external: false,
    urls: 'enforce',
    ...options,
  };
}

/** Below a root of their own; `site.config.ts` is among them. Nothing is written. */
export async function runPipeline(
  files: Readonly<Record<string, string>>,
  options: Partial<BuildOptions> = {},
): Promise<BuildResult> {
  const root = tempDir();
  await writeFiles(root, files);
  // With packages of its own the site may have another React.
  const memo = existsSync(join(root, 'node_modules')) ? {} : { memo: keptScripts };
  return runBuild(buildOptions(root, { emit: false, ...options }), { ...testDeps(), ...memo });
}
