// Where a project's repository keeps what a commit or a checkout changes, and whether one did.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../lib/node/hash.ts';
import type { Deps } from '../model/deps.ts';

export interface WatchedGit {
  /** Absolute: to be watched, where they are. */
  readonly folders: readonly string[];
  /** Whether something at this path is of interest: of all that git keeps, few files tell of commits. */
  holds(path: string): boolean;
  /** Whether the history or the list of files is another than when it was asked last: git rewrites its files without need. */
  isOther(): Promise<boolean>;
}

export function watchedGit(root: string, git: Deps['git']): WatchedGit {
  const folder = gitFolder(root) ?? join(root, '.git');
  const files = new Set([join(folder, 'HEAD'), join(folder, 'index'), join(folder, 'logs', 'HEAD')]);
  let known: string | null = null;
  return {
    folders: [folder, join(folder, 'logs')],
    holds: (path) => files.has(path),
    async isOther() {
      const before = known;
      known = `${await answer(git(['rev-parse', 'HEAD'], root))} ${await answer(git(['ls-files', '-z', ':/'], root))}`;
      return known !== before;
    },
  };
}

/** The site may lie in a folder of its repository, and the repository may be one of several trees of another. */
function gitFolder(root: string): string | null {
  const path = join(root, '.git');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return path;
  if (found?.isFile()) {
    const [, target] = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
    return target === undefined ? null : resolve(root, target);
  }
  const above = dirname(root);
  return above === root ? null : gitFolder(above);
}

/** '' where there is no repository or no git: its stage says so. */
async function answer(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  try {
    for await (const chunk of chunks) text += chunk;
  } catch {
    return '';
  }
  return sha256(text);
}
