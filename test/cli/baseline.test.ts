// `--baseline` on the command line: a file is read, told of, and written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { createServing } from '../../src/cli/serving.ts';
import { inspectRoute, runBuild } from '../../src/pipeline.ts';
import { recordingOutput } from '../support/fake-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

const SITE = {
  'site.config.ts':
    "export default { title: 'Acme', url: 'https://acme.example', products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }] };\n",
  'content/index.md': '# UI\n\n<p class="description">All.</p>\n\n[dead](/ui/none/)\n\n:::danger\nx\n:::\n',
};

/** `check --root … --quiet` with the given words. */
async function check(root: string, ...args: string[]) {
  const stdout = recordingOutput();
  const stderr = recordingOutput();
  const code = await runProgram(['check', '--root', root, '--quiet', ...args], {
    recallBuild: async () => null,
    runBuild,
    inspectRoute,
    outlineSite: async () => ({ value: null, diagnostics: [] }),
    deps: async (progress) => testDeps(progress),
    dialog: null,
    serving: async () => createServing(),
    stdout,
    stderr,
    env: {},
    cwd: root,
    now: () => 0,
    peakRssMb: () => 0,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, { ...SITE, ...files });
  return root;
}

const FILE = ['--baseline', 'baseline.json'];

describe('--baseline', () => {
  test('writes a file that keeps the next run quiet, and reports fixed problems', async () => {
    const root = await project();
    expect((await check(root)).code).toBe(1);
    expect(await check(root, ...FILE, '--update-baseline')).toMatchObject({
      code: 0,
      stdout: 'baseline.json now contains 2 findings.\n',
    });
    const written = readFileSync(`${root}/baseline.json`, 'utf8');
    expect(await check(root, ...FILE)).toMatchObject({
      code: 0,
      stdout: '2 findings in the baseline, not shown.\n',
    });
    writeFileSync(`${root}/content/index.md`, SITE['content/index.md'].replace('/ui/none/', '/ui/'));
    expect(await check(root, ...FILE)).toMatchObject({
      code: 0,
      stdout:
        '1 finding in the baseline, not shown.\n1 entry of the baseline is fixed: remove it with --update-baseline.\n',
    });
    expect(readFileSync(`${root}/baseline.json`, 'utf8')).toBe(written);
  });

  test('adds its counts to the JSON object', async () => {
    const root = await project();
    await check(root, ...FILE, '--update-baseline');
    const { stdout } = await check(root, ...FILE, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      diagnostics: [],
      baseline: { accepted: 2, fixed: 0, written: false },
    });
  });

  test('does not write a file while the build has errors that a baseline cannot contain', async () => {
    const root = await project({ 'content/broken.md': '---\ntitle: [\n---\n# Broken\n' });
    const { code, stdout } = await check(root, ...FILE, '--update-baseline');
    expect(code).toBe(1);
    expect(stdout).toContain('content/bad-yaml');
    expect(stdout).toContain('baseline.json was not written: fix the errors above first.');
  });

  /** [what is wrong, files, what is said] */
  test.each([
    ['no file', {}, 'cli/missing-baseline  The baseline baseline.json does not exist.'],
    ['no JSON', { 'baseline.json': '{\n  "version": 1,\n<<<<<<< ours\n' }, '  baseline.json:3:1\n'],
    [
      'a wrong row',
      { 'baseline.json': '{ "version": 1,\n  "findings": [{ "code": 1, "file": "", "fingerprint": "" }] }' },
      '`findings[0].code` must be a string, not a number.\n  baseline.json:2:26\n',
    ],
  ])('rejects %s, and nothing is built', async (_, files: Record<string, string>, said) => {
    const { code, stdout } = await check(await project(files), ...FILE);
    expect(code).toBe(1);
    expect(stdout).toContain(said);
    expect(stdout).not.toContain('plan/dead-link');
  });

  /** [what stands there, the name of the file, files, what is said] */
  test.each([
    [
      'a config',
      'site.config.ts',
      {},
      'site.config.ts is not a valid path for a baseline: the name of a baseline must end with .json.',
    ],
    [
      'a new file of another kind',
      'baseline.txt',
      {},
      'baseline.txt is not a valid path for a baseline: the name of a baseline must end with .json.',
    ],
    [
      'other JSON',
      'package.json',
      { 'package.json': '{}' },
      'package.json is not a valid path for a baseline: the file is not a baseline.',
    ],
    [
      'no JSON',
      'a.json',
      { 'a.json': 'words' },
      'a.json is not a valid path for a baseline: the file is not a baseline.',
    ],
    ['a folder', 'content', {}, 'content is not a valid path for a baseline: it is a folder, not a file.'],
  ])('does not overwrite %s', async (_, file, files: Record<string, string>, said) => {
    const root = await project(files);
    const before = { ...SITE, ...files }[file];
    const { code, stdout } = await check(root, '--baseline', file, '--update-baseline');
    expect(code).toBe(1);
    expect(stdout).toContain(`error cli/refused-baseline  ${said}`);
    expect(stdout).not.toContain('plan/dead-link');
    if (before === undefined) expect(existsSync(join(root, file))).toBe(file === 'content');
    else expect(readFileSync(join(root, file), 'utf8')).toBe(before);
  });

  test.each([
    ['a merge conflict', '{\n  "version": 1,\n  "findings": [\n<<<<<<< ours\n'],
    ['no rows', '{"version":1,"findings":[]}'],
    ['nothing', ''],
  ])('writes a baseline with %s in it again', async (_, text) => {
    const root = await project({ 'baseline.json': text });
    expect((await check(root, ...FILE, '--update-baseline')).stdout).toBe('baseline.json now contains 2 findings.\n');
  });

  test('reports a file that cannot be written without any other path', async () => {
    const root = await project({ file: 'x' });
    const { code, stdout } = await check(root, '--baseline', 'file/a.json', '--update-baseline');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'error cli/unwritable-baseline  The baseline file/a.json cannot be written: a part of its path is a file, not a folder (ENOTDIR).',
    );
    expect(stdout).not.toContain(root);
  });

  test('rejects a folder', async () => {
    const { code, stdout } = await check(await project(), '--baseline', 'content');
    expect(code).toBe(1);
    expect(stdout).toContain('error cli/missing-baseline  The baseline content is a folder, not a file.');
  });

  test('is required by --update-baseline', async () => {
    const { code, stderr } = await check(await project(), '--update-baseline');
    expect(code).toBe(2);
    expect(stderr).toContain("option '--update-baseline' needs '--baseline <file>'");
  });
});
