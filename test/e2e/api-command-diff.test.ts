// `docs-gen api diff` in a process of its own: two versions of a package, what became of its API, and the page of it.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, repository } from './support/build-site.ts';
import { readPage } from './support/read-page.ts';

const OLD = `import * as React from 'react';

export interface ButtonProps {
  /** Height. @default 'small' */
  size?: 'small' | 'large' | 'huge';
  /** Called after a press. */
  onPress?: (event: Event) => void;
  /** Shown before the text of the button. */
  startIcon?: React.ReactNode;
  variant?: 'text' | 'filled';
  label?: string;
  tone?: string;
  width?: number;
}
export declare function Button(props: ButtonProps): React.JSX.Element;
export declare function Chip(props: { text: string }): React.JSX.Element;
export declare function useToggle(options: { initial?: boolean; name?: string }): { state: 'on' | 'off'; toggle: () => void };
export declare function format(value: number, digits?: number): string;
export interface Column { field: string; width?: number }
`;
const NEW = `import * as React from 'react';

export interface ButtonProps {
  /** Height. @default 'large' */
  size?: 'small' | 'large';
  /** Called after a press. */
  onPress?: (event: Event, reason: string) => void;
  /** Shown before the text of the button. */
  leadingIcon?: React.ReactNode;
  variant?: 'text' | 'filled' | 'dashed';
  label: string;
  /** @deprecated Use \`variant\`. */
  tone?: string;
  width?: string;
  kind: 'a' | 'b';
}
export declare function Button(props: ButtonProps): React.JSX.Element;
export declare function Badge(props: { count: number }): React.JSX.Element;
export declare function useToggle(options: { initial?: boolean; key?: string }): { state: 'on' | 'off' | 'unknown'; toggle: () => void };
export declare function format(value: number | string, digits?: number): string;
export interface Column { field: string; width?: number | string }
`;

const root = sharedTempDir();

/** What is told of the two versions: once, although the type of the props says it too. */
const EXPECTED = [
  'breaking added Button.props.kind',
  'breaking changed Button.props.label',
  'breaking changed Button.props.size',
  'breaking changed Button.props.width',
  'breaking removed Button.props.startIcon',
  'breaking removed Chip',
  'breaking changed useToggle.returnValue.state',
  'breaking removed useToggle.parameters.name',
  'behavior changed Button.props.size',
  'compatible added Badge',
  'compatible added Button.props.leadingIcon',
  'compatible added useToggle.parameters.key',
  'compatible changed Button.props.onPress',
  'compatible changed Button.props.variant',
  'compatible changed Column.properties.width',
  'compatible changed format.parameters.value',
  'compatible deprecated Button.props.tone',
];

const diff = (...args: string[]) =>
  runCommandHere(['api', 'diff', ...args, '--root', root, '--cache-dir', '.cache'], { cwd: root });

interface Change {
  readonly page: string;
  readonly part: string | null;
  readonly name: string | null;
  readonly level: string;
  readonly change: string;
  readonly renamedTo: string | null;
}

async function diffJson(...args: string[]) {
  const { code, stdout, stderr } = await diff(...args, '--format', 'json');
  const result = JSON.parse(stdout);
  const changes: readonly Change[] = result.diff?.changes ?? [];
  return { ...result, code, stderr, changes };
}

function told(changes: readonly Change[]): string[] {
  return changes
    .map(
      ({ level, change, page, part, name }) => `${level} ${change} ${page}${part === null ? '' : `.${part}.${name}`}`,
    )
    .sort();
}

