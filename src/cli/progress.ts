// What the terminal shows while stages work: a live line, plain lines, or nothing. Always on stderr.
import type { CliContext } from './context.ts';
import { finishedLine, type TerminalProgress, WORTH_A_LINE_MS } from './progress-line.ts';
import { createLiveProgress } from './progress-live.ts';
import { hasLiveLine } from './terminal.ts';

export function createProgress(
  { stderr, env, now }: Pick<CliContext, 'stderr' | 'env' | 'now'>,
  { quiet, timings = false }: { readonly quiet: boolean; readonly timings?: boolean },
): TerminalProgress {
  if (quiet) return { start() {}, tick() {}, end() {}, close() {} };
  const leastMs = timings ? 0 : WORTH_A_LINE_MS;
  if (hasLiveLine(stderr, env)) return createLiveProgress(stderr, now, leastMs);
  return {
    start() {},
    tick() {},
    end(stage, ms, items) {
      const line = finishedLine(stage, ms, items, leastMs);
      if (line !== null) stderr.write(`${line}\n`);
    },
    close() {},
  };
}
