// What a watching server adds to the HTML of a page: one script, and not a byte besides.
import { expect, test } from 'vitest';
import { injectDevClient } from '../../src/serve/inject.ts';

const TAG =
  /<script type="module" src="\/docs\/__docs-gen\/client\.js" data-base="\/docs\/" data-token="t&quot;0" data-page="[0-9a-f]{20}"><\/script>/;

// What the page is like; its HTML up to the script; the rest.
test.each([
  ['a page', '<!doctype html>\n<html><body><p>a</p>', '</body></html>\n'],
  ['capitals and white space', '<HTML><BODY>a\r\n', '</BODY\n></HTML>'],
  ['one that writes about the tag', '<body><script>"</body>"</script><pre>&lt;/body></pre>', '</body></html>'],
  ['no body', '<p>a</p>', ''],
  ['nothing', '', ''],
  ['dollar signs and odd letters', '<body>$& $1 \u{1f600}é', '</body>'],
])('the dev script is inserted into HTML with %s', (_, start, end) => {
  const html = injectDevClient(start + end, { base: '/docs/', token: 't"0' });
  expect(html.split(TAG)).toEqual([start, end]);
});

test('the dev script tells two versions of a page apart', () => {
  const [one, again, other] = ['<p>a', '<p>a', '<p>b'].map(
    (html) => /data-page="(\w+)"/.exec(injectDevClient(html, { base: '/', token: 'a' }))?.[1],
  );
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
