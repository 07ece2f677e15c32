// The announcement of the config: one line of markdown to HTML.
import { expect, test } from 'vitest';
import { readAnnouncement } from '../../src/markdown/announcement.ts';
import { testSite } from '../support/site.ts';

const read = (text: string, more: object = {}, base = '/') =>
  readAnnouncement(testSite({ base, announcement: { id: 'v2', text, ...more } }));

test.each([
  ['Version 2 is out.', 'Version 2 is out.'],
  [
    '**Version 2** is _out_, ~~not~~ in `a<b>`',
    '<strong>Version 2</strong> is <em>out</em>, <del>not</del> in <code>a&lt;b&gt;</code>',
  ],
  ['[Read it](/ui/news/#a)', '<a href="/ui/news/#a">Read it</a>'],
  ['[Read it](https://acme.example/?a=1&b=2)', '<a href="https://acme.example/?a=1&amp;b=2">Read it</a>'],
  ['two\nlines', 'two\nlines'],
  ['AT&T', 'AT&amp;T'],
])('the announcement %j becomes %j', async (text, html) => {
  expect(await read(text)).toEqual({ value: { en: html }, diagnostics: [] });
});

test('an announcement links to this site below its base', async () => {
  expect((await read('[a](/ui/)', {}, '/docs/')).value).toEqual({ en: '<a href="/docs/ui/">a</a>' });
});

test('an announcement may have a text for each language, and the first one is for those without', async () => {
  const text = { en: '**Out**', zh: '**新版：**已发布' };
  const site = testSite({ languages: ['en', 'zh', 'de'], announcement: { id: 'v2', text } });
  expect((await readAnnouncement(site)).value).toEqual({
    en: '<strong>Out</strong>',
    zh: '<strong>新版：</strong>已发布',
    de: '<strong>Out</strong>',
  });
});

test('a site without an announcement reads nothing', async () => {
  expect(await readAnnouncement(testSite())).toEqual({ value: null, diagnostics: [] });
});

test.each<[string, object, string]>([
  ['# Version 2', {}, 'it is more than one line of text'],
  ['one\n\ntwo', {}, 'it is more than one line of text'],
  ['a <b>b</b>', {}, 'it cannot contain HTML'],
  ['a <script>alert(1)</script>', {}, 'it cannot contain HTML'],
  ['![a](/a.png)', {}, 'it cannot contain an image'],
  ['[a](javascript:alert(1))', {}, 'the link "javascript:alert(1)" must be a path that starts with a slash, or a URL'],
  ['[a](news.md)', {}, 'the link "news.md" must be a path that starts with a slash, or a URL'],
  ['[a](/a/)', { href: '/b/' }, 'it contains a link, but `href` already links the whole announcement'],
])('the announcement %j is reported, and not shown', async (text, more, problem) => {
  const { value, diagnostics } = await read(text, more);
  expect(value).toBeNull();
  expect(diagnostics.map(({ code, message, at }) => [code, message, at?.file])).toEqual([
    ['markdown/bad-announcement', `The text of the announcement cannot be shown: ${problem}.`, 'site.config.ts'],
  ]);
});
