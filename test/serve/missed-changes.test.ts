// Changes without events, as in containers and on network drives: loading a page shows them, and the author is told once.
import { describe, expect, test } from 'vitest';
import { createMissedChanges } from '../../src/serve/missed-changes.ts';
import type { Outside } from '../../src/serve/session.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { watchedSite } from './watched-site.ts';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
const SITE = {
  'site.config.ts': `export default {
    title: 'Acme', url: 'https://acme.example', lastUpdated: false,
    products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  };\n`,
  'content/ui/index.md': page('Start', 'The first page.'),
  'content/ui/notes.md': page('Notes', '{{"include": "_shared.md"}}'),
  'content/ui/_shared.md': 'Shared words.\n',
};

/** A watcher to which the file system sends nothing. `isPolling`: it compares files itself, and is late. */
const silent = (isPolling = false): Outside => ({
  openWatch: async () => ({ ready: Promise.resolve(), isPolling, add: async () => {}, close: async () => {} }),
  patience: async () => {},
});

test('a page that is loaded shows what changed without an event, and the author is told once', async () => {
  const site = await watchedSite(SITE, silent());
  await site.idle();
  const told = await site.problem('serve/no-events', async () => {
    await site.write('content/ui/notes.md', page('Notes', 'New words.\n\n{{"include": "_shared.md"}}'));
    expect(await site.text('ui/notes/')).toContain('New words.');
  });
  expect(told).toMatchObject([
    { severity: 'warning', message: 'content/ui/notes.md changed, and the file system sent no event.' },
  ]);
  await site.write('content/ui/_shared.md', 'Other words.\n');
  expect(await site.text('ui/notes/')).toContain('Other words.');
  expect(site.reported('serve/no-events')).toBe(1);
});

test('a site that an error kept from being built is built when a page is loaded after its fix', async () => {
  const site = await watchedSite({ ...SITE, 'site.config.ts': 'export default {};' }, silent());
  await site.idle();
  expect(site.reported('config/missing-key')).toBe(1);
  await site.write('site.config.ts', SITE['site.config.ts']);
  expect(await site.text('ui/')).toContain('The first page.');
});

test('a watcher that compares files at intervals is not reported', async () => {
  const site = await watchedSite(SITE, silent(true));
  await site.idle();
  await site.write('content/ui/index.md', page('Start', 'New words.'));
  expect(await site.text('ui/')).toContain('New words.');
  await site.idle();
  expect(site.reported('serve/no-events')).toBe(0);
});

describe('a file that differs from what was read', () => {
  function setUp(outdated: string[] = ['/a/b.md']) {
    const clock = fakeClock();
    const silentFiles: string[] = [];
    const refreshed: unknown[] = [];
    let arrive = (): void => {};
    let isBusy = false;
    const missed = createMissedChanges({
      outdated: () => [...outdated],
      refresh: async (...args) => refreshed.push(args),
      isBusy: () => isBusy,
      patience: () => new Promise<void>((resolve) => (arrive = resolve)),
      now: clock.now,
      onNoEvents: (file) => silentFiles.push(file),
    });
    return {
      missed,
      clock,
      silentFiles,
      refreshed,
      outdated,
      setBusy: () => (isBusy = true),
      /** The time in which events arrive is over. */
      async wait() {
        arrive();
        await Promise.resolve();
        await Promise.resolve();
      },
    };
  }
  const ONE = [['/a/b.md'], { all: false }];
  const ALL = [[], { all: true }];

  test.each([['/a/b.md'], ['/a']])('is not reported if the event of %s arrives later', async (path) => {
    const { missed, refreshed, silentFiles, wait } = setUp();
    await missed.look(['/a/b.md']);
    missed.heard([path]);
    await wait();
    expect([refreshed, silentFiles]).toEqual([[ONE], []]);
  });

  test('is reported once if no event arrives, and then all files are compared now and then', async () => {
    const { missed, clock, refreshed, silentFiles, outdated, wait } = setUp();
    await missed.look(['/a/b.md']);
    missed.heard(['/a/other.md']);
    await wait();
    expect(silentFiles).toEqual(['/a/b.md']);
    outdated.length = 0;
    await missed.look([]);
    await missed.look([]);
    expect(refreshed).toEqual([ONE, ALL]);
    clock.advance(2000);
    outdated.push('/a/c.md');
    await missed.look(['/a/c.md']);
    await wait();
    expect(refreshed).toEqual([ONE, ALL, [['/a/c.md'], { all: false }], ALL]);
    expect(silentFiles).toEqual(['/a/b.md']);
  });

  test('is left to the events that are being worked on', async () => {
    const { missed, refreshed, setBusy } = setUp();
    setBusy();
    await missed.look(['/a/b.md']);
    expect(refreshed).toEqual([]);
  });

  test('is searched among all files at most every two seconds if there is no page', async () => {
    const { missed, clock, refreshed } = setUp();
    await missed.look(null);
    await missed.look(null);
    expect(refreshed).toEqual([ONE]);
    clock.advance(2000);
    await missed.look(null);
    expect(refreshed).toEqual([ONE, ONE]);
  });
});
