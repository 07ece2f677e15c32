// Texts at run time: tables, keys, what is missing and how often that is told (behaviour §7, decisions.md).
import { describe, expect, test, vi } from 'vitest';
import {
  createTranslations,
  fillIn,
  languageOfTable,
  toTranslationTables,
  translationsModule,
} from '../../src/lib/translate.ts';

const TABLES = {
  en: { next: 'Next', cart: { add: 'Add', note: { long: 'Long' } }, odd: 3, only: 'Only' },
  zh: { next: '下一页', cart: { add: '加', note: {} }, odd: ['x'], only: '', __proto__: { hidden: 'x' } },
};

function inLanguage(language: string) {
  const warn = vi.fn();
  return { t: createTranslations(TABLES, { warn })(language), warn };
}

describe('a key', () => {
  test.each([
    ['zh', 'next', '下一页', null],
    ['zh', 'cart.add', '加', null],
    ['zh', 'cart.note.long', 'Long', 'Missing translation for zh:cart.note.long'],
    // What is no text, or an empty one, is missing.
    ['zh', 'only', 'Only', 'Missing translation for zh:only'],
    ['zh', 'odd', null, 'Missing translation for zh:odd'],
    ['zh', 'cart', null, 'Missing translation for zh:cart'],
    ['zh', 'toString', null, 'Missing translation for zh:toString'],
    ['zh', 'constructor.name', null, 'Missing translation for zh:constructor.name'],
    ['zh', '', null, 'Missing translation for zh:'],
    ['en', 'nowhere', null, 'Missing translation for en:nowhere'],
    ['de', 'next', 'Next', 'Missing language: de.'],
    ['toString', 'next', 'Next', 'Missing language: toString.'],
  ])('%s %s is %j', (language, key, expected, warning) => {
    const { t, warn } = inLanguage(language);
    expect(t(key)).toBe(expected);
    expect(warn.mock.calls.flat()).toEqual(warning === null ? [] : [warning]);
  });

  test('that is missing is told once for each language and key', () => {
    const warn = vi.fn();
    const translations = createTranslations({ ...TABLES, ar: {} }, { warn });
    for (const language of ['zh', 'ar', 'zh', 'ar']) translations(language)('only');
    expect(warn.mock.calls.flat()).toEqual(['Missing translation for zh:only', 'Missing translation for ar:only']);
  });

  test('of a language that is missing is told once, whatever the key', () => {
    const { t, warn } = inLanguage('de');
    expect([t('next'), t('cart.add'), t('nowhere'), t('next')]).toEqual(['Next', 'Add', null, 'Next']);
    expect(warn.mock.calls).toEqual([['Missing language: de.']]);
  });

  test('may be asked for without a word', () => {
    const { t, warn } = inLanguage('zh');
    expect(t('only', { ignoreWarning: true })).toBe('Only');
    expect(warn).not.toHaveBeenCalled();
  });

  test('is told to the console in browsers alone', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    createTranslations(TABLES)('zh')('only');
    expect(warn).not.toHaveBeenCalled();
    vi.stubGlobal('document', {});
    createTranslations(TABLES)('zh')('only');
    expect(warn.mock.calls).toEqual([['Missing translation for zh:only']]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

test.each([
  ['./translations.json', 'en'],
  ['translations.json', 'en'],
  ['./translations-zh.json', 'zh'],
  ['texts/translations-ar.json', 'ar'],
  ['zh.json', 'zh'],
])('%s is the table of %s', (name, expected) => {
  expect(languageOfTable(name)).toBe(expected);
});

test('files are laid over the tables of their languages, key by key', () => {
  const under = { en: { a: 'A', deep: { b: 'B', c: 'C' } } };
  const tables = toTranslationTables(
    { './translations.json': { deep: { c: 'Sea' }, d: 'D' }, './translations-zh.json': { a: '甲' } },
    under,
  );
  expect(tables).toEqual({ en: { a: 'A', deep: { b: 'B', c: 'Sea' }, d: 'D' }, zh: { a: '甲' } });
  expect(under).toEqual({ en: { a: 'A', deep: { b: 'B', c: 'C' } } });
});

test('a file cannot reach what all objects share', () => {
  toTranslationTables({ './translations.json': JSON.parse('{"__proto__":{"polluted":"x"}}') }, { en: {} });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a table that is not there is the error of a module that is not there', () => {
  const files = { './translations.json': { a: 'A' } };
  expect(translationsModule(files, './translations.json')).toEqual({ a: 'A' });
  const ask = () => translationsModule(files, './translations-de.json');
  expect(ask).toThrow("Cannot find module './translations-de.json'");
  expect(ask).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
});

test.each([
  ['{{a}} and {{b}}', { a: '1', b: '2' }, '1 and 2'],
  // The first of each, as callers of the reference do.
  ['{{a}} and {{a}}', { a: '1' }, '1 and {{a}}'],
  ['{{a}}', { a: '$& {{b}}' }, '$& {{b}}'],
  ['{{c}}', { a: '1' }, '{{c}}'],
])('%s with %j is %s', (text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected);
});
