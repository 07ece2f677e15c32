// A reader who asks for a page and what it names while the site is published again and again never gets parts of two of them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AssetManifest } from '../../src/model/artifact.ts';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { sha256 } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const REBUILDS = IS_LONG ? 50 : 4;
const PAGE = 'ui/button/index.html';

interface Seen {
  /** By address in the page, which is a path with a slash before it. */
  readonly files: ReadonlyMap<string, string>;
  readonly page: string;
}

/** null: the output was not there when the page was asked for. */
async function readWhole(outDir: string): Promise<Seen | null> {
  const read = (path: string) => readFile(join(outDir, path)).catch(() => null);
  /** Waits for as long as all of the output is away. */
  const readThere = async (path: string): Promise<Buffer | null> => {
    for (;;) {
      const bytes = await read(path);
      if (bytes !== null) return bytes;
      if ((await read(PAGE)) !== null) return read(path); // It may have come back between the two.
      await setImmediate();
    }
  };
  const html = await read(PAGE);
  if (html === null) return null;
  const files = new Map<string, string>();
  for (const [, path = ''] of html.toString().matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)) {
    const bytes = await readThere(path);
    files.set(path, bytes === null ? 'missing' : sha256(bytes));
  }
  return { files, page: sha256(html) };
}

describe.each(['swap', 'link'] as const)('published by a %s', (publish) => {
  test(`${REBUILDS} times`, { timeout: REBUILDS * 20_000 }, async () => {
    const root = tempDir();
    const dist = join(root, 'dist');
    /** A page and its style sheet are others each time. */
    const edit = (colour: string) =>
      writeFiles(root, {
        ...smallest,
        'site.config.ts': (smallest['site.config.ts'] ?? '').replace(
          'title:',
          `publish: '${publish}', theme: { color: '#${colour}' }, title:`,
        ),
        'content/ui/button/button.md': `# Button\n\n<p class="description">As ${colour} as can be.</p>\n\n## Usage\n`,
      });
    const hashes = async () => {
      const { files } = JSON.parse(await readFile(join(dist, 'asset-manifest.json'), 'utf8')) as AssetManifest;
      return new Map(files.map((file) => [file.path, file.sha256]));
    };
    await edit('113355');
    await mustBuild(root, 'dist');

    const seen: Seen[] = [];
    const gaps: number[] = [];
    let since: number | null = null;
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const found = await readWhole(dist);
        if (found === null) since ??= performance.now();
        else {
          if (since !== null) gaps.push(performance.now() - since);
          since = null;
          seen.push(found);
        }
        await setImmediate();
      }
    })();
    const publications = [await hashes()];
    for (let times = 0; times < REBUILDS; times++) {
      await edit((0x113355 + times * 0x030101).toString(16).padStart(6, '0'));
      await mustBuild(root, 'dist');
      publications.push(await hashes());
    }
    isOver = true;
    await reading;

    console.log(`${publish}: read ${seen.length} times; absent ${gaps.length} times, for ${gaps.map(Math.round)} ms`);
    expect(new Set(publications.map((files) => files.get(PAGE))).size).toBeGreaterThan(REBUILDS - 1);
    if (publish === 'link') expect(gaps).toEqual([]);
    const pages = new Set<string>();
    for (const { files, page } of seen) {
      const own = publications.find((listed) => listed.get(PAGE) === page);
      expect(own, 'the page of no publication').toBeDefined();
      for (const [path, hash] of files) expect([path, hash]).toEqual([path, own?.get(path)]);
      pages.add(page);
    }
    expect(pages.size).toBeGreaterThan(1);
  });
});
