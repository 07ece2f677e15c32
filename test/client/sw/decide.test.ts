import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Body,
  hashInName,
  isGone,
  isKeepable,
  isWhole,
  LIMITS,
  outdated,
  overflow,
  PAGE_TIMEOUT_MS,
  prefersCopy,
  type Said,
  wayOf,
} from '../../../src/client/sw/decide.ts';

describe('a request', () => {
  const root = 'https://acme.example/docs/';
  const get = { method: 'GET', isRange: false, isNavigation: false };
  test.each([
    ['a hashed file', { ...get, url: `${root}assets/a.js` }, 'file'],
    ['a hashed file that is opened', { ...get, url: `${root}assets/a.png`, isNavigation: true }, 'file'],
    ['a page', { ...get, url: `${root}ui/`, isNavigation: true }, 'page'],
    ['the first page', { ...get, url: root, isNavigation: true }, 'page'],
    ['another file', { ...get, url: `${root}favicon.svg` }, 'other'],
    ['a folder that only starts alike', { ...get, url: `${root}assets-2/a.js` }, 'other'],
    ['another method', { ...get, method: 'POST', url: `${root}ui/`, isNavigation: true }, 'pass'],
    ['HEAD', { ...get, method: 'HEAD', url: `${root}ui/` }, 'pass'],
    ['a part of a file', { ...get, url: `${root}assets/a.mp4`, isRange: true }, 'pass'],
    ['another site of this origin', { ...get, url: 'https://acme.example/ui/', isNavigation: true }, 'pass'],
    ['another origin', { ...get, url: 'https://other.example/docs/ui/' }, 'pass'],
  ])('for %s, %j, is handled as %s', (_, asked, way) => {
    expect(wayOf(asked, root, ['assets/'])).toBe(way);
  });
});

describe('a page', () => {
  test.each<[Said, boolean]>([
    [200, false],
    [0, false], // A redirect, which the browser follows.
    [404, false],
    [499, false],
    [500, true],
    [503, true],
    ['late', true],
    ['failed', true],
  ])('after the result %s comes from the cache: %j', (said, isCopy) => {
    expect(prefersCopy(said)).toBe(isCopy);
  });

  test('has a timeout of three seconds', () => expect(PAGE_TIMEOUT_MS).toBe(3000));

  test.each([
    [404, true],
    [410, true],
    [403, false],
    [500, false],
    [200, false],
  ])('with status %i is gone: %j', (status, gone) => expect(isGone(status)).toBe(gone));
});

describe('a response', () => {
  const good: Answer = { status: 200, redirected: false, type: 'basic', contentType: 'text/javascript' };
  test.each<[string, Partial<Answer>, string, boolean]>([
    ['a script', {}, 'assets/a.js', true],
    ['a script of another name', { contentType: 'application/javascript; charset=utf-8' }, 'assets/a.js', true],
    ['a page for a script', { contentType: 'text/html' }, 'assets/a.js', false],
    ['a text for a script', { contentType: 'text/plain' }, 'assets/a.js', false],
    ['a script without a type', { contentType: '' }, 'assets/a.js', false],
    ['a style sheet', { contentType: 'text/css' }, 'assets/a.css', true],
    ['a page for a style sheet', { contentType: 'text/html' }, 'assets/a.css', false],
    ['a page for a picture', { contentType: 'Text/HTML; charset=utf-8' }, 'assets/a.png', false],
    ['a picture', { contentType: 'image/png' }, 'assets/a.png', true],
    ['a page', { contentType: 'text/html; charset=utf-8' }, 'ui/', true],
    ['a page with a file name', { contentType: 'text/html' }, 'offline.html', true],
    ['a download in the place of a page', { contentType: 'application/json' }, 'ui/', false],
    ['an error', { status: 500 }, 'assets/a.js', false],
    ['a missing file', { status: 404 }, 'assets/a.js', false],
    ['a part', { status: 206 }, 'assets/a.js', false],
    ['another success', { status: 203 }, 'assets/a.js', false],
    ['what came by a redirect', { redirected: true }, 'assets/a.js', false],
    ['an opaque answer', { type: 'opaque', status: 0 }, 'assets/a.js', false],
    ['an opaque redirect', { type: 'opaqueredirect', status: 0 }, 'ui/', false],
    ['an answer of another origin', { type: 'cors' }, 'assets/a.js', false],
    ['what the worker made', { type: 'default' }, 'assets/a.js', true],
  ])('is kept or not: %s', (_, more, path, kept) => {
    expect(isKeepable({ ...good, ...more }, path)).toBe(kept);
  });
});

