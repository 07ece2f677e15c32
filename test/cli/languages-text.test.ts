// The rows of `check` about languages.
import { expect, test } from 'vitest';
import { languagesText } from '../../src/cli/languages-text.ts';

test('a site with one language has no rows about languages', () => {
  expect(languagesText([])).toBe('');
});

test('a complete language takes one line; an incomplete one lists at most twenty missing entries', () => {
  const missingTexts = Array.from({ length: 22 }, (_, index) => `key${index}`);
  expect(
    languagesText([
      { language: 'zh', pages: 3, missingPages: [], texts: 30, missingTexts: [] },
      { language: 'ar', pages: 3, missingPages: ['/ui/a/', '/ui/b/'], texts: 30, missingTexts },
    ]),
  ).toBe(`Language zh: 3 of 3 pages, 30 of 30 texts.
Language ar: 1 of 3 pages, 8 of 30 texts.
  Pages without a translation: /ui/a/, /ui/b/
  Texts without a translation: ${missingTexts.slice(0, 20).join(', ')} and 2 more
`);
});
