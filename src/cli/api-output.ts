// Writes a file that was asked for by name: never over one that holds something else.
import { resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';

export interface OutputFile {
  /** As given on the command line: relative to the root. */
  readonly file: string;
  /** Absolute. */
  readonly root: string;
  /** Whether the same command wrote what is there. */
  readonly isOwn: (text: string) => boolean;
}

/** What keeps the file from being written, before anything is worked out; null: nothing. */
export async function refusedOutput(
  { file, root, isOwn }: OutputFile,
  endings: readonly string[],
  { fs }: Pick<ShellDeps, 'fs'>,
): Promise<Diagnostic | null> {
  const refuse = (problem: string) => report('cli/refused-api-file', { file, problem });
  if (!endings.some((ending) => file.endsWith(ending))) return refuse(`its name must end with ${endings.join(' or ')}`);
  const path = resolve(root, file);
  const wrong = await pathProblem(path, 'file', fs);
  if (wrong) return wrong.isMissing ? null : refuse(`it ${wrong.problem}`);
  const text = await fs.readText(path);
  return text.trim() === '' || isOwn(text) ? null : refuse('this command did not write it');
}

/** null: it is written. */
export async function writeOutput(
  { file, root }: Pick<OutputFile, 'file' | 'root'>,
  text: string,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<Diagnostic | null> {
  const path = resolve(root, file);
  try {
    await writer.write(path, text);
    return null;
  } catch (error) {
    return report('cli/unwritable-api-file', { file, problem: writeProblem(error) });
  }
}
