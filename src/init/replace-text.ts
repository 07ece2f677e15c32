// Gives a file of the author a new text, in one step.
import { resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';

interface NewText {
  readonly root: string;
  /** Relative to the root, posix. */
  readonly file: string;
  readonly text: string;
}

/** What kept it from being written; null: nothing did. */
export async function replaceText(
  { root, file, text }: NewText,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<Diagnostic | null> {
  try {
    const path = await writer.realPath(resolve(root, file)); // A link stays a link.
    await writer.write(path, text);
    return null;
  } catch (error) {
    return report('init/unwritable', { file, problem: writeProblem(error) }, { file });
  }
}
