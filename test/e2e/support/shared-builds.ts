// Sites that several test files look at are built once in a run: the first that needs one builds it, the others wait.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { mustBuild } from './build-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run's builds; absolute. */
    readonly builds: string;
  }
}

/** Before and after all test files: named in `vitest.config.ts`. */
export default function setup({ provide }: TestProject): () => void {
  const builds = realpathSync(mkdtempSync(join(tmpdir(), 'docs-gen-builds-')));
  provide('builds', builds);
  return () => rmSync(builds, { recursive: true, force: true });
}

/** Where the built site is: for reading only. */
export function sharedBuild(root: string): Promise<string> {
  return sharedFolder(root, (folder) => mustBuild(root, folder, { args: ['--no-cache'], isChild: true }));
}

/** A folder that one test file fills for all that need it: for reading only. `name`: each has another. */
export async function sharedFolder(name: string, fill: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject('builds'), createHash('sha256').update(name).digest('hex').slice(0, 12));
  const outcome = `${folder}.outcome`;
  if (isFirst(`${folder}.begun`)) {
    const problem = await fill(folder).then(() => '', String);
    writeFileSync(`${outcome}.new`, problem);
    renameSync(`${outcome}.new`, outcome); // With its text: another process may be waiting for it.
  } else await appearanceOf(outcome);
  const problem = readFileSync(outcome, 'utf8');
  if (problem !== '') throw new Error(problem);
  return folder;
}

function appearanceOf(file: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!existsSync(file)) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(dirname(file), look);
    look(); // It may have been there before.
  });
}

/** Test files run in processes of their own; making a folder is what only one of them can do. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
