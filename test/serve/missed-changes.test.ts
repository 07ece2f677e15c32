// Changes that no event reports: found when a page is opened, and reported once.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMissedChanges } from '../../src/serve/missed-changes.ts';
import { tempDir } from '../support/temp-dir.ts';
import { watchedSite } from './watched-site.ts';

function clockwork() {
  let time = 0;
  const waiting: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => time,
    later: (ms: number, work: () => void) => void waiting.push({ at: time + ms, work }),
    /** In steps: work may wait for more. */
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 100) {
        time += Math.min(left, 100);
        for (const { at, work } of waiting.splice(0)) at <= time ? work() : waiting.push({ at, work });
      }
    },
    /** The process was busy for so long. */
    stall(ms: number) {
      time += ms;
      for (const { at, work } of waiting.splice(0)) at <= time ? work() : waiting.push({ at, work });
    },
  };
}

function observed({ changes }: { readonly changes: boolean }) {
  const clock = clockwork();
  const seen = { sweeps: 0, reports: 0 };
  const missed = createMissedChanges({
    ...clock,
    sweep: async () => {
      seen.sweeps++;
      return changes ? '/site/a.md' : null;
    },
    onMissed: () => void seen.reports++,
  });
  return { ...clock, missed, seen };
}

describe('an opened page', () => {
  test('reports a change without an event once, two seconds after it was found', async () => {
    const { missed, pass, seen } = observed({ changes: true });
    await missed.look();
    pass(1999);
    expect(seen).toEqual({ sweeps: 1, reports: 0 });
    pass(1);
    await missed.look();
    pass(2000);
    expect(seen).toEqual({ sweeps: 2, reports: 1 });
  });

  test('looks at the files once for all that it loads', async () => {
    const { missed, pass, seen } = observed({ changes: false });
    await Promise.all([missed.look(), missed.look()]);
    pass(999);
    await missed.look();
    expect(seen.sweeps).toBe(1);
    pass(1);
    await missed.look();
    expect(seen).toEqual({ sweeps: 2, reports: 0 });
  });

  test('reports nothing if the process was too busy to hear of the event', async () => {
    const { missed, stall, pass, seen } = observed({ changes: true });
    await missed.look();
    stall(5000);
    missed.heard();
    pass(5000);
    expect(seen).toEqual({ sweeps: 1, reports: 0 });
  });

  test('reports nothing if the event comes late, and looks no more', async () => {
    const { missed, pass, seen } = observed({ changes: true });
    await missed.look();
    missed.heard();
    pass(5000);
    await missed.look();
    expect(seen).toEqual({ sweeps: 1, reports: 0 });
  });
});

test('a session whose file system sends no events shows a change when the page is opened, and reports it', async () => {
  const files = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`,
    'content/ui/index.md': '---\ntitle: Start\ndescription: The start.\n---\n\nOld words.\n',
  };
  const silent = async () => ({ ready: Promise.resolve(), add: async () => {}, close: async () => {} });
  const clock = clockwork();
  const site = await watchedSite(files, { watch: silent, now: clock.now });
  await site.idle();
  expect(await site.text('ui/')).toContain('Old words.');
  const reported = site.problem('serve/no-events', async () => {
    await site.edit('content/ui/index.md', 'Old words.', 'New words.');
    clock.pass(1000);
    expect(await site.text('ui/')).toContain('New words.');
  });
  expect(await reported).toMatchObject([
    { code: 'serve/no-events', severity: 'warning', message: expect.stringContaining('content/ui/index.md changed') },
  ]);
});

test('a session does not expect an event for a change from before it was watching', async () => {
  const clock = clockwork();
  let watching = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    watching = resolve;
  });
  const page = (words: string) => `---\ntitle: Start\ndescription: The start.\n---\n\n${words}\n`;
  const watch = async () => ({ ready, add: async () => {}, close: async () => {} });
  const files = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`,
    'content/ui/index.md': page('Old words.'),
    'content/ui/other.md': page('Old words.'),
  };
  const site = await watchedSite(files, { watch, now: clock.now });
  expect(await site.text('ui/')).toContain('Old words.');
  await site.edit('content/ui/index.md', 'Old words.', 'New words.');
  watching();
  await new Promise(setImmediate); // It has begun to look at all files.
  await site.text('ui/'); // A page that is opened meanwhile.
  await site.idle();
  expect(await site.text('ui/')).toContain('New words.');
  clock.pass(1000);
  const reported = await site.problem('serve/no-events', async () => {
    await site.edit('content/ui/other.md', 'Old words.', 'New words.');
    expect(await site.text('ui/other/')).toContain('New words.');
  });
  expect(reported[0]?.message).toContain('content/ui/other.md changed');
});

test('a session neither watches nor remembers the files of its own cache', async () => {
  const files = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`,
    'content/ui/index.md': '---\ntitle: Start\ndescription: The start.\n---\n\n{{"demo": "A.js"}}\n',
    'content/ui/A.tsx': 'export default function A() {\n  return <p>demo</p>;\n}\n',
  };
  const watched = new Set<string>();
  const add = async (paths: Iterable<string>) => {
    for (const path of paths) watched.add(path);
  };
  const watch = async () => ({ ready: Promise.resolve(), add, close: async () => {} });
  const cacheDir = tempDir();
  const site = await watchedSite(files, { watch, cacheDir, react: 'production' });
  await site.idle();
  expect(readdirSync(cacheDir)).toContain('demos.json');
  expect([...watched].filter((path) => path.startsWith(cacheDir))).toEqual([]);
});
