// `docs-gen api` in a process of its own: types of a package in the workspace become JSON, and what is not its own stays.
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { API, api, apiJson, BADGE, CONFIG, FOLDER, json, PANEL, SOURCE, site, TOGGLE } from './support/api-package.ts';
import { readFolder } from './support/published.ts';

/** Where the command ran once, for all tests that go on from there. */
const made = sharedTempDir();

beforeAll(async () => {
  await site({ root: made });
  expect((await api(made)).code).toBe(0);
});

/** A copy of it. */
async function madeSite(): Promise<string> {
  const root = tempDir();
  await cp(made, root, { recursive: true, verbatimSymlinks: true });
  return root;
}

describe('docs-gen api', () => {
  test('writes the pages of a package, the same in each folder, and nothing the second time', async () => {
    const root = await site();
    const first = await api(root);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/^@acme\/ui \(ui\): 2 components, 1 hook, 1 interface; \d+\.\d\d s\n/m);
    expect(first.stdout).toContain('Files: 4 written, 0 unchanged, 0 removed.\n');
    expect(await json(root, `${FOLDER}/panel.json`)).toMatchObject({
      name: 'Panel',
      props: { size: { default: "'small'" }, title: { required: true } },
    });
    const files = await readFolder(join(root, FOLDER));
    expect([...files.keys()].sort()).toEqual([
      '.generated.json',
      'badge.json',
      'panel-props.json',
      'panel.json',
      'use-toggle.json',
    ]);

    expect(await readFolder(join(made, FOLDER))).toEqual(files);

    const second = await apiJson(root);
    expect(second).toMatchObject({
      ...{ code: 0, ok: true, written: 0, diagnostics: [], stale: null },
      files: { written: 0, unchanged: 4, removed: 0, kept: 0 },
      packages: [{ product: 'ui', package: '@acme/ui', components: 2, hooks: 1, functions: 0, interfaces: 1 }],
    });
    expect(await readFolder(join(root, FOLDER))).toEqual(files);
  });

  test('removes the file of an export that is gone, and none that somebody wrote or edited', async () => {
    const root = await madeSite();
    await writeFiles(root, { [`${FOLDER}/mine.json`]: '{ "name": "Mine", "props": {} }' });
    const edited = { ...(await json(root, `${FOLDER}/use-toggle.json`)), hookDescription: 'Better words.' };
    await writeFile(join(root, FOLDER, 'use-toggle.json'), JSON.stringify(edited));
    // What a formatter does is no edit.
    await writeFile(join(root, FOLDER, 'badge.json'), JSON.stringify(await json(root, `${FOLDER}/badge.json`)));
    await writeFile(join(root, 'packages/ui/src/index.tsx'), SOURCE(PANEL));

    const { code, stdout } = await api(root);
    expect(code).toBe(0);
    expect(stdout).toContain('Files: 0 written, 2 unchanged, 1 removed.');
    expect(stdout).toContain('warning cli/edited-api-json  content/ui/api/use-toggle.json');
    expect([...(await readFolder(join(root, FOLDER))).keys()].sort()).toEqual([
      '.generated.json',
      'mine.json',
      'panel-props.json',
      'panel.json',
      'use-toggle.json',
    ]);
    // From now on it is its author's.
    expect((await apiJson(root)).diagnostics).toEqual([]);
    expect(await json(root, `${FOLDER}/use-toggle.json`)).toEqual(edited);
  });

  test('keeps a hand-written file that has the name of a page, and says so', async () => {
    const mine = '{ "name": "Panel", "props": {} }';
    const root = await site({ files: { [`${FOLDER}/panel.json`]: mine } });
    const first = await apiJson(root);
    expect(first).toMatchObject({ code: 0, files: { written: 3, kept: 1 } });
    expect(first.diagnostics.map(({ code, at }: { code: string; at: { file: string } }) => [code, at.file])).toEqual([
      ['cli/hand-written-api-json', `${FOLDER}/panel.json`],
    ]);
    expect(await readFile(join(root, FOLDER, 'panel.json'), 'utf8')).toBe(mine);
    expect((await apiJson(root, '--check')).code).toBe(0);
    // As an error it stops the run before anything is written.
    await rm(join(root, FOLDER, 'badge.json'));
    expect((await apiJson(root, '--strict')).code).toBe(1);
    expect(existsSync(join(root, FOLDER, 'badge.json'))).toBe(false);
  });

  test('takes files for its own that say just what they should, when its list was lost', async () => {
    const root = await madeSite();
    const before = await readFolder(join(root, FOLDER));
    await rm(join(root, FOLDER, '.generated.json'));
    expect(await apiJson(root)).toMatchObject({ code: 0, diagnostics: [], files: { unchanged: 4, kept: 0 } });
    expect(await readFolder(join(root, FOLDER))).toEqual(before);
  });

  test('writes and removes nothing while its list is damaged, or its config has errors', async () => {
    const root = await madeSite();
    await writeFile(join(root, FOLDER, '.generated.json'), '{\n<<<<<<< ours\n');
    await writeFile(join(root, 'packages/ui/src/index.tsx'), SOURCE(PANEL));
    const damaged = await readFolder(join(root, FOLDER));
    const end = await apiJson(root);
    expect([end.code, end.files, end.diagnostics[0].code]).toEqual([1, null, 'cli/bad-api-list']);
    await writeFile(join(root, FOLDER, '.generated.json'), '{ "version": 1, "files": { "../index.json": {} } }');
    expect((await apiJson(root)).diagnostics[0].code).toBe('cli/bad-api-list');
    await writeFile(join(root, FOLDER, '.generated.json'), '{\n<<<<<<< ours\n');
    await writeFile(join(root, 'site.config.ts'), CONFIG(API(`output: 'content',`).replace('index.tsx', 'none.tsx')));
    expect((await apiJson(root)).code).toBe(1);
    expect(await readFolder(join(root, FOLDER))).toEqual(damaged);
  });

  test('refuses products and packages that the config does not have', async () => {
    const root = await site();
    const { code, stdout } = await api(root, '--package', '@acme/uii');
    expect(code).toBe(1);
    expect(stdout).toContain('The config does not have the package @acme/uii in `api.packages`.');
    expect(stdout).toContain('did you mean @acme/ui?');
    expect((await api(root, '--product', 'none')).code).toBe(1);
    expect(existsSync(join(root, FOLDER))).toBe(false);
    expect((await api(root, '--product', 'ui', '--package', '@acme/ui')).code).toBe(0);
    expect((await api(root, '--check', '--snapshot', 'x.json')).code).toBe(2);
    expect((await api(root, 'dif')).code).toBe(2);
  });

  test('fills the cache where the config keeps the pages there, and says so', async () => {
    const root = await site({ output: 'cache' });
    const { code, stdout } = await api(root);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'ui keeps its pages in the cache (`api.output`): the cache is up to date, and no files were written.\n',
    );
    expect(existsSync(join(root, FOLDER))).toBe(false);
    const again = await api(root, '--check');
    expect([again.code, again.stdout]).toEqual([
      0,
      '@acme/ui (ui): 2 components, 1 hook, 1 interface; from the cache\nui keeps its pages in the cache (`api.output`): no committed JSON to compare.\n',
    ]);
  });

  test('--snapshot writes all pages into one file, sorted, and over nothing else', async () => {
    const root = await site({
      output: 'cache',
      files: { [`${FOLDER}/anchor.json`]: '{ "name": "Anchor", "props": {} }' },
    });
    expect((await api(root, '--snapshot', 'api-1.json')).code).toBe(0);
    const snapshot = await json(root, 'api-1.json');
    expect(snapshot.pages.map(({ package: name, route }: Record<string, unknown>) => [name, route])).toEqual([
      [null, '/ui/api/anchor/'],
      ['@acme/ui', '/ui/api/badge/'],
      ['@acme/ui', '/ui/api/panel-props/'],
      ['@acme/ui', '/ui/api/panel/'],
      ['@acme/ui', '/ui/api/use-toggle/'],
    ]);
    expect((await api(root, '--snapshot', 'own.json', '--package', '@acme/ui')).code).toBe(0);
    expect((await json(root, 'own.json')).pages).toEqual(
      snapshot.pages.filter((page: Record<string, unknown>) => page.package === '@acme/ui'),
    );
    expect((await api(root, '--snapshot', 'api-1.json', '--product', 'ui')).code).toBe(0);
    expect(await json(root, 'api-1.json')).toEqual(snapshot);
    const refused = await api(root, '--snapshot', 'packages/ui/package.json');
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('cli/refused-api-file')]);
    expect((await json(root, 'packages/ui/package.json')).name).toBe('@acme/ui');
  });
});