describe('a body', () => {
  const body: Body = { bytes: 100, length: 100, expectedHash: null, hash: '', end: null };
  test.each<[string, Partial<Body>, boolean]>([
    ['as long as announced', {}, true],
    ['one byte short', { bytes: 99 }, false],
    ['one byte long', { bytes: 101 }, false],
    ['of no announced length', { length: null }, true],
    ['with the hash of its name', { expectedHash: '0a1b', hash: '0a1b2c' }, true],
    ['with another hash', { expectedHash: '0a1b', hash: '0a1c2c' }, false],
    ['with the hash, but another length', { expectedHash: '0a1b', hash: '0a1b2c', length: 99 }, false],
    ['a page with its end', { end: 'p></body></html>' }, true],
    ['a page with its end and a line break', { end: '</HTML>\n' }, true],
    [
      'a page with what a host wrote behind its end',
      { end: '</html>\n<!-- cached --><script src="/beacon.js"></script>' },
      true,
    ],
    ['a page without its end', { end: '<p>and th' }, false],
    ['a page that was cut in its last tag', { end: '</body></html' }, false],
  ])('is complete or not: %s', (_, more, isAll) => {
    expect(isWhole({ ...body, ...more })).toBe(isAll);
  });

  test.each([
    ['assets/main-0a1b2c3d4e.css', '0a1b2c3d4e'],
    ['assets/my-long-name-0a1b2c3d4e.tar.gz', '0a1b2c3d4e'],
    ['assets/file-0a1b2c3d4e', '0a1b2c3d4e'],
    ['assets/main-0a1b2c3d4.css', null], // Nine digits.
    ['assets/main-0a1b2c3d4eF.css', null],
    ['assets/folder-0a1b2c3d4e/main.css', null],
  ])('in %s has the hash %s in its name', (path, hash) => expect(hashInName(path)).toBe(hash));
});

describe('the clean-up', () => {
  const held = (...sizes: number[]) => new Map(sizes.map((size, index) => [`f${index}`, size]));
  test.each<[string, Map<string, number>, string[]]>([
    ['nothing', held(), []],
    ['nothing at both limits', held(40, 30, 30), []],
    ['the oldest, one byte over', held(40, 30, 31), ['f0']],
    ['the oldest, one entry over', held(1, 1, 1, 1), ['f0']],
    ['as many as it takes', held(10, 10, 95), ['f0', 'f1']],
    ['even the newest, when it alone is too large', held(1, 101), ['f0', 'f1']],
  ])('of the cache deletes %s', (_, files, going) => {
    expect(overflow(files, { entries: 3, bytes: 100 })).toEqual(going);
  });

  test('allows 200 entries and 25 MB of visited files for each version', () => {
    expect(LIMITS).toEqual({ entries: 200, bytes: 25_000_000 });
  });

  const done = (name: string) => ({ name, isComplete: true });
  const half = (name: string) => ({ name, isComplete: false });
  test.each([
    ['the first version deletes nothing', [done('g1')], 'g1', []],
    ['the second keeps the first', [done('g1'), done('g2')], 'g2', []],
    ['the third deletes the first', [done('g1'), done('g2'), done('g3')], 'g3', ['g1']],
    ['one that came back keeps the one between', [done('g1'), done('g2'), done('g1+')], 'g1+', ['g1']],
    ['a newer one stays', [done('g1'), done('g2'), done('g3')], 'g2', []],
    ['a newer one that is on its way stays', [done('g1'), done('g2'), half('g3')], 'g2', []],
    ['what was never finished is no version', [done('g1'), half('g2'), done('g3')], 'g3', ['g2']],
    ['only halves', [half('g1'), half('g2'), done('g3')], 'g3', ['g1', 'g2']],
  ])('of old versions is right: %s', (_, caches, own, expected) => {
    expect(outdated(caches, own)).toEqual(expected);
  });
});