beforeAll(async () => {
  for (const [version, types] of [
    ['1.0.0', OLD],
    ['2.0.0', NEW],
  ] as const) {
    await writeFiles(root, {
      [`v${version}/package.json`]: JSON.stringify({ name: '@acme/ui', version, types: './dist/index.d.ts' }),
      [`v${version}/dist/index.d.ts`]: types,
    });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});

describe('docs-gen api diff', () => {
  test('tells of all that became of a package, and fails for what breaks code', async () => {
    const result = await diffJson('v1.0.0', 'v2.0.0');
    expect([result.code, result.ok, result.diagnostics, result.stderr]).toEqual([1, false, [], '']);
    expect(told(result.changes)).toEqual([...EXPECTED].sort());
    expect(result.diff).toMatchObject({ old: { name: '@acme/ui', version: '1.0.0' }, new: { version: '2.0.0' } });
    expect(result.changes.find(({ name }: Change) => name === 'startIcon').renamedTo).toBe('leadingIcon');
  });

  test('is text on a terminal, the same every time', async () => {
    const [one, other] = [await diff('v1.0.0', 'v2.0.0'), await diff('v1.0.0', 'v2.0.0')];
    expect(one).toEqual(other);
    expect(one.stdout).toContain('API of @acme/ui from 1.0.0 to 2.0.0\n');
    expect(one.stdout).toContain('\nButton component · @acme/ui\n');
    expect(one.stdout).toContain("  breaking  Prop `size` no longer takes `'huge'`.\n");
    expect(one.stdout).toContain("  behavior  Prop `size` has the default `'large'` now, not `'small'`.\n");
    expect(one.stdout).toContain("            Prop `variant` now takes `'dashed'`.\n");
    expect(one.stdout).toContain('  breaking  Prop `startIcon` is gone. Renamed to `leadingIcon`?\n');
  });

  test('finds nothing in the same version', async () => {
    expect(await diff('v2.0.0', 'v2.0.0')).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: 'API of @acme/ui 2.0.0\n\nNothing changed.\n',
    });
  });

  test('has exit code 0 where nothing breaks code, and --strict counts another default', async () => {
    const page = (value: string) =>
      JSON.stringify({ name: 'A', props: { x: { type: { name: 'number' }, default: value } } });
    await writeFiles(root, { 'a.json': page('1'), 'b.json': page('2') });
    expect((await diff('a.json', 'b.json')).code).toBe(0);
    expect((await diff('a.json', 'b.json', '--strict')).code).toBe(1);
  });

  test('refuses what holds no API, and is wrong usage with one side', async () => {
    await writeFiles(root, {
      'empty/list.json': '[]',
      'bad.json': '{ "name": "A",\n  "props": { "x": { "type": 1 } } }',
      'cut.json': '{',
    });
    const codes = async (old: string, now: string) =>
      (await diffJson(old, now)).diagnostics.map(({ code }: { code: string }) => code);
    expect(await codes('none', 'v2.0.0')).toEqual(['api-diff/missing-side']);
    expect(await codes('empty', 'a.json')).toEqual(['api-diff/no-pages']);
    expect(await codes('cut.json', 'a.json')).toEqual(['api-diff/bad-page']);
    const { stdout, code } = await diff('bad.json', 'a.json');
    expect([code, stdout]).toEqual([1, expect.stringContaining('bad.json:2:')]);
    expect((await diff('react', 'a.json')).stdout).toContain('did you mean node_modules/react?');
    expect((await diff('v1.0.0')).code).toBe(2);
  });

  test('--out writes data, and over nothing that holds something else', async () => {
    expect((await diff('v1.0.0', 'v2.0.0', '--out', 'changes.json')).code).toBe(1);
    const data = JSON.parse(await readFile(join(root, 'changes.json'), 'utf8'));
    expect(told(data.changes)).toEqual([...EXPECTED].sort());
    const before = await readFile(join(root, 'a.json'), 'utf8');
    expect((await diff('v1.0.0', 'v2.0.0', '--out', 'a.json')).stdout).toContain('cli/refused-api-file');
    expect(await readFile(join(root, 'a.json'), 'utf8')).toBe(before);
    expect((await diff('v1.0.0', 'v2.0.0', '--out', 'changes.txt')).stdout).toContain(
      'its name must end with .md or .json',
    );
  });
});

describe('two snapshots of a site', () => {
  test('make a page that is built without a warning, and whose links lead to the rows', async () => {
    const site = tempDir();
    await writeFiles(site, {
      'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: { packages: [{
    name: '@acme/ui', entries: ['ui/index.tsx'], kinds: ['component', 'hook', 'function', 'interface'],
  }] } }],
};
`,
      'content/ui/index.md': '# UI\n\n<p class="description">All of it.</p>\n',
      'ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0" }',
      'ui/index.tsx': OLD,
    });
    await symlink(join(repository, 'node_modules'), join(site, 'node_modules'));
    const run = (...args: string[]) =>
      runCommandHere([...args, '--root', site, '--cache-dir', '.cache'], { cwd: site });
    expect((await run('api', '--snapshot', 'api/1.json')).code).toBe(0);
    await writeFile(join(site, 'ui/index.tsx'), NEW);
    expect((await run('api', '--snapshot', 'api/2.json')).code).toBe(0);
    await mkdir(join(site, 'content/ui'), { recursive: true });
    const made = await run('api', 'diff', 'api/1.json', 'api/2.json', '--out', 'content/ui/changes.md');
    expect(made.stdout).toContain('Wrote content/ui/changes.md.\n');
    expect((await run('api', 'diff', 'api/1.json', 'api/2.json', '--out', 'content/ui/changes.md')).code).toBe(1);

    const built = await buildSite(site, 'dist', { args: ['--strict', '--cache-dir', '.cache'] });
    expect([built.diagnostics, built.ok]).toEqual([[], true]);
    const page = readPage(await readFile(join(site, 'dist/ui/changes/index.html'), 'utf8'));
    expect(page.all('h1').map(({ text }) => text)).toEqual(['API changes of 1 to 2']);
    expect(
      page
        .all('h2')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/Breaking changes.*Added.*Changed.*Deprecated.*Removed/);
    expect(page.hrefs).toContain('/ui/api/button/#button-prop-label');
    expect(page.hrefs).toContain('/ui/api/use-toggle/#use-toggle-return-value-state');
    expect(page.hrefs).toContain('/ui/api/badge/');
  });
});
