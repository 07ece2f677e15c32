// Names that look the same in a message are told apart by their code points.
import { describe, expect, test } from 'vitest';
import { didYouMean } from '../../src/diagnostics/did-you-mean.ts';
import { codePoints, distinguishable } from '../../src/diagnostics/distinguishable.ts';
import { report } from '../../src/diagnostics/report.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { site } from '../support/site-chain.ts';

const COMPOSED = 'caf\u00E9.md';
const DECOMPOSED = 'cafe\u0301.md';

describe('the code points of a name', () => {
  test.each<[string, string, string, string]>([
    ['a decomposed letter', DECOMPOSED, COMPOSED, 'e + U+0301'],
    ['a composed letter', COMPOSED, DECOMPOSED, 'U+00E9'],
    ['Hangul', '\u1112\u1161\u11AB', '\uD55C', 'U+1112 + U+1161 + U+11AB'],
    ['composed Hangul', '\uD55C', '\u1112\u1161\u11AB', 'U+D55C'],
    ['a zero-width space', 'but\u200Bton', 'button', 'U+200B'],
    ['a zero-width joiner, which belongs to the letter before it', 'but\u200Dton', 'button', 't + U+200D'],
    ['a byte order mark', '\uFEFFbutton', 'button', 'U+FEFF'],
    ['a no-break space', 'a\u00A0b', 'a b', 'U+00A0'],
    ['a space beside a no-break space', 'a b', 'a\u00A0b', 'U+0020'],
    ['a no-break hyphen', 'a\u2011b', 'a-b', 'U+2011'],
    ['several letters', 'e\u0301 o\u0308 e\u0301', '\u00E9 \u00F6 \u00E9', 'e + U+0301, o + U+0308'],
    ['an invisible letter before a decomposed one', '\u200Be\u0301', '\u00E9', 'U+200B, e + U+0301'],
    [
      'a long name',
      'a\u0301e\u0301i\u0301o\u0301',
      '\u00E1\u00E9\u00ED\u00F3',
      'a + U+0301, e + U+0301, i + U+0301, …',
    ],
  ])('name %s', (_what, name, other, expected) => {
    expect(codePoints(name, other)).toBe(expected);
  });

  test.each([
    ['button', 'button'],
    ['button', 'Button'],
    ['button', 'buton'],
    ['button', 'but\u200Bton'],
  ])('are not shown for %j beside %j', (name, other) => {
    expect(codePoints(name, other)).toBe('');
    expect(distinguishable(name, other)).toBe(name);
  });
});

test('the hint of the nearest name shows both forms, or what one of them has too many', () => {
  expect(didYouMean(COMPOSED, DECOMPOSED)).toBe(`did you mean "${COMPOSED}" (U+00E9, not e + U+0301)?`);
  expect(didYouMean('button', 'but\u200Bton')).toBe('did you mean "button" (without U+200B)?');
  expect(didYouMean('but\u200Bton', 'button')).toBe('did you mean "but\u200Bton" (with U+200B)?');
  expect(didYouMean('button', 'buton')).toBe('did you mean "button"?');
  expect(didYouMean(null, 'buton')).toBeUndefined();
});

test('the nearest name is one that differs in its Unicode form only, however many code points that are', () => {
  expect(nearest('\u1112\u1161\u11AB', ['\uD55D', '\uD55C'])).toBe('\uD55C');
  expect(nearest('/ui/e\u0301/', ['/ui/e/', '/ui/\u00E9/'])).toBe('/ui/\u00E9/');
  expect(nearest(DECOMPOSED, ['cafes.md', COMPOSED])).toBe(COMPOSED);
});

test('a message that names two forms of one word shows how they differ', () => {
  const shown = [
    report('plan/dead-anchor', { href: '#x', path: '/ui/', anchor: 'e\u0301', nearest: '\u00E9' }).hint,
    report('plan/dead-link', { href: 'ui/e\u0301#sizes', nearest: '/ui/\u00E9/' }).hint,
    report('tree/missing-page', { pathname: '/ui/e\u0301/', nearest: '/ui/\u00E9/', path: null }).hint,
    report('assets/wrong-case', { href: './e\u0301.png', file: 'content/ui/\u00E9.png', address: './\u00E9.png' })
      .message,
    report('content/similar-routes', { route: '/ui/e\u0301/', other: '/ui/\u00E9/' }).message,
  ];
  expect(shown).toEqual([
    'did you mean "#\u00E9" (U+00E9, not e + U+0301)?',
    'did you mean "/ui/\u00E9/" (U+00E9, not e + U+0301)?',
    'did you mean /ui/\u00E9/ (U+00E9, not e + U+0301)?',
    'The address "./e\u0301.png" (e + U+0301, not U+00E9) does not match the name of the file content/ui/\u00E9.png exactly.',
    '/ui/e\u0301/ (e + U+0301) and /ui/\u00E9/ (U+00E9) differ only in case or in how their accents are encoded.',
  ]);
});

test('a link to a heading in another Unicode form is reported with both forms', async () => {
  await site({
    'ui/index.md': `---\ndescription: Acme.\n---\n# Acme\n\n[x](#${encodeURI('\u1112\u1161\u11AB')})\n\n## \uD55C\n`,
  })
    .build({ ok: false })
    .expectReport(({ diagnostics }) =>
      expect(diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
        'plan/dead-anchor did you mean "#\uD55C" (U+D55C, not U+1112 + U+1161 + U+11AB)?',
      ]),
    );
});
