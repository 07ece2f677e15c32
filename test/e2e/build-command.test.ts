// `docs-gen build` as programs call it: its JSON, its streams and its exit codes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, mustBuild } from './support/build-site.ts';
import { listFiles, readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const root = sharedTempDir();
let built: Built;
let files: Map<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, smallest);
  built = await mustBuild(root, 'dist');
  files = await readFolder(join(root, 'dist'));
});

describe('--format json', () => {
  test('prints one object on stdout, with exactly the fields of the contract', () => {
    const { run, ...report } = built;
    expect(run.stdout).toBe(`${JSON.stringify(report, null, 2)}\n`);
    expect(Object.keys(report)).toEqual([
      'ok',
      'routes',
      'artifacts',
      'written',
      'diagnostics',
      'timings',
      'peakRssMb',
    ]);
    expect(report).toEqual({
      ok: true,
      routes: 2,
      artifacts: files.size,
      written: files.size,
      diagnostics: [],
      timings: expect.any(Object),
      peakRssMb: expect.any(Number),
    });
    expect(Object.values(report.timings).every((ms) => Number.isFinite(ms) && ms >= 0)).toBe(true);
    expect(Object.keys(report.timings)).toEqual(expect.arrayContaining(['config', 'compile', 'render', 'emit']));
    expect(report.peakRssMb).toBeGreaterThan(20);
  });

  test('leaves everything else to stderr, and --quiet has nothing else to say', async () => {
    expect(built.run.stderr).toMatch(/^Built 2 routes in \d+\.\d\d s, peak memory \d+ MB\.$/m);
    const { run } = await mustBuild(root, 'quiet', { args: ['--quiet'] });
    expect(run.stderr).toBe('');
  });

  test('shows diagnostics as they are', async () => {
    const dir = tempDir();
    await writeFiles(dir, { ...smallest, 'content/ui/index.md': '# Acme UI\n\n[gone](/ui/buton/)\n' });
    const { diagnostics, ok, run } = await buildSite(dir, 'dist');
    expect({ ok, code: run.code }).toEqual({ ok: false, code: 1 });
    expect(diagnostics).toContainEqual({
      code: 'plan/dead-link',
      severity: 'error',
      message: 'The link "/ui/buton/" is broken: this page does not exist.',
      hint: expect.stringContaining('/ui/button/'),
      at: { file: 'content/ui/index.md', line: 3, column: 8, length: 10 },
    });
  });
});

describe('the exit code', () => {
  // Arguments; exit code; what stderr says.
  test.each([
    [['--version'], 0, ''],
    [['explain', 'plan/dead-link'], 0, ''],
    [['inspect', '/ui/button/', '--quiet'], 0, ''],
    [['inspect', '/ui/nowhere/', '--quiet'], 1, ''],
    [['build', '--out', '.', '--quiet'], 1, ''],
    [['build', '--config', 'none.ts', '--quiet'], 1, ''],
    [['build', '--workers', 'many'], 2, 'It must be a number'],
    [['build', '--base', 'docs'], 2, 'It must start and end with a slash'],
    [['build', '--format', 'yaml'], 2, 'Allowed choices'],
    [['buidl'], 2, 'Did you mean build?'],
  ])('of %j is %i', async (args, code, says) => {
    const run = await runCommandHere(args, { cwd: root });
    expect(run.code).toBe(code);
    if (says === '') expect(run.stderr).toBe('');
    else expect(run.stderr).toContain(says);
  });

  test('of a folder without a config is 1, with an error that lists the names of config files', async () => {
    const dir = tempDir();
    const { ok, diagnostics, run } = await buildSite(dir, 'dist');
    expect({ ok, code: run.code }).toEqual({ ok: false, code: 1 });
    expect(diagnostics).toMatchObject([{ code: 'config/missing', severity: 'error' }]);
    expect(await listFiles(dir)).toEqual([]);
  });
});

test('the output is written where --out says, relative to --root, whatever the current folder', async () => {
  const [dir, elsewhere] = [tempDir(), tempDir()];
  await writeFiles(dir, smallest);
  await mustBuild(dir, 'built/site', { cwd: elsewhere });
  expect(await readFile(join(dir, 'built/site/ui/index.html'), 'utf8')).toBe(
    files.get('ui/index.html')?.toString('utf8'),
  );
  expect(await listFiles(elsewhere)).toEqual([]);
});
