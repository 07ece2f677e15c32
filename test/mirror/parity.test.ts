// Every heading of a page is in its Markdown.
import { expect, test } from 'vitest';
import { checkParity } from '../../src/mirror/parity.ts';
import type { DocRoute } from '../../src/model/route.ts';
import { compilePage } from '../support/compile-page.tsx';
import { markdown } from './markdown.ts';

test('every heading of a page is in its mirror', async () => {
  const { page, html } = await compilePage(
    '# Title\n\n## `a` & *b* <c>\n\n:::info\n\n### In a callout\n\n:::\n\n- #### In a list\n\n> ## In a quote\n\n```md\n## In code\n```\n\nSetext\n---\n',
  );
  const route = { kind: 'doc', path: '/ui/a/', page } as unknown as DocRoute; // Only these fields are read.
  const text = markdown(html);
  expect(page.headingIds).toHaveLength(5);
  expect(checkParity(route, html, text)).toEqual([]);
  const code = checkParity(route, html, text.replace('> ## In a quote', '> In a quote'));
  expect(code.map(({ message }) => message)).toEqual([
    'The heading "In a quote" is missing from the Markdown of /ui/a/.',
  ]);
});

test.each([
  'Press :kbd[Ctrl+K]',
  'H<sub>2</sub>O and m<sup>2</sup>',
  'Usage[^note]',
  'With ![a picture](https://acme.example/a_(1).png) inside',
  '![A picture](https://acme.example/a.png)',
  'Call `rows[0](event)` in `<kbd>`',
  '[A link](https://acme.example/) and [another](/ui/a/)',
])('a heading such as %j is in the mirror of its page', async (heading) => {
  const { page, html } = await compilePage(`# Title\n\n## ${heading}\n\nText[^note].\n\n[^note]: A note.\n`);
  const route = { kind: 'doc', path: '/ui/a/', page } as unknown as DocRoute; // Only these fields are read.
  expect(checkParity(route, html, markdown(html))).toEqual([]);
});
