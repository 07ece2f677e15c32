// Diagnostics of `src/config/` about values of the right form: styles and colors that do nothing, products that are alike.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const configValues = {
  'config/unknown-property': entry<{ property: string; part: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ property, part, path }) => `"${property}" of the part "${part}" is no CSS property${where(path)}.`,
    hint: ({ nearest, property }) =>
      didYouMean(nearest, property) ?? 'correct it, or remove it: browsers skip what they do not know.',
    explain: {
      what: 'A declaration in `theme.components` is written for a property that CSS does not have.',
      why: 'Browsers skip such a declaration without a word, and the part looks as if nothing had been set.',
      example: "theme: { components: { code: { 'borderr-width': '2px' } } }",
      fix: "Correct the name: theme: { components: { code: { 'border-width': '2px' } } }",
    },
  }),
  'config/unknown-unit': entry<{ dimension: string; property: string; part: string; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ dimension, property, part, path }) =>
      `"${property}" of the part "${part}" holds ${dimension}, whose unit CSS does not have${where(path)}.`,
    hint: () => 'correct the unit: px, rem, em, % and the like; browsers skip the whole declaration.',
    explain: {
      what: 'A declaration in `theme.components` holds a number with a unit that does not exist.',
      why: 'Browsers skip such a declaration without a word, and the part looks as if nothing had been set.',
      example: "theme: { components: { code: { margin: '2qx' } } }",
      fix: "Correct the unit: theme: { components: { code: { margin: '2px' } } }",
    },
  }),
  'config/low-contrast': entry<{ color: string; on: string; ratio: string; threshold: number; path: string | null }>({
    effect: 'complete',
    message: ({ color, on, ratio, threshold, path }) =>
      `The color ${color} has a contrast of ${ratio}:1 on ${on}, less than ${threshold}:1${where(path)}.`,
    hint: () =>
      'choose a darker color for the light scheme, a lighter one for the dark, or lower `theme.contrastThreshold`.',
    explain: {
      what: 'A color of the theme can hardly be told from the page that it stands on.',
      why: 'Links, active items and callouts are written in it. WCAG asks for 4.5:1 for text of this size.',
      example: "theme: { color: '#ffcc00' }   (1.5:1 on white)",
      fix: 'Take a color with more contrast, or give each scheme its own with `theme.palettes.light.primary` and `.dark.primary`.',
    },
  }),
  'config/duplicate-product': entry<{ id: string; path: string | null }>({
    effect: 'stops',
    message: ({ id, path }) => `Two products have the id "${id}"${where(path)}.`,
    hint: () => 'give each product an id of its own.',
    explain: {
      what: 'Two entries of `products` have the same `id`.',
      why: 'Pages, trees and search are kept by product id.',
      example: "products: [{ id: 'ui', … }, { id: 'ui', … }]",
      fix: 'Rename one of them.',
    },
  }),
  'config/duplicate-prefix': entry<{ prefix: string; path: string | null }>({
    effect: 'stops',
    message: ({ prefix, path }) => `Two products have the prefix ${prefix}${where(path)}.`,
    hint: () => 'give each product a prefix of its own; one may lie below another.',
    explain: {
      what: 'Two entries of `products` have the same `prefix`.',
      why: 'The prefix decides which product a route belongs to.',
      example: "products: [{ id: 'a', prefix: '/ui/', … }, { id: 'b', prefix: '/ui/', … }]",
      fix: 'Change one of them.',
    },
  }),
  'config/unknown-code': entry<{ code: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    message: ({ code, path }) => `\`diagnostics\` sets the severity of "${code}", which is not a code${where(path)}.`,
    hint: ({ nearest, code }) => didYouMean(nearest, code) ?? 'remove it; `docs-gen explain` lists all codes.',
    explain: {
      what: 'A key of `diagnostics` in the config is not the code of a diagnostic.',
      why: 'The setting would have no effect.',
      example: "diagnostics: { 'demos/missing-files': 'warn' }",
      fix: "diagnostics: { 'demos/missing-file': 'warn' }",
    },
  }),
  'config/fixed-severity': entry<{ code: string; path: string | null }>({
    effect: 'dropped',
    message: ({ code, path }) => `The severity of ${code} cannot be lowered${where(path)}.`,
    hint: () => 'remove it, and fix what the code reports.',
    explain: {
      what: '`diagnostics` of the config lowers the severity of an error after which docs-gen cannot build a correct site.',
      why: 'Nothing could be published, and the reason would be hidden.',
      example: "diagnostics: { 'config/syntax': 'off' }",
      fix: 'Remove the setting. `docs-gen explain <code>` shows whether the severity of a code can be changed.',
    },
  }),
};
