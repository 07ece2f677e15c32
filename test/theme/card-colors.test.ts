import { expect, test } from 'vitest';
import { cardColors } from '../../src/theme/card-colors.ts';
import { DEFAULT_BRAND } from '../../src/theme/tokens.ts';
import { testSite } from '../support/site.ts';

const product = (more: object) => ({ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui', ...more });

// What the config says; the brand and the ground of the card.
test.each<[string, object, object, string, string]>([
  ['nothing', {}, {}, DEFAULT_BRAND, '#ffffff'],
  ['a color of the site', { theme: { color: '#0b739e' } }, {}, '#0b739e', '#ffffff'],
  ['a color of the product', { theme: { color: '#0b739e' } }, { color: '#c02670' }, '#c02670', '#ffffff'],
  [
    'palettes, in any form that CSS has',
    { theme: { palettes: { light: { primary: '#111111', background: { default: 'rgb(250 250 250)' } } } } },
    { theme: { palettes: { light: { primary: { main: 'color(display-p3 0 0.45 0.9)' } } } } },
    '#0075ee',
    '#fafafa',
  ],
  ['the dark scheme alone', { theme: { palettes: { dark: { primary: '#111111' } } } }, {}, DEFAULT_BRAND, '#ffffff'],
])('the colours of a card from %s', (_, config, more, brand, ground) => {
  const site = testSite({ ...config, products: [product(more)] });
  expect(cardColors(site, site.products[0] ?? null)).toMatchObject({ brand, ground });
});
