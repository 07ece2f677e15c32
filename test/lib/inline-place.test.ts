// Places in modules that stand in pages, as places of the pages.
import { expect, test } from 'vitest';
import { diagnosticInPage, placeInPage } from '../../src/lib/inline-place.ts';
import type { Diagnostic, Location } from '../../src/model/outcome.ts';

const modules = new Map([
  ['docs/a.md#A1.tsx', { text: 'a\nb', at: { file: 'docs/a.md', line: 10, column: 1 } }],
  ['docs/a.md#A2.tsx', { text: 'a\nb', at: { file: 'docs/a.md', line: 20, column: 5 } }],
]);

test.each<[Location, Location]>([
  [
    { file: 'docs/a.md#A1.tsx', line: 1, column: 3, length: 2 },
    { file: 'docs/a.md', line: 10, column: 3, length: 2 },
  ],
  [
    { file: 'docs/a.md#A1.tsx', line: 2 },
    { file: 'docs/a.md', line: 11 },
  ],
  // A fence in a list stands four characters in.
  [
    { file: 'docs/a.md#A2.tsx', line: 2, column: 1 },
    { file: 'docs/a.md', line: 21, column: 5 },
  ],
  [{ file: 'docs/a.md#A2.tsx' }, { file: 'docs/a.md', line: 20, column: 5 }],
  [
    { file: 'docs/b.ts', line: 2, column: 1 },
    { file: 'docs/b.ts', line: 2, column: 1 },
  ],
])('%j is %j', (at, expected) => {
  expect(placeInPage(at, modules)).toEqual(expected);
});

test('a diagnostic without a place stays without one', () => {
  const diagnostic: Diagnostic = { code: 'demos/too-slow', severity: 'warning', message: 'm' };
  expect(diagnosticInPage(diagnostic, modules)).toBe(diagnostic);
});
