// Whatever an author can misspell is answered with the word that was meant, at the place where the wrong one stands.
import { describe, expect, test } from 'vitest';
import { runPipeline } from '../support/run-pipeline.ts';

const PRODUCT = "{ id: 'acme', prefix: '/ui/', name: 'Acme UI', contentDir: 'content' }";
const config = (more = '', product = PRODUCT) =>
  `export default {\n  title: 'Acme', url: 'https://acme.example',\n  products: [${product}],\n  ${more}\n};\n`;

const BUTTON = '# Button\n\n<p class="description">Starts an action.</p>\n\n## Sizes\n\nText.\n';
const page = (text: string, head = '') => `${head}# Fab\n\n<p class="description">Floats.</p>\n\n${text}\n`;
const FILES = {
  'site.config.ts': config(),
  'content/button.md': BUTTON,
  'content/card.md': page('Text.'),
  'content/Basic.tsx': 'export default function Basic() {\n  return <b />;\n}\n',
  'content/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

interface Row {
  readonly kind: string;
  readonly files: Readonly<Record<string, string>>;
  /** `file:line:column code` */
  readonly at: string;
  /** What the hint holds. */
  readonly meant: string;
}

const inFab = (text: string, head = '') => ({ 'content/fab.md': page(text, head) });

const ROWS: readonly Row[] = [
  {
    kind: 'a key of the config',
    files: { 'site.config.ts': config("titel: 'x',") },
    at: 'site.config.ts:4:3 config/unknown-key',
    meant: '"title"',
  },
  {
    kind: 'a key inside the config',
    files: { 'site.config.ts': config("links: { elsewere: ['/x/'] },") },
    at: 'site.config.ts:4:12 config/unknown-key',
    meant: '"elsewhere"',
  },
  {
    kind: 'a word that the config takes',
    files: { 'site.config.ts': config("links: { dead: 'warn' },") },
    at: 'site.config.ts:4:18 config/invalid-value',
    meant: '"warning"',
  },
  {
    kind: 'a content folder',
    files: { 'site.config.ts': config('', PRODUCT.replace("'content'", "'contents'")) },
    at: 'site.config.ts:3:73 config/missing-folder',
    meant: '"content"',
  },
  {
    kind: 'a logo',
    files: { 'site.config.ts': config("logo: 'content/logos.svg',") },
    at: 'site.config.ts:4:9 config/missing-file',
    meant: '"content/logo.svg"',
  },
  {
    kind: 'a folder on the way to a logo',
    files: { 'site.config.ts': config("logo: './contnet/logo.svg',") },
    at: 'site.config.ts:4:9 config/missing-file',
    meant: '"./content/logo.svg"',
  },
  {
    kind: 'the folder of templates',
    files: { 'site.config.ts': config("templates: 'template',"), 'templates/site.css': '' },
    at: 'site.config.ts:4:14 config/missing-templates',
    meant: '"templates"',
  },
  {
    kind: 'a template',
    files: {
      'site.config.ts': config("templates: 'templates',"),
      'templates/parts/shell/Heder.tsx': 'export default () => null;\n',
    },
    at: 'templates/parts/shell/Heder.tsx:-:- overrides/unknown-template',
    meant: 'Header.tsx',
  },
  {
    kind: 'the folder of translations',
    files: { 'site.config.ts': config("translations: 'text',"), 'texts/en.json': '{}' },
    at: 'site.config.ts:4:17 config/translations-module-not-found',
    meant: '"texts"',
  },
  {
    kind: 'a key of a text table',
    files: { 'site.config.ts': config("translations: 'texts',"), 'texts/en.json': '{\n  "previus": "Back"\n}' },
    at: 'texts/en.json:2:3 render/unknown-text',
    meant: '"previous"',
  },
  {
    kind: 'the language of a text table',
    files: {
      'site.config.ts': config("translations: 'texts', languages: ['en', 'zh'],"),
      'texts/zg.json': '{}',
    },
    at: 'texts/zg.json:-:- render/unknown-language',
    meant: '"zh.json"',
  },
  {
    kind: 'a field of a page tree',
    files: { 'content/pages.ts': "export default [\n  { pathname: '/ui/button', titel: 'B' },\n];\n" },
    at: 'content/pages.ts:2:29 tree/unknown-field',
    meant: '"title"',
  },
  {
    kind: 'a page of a page tree',
    files: { 'content/pages.ts': "export default [\n  { pathname: '/ui/buton' },\n];\n" },
    at: 'content/pages.ts:2:15 tree/missing-page',
    meant: '/ui/button/',
  },
  {
    kind: 'a section in a page tree',
    files: { 'content/pages.ts': "export default [\n  { pathname: '/ui/button#size' },\n];\n" },
    at: 'content/pages.ts:2:15 plan/dead-anchor',
    meant: '"#sizes"',
  },
  {
    kind: 'a key of the front matter',
    files: inFab('Text.', '---\ndesciption: x\n---\n'),
    at: 'content/fab.md:2:1 content/unknown-front-matter',
    meant: '"description"',
  },
  {
    kind: 'a word that the front matter takes',
    files: inFab('Text.', '---\nlayout: landng\n---\n'),
    at: 'content/fab.md:2:9 content/bad-front-matter',
    meant: '"landing"',
  },
  {
    kind: 'a product in the front matter',
    files: inFab('Text.', '---\nproductId: amce\n---\n'),
    at: 'content/fab.md:2:12 content/unknown-product',
    meant: '"acme"',
  },
  {
    kind: 'a directive',
    files: inFab('{{"dmeo": "Basic.js"}}'),
    at: 'content/fab.md:5:1 markdown/bad-directive',
    meant: '"demo"',
  },
  {
    kind: 'an option of a demo',
    files: inFab('{{"demo": "Basic.js", "hideToolBar": true}}'),
    at: 'content/fab.md:5:23 markdown/unknown-directive-option',
    meant: '"hideToolbar"',
  },
  {
    kind: 'a background of a demo',
    files: inFab('{{"demo": "Basic.js", "bg": "outline"}}'),
    at: 'content/fab.md:5:23 markdown/unknown-background',
    meant: '"outlined"',
  },
  {
    kind: 'a demo',
    files: inFab('{{"demo": "Basik.js"}}'),
    at: 'content/fab.md:5:1 demos/missing-file',
    meant: 'Basic',
  },
  {
    kind: 'an included file',
    files: { ...inFab('{{"include": "./_noet.md"}}'), 'content/_note.md': 'Note.\n' },
    at: 'content/fab.md:5:15 includes/missing-file',
    meant: '_note.md',
  },
  {
    kind: 'a callout',
    files: inFab(':::inof\nText.\n:::'),
    at: 'content/fab.md:5:1 markdown/unknown-callout',
    meant: '"info"',
  },
  {
    kind: 'a code language',
    files: inFab('```jsxx\n<b />\n```'),
    at: 'content/fab.md:5:1 markdown/unknown-language',
    meant: '"jsx"',
  },
  {
    kind: 'a route',
    files: inFab('[Button](/ui/buton/)'),
    at: 'content/fab.md:5:10 plan/dead-link',
    meant: '"/ui/button/"',
  },
  {
    kind: 'a page as a file',
    files: inFab('[Button](./buton.md)'),
    at: 'content/fab.md:5:10 plan/dead-link',
    meant: 'button.md',
  },
  {
    kind: 'a section',
    files: inFab('[Sizes](/ui/button/#size)'),
    at: 'content/fab.md:5:9 plan/dead-anchor',
    meant: '"#sizes"',
  },
  {
    kind: 'a picture',
    files: inFab('![Logo](./lgoo.svg)'),
    at: 'content/fab.md:5:9 assets/missing-file',
    meant: 'logo.svg',
  },
  {
    kind: 'a product of a card',
    files: inFab('Text.', '---\nlayout: landing\ncards:\n  - title: A\n    product: acne\n---\n'),
    at: 'content/fab.md:5:14 content/unknown-product',
    meant: '"acme"',
  },
  {
    kind: 'the language of a page',
    files: {
      'site.config.ts': config("languages: ['en', 'zh'],"),
      'content/card-hz.md': page('Text.'),
    },
    at: 'content/card-hz.md:-:- content/unknown-language',
    meant: '"card-zh.md"',
  },
];

describe('a misspelt name gets the hint with the nearest name', () => {
  test.each(ROWS)('for $kind', async ({ files, at, meant }) => {
    const { diagnostics } = await runPipeline({ ...FILES, ...files });
    const told = diagnostics.map(
      (one) => `${one.at?.file}:${one.at?.line ?? '-'}:${one.at?.column ?? '-'} ${one.code}`,
    );
    expect(told).toContain(at);
    expect(diagnostics[told.indexOf(at)]?.hint).toMatch(/^(?:did you mean|rename it to) /);
    expect(diagnostics[told.indexOf(at)]?.hint).toContain(meant);
  });
});
