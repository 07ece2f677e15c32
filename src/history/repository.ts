// What has to be known of a repository before its history is read: where the site lies in it, and where the history ends.
import { resolve } from 'node:path';
import type { Deps } from '../model/deps.ts';

export interface Repository {
  /** From the top of the repository to the root of the site; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Files that were committed or added: waiting for any other would be walking the whole history. */
  readonly tracked: ReadonlySet<string>;
  /** Commits that a shallow clone begins with: they seem to have added all that was there before. */
  readonly boundary: ReadonlySet<string>;
}

/** Throws where there is no git, or no repository. */
export async function openRepository(root: string, { git, fs }: Pick<Deps, 'git' | 'fs'>): Promise<Repository> {
  const about = await textOf(git(['rev-parse', '--is-shallow-repository', '--git-path', 'shallow'], root));
  const [isShallow = '', shallowFile = ''] = lines(about);
  const prefix = (await textOf(git(['rev-parse', '--show-prefix'], root))).replace(/\n$/, '');
  const listed = await textOf(git(['ls-files', '-z', '--full-name', '--', ':/'], root));
  return {
    prefix,
    tracked: new Set(listed.split('\0')),
    boundary: new Set(isShallow === 'true' ? lines(await fs.readText(resolve(root, shallowFile))) : []),
  };
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
