import { describe, expect, test } from 'vitest';
import { addressAhead } from '../../../src/client/effects/prefetch.ts';
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
