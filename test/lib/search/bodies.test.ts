import { describe, expect, it } from 'vitest';
import { openBodies } from '../../../src/lib/search/bodies.ts';

const TEXTS = [
  'The onChange callback, and DataGrid beside it.',
  'A changelog. Nothing else here, but many words of no use to anybody who reads them.',
  'Crème brûlée with 按钮组件 and ปุ่มสี.',
  '',
  'change',
];
const CODES = ['', '', '', 'apiRef.current.setFilterModel @acme/grid'];
const bodies = openBodies({ texts: TEXTS, codes: CODES }, [10, 11, 12, 13, 14]);
const found = (word: string, isPrefix = false) => [...bodies.match(word, isPrefix).keys()];

describe('the texts of a shard', () => {
  it.each([
    ['a word', 'nothing', [11]],
    ['a hump of a name in code', 'change', [10, 14]],
    ['a name in code, folded', 'onchange', [10]],
    ['what stands first of all', 'the', [10]],
    ['no middle of a word', 'hange', []],
    ['letters without their accents', 'brulee', [12]],
    ['a Chinese word inside a sentence', '组件', [12]],
    ['a Thai word inside a sentence', 'สี', [12]],
    ['a part of a name that stands in code', 'filter', [13]],
    ['a package that stands in code', 'acme', [13]],
    ['no single letter', 'a', []],
  ])('are found by %s', (_name, word, entries) => {
    expect(found(word)).toEqual(entries);
  });

  it('are found by the beginning of a word of three letters, and by no shorter one', () => {
    expect(found('chan', true)).toEqual([10, 11, 14]);
    expect(found('chan')).toEqual([]);
    expect(found('ch', true)).toEqual([]);
  });

  it('count more the shorter they are, and the more often they say it', () => {
    const scores = openBodies(
      { texts: ['sort it', 'sort sort it', `sort ${'it '.repeat(50)}`, 'x', 'y'], codes: [] },
      [0, 1, 2, 3, 4],
    ).match('sort', false);
    expect([...scores].sort(([, a], [, b]) => b - a).map(([entry]) => entry)).toEqual([1, 0, 2]);
  });

  it('give back what was written, without the code', () => {
    expect([bodies.textOf(14), bodies.textOf(13), bodies.textOf(99)]).toEqual(['change', '', '']);
  });
});