test('docs-gen api --list prints exports without a page, writes nothing, and has the same list as JSON', async () => {
  const root = await site({ files: { 'packages/ui/src/index.tsx': SOURCE(BADGE, 'export const Chart: any = 3;\n') } });
  const { code, stdout } = await api(root, '--list');
  expect([code, existsSync(join(root, FOLDER))]).toEqual([0, false]);
  expect(stdout).toContain('@acme/ui  Chart  its type is `any` or was not found\n');
  expect(stdout).toContain('warning extract/dropped-component  Chart of @acme/ui does not get a page');
  expect((await apiJson(root, '--list')).omitted).toEqual([
    expect.objectContaining({ name: 'Chart', because: 'any', file: 'packages/ui/src/index.tsx', line: 7, column: 14 }),
  ]);
  expect((await api(root, '--list', '--check')).stderr).toContain("'--check' cannot be used with option '--list'");
});

describe('docs-gen api --check', () => {
  test('fails with a diff when the types say something else, and writes nothing', async () => {
    const root = await madeSite();
    expect(await api(root, '--check')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('All API JSON matches the types.\n'),
    });
    const renamed = PANEL.replaceAll('size', 'extent');
    await writeFile(
      join(root, 'packages/ui/src/index.tsx'),
      SOURCE(renamed, TOGGLE, 'export function Chip(): React.ReactElement { return <i />; }\n'),
    );
    const before = await readFolder(join(root, FOLDER));
    const { code, stdout } = await api(root, '--check');
    expect(code).toBe(1);
    expect(stdout).toContain('error cli/stale-api-json  content/ui/api/panel.json does not match the types of Panel.');
    expect(stdout).toContain('content/ui/api/chip.json is missing; the types export Chip.');
    expect(stdout).toContain('content/ui/api/badge.json is obsolete: the types do not export what it documents.');
    expect(stdout).toContain('--- a/content/ui/api/panel.json\n+++ b/content/ui/api/panel.json\n@@ ');
    expect(stdout).toMatch(/^-\s+"size": \{$/m);
    expect(stdout).toMatch(/^\+\s+"extent": \{$/m);
    expect(stdout).toContain('4 files do not match the types.\n');
    expect(await readFolder(join(root, FOLDER))).toEqual(before);

    const machine = await apiJson(root, '--check');
    expect(machine.stale.map(({ file, state }: Record<string, string>) => [file, state])).toEqual([
      [`${FOLDER}/badge.json`, 'left over'],
      [`${FOLDER}/chip.json`, 'missing'],
      [`${FOLDER}/panel-props.json`, 'changed'],
      [`${FOLDER}/panel.json`, 'changed'],
    ]);
    expect(machine.stale[1].diff).toContain('--- /dev/null\n+++ b/content/ui/api/chip.json\n');
    const colored = await runCommandHere(['api', '--check', '--root', root, '--cache-dir', '.cache'], {
      env: { FORCE_COLOR: '1' },
    });
    expect(colored.stdout).toMatch(/\u001b\[32m\+\s+"extent"/);

    expect((await api(root)).code).toBe(0);
    expect((await api(root, '--check')).code).toBe(0);
  });
});
