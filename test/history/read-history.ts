// Real repositories whose commits have fixed dates, and what docs-gen reads from them.
import { execFileSync } from 'node:child_process';
import { readHistory } from '../../src/history/read.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { runGit } from '../../src/lib/node/git.ts';
import type { Deps } from '../../src/model/deps.ts';
import { type GitRepository, gitRepository } from '../support/git-repository.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';

export const deps = { fs: createFileSystem(), git: runGit };

export interface Asked {
  readonly lastUpdated?: boolean | { readonly authors?: boolean };
  readonly git?: Deps['git'];
}

/** `pages`: a file each, or the files of each. */
export async function read(
  root: string,
  pages: readonly (string | readonly string[])[],
  { lastUpdated = true, git }: Asked = {},
) {
  const site = { ...testSite({ lastUpdated }), root };
  const dated = pages.map((files) => ({ route: String([files].flat()[0]), files: [files].flat() }));
  const { value, diagnostics } = await readHistory(site, dated, { ...deps, ...(git ? { git } : {}) });
  return {
    dates: Object.fromEntries([...value].map(([route, { modified }]) => [route, modified])),
    authors: Object.fromEntries([...value].map(([route, { authors }]) => [route, authors])),
    said: diagnostics.map(({ code, at, message }) => `${code} ${at?.file} ${message}`),
  };
}

export function repository(): GitRepository {
  return gitRepository(tempDir());
}

export function clone({ dir }: GitRepository, ...options: string[]): string {
  const copy = tempDir();
  execFileSync('git', ['clone', '--quiet', ...options, `file://${dir}`, copy]);
  return copy;
}

/** The same folder with no repository above it, wherever the tests run. */
export function outside(dir: string): Deps['git'] {
  return (args, cwd) => runGit([`--git-dir=${dir}/.git`, ...args], cwd);
}
