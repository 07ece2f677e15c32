// A second build into the same folder: it writes what changed, removes what is gone, and leaves alone what is not its own.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedPaths, filesOfTextEdit, listFiles, readPublished } from '../e2e/support/published.ts';
import { smallest } from '../e2e/support/smallest.ts';
import { type SiteChain, site, withoutHash } from '../support/site-chain.ts';
import { writeFiles } from '../support/write-files.ts';

const FILES = {
  ...smallest,
  'content/ui/deep/inside/card.md': '# Card\n\n<p class="description">A frame.</p>\n',
  'content/ui/deep/inside/list.md': '# List\n\n<p class="description">Rows.</p>\n',
};

/** Remembers the times of all published files, and returns those that have another one since. */
function watchTimes() {
  let before: ReadonlyMap<string, number> = new Map();
  return {
    start: async (chain: SiteChain) => {
      before = await chain.times();
      expect(before.size).toBeGreaterThan(5);
    },
    files: () => before.size,
    touched: async (chain: SiteChain) =>
      [...(await chain.times())].flatMap(([path, time]) => (before.get(path) === time ? [] : [path])),
  };
}

const published = ({ root }: SiteChain) => listFiles(join(root, 'dist'));

test('a build of unchanged content writes no file and touches none', async () => {
  const times = watchTimes();
  await site(FILES)
    .build()
    .do(times.start)
    .build()
    .expectWritten([])
    .expectReport(({ run }) => expect(run.stderr).toContain(`Files: 0 written, ${times.files()} unchanged, 0 removed.`))
    .do(async (chain) => expect(await times.touched(chain)).toEqual([]));
});

test('a build after one edited word writes only that page, the search of its product and the lists of hashes', async () => {
  const times = watchTimes();
  const written = filesOfTextEdit('ui/button/index.html');
  await site(FILES)
    .build()
    .do(times.start)
    .edit('content/ui/button/button.md', (text) => text.replace('Press it.', 'Push it.'))
    .build()
    .expectWritten(written)
    .expectReport(({ written }) => expect(written).toBe(6))
    .do(async (chain) => {
      const touched = (await times.touched(chain)).map(withoutHash);
      expect([...new Set(touched)]).toEqual(written);
    });
});

test('a build repairs a published file that something else damaged', async () => {
  await site(FILES)
    .build()
    .write({ 'dist/ui/index.html': 'damaged' })
    .build()
    .expectWritten(['ui/index.html'])
    .expectReport(({ written }) => expect(written).toBe(1));
});

test('a build removes a page whose file is gone, and leaves its neighbour', async () => {
  await site(FILES)
    .build()
    .remove('content/ui/deep/inside/list.md')
    .build()
    .expectRoutes(['/', '/ui/', '/ui/button/', '/ui/deep/inside/card/'])
    .do(async (chain) => {
      const deep = (await published(chain)).filter((path) => path.startsWith('ui/deep/'));
      expect(deep).toEqual(['ui/deep/inside/card/index.html']);
    });
});

test('a build keeps files that it did not publish, in any folder', async () => {
  const foreign = { CNAME: 'acme.example\n', 'ui/deep/inside/card/notes.txt': 'mine' };
  await site(FILES)
    .remove('content/ui/deep/inside/list.md')
    .build()
    .do(({ root }) => writeFiles(join(root, 'dist'), foreign))
    .remove('content/ui/deep/inside/card.md')
    .build()
    // The page, the list of pages that held it, and three files of the search.
    .expectReport(({ run }) => expect(run.stderr).toContain(' 5 removed.'))
    .do(async (chain) => {
      const deep = (await published(chain)).filter((path) => path.startsWith('ui/deep/'));
      expect(deep).toEqual(['ui/deep/inside/card/notes.txt']);
      for (const [path, content] of Object.entries(foreign))
        expect(await readFile(join(chain.root, 'dist', path), 'utf8')).toBe(content);
    })
    .expectFile('asset-manifest.json', (text) => expect(text).not.toContain('CNAME'));
});

test('a build removes the folders that become empty through it', async () => {
  await site({ ...FILES, 'content/ui/a/b/c.md': '# C\n\n<p class="description">Deep.</p>\n' })
    .build()
    .expectPage('/ui/a/b/c/')
    .remove('content/ui/a')
    .build()
    .do(async ({ root }) => {
      expect((await readdir(join(root, 'dist/ui'))).sort()).toEqual(['button', 'deep', 'index.html']);
      expect(existsSync(join(root, 'dist/ui/a'))).toBe(false);
    });
});

test('a command that finds nothing changed, or an error, does not touch the published site', async () => {
  const times = watchTimes();
  let before: ReadonlyMap<string, Buffer> = new Map();
  const isUntouched = async (chain: SiteChain) => {
    expect(changedPaths(before, await readPublished(join(chain.root, 'dist')))).toEqual([]);
    expect(await times.touched(chain)).toEqual([]);
  };
  await site(FILES)
    .command(['build'])
    .do(times.start)
    .do(async ({ root }) => {
      before = await readPublished(join(root, 'dist'));
    })
    .command(['build'])
    .expectOutput(({ stderr }) => expect(stderr).toContain(`Files: 0 written, ${times.files()} unchanged, 0 removed.`))
    .do(isUntouched)
    .edit('content/ui/index.md', '# Acme UI\n\nChanged, with a [dead link](/ui/nowhere/).\n')
    .command(['build', '--format', 'json'], { code: 1 })
    .expectOutput(({ stdout, stderr }) => {
      expect(JSON.parse(stdout)).toMatchObject({ ok: false, written: 0 });
      expect(stderr).toMatch(/^Not published: /m);
    })
    .do(isUntouched);
});
