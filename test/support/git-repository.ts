// A real git repository for tests, whose commits have the dates and authors that a test gives them.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from './write-files.ts';

export interface GitRepository {
  readonly dir: string;
  /** null removes a file. */
  commit(files: Readonly<Record<string, string | Uint8Array | null>>, by?: Author): Promise<void>;
  git(...args: string[]): string;
}

export interface Author {
  /** @default 'Ann' */
  readonly author?: string;
  /** Of the author; the committer's is an hour later. @default '2026-01-02T10:00:00Z' */
  readonly date?: string;
}

/** Settings of the person who runs the tests play no part. */
const NO_CONFIG = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' };

export function gitRepository(dir: string): GitRepository {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', env: { ...process.env, ...NO_CONFIG, ...env } });
  run(['init', '--quiet', '--initial-branch=main']);
  return {
    dir,
    git: (...args) => run(args),
    async commit(files, { author = 'Ann', date = '2026-01-02T10:00:00Z' } = {}) {
      for (const [path, content] of Object.entries(files)) {
        if (content === null) await rm(join(dir, path));
        else await writeFiles(dir, { [path]: content });
      }
      run(['add', '--all']);
      run(['commit', '--quiet', '--message=change'], {
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: `${author.toLowerCase().replaceAll(' ', '.')}@acme.example`,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: 'Bot',
        GIT_COMMITTER_EMAIL: 'bot@acme.example',
        GIT_COMMITTER_DATE: new Date(Date.parse(date) + 3_600_000).toISOString(),
      });
    },
  };
}
