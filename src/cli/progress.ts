// What the terminal shows while stages work: a live line, plain lines, or nothing. Always on stderr.
import type { CliContext } from './context.ts';
import { finishedLine, type TerminalProgress } from './progress-line.ts';
import { createLiveProgress } from './progress-live.ts';
import { hasLiveLine } from './terminal.ts';

export function createProgress(
  { stderr, env, now }: Pick<CliContext, 'stderr' | 'env' | 'now'>,
  { quiet }: { readonly quiet: boolean },
): TerminalProgress {
  if (quiet) return { start() {}, tick() {}, end() {}, close() {} };
  if (hasLiveLine(stderr, env)) return createLiveProgress(stderr, now);
  return {
    start() {},
    tick() {},
    end(stage, ms, items) {
      const line = finishedLine(stage, ms, items);
      if (line !== null) stderr.write(`${line}\n`);
    },
    close() {},
  };
}
