// Writes and removes what `docs-gen api` has planned: each file in one step, and the list of them so that no end of the
// process leaves a file that nobody knows.
import { posix, resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { FolderPlan } from './api-files.ts';
import { API_LIST } from './api-list.ts';

export interface FileCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly kept: number;
}

export async function writeApiFiles(
  plans: readonly FolderPlan[],
  root: string,
  deps: Pick<ShellDeps, 'writer'>,
): Promise<Outcome<FileCounts>> {
  const counts = { written: 0, unchanged: 0, removed: 0, kept: 0 };
  for (const plan of plans) {
    const done = await writeFolder(plan, root, deps);
    counts.written += done.value.written;
    counts.removed += done.value.removed;
    counts.unchanged += plan.unchanged;
    counts.kept += plan.kept;
    if (done.diagnostics.length > 0) return { value: counts, diagnostics: done.diagnostics };
  }
  return { value: counts, diagnostics: [] };
}

async function writeFolder(
  { folder, changes, list }: FolderPlan,
  root: string,
  deps: Pick<ShellDeps, 'writer'>,
): Promise<Outcome<Pick<FileCounts, 'written' | 'removed'>>> {
  const counts = { written: 0, removed: 0 };
  const listFile = posix.join(folder, API_LIST);
  let current = listFile;
  try {
    if (changes.length > 0 && list.whileWriting !== list.old) await writeText(root, listFile, list.whileWriting, deps);
    for (const change of changes) {
      current = change.file;
      await writeText(root, change.file, change.new, deps);
      if (change.new === null) {
        counts.removed++;
        await removeEmptyFolders(root, posix.dirname(change.file), folder, deps);
      } else counts.written++;
    }
    current = listFile;
    const known = changes.length > 0 ? list.whileWriting : list.old;
    if (list.new !== known) await writeText(root, listFile, list.new, deps);
    if (list.old !== null && list.new === null) await removeEmptyFolders(root, folder, posix.dirname(folder), deps);
    return { value: counts, diagnostics: [] };
  } catch (error) {
    const failure = report(
      'cli/unwritable-api-file',
      { file: current, problem: writeProblem(error) },
      { file: current },
    );
    return { value: counts, diagnostics: [failure] };
  }
}

/** null removes the file. */
async function writeText(
  root: string,
  file: string,
  text: string | null,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<void> {
  const path = resolve(root, file);
  if (text === null) await writer.remove(path);
  else await writer.write(path, text);
}

/** `top` stays. */
async function removeEmptyFolders(
  root: string,
  start: string,
  top: string,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<void> {
  for (let folder = start; folder.startsWith(`${top}/`); folder = posix.dirname(folder))
    if (!(await writer.removeEmptyFolder(resolve(root, folder)))) return;
}
