// The list of dependencies says each licence, and fails on what nobody may pass on, what nobody knows and what is known to be broken.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
// @ts-expect-error it is JavaScript.
import { isAllowed, listDependencies } from '../../scripts/dependency-list.mjs';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = join(root, 'scripts/audit-dependencies.mjs');

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR (ISC AND 0BSD)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
])('%j is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

const LOCK = {
  '': {},
  'node_modules/good': { version: '1.0.0', license: 'MIT', dependencies: { deep: '1' } },
  'node_modules/good/node_modules/deep': { version: '1.2.0', license: 'ISC' },
  'node_modules/deep': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
  'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true, dependencies: { part: '1' } },
  'node_modules/part': { version: '1.0.0', license: 'BSD-3-Clause', dev: true },
  'node_modules/@other/platform': { version: '1.0.0', license: 'MPL-2.0', optional: true },
  'node_modules/linked': { link: true },
};

/** A project whose `npm` says this. */
async function project(packages: object, npm: string, files: Readonly<Record<string, string>> = {}) {
  const folder = tempDir();
  await writeFiles(folder, {
    'package-lock.json': JSON.stringify({ packages }),
    'bin/npm': `#!/usr/bin/env node\nprocess.stdout.write(${JSON.stringify(npm)});\nprocess.exitCode = 1;\n`,
    ...files,
  });
  chmodSync(join(folder, 'bin/npm'), 0o755);
  return folder;
}

function audit(folder: string, ...args: string[]) {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, [SCRIPT, folder, ...args], { encoding: 'utf8', env });
}

const hole = (name: string, path: string) => ({
  name,
  nodes: [path],
  via: [{ title: 'A hole', url: 'https://advisories.example/1', severity: 'high' }, 'another'],
});
const told = (...holes: ReturnType<typeof hole>[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(holes.map((entry) => [entry.name, entry])) });

test('packages for users are listed, and bundled packages with all their dependencies', async () => {
  const bundled = { 'dist-cli/THIRD-PARTY-LICENSES.txt': '# tool 3.0.0 (MIT)\n\nText.\n' };
  const { stdout, status } = audit(await project(LOCK, told(), bundled));
  expect(stdout).toBe(`@other/platform 1.0.0  MPL-2.0
deep 1.2.0             ISC
good 1.0.0             MIT
part 1.0.0             BSD-3-Clause
tool 3.0.0             MIT

5 packages, 0 with a licence that is not allowed.
Advisories: 0.
`);
  expect(status).toBe(0);
});

test('a package’s own manifest determines its licence, and an unknown licence fails', async () => {
  const folder = await project(LOCK, told(), {
    'node_modules/good/package.json': '{ "licenses": [{ "type": "AGPL-3.0-only" }] }',
    'node_modules/good/node_modules/deep/package.json': '{}',
  });
  const { stdout, status } = audit(folder, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ refused: ['deep@1.2.0', 'good@1.0.0'], advisories: [] });
  expect(status).toBe(1);
});

test('an advisory fails for a package of users, and not for a tool', async () => {
  const forTool = await project(LOCK, told(hole('tool', 'node_modules/tool')));
  expect(audit(forTool).status).toBe(0);
  const forUsers = audit(await project(LOCK, told(hole('good', 'node_modules/good'))));
  expect(forUsers.stdout).toContain('Advisories: 1.\nhigh: good 1.0.0: A hole https://advisories.example/1\n');
  expect(forUsers.status).toBe(1);
});

test.each(['{ "message": "connect ECONNREFUSED" }', ''])(
  'a missing answer of the registry is reported, with a separate exit code: %j',
  async (npm) => {
    const { stdout, status } = audit(await project(LOCK, npm));
    expect(stdout).toContain('Advisories: unknown, the registry could not be asked.\n');
    expect(status).toBe(3);
  },
);

test('the licences of docs-gen itself may be redistributed', () => {
  const dependencies = listDependencies(root);
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.filter((dependency: { isAllowed: boolean }) => !dependency.isAllowed)).toEqual([]);
});
