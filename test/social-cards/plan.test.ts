// What a card is called, which is what it is kept under; and which fonts write it.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { GeneratedPage } from '../../src/model/route.ts';
import { chooseFonts } from '../../src/social-cards/fonts.ts';
import { planCards } from '../../src/social-cards/plan.ts';
import { plan } from '../plan/plan-pages.ts';
import { testSite } from '../support/site.ts';

const fs = { readBytes: (path: string) => readFile(path), readText: async () => '' };

interface Product {
  readonly name?: string;
  readonly color?: string;
  readonly metadata?: string;
}

/** The cards of the start pages of a product. */
async function cardsOf(
  { name = 'Acme UI', ...product }: Product = {},
  config = {},
  paths: readonly string[] = ['/ui/'],
) {
  const site = testSite({
    languages: ['en', 'he'],
    social: { cards: true },
    products: [{ id: 'ui', prefix: '/ui/', name, contentDir: 'content/ui', ...product }],
    ...config,
  });
  const generated = paths.map((path): GeneratedPage => {
    const language = path.startsWith('/he/') ? 'he' : 'en';
    return { kind: 'overview', path, productKey: 'ui', productId: null, categoryId: null, language, alternates: [] };
  });
  const products = new Map(site.products.map((one) => [one.id, one]));
  const { value, diagnostics } = await planCards({ site, routes: [], generated, products }, fs);
  return { paths: [...value.cards.values()].map(({ path }) => path), cards: value.cards, diagnostics };
}

describe('the name of a card', () => {
  test('is the same for the same words and look, on any page', async () => {
    const [one, other] = (await cardsOf({}, {}, ['/ui/', '/x/'])).paths;
    expect(one).toMatch(/^assets\/card-[0-9a-f]{10}\.png$/);
    expect(other).toBe(one);
    expect((await cardsOf()).paths).toEqual([one]);
  });

  test.each<[string, Product, object, string]>([
    ['another title', { name: 'Acme Kit' }, {}, '/ui/'],
    ['another color', { color: '#c02670' }, {}, '/ui/'],
    ['another host', {}, { url: 'https://docs.example' }, '/ui/'],
    ['another name of the site', {}, { title: 'Docs' }, '/ui/'],
    ['another ground', {}, { theme: { palettes: { light: { background: { default: '#fafafa' } } } } }, '/ui/'],
    ['another direction', {}, {}, '/he/ui/'],
  ])('is another with %s', async (_, product, config, path) => {
    const { paths } = await cardsOf(product, config, [path]);
    expect(paths).toHaveLength(1);
    expect(paths).not.toEqual((await cardsOf()).paths);
  });
});

test('a title that no font has is told once, and gets no card', async () => {
  const { paths, diagnostics } = await cardsOf({ name: 'ปุ่ม ✓ UI' });
  expect(paths).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'No font contains the characters "ปุ่ม✓" of the title of /ui/.',
  ]);
});

test('a description that no font has is reported and omitted', async () => {
  const markdown = '---\ntitle: Button\ndescription: ปุ่ม\n---\n\nText.\n';
  const { value: planned } = await plan([{ route: '/ui/button/', markdown }], { social: { cards: true } });
  const { value, diagnostics } = await planCards(planned, fs);
  const cards = value.cards;
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'No font contains the characters "ปุ่ม" of the description of /ui/button/.',
  ]);
  expect([...cards.values()].map(({ drawing }) => drawing.content.description)).toEqual(['']);
});

test('pictographs that no font has are left out', async () => {
  const plain = await cardsOf({ name: 'Acme UI' });
  const { paths, diagnostics, cards } = await cardsOf({ name: '🚧 Acme 👩🏽‍💻️ UI 🇫🇷' });
  expect(diagnostics).toEqual([]);
  expect([...cards.values()][0]?.drawing.content.title).toBe('Acme UI');
  expect(paths).toHaveLength(plain.paths.length);
  expect((await cardsOf({ name: '🚧' })).paths).toEqual([]);
});

describe('fonts', () => {
  const font = (family: string, weight: number, text: string) => ({
    family,
    weight,
    bytes: new Uint8Array(),
    characters: new Set([...text].map((character) => character.codePointAt(0) ?? 0)),
  });
  const fonts = [
    font('a-400', 400, 'abc'),
    font('a-600', 600, 'abc'),
    font('b-500', 500, 'xyz'),
    font('c-700', 700, 'bx'),
  ];

  // Text, weight; families in the order in which a character looks for its own; characters that none has.
  test.each<[string, number, string[], string]>([
    ['abc', 400, ['a-400'], ''],
    ['abc', 600, ['a-600'], ''],
    ['a x', 600, ['a-600', 'b-500'], ''],
    ['b\u200bx\ufe0f\t', 700, ['c-700'], ''],
    ['aé\u0301éq', 400, ['a-400'], 'é\u0301q'],
    ['', 400, [], ''],
  ])('%j at %i', (text, weight, families, missing) => {
    const choice = chooseFonts(text, weight, fonts);
    expect([choice.families, choice.missing.join('')]).toEqual([families, missing]);
  });
});
