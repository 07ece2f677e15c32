// Paths and texts that try to leave the output, or to break what reads them: each is refused, or is safe where it is used.
import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePath } from '../../src/lib/safe-path.ts';
import { dangersOf } from '../e2e/hostile/dangers-of-page.ts';
import { hostilePath, settings } from '../e2e/hostile/hostile-paths.ts';
import { compilePage } from '../support/compile-page.tsx';
import { IS_LONG } from '../support/long-run.ts';

const RUNS = IS_LONG ? { paths: 4000, slugs: 1500 } : { paths: 100, slugs: 40 };

describe('a path that is taken for safe', () => {
  test.each([
    ...[
      '../a',
      'a/../../b',
      '/a',
      '//a',
      'a//b',
      './a',
      'a/.',
      'a/..',
      '..',
      '.',
      '',
      'a\0',
      'a\nb',
      'a\\..\\b',
      'C:/a',
      'c:a',
    ],
    ...['\\\\host\\share', 'a/\u007f', 'a/../b'],
  ])('is not %j', (path) => expect(isSafePath(path)).toBe(false));

  test('stays in the output, on all systems', () => {
    fc.assert(
      fc.property(fc.oneof(hostilePath, fc.string({ unit: 'binary' })), (path) => {
        if (!isSafePath(path)) return;
        expect(posix.resolve('/out', path)).toBe(`/out/${path}`);
        const windows = win32.resolve('D:\\out', path);
        expect(windows.startsWith('D:\\out\\')).toBe(true);
        expect(path).not.toContain('\0');
      }),
      settings(RUNS.paths),
    );
  });
});

test('headings and links of any text give ids and addresses that end nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostilePath, fc.string({ unit: 'binary' })), async (text) => {
      const line = text.replace(/[\r\n]/g, ' ');
      const { html, page } = await compilePage(
        `## ${line}\n\n## ${line}\n\n### ${line} {#${line}}\n\n[a](<${line}>) <${line}>\n`,
      );
      expect(dangersOf(Buffer.from(html))).toEqual([]);
      const ids = page.headingIds;
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[^\s\0]+$/);
    }),
    settings(RUNS.slugs),
  );
});
