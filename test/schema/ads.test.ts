// What a config may say of ads, and what stands where it says nothing.
import { describe, expect, test } from 'vitest';
import { adsSchema } from '../../src/schema/ads.ts';

const SCRIPT = 'https://ads.example/show.js';
const OWN = { name: 'course', link: '/course/', description: 'Learn it.' };

/** Path of each mistake. */
function mistakes(ads: unknown): string[] {
  return adsSchema.safeParse(ads).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('the default figures of ads are those of the specification', () => {
  const { inHouse, ...figures } = adsSchema.parse({});
  // Specification §3, §4, §9.
  expect(figures).toEqual({
    GADisplayRatio: 0.1,
    inlineChance: 0.8,
    blockedMessageChance: 0.2,
    showIn: 'production',
  });
  expect(inHouse.map(({ name }) => name)).toEqual(['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma']);
});

describe('a chance', () => {
  test.each([
    [0, true],
    [1, true],
    [-0.01, false],
    [1.01, false],
    ['0.5', false],
    [Number.NaN, false],
  ])('of %s is valid: %s', (value, isFine) => {
    for (const name of ['GADisplayRatio', 'inlineChance', 'blockedMessageChance'])
      expect(mistakes({ [name]: value })).toEqual(isFine ? [] : [name]);
  });
});

describe('an address in the site’s own ads', () => {
  test.each([
    ['https://a.example/', true],
    ['HTTP://a.example', true],
    ['/course/', true],
    ['course/', false],
    ['//a.example/', false],
    ['/\\a.example', false],
    ['https://', false],
    ['https:///a', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['', false],
  ])('is %j, valid: %s', (address, isFine) => {
    expect(mistakes({ inHouse: [{ ...OWN, link: address }] })).toEqual(isFine ? [] : ['inHouse.0.link']);
    expect(mistakes({ inHouse: [{ ...OWN, img: address }] })).toEqual(isFine ? [] : ['inHouse.0.img']);
  });
});

test.each<[string, unknown, string[]]>([
  ['no ads of its own', { inHouse: [] }, []],
  ['a text of 200 characters', { inHouse: [{ ...OWN, description: 'x'.repeat(200) }] }, []],
  ['a longer text', { inHouse: [{ ...OWN, description: 'x'.repeat(201) }] }, ['inHouse.0.description']],
  ['no text', { inHouse: [{ ...OWN, description: '' }] }, ['inHouse.0.description']],
  ['a name with a space', { inHouse: [{ ...OWN, name: 'a b' }] }, ['inHouse.0.name']],
  ['an unknown field', { inHouse: [{ ...OWN, text: 'x' }] }, ['inHouse.0']],
  ['a network with a script', { network: { script: SCRIPT } }, []],
  ['a network with a list', { network: { inlineUrl: SCRIPT } }, []],
  ['a network with nothing to ask for', { network: {} }, ['network']],
  ['a script of no web address', { network: { script: 'javascript:alert(1)' } }, ['network.script']],
  ['a selector that ends the style rule', { network: { script: SCRIPT, element: 'a{}' } }, ['network.element']],
  ['a label with a space', { network: { script: SCRIPT, label: 'my ads' } }, ['network.label']],
])('an ad configuration with %s has its mistakes reported', (_, ads, paths) => {
  expect(mistakes(ads)).toEqual(paths);
});
