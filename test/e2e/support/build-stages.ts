// Follows a build in a process of its own, which `--timings` makes print a line for each stage that has ended.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Resolves when a stage of the build has ended, or the build itself. */
export function endOfStage(stage: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  let said = '';
  return new Promise((resolve) => {
    child.on('close', () => resolve());
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.startsWith(`${stage}: `) || said.includes(`\n${stage}: `)) resolve();
    });
  });
}
