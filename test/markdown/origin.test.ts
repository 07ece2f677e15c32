// What a page with includes says of itself: places in the files that it was made of, and addresses relative to them.
import { expect, test } from 'vitest';
import type { PageOrigin } from '../../src/model/page.ts';
import { compilePage } from '../support/compile-page.tsx';

/** Lines 1 and 2 are the page's, 3 to 5 stand two deeper than in a fragment, 6 and 7 are code with four characters taken off. */
const ORIGIN: PageOrigin = {
  segments: [
    { line: 1, file: 'content/ui/a/a.md', name: 'a/a.md', sourceLine: 1, shift: 0 },
    { line: 3, file: 'content/ui/_parts/b.md', name: '_parts/b.md', sourceLine: 8, shift: 2 },
    { line: 6, file: 'content/ui/a/c.ts', name: 'a/c.ts', sourceLine: 20, shift: -4 },
    { line: 8, file: 'content/ui/a/a.md', name: 'a/a.md', sourceLine: 4, shift: 0 },
  ],
  inputs: ['content/ui/_parts/b.md', 'content/ui/a/a.md', 'content/ui/a/c.ts'],
  isWhole: true,
};

const placeOf = ({ at }: { at?: { file: string; line?: number; column?: number } }) =>
  `${at?.file}:${at?.line}:${at?.column}`;

test('positions of links, demos and components name the file and the line where they were written', async () => {
  const { page } = await compilePage(
    '[one](/ui/)\n\n- [two](/ui/)\n\n  {{"demo": "B.js"}}\n\n\n[three](/ui/)\n\n{{"component": "c.tsx"}}\n',
    { source: { origin: ORIGIN } },
  );
  expect(page.links.map(placeOf)).toEqual([
    'content/ui/a/a.md:1:7',
    'content/ui/_parts/b.md:8:7',
    'content/ui/a/a.md:4:9',
  ]);
  expect(page.demos.map(placeOf)).toEqual(['content/ui/_parts/b.md:10:1']);
  expect(page.components.map(placeOf)).toEqual(['content/ui/a/a.md:6:1']);
  expect(page.inputs).toEqual(ORIGIN.inputs);
});

test('diagnostics name the file and the line where their cause was written, in code too', async () => {
  const { diagnostics } = await compilePage('A\n\n- :::dangr\n  :::\n\n<Foo>\n\n:::dangr\n:::\n', {
    source: { origin: ORIGIN },
  });
  expect(diagnostics.map((found) => `${placeOf(found)} ${found.code}`)).toEqual(
    expect.arrayContaining([
      'content/ui/_parts/b.md:8:1 markdown/unknown-callout',
      'content/ui/a/c.ts:20:5 markdown/unknown-element',
      'content/ui/a/a.md:4:1 markdown/unknown-callout',
    ]),
  );
});

test('relative links to files start at the file that contains them', async () => {
  const { page } = await compilePage('[one](c.md)\n\n- [two](c.md) [three](../a/c.md)\n\n\n\n\n[four](c.md)\n', {
    source: { origin: ORIGIN },
  });
  expect(page.links.map(({ contentFile }) => contentFile)).toEqual(['a/c.md', '_parts/c.md', 'a/c.md', 'a/c.md']);
});

test('a fragment next to the content folder finds the files in it', async () => {
  const segment = { line: 1, file: 'shared/b.md', name: '../../shared/b.md', sourceLine: 1, shift: 0 };
  const { page } = await compilePage('[one](../content/ui/c/c.md) [two](d.md)\n', {
    source: { origin: { ...ORIGIN, segments: [segment] } },
  });
  expect(page.links.map(({ contentFile }) => contentFile)).toEqual(['c/c.md', '/shared/d.md']);
});

test('a mistake in the front matter is reported for the page', async () => {
  const head = '---\ncomponents: Foo\ncards:\n  - title: A\n    href: ../d.md\n---\n';
  const { page } = await compilePage(`${head}\n# A\n`, {
    source: {
      origin: { ...ORIGIN, segments: ORIGIN.segments.map((s) => ({ ...s, line: s.line === 1 ? 1 : s.line + 8 })) },
    },
  });
  expect(page.headLinks.map(placeOf)).toEqual(['content/ui/a/a.md:5:11']);
  expect(page.headLinks[0]?.contentFile).toBe('d.md');
});

test('a page without includes has its own file as the only source', async () => {
  expect((await compilePage('A')).page.inputs).toEqual(['content/ui/a/a.md']);
});
