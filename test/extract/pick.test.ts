// Which exports of a package get pages.
import { expect, test } from 'vitest';
import { pickExports } from '../../src/extract/pick.ts';
import type { ExportTypes } from '../../src/model/package-types.ts';
import type { ApiPackageConfig } from '../../src/schema/product-api.ts';

/** What is looked at of an export. */
const exported = (name: string, isInternal = false) =>
  ({ name, kind: 'component', doc: { isInternal } }) as ExportTypes;
const EXPORTS = [exported('Button'), exported('Card'), exported('Inner', true), exported('InnerCard', true)];
const PARTS = [exported('Card.Title'), exported('Menu.Item')];

test('parts of a compound component are picked by the name of the whole', () => {
  const pick = (config: Partial<ApiPackageConfig>) =>
    pickExports({ exports: [...EXPORTS, ...PARTS], omitted: [] }, {
      include: [],
      exclude: [],
      kinds: ['component'],
      ...config,
    } as ApiPackageConfig);
  expect(pick({ include: ['Card', 'Menu.*'] }).exports.map(({ name }) => name)).toEqual([
    'Card',
    'Card.Title',
    'Menu.Item',
  ]);
  const without = pick({ exclude: ['Menu', 'Card.Title'] });
  expect([without.exports.map(({ name }) => name), without.unused]).toEqual([['Button', 'Card'], []]);
});

test.each<[string, Partial<ApiPackageConfig>, string[], string[]]>([
  ['nothing else is said', {}, ['Button', 'Card'], []],
  ['names are included', { include: ['Card'] }, ['Card'], []],
  ['an internal one is included by its name', { include: ['Card', 'Inner'] }, ['Card', 'Inner'], []],
  ['internal ones are included by a pattern', { include: ['Inner*'] }, ['Inner', 'InnerCard'], []],
  ['one of the included is excluded', { include: ['*Card'], exclude: ['Inner*'] }, ['Card'], []],
  ['patterns match nothing', { include: ['Card', 'Tab*'], exclude: ['X'] }, ['Card'], ['include Tab*', 'exclude X']],
])('exports are picked if %s', (_, config, names, unused) => {
  const given = { include: [], exclude: [], kinds: ['component'], ...config } as Partial<ApiPackageConfig>;
  const picked = pickExports({ exports: EXPORTS, omitted: [] }, given as ApiPackageConfig); // The other fields play no part.
  expect(picked.exports.map(({ name }) => name)).toEqual(names);
  expect(picked.unused.map(({ field, pattern }) => `${field} ${pattern}`)).toEqual(unused);
});
