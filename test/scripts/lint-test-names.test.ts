// The check of the names of tests, which `npm run lint` runs.
import { expect, test } from 'vitest';
// @ts-expect-error it is JavaScript.
import { problemOfName, testNames } from '../../scripts/lint-test-names.mjs';

test.each([
  ['the sidebar > opens the branch of the page', undefined],
  ['--base adds a prefix to every address', undefined],
  ['%s is refused', undefined],
  ['in a session > one page is read', '“in” does not begin a subject'],
  ['what is new > is shown first', '“what” does not begin a subject'],
  ['It works', '“It” does not begin a subject'],
  ['is refused', '“is” does not begin a subject'],
  ['sorting', 'one word is not a sentence'],
])('the check of test names finds in “%s”: %s', (name, problem) => {
  expect(problemOfName(name)).toBe(problem);
});

test('the names of a file are the titles of the blocks around each test and its own, with their lines', () => {
  const code = `
describe('the menu', () => {
  test.each(ROWS)('shows %s', () => {});
  test.runIf(IS_LONG)(\`closes \${name}\`, { timeout: 1 }, async () => {});
  for (const key of KEYS) test('keeps the focus', () => {});
});
describeInBrowser('a page', (browser) => {
  describe.skipIf(isOld)('in a tab', () => {
    it('is shown', () => {});
  });
});
`;
  expect(testNames(code)).toEqual([
    { name: 'the menu > shows %s', line: 3 },
    { name: 'the menu > closes %s', line: 4 },
    { name: 'the menu > keeps the focus', line: 5 },
    { name: 'a page > in a tab > is shown', line: 9 },
  ]);
});
