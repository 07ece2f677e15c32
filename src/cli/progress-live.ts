// The live line of a terminal: the newest stage that still works, with a bar where the number of pages is known.
import { fitWidth } from '../diagnostics/display-width.ts';
import type { CliContext, Output } from './context.ts';
import { finishedLine, type TerminalProgress } from './progress-line.ts';
import { columnsOf, ERASE_LINE } from './terminal.ts';

/** Time between two drawings: as fast as a reader can follow, and cheap beside the work itself. */
const REDRAW_MS = 80;
const BAR_COLUMNS = 24;

interface Stage {
  readonly name: string;
  readonly total: number | undefined;
  done: number;
}

export function createLiveProgress(stream: Output, now: CliContext['now'], leastMs: number): TerminalProgress {
  const stages = new Map<string, Stage>();
  let isDrawn = false;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function erase(): void {
    if (isDrawn) stream.write(ERASE_LINE);
    isDrawn = false;
  }

  /** Draws now if it may, else when it may: the last state is always shown in the end. */
  function draw(): void {
    const wait = drawnAt + REDRAW_MS - now();
    if (wait > 0) {
      timer ??= setTimeout(drawLater, wait).unref();
      return;
    }
    const stage = [...stages.values()].at(-1);
    if (!stage) {
      erase();
      return;
    }
    // One column stays free: some terminals break the line as soon as the last one is filled.
    stream.write(`${ERASE_LINE}${fitWidth(liveLine(stage), columnsOf(stream) - 1)}`);
    isDrawn = true;
    drawnAt = now();
  }

  function drawLater(): void {
    timer = undefined;
    draw();
  }

  return {
    start(name, total) {
      stages.set(name, { name, total, done: 0 });
      draw();
    },
    tick(name, count = 1) {
      const stage = stages.get(name);
      if (!stage) return;
      stage.done += count;
      draw();
    },
    end(name, ms, items) {
      stages.delete(name);
      erase();
      const line = finishedLine(name, ms, items, leastMs);
      if (line !== null) stream.write(`${fitWidth(line, columnsOf(stream) - 1)}\n`);
      if (stages.size > 0) draw();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      stages.clear();
      erase();
    },
  };
}

/** `compile ██████░░░░░░░░░░░░░░░░░░ 96/381` */
function liveLine({ name, total, done }: Stage): string {
  if (total === undefined || total === 0) return done === 0 ? `${name} …` : `${name} … ${done}`;
  const filled = Math.min(BAR_COLUMNS, Math.floor((BAR_COLUMNS * done) / total));
  return `${name} ${'█'.repeat(filled)}${'░'.repeat(BAR_COLUMNS - filled)} ${done}/${total}`;
}
