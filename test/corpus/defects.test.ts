// The known defects of the corpus, one by one: mending one in a copy takes exactly its own reports away, and a new one
// adds exactly its own.
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, placesOf } from '../e2e/support/build-site.ts';
import { corpusFiles, corpusFolder, hasCorpus } from '../support/corpus.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Missing demos are no defects of the pages: the corpus does not hold them. */
const isDefect = (place: string) => !place.startsWith('demos/');

describe.skipIf(!hasCorpus)('a known defect of the corpus', () => {
  const root = sharedTempDir();
  let before: string[];

  /** All that is said of the copy, by `check`, which writes no site. Pages that are the same come from the cache. */
  async function said(): Promise<string[]> {
    const { diagnostics } = await buildSite(root, 'dist', { command: 'check', args: ['--cache-dir', '.cache'] });
    return placesOf(diagnostics).filter(isDefect);
  }

  /** What goes and what comes when a file is changed; the file is put back. */
  async function toggle(file: string, change: (text: string) => string): Promise<{ gone: string[]; come: string[] }> {
    const path = `${root}/${file}`;
    const text = await readFile(path, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    await writeFile(path, changed);
    const after = await said();
    await writeFile(path, text);
    return {
      gone: before.filter((place) => !after.includes(place)),
      come: after.filter((place) => !before.includes(place)),
    };
  }

  beforeAll(async () => {
    await cp(corpusFolder, root, { recursive: true });
    const config = await readFile(new URL('site.config.ts', import.meta.url), 'utf8');
    await writeFile(`${root}/site.config.ts`, config.replace("'../../../shared/corpus/mui-x/'", "'./'"));
    await symlink(`${repository}node_modules`, `${root}/node_modules`);
    before = await said();
  });

  test('exists in the copy too', () => {
    const count = (code: string) => before.filter((place) => place.startsWith(`${code} `)).length;
    expect([count('content/duplicate-key'), count('markdown/unknown-background')]).toEqual([1, 10]);
  });

  test.runIf(IS_LONG)('is fixed for the duplicate key without its second line: its report is gone', async () => {
    const place = before.find((report) => report.startsWith('content/duplicate-key ')) ?? '';
    const [, file = '', line = ''] = /^\S+ (.+):(\d+):\d+$/.exec(place) ?? [];
    const { gone, come } = await toggle(file, (text) => withoutLine(text, Number(line)));
    // The page is a line shorter: what else is said of it moves up, and nothing else is said.
    expect(gone.filter((report) => !report.includes(` ${file}:`))).toEqual([]);
    expect(gone.length - come.length).toBe(1);
    expect(come.filter((report) => report.startsWith('content/duplicate-key'))).toEqual([]);
  });

  test.runIf(IS_LONG)(
    'is fixed for the unknown background with the right name: one of ten reports is gone',
    async () => {
      const place = before.find((report) => report.startsWith('markdown/unknown-background ')) ?? '';
      const [, file = ''] = /^\S+ (.+):\d+:\d+$/.exec(place) ?? [];
      const changes = await toggle(file, (text) => text.replace(/"bg": ?"outline"/, '"bg": "outlined"'));
      expect(changes).toEqual({ gone: [place], come: [] });
    },
  );

  test('is added by a link to a missing heading: one more report', async () => {
    const page = `content/${corpusFiles()[0]?.name}`;
    const { gone, come } = await toggle(page, (text) => `${text}\n\n[x](#no-such-heading-anywhere)\n`);
    expect(gone).toEqual([]);
    expect(come).toEqual([expect.stringMatching(/^plan\/dead-anchor /)]);
    expect(come[0]).toContain(` ${page}:`);
  });
});

function withoutLine(text: string, line: number): string {
  return text
    .split('\n')
    .filter((_, index) => index !== line - 1)
    .join('\n');
}
