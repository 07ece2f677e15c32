// Addresses at which issues about a page are written.
import { expect, test } from 'vitest';
import { issueUrl, newIssue } from '../../src/lib/issue-url.ts';

const repo = { url: 'https://git.example/acme' };

test.each([
  [{ repo }, 'https://git.example/acme/issues/new'],
  [{ repo, feedback: {} }, 'https://git.example/acme/issues/new'],
  [
    { repo, feedback: { questionTemplate: '4. docs.yml' } },
    'https://git.example/acme/issues/new?template=4.%20docs.yml',
  ],
  [{ repo, feedback: { issues: 'https://help.example/new?p=1' } }, 'https://help.example/new?p=1'],
  [
    { feedback: { issues: 'https://help.example/new?p=1', questionTemplate: 'a' } },
    'https://help.example/new?p=1&template=a',
  ],
  [{ feedback: { questionTemplate: 'a' } }, null],
])('the address of a new issue follows from the settings %j', (settings, expected) => {
  expect(newIssue(settings)).toBe(expected);
});

test.each([
  [
    'https://git.example/issues/new',
    'https://git.example/issues/new?page-url=https%3A%2F%2Fa.example%2Fui%2F%3Fq%3D1%23b',
  ],
  [
    'https://git.example/issues/new?template=a',
    'https://git.example/issues/new?template=a&page-url=https%3A%2F%2Fa.example%2Fui%2F%3Fq%3D1%23b',
  ],
])('the page address becomes a separate field in %s', (start, expected) => {
  expect(issueUrl(start, 'https://a.example/ui/?q=1#b')).toBe(expected);
});
