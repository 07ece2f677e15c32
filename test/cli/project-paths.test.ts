// How the command line names the files of a project: as they were written, or from the root, never with the path of the machine.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { createServing } from '../../src/cli/serving.ts';
import { inspectRoute, runBuild } from '../../src/pipeline.ts';
import { recordingOutput } from '../support/fake-cli.ts';
import { keptScripts } from '../support/kept-scripts.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

const PAGE = '# UI\n\n<p class="description">All.</p>\n';
const SITE = {
  'site.config.ts':
    "export default { title: 'Acme', url: 'https://acme.example', products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }] };\n",
  'content/index.md': PAGE,
  'content/next.md': `---\ndraft: true\n---\n\n${PAGE.replace('UI', 'Next')}`,
};

async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, { ...SITE, ...files });
  return root;
}

/** Started in the folder. */
async function run(cwd: string, ...args: string[]) {
  const stdout = recordingOutput();
  const stderr = recordingOutput();
  const code = await runProgram([...args, '--workers', '0'], {
    recallBuild: async () => null,
    runBuild,
    inspectRoute,
    outlineSite: async () => ({ value: null, diagnostics: [] }),
    deps: async (progress) => ({ ...testDeps(progress), memo: keptScripts }),
    dialog: null,
    serving: async () => createServing(),
    stdout,
    stderr,
    env: {},
    cwd,
    now: () => 0,
    peakRssMb: () => 0,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

describe('a message', () => {
  test.each([
    ['the config', ['--config', 'nope.ts'], 'The configuration file was not found in the current folder: nope.ts.'],
    ['a config that is a folder', ['--config', 'content'], 'The configuration file content is a folder, not a file.'],
    ['the root', ['--root', 'nope'], 'The root folder nope does not exist.'],
    [
      'a config in another root',
      ['--root', 'content', '--config', 'x/nope.ts'],
      'The configuration file was not found in content: x/nope.ts.',
    ],
    ['a root that is a file', ['--root', 'site.config.ts'], 'The root folder site.config.ts is a file, not a folder.'],
  ])('contains the path of %s as the user wrote it', async (_, args, said) => {
    const root = await project();
    const { code, stdout } = await run(root, 'check', ...args);
    expect(code).toBe(1);
    expect(stdout).toContain(said);
    expect(stdout).not.toContain(root);
  });

  test('contains the path of an alias target from the root', async () => {
    const root = await project({
      'site.config.ts': SITE['site.config.ts'].replace(
        'title',
        "templates: 'my', aliases: { '@a/ui': './src' }, title",
      ),
      'src/index.ts': '',
      'my/pages/DocPage.tsx':
        "import { gone } from '@a/ui/gone';\nexport default function DocPage() { return gone; }\n",
    });
    const { stdout } = await run(root, 'check');
    expect(stdout).toContain('overrides/failed');
    expect(stdout).toContain('src/gone');
    expect(stdout).not.toContain(root);
  });
});

describe('a draft', () => {
  test('is shown as a draft by inspect', async () => {
    const { code, stdout } = await run(await project(), 'inspect', '/ui/next/');
    expect(code).toBe(1);
    expect(stdout).toContain('The page /ui/next/ is a draft, which is not built.');
    expect(stdout).toContain('hint: remove `draft` from the front matter of content/next.md.');
  });
});

describe('--update-urls', () => {
  test('reports that nothing was written if the check found errors', async () => {
    const root = await project({ 'content/index.md': `${PAGE}\n[dead](/ui/none/)\n` });
    const { code, stdout } = await run(root, 'check', '--update-urls');
    expect(code).toBe(1);
    expect(stdout).toContain('The URL contract was not written: fix the errors above first.\n');
    expect(existsSync(join(root, 'content/urls.json'))).toBe(false);
    const { stdout: json } = await run(root, 'check', '--update-urls', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({ ok: false, urls: null });
  });

  test('overwrites only the contract, even with a merge conflict in it', async () => {
    const root = await project();
    for (const text of ['', '{}\n', '{\n  "/old/": []\n}\n', '{\n<<<<<<< ours\n  "/old/": []\n']) {
      await writeFiles(root, { 'content/urls.json': text });
      expect([text, (await run(root, 'check', '--update-urls')).code]).toEqual([text, 0]);
    }
    for (const text of ['{ "name": "acme" }\n', '# Read me\n', '[]']) {
      await writeFiles(root, { 'content/urls.json': text });
      const { code, stdout } = await run(root, 'check', '--update-urls');
      expect([code, stdout]).toEqual([1, expect.stringContaining('it does not contain a URL contract')]);
      expect(readFileSync(join(root, 'content/urls.json'), 'utf8')).toBe(text);
    }
  });

  test('fails if the file cannot be written', async () => {
    const root = await project();
    mkdirSync(join(root, 'content/urls.json'));
    const { code, stdout } = await run(root, 'check', '--update-urls');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'error plan/unwritable-urls  The URL contract content/urls.json cannot be written: a folder has the same name (EISDIR).',
    );
  });
});
