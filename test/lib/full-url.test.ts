// Full addresses: a way around `URL` for plain paths, and nothing but its answers.
import { describe, expect, test } from 'vitest';
import { fullUrl } from '../../src/lib/full-url.ts';

describe('the full address of a path', () => {
  test.each([
    'https://docs.example',
    'https://docs.example/',
    'http://docs.example:8080',
    'https://DOCS.example/old?a#b',
  ])('is what URL makes of it on %s', (site) => {
    const paths = [
      '/',
      '/ui/',
      '/ui/button.md',
      '/a//b/',
      '//other.example/a/',
      '/a/../b/',
      '/a/./b',
      '/.a/',
      'a',
      '',
      '/ü ?#',
      '/a%20b',
    ];
    for (const path of paths) expect(fullUrl(path, site), path).toBe(new URL(path, site).href);
  });
});
