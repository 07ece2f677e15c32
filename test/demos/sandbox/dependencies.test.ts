// The dependencies of a project for an online editor: packages of imports, and their types.
import { expect, test } from 'vitest';
import { dependenciesOf } from '../../../src/demos/sandbox/dependencies.ts';

test.each<[string, string | null, string | null, boolean]>([
  // package, its version here, that of its types, whether the sandbox gets types
  ['lodash', '4.0.0', '4.1.0', true],
  ['zustand', '5.0.0', null, false], // Installed without types of their own: it brings them.
  ['unknown', null, null, true],
  ['dayjs', null, null, false],
  ['@emotion/cache', null, null, false],
  ['@toolpad/core', null, null, false],
  ['@scope/name', null, null, true],
])('the types of %s are a dependency only if needed', (name, version, typesVersion, expected) => {
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  const versionOf = (asked: string) => (asked === name ? version : asked === types ? typesVersion : null);
  expect(Object.hasOwn(dependenciesOf([name], 'TS', versionOf).types, types)).toBe(expected);
});
