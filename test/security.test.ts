// What SECURITY.md promises is held by tests that exist.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);

test('each promise of SECURITY.md names existing tests', () => {
  const text = readFileSync(new URL('SECURITY.md', root), 'utf8');
  const rows = text.slice(text.indexOf('| promise | test |')).split('\n\n', 1)[0]?.split('\n').slice(2) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const tests = [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
    expect([row, tests.length]).not.toEqual([row, 0]);
    expect([row, tests.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))]).toEqual([row, []]);
  }
});
