// What a file is called where it is published.
import { expect, test } from 'vitest';
import { publishedPath, relativeAddress } from '../../src/assets/names.ts';

const hash = 'abcdef0123456789';

test.each([
  ['/site/a.png', 'assets/a-abcdef0123.png'],
  ['/site/My Report (final).PDF', 'assets/My-Report-final-abcdef0123.PDF'],
  ['/site/100%.pdf', 'assets/100-abcdef0123.pdf'],
  ['/site/a#b?c.pdf', 'assets/a-b-c-abcdef0123.pdf'],
  ['/site/按钮.pdf', 'assets/按钮-abcdef0123.pdf'],
  ['/site/😀.pdf', 'assets/file-abcdef0123.pdf'],
  ['/site/LICENSE', 'assets/LICENSE-abcdef0123'],
  ['/site/a.tar.gz', 'assets/a.tar-abcdef0123.gz'],
  ['/site/re\u0301sume\u0301.pdf', 'assets/r\u00e9sum\u00e9-abcdef0123.pdf'],
])('the file %s is published as %s', (file, path) => {
  expect(publishedPath(file, hash)).toBe(path);
});

test('the longest name that a file system allows is still allowed after publication', () => {
  const name = publishedPath(`/site/${'按'.repeat(83)}.pdf`, hash).slice('assets/'.length);
  expect(Buffer.byteLength(name)).toBeLessThan(255);
});

test.each([
  ['/site/a/b.md', '/site/a/c.png', './c.png'],
  ['/site/a/b.md', '/site/c.png', '../c.png'],
  ['/site/a/b.md', '/site/a/img/c.png', './img/c.png'],
])('the relative address from %s to %s is %s', (from, to, address) => {
  expect(relativeAddress(from, to)).toBe(address);
});
