// Diagnostics of `src/config/` about values of the right form: styles and colors without effect, duplicate products.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const configValues = {
  'config/unknown-property': entry<{ property: string; part: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ property, part, path }) => `"${property}" of the part "${part}" is not a CSS property${where(path)}.`,
    hint: ({ nearest, property }) =>
      didYouMean(nearest, property) ?? 'correct it, or remove it; browsers ignore unknown properties.',
    explain: {
      what: 'A declaration in `theme.components` has a property that does not exist in CSS.',
      why: 'Browsers silently ignore the declaration, so it has no effect on the part.',
      example: "theme: { components: { code: { 'borderr-width': '2px' } } }",
      fix: "Correct the name: theme: { components: { code: { 'border-width': '2px' } } }",
    },
  }),
  'config/unknown-unit': entry<{ dimension: string; property: string; part: string; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ dimension, property, part, path }) =>
      `"${property}" of the part "${part}" contains ${dimension}, whose unit does not exist in CSS${where(path)}.`,
    hint: () => 'use a CSS unit such as px, rem, em or %; browsers ignore the whole declaration.',
    explain: {
      what: 'A declaration in `theme.components` contains a number with a unit that does not exist.',
      why: 'Browsers silently ignore the declaration, so it has no effect on the part.',
      example: "theme: { components: { code: { margin: '2qx' } } }",
      fix: "Correct the unit: theme: { components: { code: { margin: '2px' } } }",
    },
  }),
  'config/low-contrast': entry<{ color: string; on: string; ratio: string; threshold: number; path: string | null }>({
    effect: 'complete',
    message: ({ color, on, ratio, threshold, path }) =>
      `The color ${color} has a contrast of ${ratio}:1 on ${on}, less than ${threshold}:1${where(path)}.`,
    hint: () =>
      'use a darker color for the light scheme or a lighter color for the dark scheme, or lower `theme.contrastThreshold`.',
    explain: {
      what: 'The contrast between a color of the theme and the background of the page is too low.',
      why: 'Links, active items and callouts use the color for text. WCAG requires 4.5:1 for text of this size.',
      example: "theme: { color: '#ffcc00' }   (1.5:1 on white)",
      fix: 'Use a color with more contrast, or set a color for each scheme with `theme.palettes.light.primary` and `.dark.primary`.',
    },
  }),
  'config/unknown-text-language': entry<{
    language: string;
    known: readonly string[];
    nearest: string | null;
    path: string | null;
  }>({
    effect: 'missing',
    message: ({ language, path }) => `"${language}" is not a language of the site${where(path)}.`,
    hint: ({ nearest, known }) =>
      didYouMean(nearest) ?? `remove it, or add the language to \`languages\`. The site has ${known.join(', ')}.`,
    explain: {
      what: 'A text of the header, the footer or the announcement is written for a language that the site is not built in.',
      why: 'No page shows this text.',
      example: "header: { links: [{ text: { en: 'Guides', zg: '指南' }, href: '/guides/' }] }",
      fix: "header: { links: [{ text: { en: 'Guides', zh: '指南' }, href: '/guides/' }] }",
    },
  }),
  'config/missing-text-language': entry<{ language: string; path: string | null }>({
    effect: 'missing',
    message: ({ language, path }) => `The text for the default language "${language}" is missing${where(path)}.`,
    hint: ({ language }) => `add \`${language}\`: pages of a language without a text show this one.`,
    explain: {
      what: 'A text of the header, the footer or the announcement is written for some languages, but not for the default language of the site.',
      why: 'Pages of the default language would show a link without words.',
      example: "header: { links: [{ text: { zh: '指南' }, href: '/guides/' }] }",
      fix: "header: { links: [{ text: { en: 'Guides', zh: '指南' }, href: '/guides/' }] }",
    },
  }),
  'config/duplicate-product': entry<{ id: string; path: string | null }>({
    effect: 'stops',
    message: ({ id, path }) => `Two products have the id "${id}"${where(path)}.`,
    hint: () => 'give each product a unique id.',
    explain: {
      what: 'Two entries of `products` have the same `id`.',
      why: 'docs-gen identifies the pages, the tree and the search index of a product by its id.',
      example: "products: [{ id: 'ui', … }, { id: 'ui', … }]",
      fix: 'Rename one of them.',
    },
  }),
  'config/duplicate-prefix': entry<{ prefix: string; path: string | null }>({
    effect: 'stops',
    message: ({ prefix, path }) => `Two products have the prefix ${prefix}${where(path)}.`,
    hint: () => 'give each product a unique prefix; a prefix may be below another one.',
    explain: {
      what: 'Two entries of `products` have the same `prefix`.',
      why: 'The prefix determines which product a route belongs to.',
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
    message: ({ code, path }) => `The severity of ${code} cannot be set like this${where(path)}.`,
    hint: () => 'remove it; errors that stop a build cannot be lowered, and commands keep their own severities.',
    explain: {
      what: '`diagnostics` of the config lowers the severity of an error after which docs-gen cannot build a correct site, or changes that of a code that a command such as `init` or `serve` reports.',
      why: 'The reason why nothing is published would be hidden, or the setting would have no effect.',
      example: "diagnostics: { 'config/syntax': 'off' }",
      fix: 'Remove the setting. `docs-gen explain <code>` shows whether the severity of a code can be changed.',
    },
  }),
  'config/relative-base-rule': entry<{ rule: string }>({
    effect: 'complete',
    message: ({ rule }) => `${rule} works only if the site is at the root of a domain, but \`base\` is relative.`,
    hint: () =>
      "set `base` to the path of the site, remove such rules, or set `diagnostics: { 'config/relative-base-rule': 'off' }` if the site is at the root.",
    explain: {
      what: 'The base is `./`, and the site has header rules, or redirects that only a host can follow.',
      why: 'Hosts read these rules with addresses from the root of a domain. In another folder, they match nothing, or pages of another site. Pages and redirects of single addresses work in any folder.',
      example: "base: './', redirects: [{ from: '/v1/*', to: '/:splat' }]",
      fix: "Set the path: base: '/docs/'.",
    },
  }),
  'config/unreadable-host-rule': entry<{ rule: string; problem: string }>({
    effect: 'complete',
    message: ({ rule, problem }) => `The line \`${rule}\` is not a rule that docs-gen can read: ${problem}.`,
    hint: () => 'fix the line, or remove it if no host needs it.',
    explain: {
      what: 'A line of `public/_redirects` or `public/_headers` is not a rule. A redirect is published unchanged, a header is left out.',
      why: 'Hosts ignore such lines.',
      example: '/old/',
      fix: '/old/ /ui/button/ 301',
    },
  }),
};
