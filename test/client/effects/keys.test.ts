import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionOf, type Pressed } from '../../../src/client/effects/keys.ts';
import { KEYS } from '../../../src/client/key-table.ts';

const press = (key: string, also: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...also,
});

describe('actionOf', () => {
  test.each(KEYS)('$key is $action', ({ key, action }) => {
    expect(actionOf(press(key), false)).toBe(action);
  });

  test.each([['N'], ['Tab'], ['Enter'], ['/'], ['k'], ['ArrowRight'], ['']])('%j is none of ours', (key) => {
    expect(actionOf(press(key), false)).toBe(null);
  });

  test.each([['ctrlKey'], ['metaKey'], ['altKey'], ['repeat'], ['isComposing'], ['defaultPrevented']] as const)(
    'with %s the key is for something else',
    (name) => {
      expect(actionOf(press('n', { [name]: true }), false)).toBe(null);
    },
  );

  test('a letter that is typed is text', () => {
    expect(actionOf(press('n'), true)).toBe(null);
  });
});

test('no key stands twice in the table, and none takes what search will want', () => {
  const keys = KEYS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('/');
});

test('the manual names the very same keys, in the same order', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../content/docs-infra/reading.md'), 'utf8');
  const [, section = ''] = page.split('## Keyboard');
  const [keyPart = ''] = section.split('\n## ');
  const rows = [...keyPart.matchAll(/^\| <kbd>(.)<\/kbd>/gm)].map(([, key]) => key);
  expect(rows).toEqual(KEYS.map(({ key }) => key));
});
