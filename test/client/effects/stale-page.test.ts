import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMissing, LEFT_KEY, leaveOnce, versionLeft } from '../../../src/client/effects/stale-page.ts';
import { RELOADED_KEY } from '../../../src/client/reload.ts';

const ROOT = 'https://acme.example/docs/';
const OLD = 'entry-aaaaaaaaaa.js';
const NEW = 'entry-bbbbbbbbbb.js';
const CHUNK = 'keys-cccccccccc.js';
const DEMO = 'demo-1-dddddddddd.js';
const page = (...names: readonly string[]) =>
  `<html>${names.map((name) => `<a href="/docs/assets/${name}">`)}</html>\n`;

describe('a missing file of the page', () => {
  test.each<[string, number | undefined, boolean]>([
    ['assets/keys-0a1b2c3d4e.js', 404, true],
    ['assets/keys-0a1b2c3d4e.js', 410, true],
    ['assets/api-0a1b2c3d4e.css', 404, true],
    ['assets/pages-ui-en-0a1b2c3d4e.json', 404, true],
    ['assets/demos/ui/button/Basic-0a1b2c3d4e.js', 404, true],
    ['assets/live/editor-0a1b2c3d4e.js', 404, true],
    ['assets/keys-0a1b2c3d4e.js', 403, false],
    ['assets/keys-0a1b2c3d4e.js', 500, false],
    ['assets/keys-0a1b2c3d4e.js', 0, false], // No network.
    ['assets/keys-0a1b2c3d4e.js', undefined, false], // A browser that does not say.
    ['assets/logo-0a1b2c3d4e.png', 404, false],
    ['count.js', 404, false],
    ['demos/ui/button/Basic.sandbox.json', 404, false],
  ])('is detected by %s with status %s: %j', (path, status, missing) => {
    expect(isMissing(ROOT + path, status, ROOT)).toBe(missing);
  });

  test('is not detected by a file of another site', () => {
    expect(isMissing('https://other.example/assets/keys-0a1b2c3d4e.js', 404, ROOT)).toBe(false);
  });
});

describe('a new version on the host', () => {
  // As the host has it, as it is shown, the missing file, the version that is left.
  test.each<[string, string, string, string, string | null]>([
    ['another entry script', page(NEW), page(OLD), CHUNK, OLD],
    ['another file of the page', page(OLD), page(OLD, DEMO), DEMO, DEMO],
    ['a file that the missing one belongs to', page(OLD, 'demo-2-eeeeeeeeee.js'), page(OLD, DEMO), CHUNK, CHUNK],
    ['a file less', page(OLD), page(OLD, CHUNK), CHUNK, CHUNK],
    ['the same page', page(OLD), page(OLD), CHUNK, null],
    ['the same page, to which a script has added a file', page(OLD), page(OLD, DEMO), CHUNK, null],
    ['the same page, and the file is missing there too', page(OLD, DEMO), page(OLD, DEMO), DEMO, null],
    ['an error', '', page(OLD), CHUNK, null],
    ['half a page', page(NEW).slice(0, -4), page(OLD), CHUNK, null],
  ])('is detected by the served page: %s', (_, fresh, shown, missing, left) => {
    expect(versionLeft(fresh, shown, `${ROOT}assets/${OLD}`, `${ROOT}assets/${missing}`)).toBe(left);
  });
});

describe('a page whose files are gone', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A tab: its storage outlives the pages in it. */
  function tab(stored = new Map<string, string>()) {
    const reload = vi.fn();
    const host = { page: page(NEW), focus: true };
    const open = (entry: string) =>
      leaveOnce({
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
        fetchPage: async () => host.page,
        shown: () => page(entry),
        entry: `${ROOT}assets/${entry}`,
        hasFocus: () => host.focus,
        reload,
      });
    return { open, reload, host, stored };
  }
  const missing = `${ROOT}assets/${CHUNK}`;

  test('is reloaded once, however many are missing, as soon as it has the focus', async () => {
    const { open, reload, host, stored } = tab();
    const leave = open(OLD);
    host.focus = false;
    await Promise.all([leave(missing), leave(`${missing}?2`)]);
    await leave(missing);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    host.focus = true;
    vi.advanceTimersByTime(99);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stored.get(RELOADED_KEY)).toBe('1');
  });

  test('reloads once for a version, even when a cache serves it again, and for each of several versions', async () => {
    const { open, reload, host, stored } = tab();
    const turns: readonly (readonly [string, string, number])[] = [
      [OLD, NEW, 1],
      [OLD, NEW, 1], // Out of a cache.
      [NEW, 'entry-eeeeeeeeee.js', 2],
      [OLD, NEW, 2], // A host whose machines differ.
      [NEW, OLD, 2],
    ];
    for (const [shown, fresh, reloads] of turns) {
      host.page = page(fresh);
      await open(shown)(missing);
      vi.advanceTimersByTime(100);
      expect([shown, reload.mock.calls.length]).toEqual([shown, reloads]);
    }
    expect(stored.get(LEFT_KEY)?.trim().split(' ')).toEqual([OLD, NEW]);
  });

  test('does not reload if the host has no newer version, and checks again at the next missing file', async () => {
    const { open, reload, host } = tab();
    const leave = open(OLD);
    host.page = page(OLD);
    await leave(missing);
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
    host.page = page(NEW);
    await leave(missing);
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload if the tab has no storage', async () => {
    const reload = vi.fn();
    const fetchPage = vi.fn(async () => page(NEW));
    await leaveOnce({ storage: null, fetchPage, shown: () => '', entry: OLD, hasFocus: () => true, reload })(missing);
    vi.advanceTimersByTime(1000);
    expect([fetchPage.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });
});
