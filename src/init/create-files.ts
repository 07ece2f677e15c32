// Puts new files into a folder, all of them or none: what is there already is never written over.
import { dirname, join, posix, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { NewFile } from './starter-files.ts';

type Shell = Pick<ShellDeps, 'fs' | 'writer'>;
type PlannedFile = Pick<NewFile, 'path'>;

/** The folder without symbolic links in its path; null: it is none, and no folder can be made there. */
export async function realFolder(folder: string, shown: string, shell: Shell): Promise<Outcome<string | null>> {
  const failed = (problem: string) => ({
    value: null,
    diagnostics: [report('init/bad-folder', { folder: shown, problem })],
  });
  try {
    const found = await shell.fs.resolve(folder);
    if (found !== null && found.kind !== 'folder') return failed('is a file, not a folder');
    if (found === null && (await shell.writer.stat(folder)) !== null) return failed('is a broken symbolic link');
    const real = await shell.writer.realPath(folder);
    const problem = placeProblem(real);
    return problem === null ? { value: real, diagnostics: [] } : failed(problem);
  } catch (error) {
    return failed(`cannot be accessed: ${writeProblem(error)}`);
  }
}

/** No site can be built there. */
function placeProblem(folder: string): string | null {
  const parts = folder.split(sep);
  if (parts.includes('node_modules')) return 'is in node_modules, which belongs to the package manager';
  const wrong = parts.find((part) => /[*\\]/.test(part)); // esbuild takes them for a pattern, and for a slash.
  return wrong === undefined ? null : `has ${wrong} in its path, and the bundler does not support paths with * or \\`;
}

/** `folder` is real, or missing, and made then. False: nothing was written, and the diagnostics say why. */
export async function createFiles(folder: string, files: readonly NewFile[], shell: Shell): Promise<Outcome<boolean>> {
  const clashes = await findClashes(folder, files, shell);
  if (clashes.length > 0) return { value: false, diagnostics: clashes };
  const problems = await writeAll(folder, files, shell);
  return { value: problems.length === 0, diagnostics: problems };
}

/** What stands where files would be written. */
export async function findClashes(folder: string, files: readonly PlannedFile[], shell: Shell): Promise<Diagnostic[]> {
  const blocked = new Set<string>();
  const clashes: Diagnostic[] = [];
  for (const parent of parentsOf(files)) {
    const problem = await parentProblem(join(folder, parent), shell);
    if (problem === null || blocked.has(posix.dirname(parent))) continue;
    blocked.add(parent);
    clashes.push(report('init/file-exists', { file: parent, problem }, { file: parent }));
  }
  for (const { path } of files) {
    if (blocked.has(posix.dirname(path)) || (await shell.writer.stat(join(folder, path))) === null) continue;
    clashes.push(report('init/file-exists', { file: path, problem: 'already exists' }, { file: path }));
  }
  return clashes;
}

/** Folders below the site that files will lie in, each before what it holds. */
function parentsOf(files: readonly PlannedFile[]): string[] {
  const parents = new Set<string>();
  for (const { path } of files)
    for (let parent = posix.dirname(path); parent !== '.'; parent = posix.dirname(parent)) parents.add(parent);
  return [...parents].sort();
}

/** A link is no place for new files: they would land somewhere else. */
async function parentProblem(path: string, { fs, writer }: Shell): Promise<string | null> {
  const found = await fs.resolve(path);
  if (found === null) return (await writer.stat(path)) === null ? null : 'is a broken symbolic link';
  if (found.kind !== 'folder') return 'is a file, but must be a folder';
  return found.realPath === path ? null : 'is a symbolic link to another folder';
}

async function writeAll(folder: string, files: readonly NewFile[], { fs, writer }: Shell): Promise<Diagnostic[]> {
  const missing = await missingFolders(folder, files, fs);
  const written: string[] = [];
  const undo = async (): Promise<void> => {
    for (const path of written) await writer.remove(path);
    for (const path of missing) await writer.removeEmptyFolder(path);
  };
  for (const { path, text } of files) {
    try {
      if (await writer.create(join(folder, path), text)) {
        written.push(join(folder, path));
        continue;
      }
      await undo();
      return [report('init/file-exists', { file: path, problem: 'already exists' }, { file: path })];
    } catch (error) {
      await undo();
      return [report('init/unwritable', { file: path, problem: writeProblem(error) }, { file: path })];
    }
  }
  return [];
}

/** Those that are not there yet, the innermost first. */
async function missingFolders(folder: string, files: readonly NewFile[], fs: Shell['fs']): Promise<string[]> {
  const above: string[] = [];
  for (let path = folder; path !== dirname(path) && !(await fs.exists(path)); path = dirname(path)) above.push(path);
  const below = parentsOf(files).map((parent) => join(folder, parent));
  const missing: string[] = [];
  for (const path of below) if (!(await fs.exists(path))) missing.push(path);
  return [...missing.reverse(), ...above];
}
