// `docs-gen init` and `docs-gen new` as commands: questions, flags, exit codes, and what is printed.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CliContext, Dialog } from '../../src/cli/context.ts';
import { createDeps } from '../../src/cli/deps.ts';
import { runProgram } from '../../src/cli/program.ts';
import { outlineSite } from '../../src/outline.ts';
import { recordingOutput } from '../support/fake-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const unused = () => Promise.reject(new Error('Nothing is built here.'));

async function run(args: readonly string[], given: Partial<CliContext> & { readonly cwd: string }) {
  const stdout = recordingOutput();
  const stderr = recordingOutput();
  const code = await runProgram(args, {
    recallBuild: unused,
    runBuild: unused,
    inspectRoute: unused,
    outlineSite,
    serving: unused,
    deps: async (progress) => createDeps(progress),
    dialog: null,
    stdout,
    stderr,
    env: {},
    now: () => 0,
    peakRssMb: () => 0,
    ...given,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** A person who gives these answers; null gives up, undefined presses Enter. */
function person(answers: readonly (string | null | undefined)[]) {
  const asked: string[] = [];
  const problems: (string | null)[] = [];
  const rest = [...answers];
  const next = (message: string, initial: string): string | null => {
    asked.push(`${message} [${initial}]`);
    const answer = rest.shift();
    return answer === undefined ? initial : answer;
  };
  const dialog: Dialog = {
    text: async ({ message, initial, problem }) => {
      problems.push(problem(''));
      return next(message, initial);
    },
    choose: async ({ message, initial, choices }) => {
      const answer = next(message, initial);
      return choices.find(({ value }) => value === answer)?.value ?? null;
    },
  };
  return { asked, problems, dialog: async () => dialog };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

describe('init', () => {
  test('asks for each value that no flag gives, and writes the answers', async () => {
    const cwd = tempDir();
    const { asked, problems, dialog } = person(['my docs', 'Acme', 'https://acme.example/docs/', 'pnpm', 'none']);
    const { code, stdout } = await run(['init'], {
      cwd,
      dialog,
      env: { npm_config_user_agent: 'yarn/4.5.0 node/v22' },
    });
    expect(asked).toEqual([
      'In which folder? (. is the current folder) [docs]',
      'What is the name of the site? [My docs]',
      'Where will it be published? (you can change it later) [https://docs.example]',
      'Which package manager do you use? [yarn]',
      'Which CI provider do you use? (docs-gen writes an example) [github]',
    ]);
    expect(problems.every((problem) => problem !== null)).toBe(true);
    expect(code).toBe(0);
    expect(stdout).toContain("Next:\n\n  cd 'my docs'\n  pnpm install\n  pnpm dev\n");
    const config = await readFile(join(cwd, 'my docs/site.config.ts'), 'utf8');
    expect(config).toContain("title: 'Acme',\n  url: 'https://acme.example',\n  base: '/docs/',");
    expect(await readdir(join(cwd, 'my docs'))).not.toContain('.github');
  });

  test('does not ask for values of flags', async () => {
    const { asked, dialog } = person([]);
    await run(['init', 'docs', '--title', 'Acme', '--no-ci'], { cwd: tempDir(), dialog });
    expect(asked).toEqual([
      'Where will it be published? (you can change it later) [https://docs.example]',
      'Which package manager do you use? [npm]',
    ]);
  });

  test.each([
    ['--yes', ['init', '--yes'], {}],
    ['a format for programs', ['init', '--format', 'json'], {}],
    ['a pipeline', ['init'], { CI: 'true' }],
  ])('asks nothing with %s', async (_, args, env) => {
    const { asked, dialog } = person([]);
    const cwd = tempDir();
    expect((await run(args, { cwd, dialog, env })).code).toBe(0);
    expect(asked).toEqual([]);
    expect(await readdir(cwd)).toContain('site.config.ts');
  });

  test.each([0, 1, 2, 3, 4])('writes nothing if the user aborts at question %i', async (index) => {
    const cwd = tempDir();
    const { dialog } = person([...Array<undefined>(index), null]);
    const { code, stdout, stderr } = await run(['init'], { cwd, dialog });
    expect([code, stdout, stderr]).toEqual([130, '', 'Cancelled. Nothing was written.\n']);
    expect(await readdir(cwd)).toEqual([]);
  });

  test.each([
    ['a file of the person', { 'docs/README.md': 'mine' }, 'docs', 'init/file-exists'],
    ['a site with another kind of config', { 'site.config.mjs': 'mine' }, '.', 'init/site-exists'],
    ['a file with the name of the folder', { docs: 'mine' }, 'docs', 'init/bad-folder'],
    ['a folder of a package manager', {}, 'node_modules/docs', 'init/bad-folder'],
    ['a name that is a pattern to the bundler', {}, 'my*docs', 'init/bad-folder'],
  ])('asks nothing more if %s is in the way', async (_, files, answer, expected) => {
    const cwd = tempDir();
    await writeFiles(cwd, files);
    const { asked, dialog } = person([` ${answer} `]);
    const { code, stdout } = await run(['init'], { cwd, dialog });
    expect([code, asked.length, stdout.includes(expected)]).toEqual([1, 1, true]);
    expect(await filesIn(cwd)).toEqual(Object.keys(files));
    const unasked = await run(['init', '--yes', '--', answer], { cwd });
    expect([unasked.code, unasked.stdout.includes(expected)]).toEqual([1, true]);
    expect(await filesIn(cwd)).toEqual(Object.keys(files));
  });

  test('rejects a folder name that only a shell would expand', async () => {
    const problems: (string | null)[] = [];
    const dialog: Dialog = {
      text: async ({ problem }) => {
        problems.push(...['', '~', '~/docs', '~docs', 'a/~', '.'].map(problem));
        return null;
      },
      choose: async () => null,
    };
    await run(['init'], { cwd: tempDir(), dialog: async () => dialog });
    expect(problems.map((problem) => problem !== null)).toEqual([true, true, true, false, false, false]);
  });

  test('prints one object for programs', async () => {
    const cwd = tempDir();
    const { stdout, stderr } = await run(['init', '../new/ä b', '--format', 'json', '--no-ci'], {
      cwd: join(cwd, 'here'),
    });
    const result = JSON.parse(stdout);
    expect(stderr).toBe('');
    expect(result).toMatchObject({ ok: true, routes: 0, diagnostics: [] });
    expect(result.written).toBe(result.init.files.length);
    expect(result.init).toMatchObject({
      folder: join(cwd, 'new/ä b'),
      packageManager: 'npm',
      next: ["cd '../new/ä b'", 'npm install', 'npm run dev'],
    });
    const manifest = JSON.parse(await readFile(join(cwd, 'new/ä b/package.json'), 'utf8'));
    expect([manifest.name, manifest.dependencies['docs-gen']]).toEqual(['a-b', result.init.dependency]);
  });

  test('writes nothing if a file exists, and reports each', async () => {
    const cwd = tempDir();
    await writeFiles(cwd, { 'README.md': 'mine', 'content/ui/index.md': 'mine' });
    const { code, stdout } = await run(['init', '--format', 'json'], { cwd });
    const { ok, written, init, diagnostics } = JSON.parse(stdout);
    expect([code, ok, written, init]).toEqual([1, false, 0, null]);
    expect(diagnostics.map(({ code: name, at }: { code: string; at: { file: string } }) => [name, at.file])).toEqual([
      ['init/file-exists', 'README.md'],
      ['init/file-exists', 'content/ui/index.md'],
    ]);
    expect((await readdir(cwd)).sort()).toEqual(['README.md', 'content']);
  });

  test.each([
    [['--url', 'acme.example'], '--url must be a URL that starts with https:// or http://'],
    [['--title', ' '], '--title must contain at least one character'],
    [['--package-manager', 'bun'], 'Allowed choices are npm, pnpm, yarn'],
    [['--ci', 'jenkins'], 'Allowed choices are github, gitlab, all, none'],
    [['a', 'b'], 'too many arguments'],
    [[''], 'the folder must have a name'],
  ])('rejects %j as wrong usage', async (args, text) => {
    const cwd = tempDir();
    const { code, stderr } = await run(['init', ...args], { cwd });
    expect([code, stderr.includes(text)]).toEqual([2, true]);
    expect(await readdir(cwd)).toEqual([]);
  });
});

describe('new', () => {
  test('adds a page and a demo to the site that init wrote', async () => {
    const cwd = tempDir();
    await run(['init', '--yes'], { cwd });
    const page = await run(['new', 'page', 'Data grid', '--product', 'ui', '--group', 'Components'], { cwd });
    expect(page).toEqual({
      code: 0,
      stdout: 'Wrote content/ui/data-grid.md, the page /ui/data-grid/\nAdded its row to content/ui/pages.ts.\n',
      stderr: '',
    });
    expect(await readFile(join(cwd, 'content/ui/pages.ts'), 'utf8')).toContain(
      "children: [{ pathname: '/ui/button/' }, { pathname: '/ui/data-grid/' }],",
    );
    const demo = await run(['new', 'demo', 'Sorting', '--page', '/ui/data-grid/', '--format', 'json'], { cwd });
    expect(JSON.parse(demo.stdout)).toMatchObject({
      ok: true,
      written: 2,
      new: { file: 'content/ui/Sorting.tsx', page: 'content/ui/data-grid.md', directive: '{{"demo": "Sorting.js"}}' },
    });
    const again = await run(['new', 'demo', 'Sorting', '--page', '/ui/data-grid/'], { cwd });
    expect([again.code, again.stdout]).toEqual([1, expect.stringContaining('content/ui/Sorting.tsx already exists.')]);
  });

  test('reports errors of the config, and writes nothing', async () => {
    const cwd = tempDir();
    const { code, stdout } = await run(['new', 'page', '/ui/a/'], { cwd });
    expect([code, stdout]).toEqual([1, expect.stringContaining('error config/missing ')]);
    expect(await readdir(cwd)).toEqual([]);
  });

  test.each([[['new']], [['new', 'page']], [['new', 'demo', 'Basic']], [['new', 'template', 'a']]])(
    'rejects %j as wrong usage',
    async (args) => {
      expect((await run(args, { cwd: tempDir() })).code).toBe(2);
    },
  );
});
