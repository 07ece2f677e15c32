// Files that are saved in several steps while a session watches them: nothing is reported about what is between two steps, and
// pages stay as they were.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WriteClock } from '../../src/serve/unfinished-writes.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { openWatchedSite } from './watched-site.ts';

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, css: ['own.css'],
  check: { demos: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/react": { "version": "19.0.0" } } }',
  'own.css': '.own { color: red; }\n',
  'content/ui/pages.ts': `export default [{ pathname: '/ui', title: 'Start' }, { pathname: '/ui/more', title: 'More' }];\n`,
  'content/ui/index.md':
    '---\ntitle: Start\ndescription: About it.\n---\n\nFirst words, and [more](./more.md).\n\n{{"demo": "A.js"}}\n',
  'content/ui/more.md':
    '---\ntitle: More\ndescription: More of it.\n---\n\nMore words.\n\n{{"include": "_notes.md"}}\n',
  'content/ui/_notes.md': 'First notes.\n',
  'content/ui/A.tsx':
    "import { word } from './word';\n\nexport default function A() {\n  return <p>demo {word}</p>;\n}\n",
  'content/ui/word.ts': "export const word = 'first';\n",
};

/** The files of a save are written when `advance` says so. */
function stillClock() {
  const clock = fakeClock();
  let onWait = () => {};
  const writeClock: WriteClock = {
    now: clock.now,
    after(ms, run) {
      const timer = clock.setTimeout(run, ms);
      onWait();
      return () => clock.clearTimeout(timer);
    },
  };
  /** Resolves when the session waits for the rest of a file, now or later. */
  const waits = () =>
    new Promise<void>((resolve) => {
      onWait = resolve;
      if (clock.waiting() > 0) resolve();
    });
  return { writeClock, waits, advance: clock.advance };
}

async function openSite(root: string) {
  const clock = stillClock();
  let afterRead = async (_path: string) => {};
  const site = await openWatchedSite(root, SITE, {
    writeClock: clock.writeClock,
    afterRead: (path) => afterRead(path),
  });
  await site.idle();
  const onRead = (act: typeof afterRead) => {
    afterRead = act;
  };
  return { ...site, ...clock, onRead };
}

const { 'content/ui/index.md': PAGE, 'content/ui/A.tsx': DEMO, 'site.config.ts': CONFIG } = SITE;

interface Save {
  readonly what: string;
  readonly file: keyof typeof SITE;
  readonly half: string;
  readonly whole: (words: string) => string;
}

const SAVES: readonly Save[] = [
  { what: 'a page', file: 'content/ui/index.md', half: '', whole: (words) => PAGE.replace('First words', words) },
  {
    what: 'front matter',
    file: 'content/ui/index.md',
    half: '---\ntitle: [St',
    whole: (words) => PAGE.replace('About it', words),
  },
  {
    what: 'a link',
    file: 'content/ui/index.md',
    half: PAGE.replace('more.md', 'mo'),
    whole: (words) => `${PAGE}\n${words}\n`,
  },
  { what: 'an include', file: 'content/ui/_notes.md', half: '', whole: (words) => `${words}\n` },
  {
    what: 'a page tree',
    file: 'content/ui/pages.ts',
    half: 'export default [{',
    whole: (words) => SITE['content/ui/pages.ts'].replace('More', words),
  },
  {
    what: 'the config',
    file: 'site.config.ts',
    half: CONFIG.slice(0, 60),
    whole: (words) => CONFIG.replace("'Acme'", `'${words}'`),
  },
  { what: 'a demo', file: 'content/ui/A.tsx', half: DEMO.slice(0, 60), whole: (words) => DEMO.replace('demo', words) },
  {
    what: 'an import of a demo',
    file: 'content/ui/A.tsx',
    half: DEMO.replace('./word', './wo'),
    whole: (words) => DEMO.replace('demo', words),
  },
  {
    what: 'a module of a demo',
    file: 'content/ui/word.ts',
    half: 'export const w',
    whole: (words) => `export const word = '${words}';\n`,
  },
];

describe('a session reports nothing', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-gen-half-'));
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(root);
  });
  afterAll(async () => {
    await site.close();
    rmSync(root, { recursive: true });
  });

  test.each(SAVES)(
    'while $what is saved in two steps',
    async ({ what, file, half, whole }) => {
      const words = `New words of ${what}`;
      const pages = () => Promise.all(['ui/', 'ui/more/'].map(site.text));
      const before = await pages();
      expect(before[0]).toContain('A.sandbox.json');
      await site.write(file, half);
      await site.waits();
      if (what !== 'a link') expect(await pages()).toEqual(before);
      await site.write(file, whole(words));
      await expect.poll(async () => (await pages()).join()).toContain(words);
      await site.idle();
      expect((await pages())[0]).toContain('A.sandbox.json');
      expect(site.reported()).toEqual([]);
    },
    60_000,
  );

  test('while a page is removed and written again', async () => {
    const before = await site.text('ui/');
    rmSync(site.at('content/ui/index.md'));
    await site.waits();
    expect(await site.text('ui/')).toBe(before);
    await site.write('content/ui/index.md', PAGE.replace('First', 'Restored'));
    await expect.poll(() => site.text('ui/')).toContain('Restored words');
    await site.idle();
    expect(site.reported()).toEqual([]);
  });

  test('while a page is written to a temporary file, which then replaces it', async () => {
    await site.write('content/ui/index.md.tmp', '---\ntitle: [St');
    await site.write('content/ui/index.md.tmp', PAGE.replace('First', 'Renamed'));
    renameSync(site.at('content/ui/index.md.tmp'), site.at('content/ui/index.md'));
    await expect.poll(() => site.text('ui/')).toContain('Renamed words');
    await site.isAsColdBuild();
    expect(site.reported()).toEqual([]);
  });

  test('before a mistake is a tenth of a second old', async () => {
    await site.write('content/ui/A.tsx', DEMO.replace('./word', './none'));
    await site.waits();
    expect(site.reported()).toEqual([]);
    const codes = () => {
      site.advance(100); // Again and again: a late event of the file makes the session wait once more.
      return site.reported().map(({ code }) => code);
    };
    await expect.poll(codes).toEqual(['demos/missing-import']);
  });

  test('about a file that is saved while the session reads it, and keeps the buttons of its demo', async () => {
    const [known] = site.reported();
    let reads = 0;
    site.onRead(async (path) => {
      // The second reading is for the code on the page and its project; what runs is read later.
      if (path.endsWith('A.tsx') && ++reads === 2) await site.write('content/ui/A.tsx', DEMO.replace('demo', 'whole'));
    });
    await site.write('content/ui/A.tsx', DEMO.slice(0, 60));
    await expect
      .poll(async () => {
        const html = await site.text('ui/');
        expect(html).toContain('A.sandbox.json');
        return html;
      })
      .toContain('<p>whole');
    await site.isAsColdBuild();
    expect(reads).toBeGreaterThan(2);
    expect(new Set(site.reported().map(({ code }) => code))).toEqual(new Set([known?.code]));
  });
});
