// @vitest-environment happy-dom
// Pages that are fetched ahead, and the rules by which browsers do it themselves.
import { describe, expect, test, vi } from 'vitest';
import { addressAhead, startPrefetch } from '../../../src/client/effects/prefetch.ts';
import { speculationRules } from '../../../src/lib/speculation-rules.ts';

describe('addressAhead', () => {
  const ahead = { here: 'https://a.example/docs/ui/button/#props', base: '/docs/', known: new Set<string>() };

  test.each([
    ['/docs/ui/slider/', 'https://a.example/docs/ui/slider/'],
    ['../slider/#steps', 'https://a.example/docs/ui/slider/'],
    ['/docs/', 'https://a.example/docs/'],
    // The page that is open, and places on it.
    ['#props', null],
    ['/docs/ui/button/', null],
    // Files, what lies outside of the site, other sites.
    ['/docs/report.pdf', null],
    ['/other/', null],
    ['https://b.example/docs/ui/slider/', null],
    ['mailto:a@a.example', null],
  ])('%s → %s', (href, expected) => {
    expect(addressAhead(href, ahead)).toBe(expected);
  });

  test('no address is fetched twice', () => {
    const known = new Set(['https://a.example/docs/ui/slider/']);
    expect(addressAhead('/docs/ui/slider/#steps', { ...ahead, known })).toBe(null);
  });
});

test.each(['pointerover', 'touchstart', 'focusin'])('a link is fetched ahead on %s, once', (type) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/ui/slider/#steps"><b>Slider</b></a><a href="/report.pdf">Report</a>';
  startPrefetch(window, '/');
  for (const element of document.querySelectorAll('b, a')) element.dispatchEvent(new Event(type, { bubbles: true }));
  const fetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
  expect(fetched).toEqual([new URL('/ui/slider/', location.href).href]);
  vi.unstubAllGlobals();
});

describe('speculationRules', () => {
  const patterns = (base: string) => /"href_matches":(\[.*?\])/.exec(speculationRules(base))?.[1];

  test('cover the pages of the site, below its base', () => {
    expect(patterns('/')).toBe('["/","/*/"]');
    expect(patterns('/docs/')).toBe('["/docs/","/docs/*/"]');
  });

  test('take a base at its word', () => {
    expect(patterns('/v(2)+/')).toBe(JSON.stringify(['/v\\(2\\)\\+/', '/v\\(2\\)\\+/*/']));
  });
});
