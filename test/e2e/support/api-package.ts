// A site with a package of three exports, and `docs-gen api` run in it.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommandHere } from '../../support/run-command.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';

export const CONFIG = (api: string) => `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: ${api} }],
};
`;
export const API = (rest: string) => `{ ${rest} packages: [{
  name: '@acme/ui', entries: ['packages/ui/src/index.tsx'], kinds: ['component', 'hook', 'function', 'interface'],
}] }`;

export const PANEL = `
/** Holds what belongs together. */
export function Panel({ size = 'small', title }: PanelProps): React.ReactElement {
  return <section className={size}>{title}</section>;
}
export interface PanelProps {
  /** Height of the panel. */
  size?: 'small' | 'large';
  /** What stands above it. */
  title: string;
}
`;
export const BADGE = `
/** A number in a corner. */
export function Badge({ count }: { /** What it shows. */ count: number }): React.ReactElement {
  return <b>{count}</b>;
}
`;
export const TOGGLE = `
/** Something that is on or off. */
export function useToggle(initial = false): { /** Whether it is on. */ on: boolean; /** Turns it. */ toggle: () => void } {
  return { on: initial, toggle() {} };
}
`;
export const SOURCE = (...parts: string[]) => `import * as React from 'react';\n${parts.join('')}`;

interface SiteOptions {
  readonly root?: string;
  readonly output?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** A site, and the package that its pages are made of. */
export async function site({ root = tempDir(), output = 'content', files = {} }: SiteOptions = {}) {
  await writeFiles(root, {
    'site.config.ts': CONFIG(API(`output: '${output}',`)),
    'content/ui/index.md': '# UI\n\n<p class="description">All of it.</p>\n',
    'packages/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0" }',
    'packages/ui/src/index.tsx': SOURCE(PANEL, BADGE, TOGGLE),
    ...files,
  });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  return root;
}

export const api = (root: string, ...args: string[]) =>
  runCommandHere(['api', ...args, '--root', root, '--cache-dir', '.cache'], { cwd: root });

export async function apiJson(root: string, ...args: string[]) {
  const { code, stdout } = await api(root, ...args, '--format', 'json');
  return { code, ...JSON.parse(stdout) };
}

export const json = async (root: string, file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));

export const FOLDER = 'content/ui/api';
