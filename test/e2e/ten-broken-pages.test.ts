// Ten broken pages are ten reports in one run, and each that is mended takes exactly its own away.
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

const START = '# Page\n\n<p class="description">About it.</p>\n';

/** By file: what is broken, and what is said of it. */
const BROKEN: Readonly<Record<string, readonly [text: string, says: string]>> = {
  'a.md': [`---\ntitle: [A\n---\n\n${START}`, 'content/bad-yaml content/ui/a.md:2:10'],
  'b.md': [`---js\n{ title: 'B' }\n---\n\n${START}`, 'content/front-matter-language content/ui/b.md:1:1'],
  'c.md': [`---\nroute: /other/c/\n---\n\n${START}`, 'content/bad-route content/ui/c.md:2:8'],
  'd.md': ['<p class="description">About it.</p>\n', 'markdown/missing-title content/ui/d.md:1:1'],
  'e.md': [`${START}\n{{"demo": }}\n`, 'markdown/bad-directive content/ui/e.md:5:1'],
  'f.md': [`${START}\n[x](/ui/nowhere/)\n`, 'plan/dead-link content/ui/f.md:5:5'],
  'g.md': [`${START}\n[x](/ui/button/#nowhere)\n`, 'plan/dead-anchor content/ui/g.md:5:5'],
  'h.md': [`${START}\n:::danger\nText.\n:::\n`, 'markdown/unknown-callout content/ui/h.md:5:1'],
  'i.md': [`---\ntitle: I\ntitle: J\n---\n\n${START}`, 'content/duplicate-key content/ui/i.md:3:1'],
  'j.md': [
    Buffer.from([...Buffer.from(`${START}\n`), 0xff]).toString('latin1'),
    'content/bad-encoding content/ui/j.md:5:1',
  ],
};
const FILES = Object.keys(BROKEN);

const root = sharedTempDir();
const said: string[][] = [];
const codes: (number | null)[] = [];

/** From all broken to all mended, one more each time. */
beforeAll(async () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const pages = Object.entries(BROKEN).map(([file, [text]]) => [`content/ui/${file}`, bytes(text)] as const);
  await writeFiles(root, { ...smallest, ...Object.fromEntries(pages) });
  for (const file of [null, ...FILES]) {
    if (file !== null) await writeFiles(root, { [`content/ui/${file}`]: START });
    const { diagnostics, run } = await buildSite(root, 'dist');
    said.push(placesOf(diagnostics));
    codes.push(run.code);
  }
});

describe('ten broken pages', () => {
  test('are ten reports in one run', () => {
    expect(said[0]).toEqual(Object.values(BROKEN).map(([, says]) => says));
    expect(said[0]).toHaveLength(10);
  });

  test.each(FILES.map((file, index) => [file, index] as const))(
    'mending %s removes its report and no other',
    (file, index) => {
      expect(said[index + 1]).toEqual(said[index]?.filter((place) => place !== BROKEN[file]?.[1]));
      expect(said[index + 1]).toHaveLength(9 - index);
    },
  );

  test('publish a site once the last error is mended', () => {
    expect(codes.at(0)).toBe(1);
    expect(codes.at(-1)).toBe(0);
  });
});
