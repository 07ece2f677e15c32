// What the dates and authors of pages hang on beside the files: asked of git in one go, which takes some milliseconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { gitEnvironment } from '../lib/node/git.ts';

const QUESTION = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix', '--show-toplevel'];
/** As `history/repository.ts` asks for them. */
const FILES = ['ls-files', '-z', '--full-name', '--', ':/'];
const MOST_OUTPUT = 1 << 28;

/** The newest commit, and where the site lies in the repository; empty: git has no answer. */
export function gitState(root: string): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('GIT_'));
  const answer = ask([...QUESTION, '--git-path', 'index'], root)?.toString() ?? '';
  return answer === '' ? '' : `${answer}${JSON.stringify(settings.sort())}`;
}

/** Absolute paths of the list of files that git knows, and of the names of people: either may be missing. */
export function gitFiles(state: string, root: string): { readonly index: string; readonly mailmap: string } {
  const [, , , top = '', index = ''] = state.split('\n');
  return { index: resolve(root, index), mailmap: resolve(root, top, '.mailmap') };
}

/** Hash of the names of all files that git knows. */
export function gitFilesHash(root: string): string {
  const listed = ask(FILES, root);
  return listed === null ? '' : createHash('sha256').update(listed).digest('base64url');
}

function ask(args: readonly string[], cwd: string): Buffer | null {
  const { stdout, status } = spawnSync('git', args, { cwd, env: gitEnvironment(), maxBuffer: MOST_OUTPUT });
  return status === 0 ? stdout : null;
}
