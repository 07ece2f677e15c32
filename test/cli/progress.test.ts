// What a terminal, a log and a quiet run show while stages work.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgress } from '../../src/cli/progress.ts';
import { ERASE_LINE } from '../../src/cli/terminal.ts';
import { displayWidth } from '../../src/diagnostics/display-width.ts';
import { recordingOutput } from '../support/fake-cli.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminal({ columns = 80, quiet = false, timings = false, isTTY = true, env = {} } = {}) {
  const stderr = recordingOutput({ isTTY, columns });
  const progress = createProgress({ stderr, env, now: () => performance.now() }, { quiet, timings });
  return { stderr, progress };
}

/** What is on the screen after the terminal did what it was told. */
function screen(text: string): string[] {
  return text.split('\n').map((line) => line.split(ERASE_LINE).at(-1) ?? '');
}

describe('progress on a terminal', () => {
  test('shows a bar and the count in one line, and leaves one line when the stage ends', () => {
    const { stderr, progress } = terminal();
    progress.start('compile', 100);
    expect(screen(stderr.text())).toEqual([`compile ${'░'.repeat(24)} 0/100`]);
    vi.advanceTimersByTime(100);
    progress.tick('compile', 50);
    expect(screen(stderr.text())).toEqual([`compile ${'█'.repeat(12)}${'░'.repeat(12)} 50/100`]);
    vi.advanceTimersByTime(100);
    progress.tick('compile', 50);
    progress.end('compile', 1234, 100);
    progress.close();
    expect(screen(stderr.text())).toEqual(['compile: 100 in 1.2 s', '']);
  });

  test('is drawn at most every 80 ms, and its last state is always drawn', () => {
    const { stderr, progress } = terminal();
    progress.start('compile', 10_000);
    for (let i = 0; i < 1000; i++) {
      progress.tick('compile');
      vi.advanceTimersByTime(1);
    }
    const draws = stderr.text().split(ERASE_LINE).length - 1;
    expect(draws).toBeGreaterThanOrEqual(12);
    expect(draws).toBeLessThanOrEqual(1 + 1000 / 80);
    vi.advanceTimersByTime(80);
    expect(screen(stderr.text())[0]).toContain('1000/10000');
    progress.close();
  });

  test('shows only the name of a stage of unknown length', () => {
    const { stderr, progress } = terminal();
    progress.start('bundle');
    expect(screen(stderr.text())).toEqual(['bundle …']);
    progress.end('bundle', 170.4);
    expect(screen(stderr.text())).toEqual(['bundle: 170 ms', '']);
  });

  test('leaves no line for a stage that ends at once', () => {
    const { stderr, progress } = terminal();
    progress.start('scan');
    progress.end('scan', 99.9, 12);
    expect(screen(stderr.text())).toEqual(['']);
    progress.close();
  });

  test('shows the newest of overlapping stages', () => {
    const { stderr, progress } = terminal();
    progress.start('compile', 9);
    vi.advanceTimersByTime(100);
    progress.start('demos', 4);
    expect(screen(stderr.text()).at(-1)).toContain('demos');
    vi.advanceTimersByTime(100);
    progress.end('demos', 5, 4);
    expect(screen(stderr.text()).at(-1)).toContain('compile');
    progress.close();
  });

  test.each([10, 20, 40, 41, 42, 80])('never reaches the last of %i columns', (columns) => {
    const { stderr, progress } = terminal({ columns });
    progress.start('按钮 compile', 100_000);
    vi.advanceTimersByTime(100);
    progress.tick('按钮 compile', 99_999);
    progress.end('按钮 compile', 123_456, 100_000);
    const lines = stderr
      .text()
      .split('\n')
      .flatMap((line) => line.split(ERASE_LINE));
    for (const line of lines) expect(displayWidth(line)).toBeLessThan(columns);
  });

  test('leaves nothing on the screen after it is closed in the middle of a stage', () => {
    const { stderr, progress } = terminal();
    progress.start('compile', 100);
    progress.tick('compile');
    progress.close();
    vi.advanceTimersByTime(1000);
    expect(screen(stderr.text())).toEqual(['']);
  });

  test('shows a full bar for more pages than expected', () => {
    const { stderr, progress } = terminal();
    progress.start('compile', 2);
    vi.advanceTimersByTime(100);
    progress.tick('compile', 5);
    expect(screen(stderr.text())).toEqual([`compile ${'█'.repeat(24)} 5/2`]);
    progress.close();
  });
});

describe('progress without a bar', () => {
  test.each([
    ['in a pipe', { isTTY: false }],
    ['in CI', { env: { CI: 'true' } }],
    ['on a dumb terminal', { env: { TERM: 'dumb' } }],
  ])('prints one plain line for each stage %s', (_, options) => {
    const { stderr, progress } = terminal(options);
    progress.start('compile', 2);
    progress.tick('compile', 2);
    vi.advanceTimersByTime(1000);
    progress.end('compile', 999, 2);
    progress.start('bundle');
    progress.end('bundle', 1000);
    progress.close();
    expect(stderr.text()).toBe('compile: 2 in 999 ms\nbundle: 1.0 s\n');
  });

  test('prints no line for a short stage in a pipe', () => {
    const { stderr, progress } = terminal({ isTTY: false });
    progress.start('scan');
    progress.end('scan', 5, 12);
    expect(stderr.text()).toBe('');
  });

  test.each([true, false])('prints a line for every stage with --timings, on a terminal: %s', (isTTY) => {
    const { stderr, progress } = terminal({ isTTY, timings: true });
    progress.start('scan');
    progress.end('scan', 5, 12);
    expect(screen(stderr.text())).toEqual(['scan: 12 in 5 ms', '']);
    progress.close();
  });

  test('is not chosen for CI=false', () => {
    const { stderr, progress } = terminal({ env: { CI: 'false' } });
    progress.start('compile', 2);
    expect(stderr.text()).toContain(ERASE_LINE);
    progress.close();
  });

  test('prints nothing with --quiet', () => {
    const { stderr, progress } = terminal({ quiet: true });
    progress.start('compile', 2);
    progress.tick('compile');
    progress.end('compile', 1, 2);
    progress.close();
    expect(stderr.text()).toBe('');
  });
});
