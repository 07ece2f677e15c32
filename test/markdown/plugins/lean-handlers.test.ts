// Links that are made without the default handler say what it would.
import { expect, test } from 'vitest';
import { compilePage } from '../../support/compile-page.tsx';

test.each([
  [
    'a plain address stays as it is',
    '[a](https://a.example/b?c=d&e#f)',
    '<a href="https://a.example/b?c=d&amp;e#f">a</a>',
  ],
  [
    'an address is encoded where it has to be',
    '[a](<https://a.example/é b>)',
    '<a href="https://a.example/%C3%A9%20b">a</a>',
  ],
  ['what is encoded stays so', '[a](https://a.example/%C3%A9)', '<a href="https://a.example/%C3%A9">a</a>'],
  ['a link keeps its title', '[a](https://a.example "b")', '<a href="https://a.example" title="b">a</a>'],
])('the link handler of docs-gen agrees with the default: %s', async (_, text, html) => {
  expect((await compilePage(text)).html).toContain(html);
});

test('the list handler of docs-gen agrees with the default: one loose item makes all items of a list loose', async () => {
  const { html } = await compilePage('- one\n- two\n\n  and more\n- three\n');
  expect(html.match(/<li>\s*<p>/g)).toHaveLength(3);
});
