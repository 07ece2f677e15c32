// Sites that try to leave their output: each is published where it belongs, or reported. `strace` checks whole builds against the
// folders that they may write to.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BuildResult } from '../../src/model/build.ts';
import { runBuild } from '../../src/pipeline.ts';
import { settings } from '../e2e/hostile/hostile-paths.ts';
import { filesOf, type HostileSite, hostileSites, IN_ORDER } from '../e2e/hostile/leaving-sites.ts';
import { listFiles } from '../e2e/support/published.ts';
import { IS_LONG } from '../support/long-run.ts';
import { buildOptions } from '../support/run-pipeline.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

/** A site takes longer than all else, so that the fewest are drawn. */
const RUNS = { sites: IS_LONG ? 1000 : 12 };
const TRACED = IS_LONG ? 40 : 1;

describe('a site that tries to leave its output', () => {
  const temp = sharedTempDir();
  const root = join(temp, 'a/b/site');
  const out = join(root, 'c/d/dist');
  const stays = (path: string) => path.startsWith('a/b/site/c/d/') || path.startsWith('a/b/site/node_modules/.cache/');

  async function build(site: HostileSite): Promise<{ result: BuildResult; strays: readonly string[] }> {
    await rm(join(temp, 'a'), { recursive: true, force: true });
    await writeFiles(root, filesOf(site));
    const before = new Set(await listFiles(temp));
    const result = await runBuild(buildOptions(root, { outDir: out }), testDeps());
    return { result, strays: (await listFiles(temp)).filter((path) => !before.has(path) && !stays(path)) };
  }

  // Nearly all that are drawn are refused: of every four, one is published with the odd names of its files.
  const sites = fc.oneof(
    { weight: 3, arbitrary: hostileSites },
    { weight: 1, arbitrary: hostileSites.map((site): HostileSite => ({ ...site, ...IN_ORDER })) },
  );

  test('writes nothing elsewhere, and says what it does not publish', { timeout: 3_600_000 }, async () => {
    const counts = { published: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(sites, async (site) => {
        const { result, strays } = await build(site);
        expect(strays).toEqual([]);
        expect(result.ok).toBe(result.diagnostics.every(({ severity }) => severity !== 'error'));
        for (const { code, hint } of result.diagnostics)
          expect([code, hint]).toEqual([expect.stringMatching(/^[a-z-]+\/[a-z-]+$/), expect.stringMatching(/\S/)]);
        counts[result.ok ? 'published' : 'refused']++;
      }),
      settings(RUNS.sites),
    );
    if (IS_LONG) console.log(counts);
    expect(counts).toEqual({ published: expect.any(Number), refused: expect.any(Number) });
    expect(Math.min(counts.published, counts.refused)).toBeGreaterThan(0);
  });

  const hasStrace = existsSync('/usr/bin/strace');
  if (!hasStrace)
    console.warn('Skipped “no build writes outside of its folders, as the system sees it”: there is no strace.');
  test.runIf(hasStrace)(
    'no build writes outside of its folders, as the system sees it',
    { timeout: 3_600_000 },
    async () => {
      const launcher = fileURLToPath(new URL('../../bin/docs-gen.js', import.meta.url));
      const real = await realpath(temp);
      let published = 0;
      for (const site of fc.sample(hostileSites, settings(TRACED))) {
        await rm(join(temp, 'a'), { recursive: true, force: true });
        await writeFiles(root, filesOf({ ...site, ...IN_ORDER }));
        await mkdir(join(temp, 'tmp'), { recursive: true });
        const log = join(temp, 'trace.log');
        const args = [
          '-f',
          '--seccomp-bpf',
          '-y',
          '-qq',
          '-s',
          '4096',
          '-e',
          `trace=${CALLS}`,
          '-o',
          log,
          process.execPath,
          launcher,
          'build',
          '--root',
          root,
          '--out',
          out,
        ];
        await promisify(execFile)('/usr/bin/strace', args, {
          env: { ...process.env, TMPDIR: join(temp, 'tmp') },
        }).catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === 1)) throw error; // Mistakes of the site were told.
        });
        const written = writtenPaths(await readFile(log, 'utf8'), root);
        if (written.some((path) => path.startsWith(`${real}/a/b/site/c/d/`))) published++;
        expect(written.filter((path) => !isAllowed(path, real))).toEqual([]);
      }
      expect(published).toBeGreaterThan(0);
    },
  );

  /** The output and what waits beside it, the cache, the folder for passing files, and what is no file. */
  function isAllowed(path: string, real: string): boolean {
    const allowed = [
      `${real}/a/b/site/c/`,
      `${real}/a/b/site/node_modules/`,
      `${real}/tmp/`,
      '/dev/',
      '/proc/',
      'anon_inode',
      'pipe:',
      'socket:',
    ];
    return allowed.some((folder) => path.startsWith(folder) || `${path}/` === folder);
  }
});

const CALLS =
  'open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,symlink,symlinkat,truncate,chmod,fchmodat';

/** Absolute paths that a call changed or opened for writing; those that failed changed nothing. */
function writtenPaths(log: string, cwd: string): string[] {
  const paths = new Set<string>();
  for (const line of log.split('\n')) {
    const [, call = '', rest = ''] = /^\d+\s+(\w+)\((.*)$/.exec(line) ?? [];
    if (call === '' || / = -1 /.test(rest)) continue;
    if (/^(?:open|openat|openat2)$/.test(call) && !/O_(?:WRONLY|RDWR|CREAT|TRUNC)/.test(rest)) continue;
    for (const [, text = ''] of rest.replace(/\) += .*$/, '').matchAll(/"((?:[^"\\]|\\.)*)"/g))
      paths.add(text.startsWith('/') ? text : join(cwd, text));
  }
  return [...paths];
}
