// Sites that several test files look at are built once in a run: the first that needs one builds it, the others wait.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
export async function sharedBuild(root: string): Promise<string> {
  const folder = join(inject('builds'), createHash('sha256').update(root).digest('hex').slice(0, 12));
  const outcome = `${folder}.outcome`;
  if (isFirst(`${folder}.begun`)) {
    const problem = await mustBuild(root, folder, { args: ['--no-cache'], isChild: true }).then(() => '', String);
    writeFileSync(outcome, problem);
  }
  while (!existsSync(outcome)) await setTimeout(POLL_MS);
  const problem = readFileSync(outcome, 'utf8');
  if (problem !== '') throw new Error(problem);
  return folder;
}

const POLL_MS = 100;

/** Test files run in processes of their own; making a folder is what only one of them can do. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
