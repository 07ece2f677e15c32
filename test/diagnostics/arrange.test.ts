// One order and no repetition, whatever order the stages and workers report in.
import { expect, test } from 'vitest';
import { arrangeDiagnostics } from '../../src/diagnostics/arrange.ts';
import type { Diagnostic, Location } from '../../src/model/outcome.ts';

const diagnostic = (code: string, at?: Location, message = 'm'): Diagnostic => ({
  code,
  severity: 'error',
  message,
  ...(at ? { at } : {}),
});

const SORTED = [
  diagnostic('config/z'),
  diagnostic('b/x', { file: 'B.md', line: 9 }),
  diagnostic('a/x', { file: 'a.md' }),
  diagnostic('a/x', { file: 'a.md', line: 2 }),
  diagnostic('a/x', { file: 'a.md', line: 2, column: 3 }),
  diagnostic('a/y', { file: 'a.md', line: 2, column: 3 }),
  diagnostic('a/y', { file: 'a.md', line: 2, column: 3 }, 'n'),
  diagnostic('a/x', { file: 'a.md', line: 2, column: 10 }),
  diagnostic('a/x', { file: 'a.md', line: 10, column: 1 }),
  diagnostic('a/x', { file: 'é.md', line: 1, column: 1 }),
];

test('diagnostics are sorted by file, line, column, code and message, those without a place first', () => {
  expect(arrangeDiagnostics(SORTED.toReversed())).toEqual(SORTED);
  expect(arrangeDiagnostics([...SORTED.slice(5), ...SORTED.slice(0, 5)])).toEqual(SORTED);
});

test('a diagnostic with the same code, place and message is shown once', () => {
  expect(arrangeDiagnostics([...SORTED, ...SORTED])).toEqual(SORTED);
});

test('the list of diagnostics that is passed in keeps its order', () => {
  const list = SORTED.toReversed();
  arrangeDiagnostics(list);
  expect(list).toEqual(SORTED.toReversed());
});
