// Bad input in `site.config.ts`.
import { type BadInput, CONFIG, config, configFields, page, productFields } from './row.ts';

export const configRows: readonly BadInput[] = [
  { what: 'there is no config', files: { [CONFIG]: null }, says: ['config/missing'] },
  { what: 'there is no such folder', args: ['--root', '<root>/nowhere'], says: ['config/missing-root'] },
  {
    what: 'the config holds a syntax error',
    files: { [CONFIG]: "export default {\n  title: 'Acme' url: 'https://acme.example',\n};\n" },
    says: ['config/syntax site.config.ts:2:17'],
  },
  {
    what: 'the config imports a file that is not there',
    files: { [CONFIG]: "import { title } from './title.ts';\nexport default { title };\n" },
    says: ['config/syntax site.config.ts:1:23'],
  },
  {
    what: 'a file that the config imports holds a syntax error',
    files: {
      [CONFIG]: "import './title.ts';\nexport default {};\n",
      'title.ts': 'export const a = 1;\nexport const = 2;\n',
    },
    says: ['config/syntax title.ts:2:14'],
  },
  {
    what: 'the config throws',
    files: {
      [CONFIG]:
        "const url = process.env.NOWHERE;\nif (!url) throw new Error('NOWHERE is not set');\nexport default { url };\n",
    },
    says: ['config/threw site.config.ts:2:17'],
  },
  {
    what: 'the config throws what is no error',
    files: { [CONFIG]: "throw 'NOWHERE is not set';\n" },
    says: ['config/threw site.config.ts'],
  },
  {
    what: 'the config exports nothing',
    files: { [CONFIG]: "export const title = 'Acme';\n" },
    says: ['config/no-export site.config.ts'],
  },
  { what: 'the config is empty', files: { [CONFIG]: '' }, says: ['config/no-export site.config.ts'] },
  { what: 'a misspelt key', files: configFields("titel: 'Acme'"), says: ['config/unknown-key site.config.ts:2:3'] },
  {
    what: 'a misspelt key of a product',
    files: config('prefix:', 'prefx:'),
    says: ['config/unknown-key site.config.ts:3:26'],
  },
  {
    what: 'a required key is missing',
    files: config("url: 'https://acme.example',", ''),
    says: ['config/missing-key site.config.ts:1:16'],
  },
  {
    what: 'a bad color',
    files: configFields("theme: { color: 'bleu' }"),
    says: ['config/invalid-value site.config.ts:2:19'],
  },
  {
    what: 'a bad color of a product',
    files: productFields("color: '#12'"),
    says: ['config/invalid-value site.config.ts:3:92'],
  },
  {
    what: 'a part of the page that there is not',
    files: configFields('theme: { components: { codee: {} } }'),
    says: ['config/unknown-key site.config.ts:2:26'],
  },
  {
    what: 'a CSS property that there is not',
    files: configFields("theme: { components: { code: { 'borderr-width': '2px' } } }"),
    says: ['config/unknown-property site.config.ts:2:34'],
  },
  {
    what: 'a CSS unit that there is not',
    files: configFields("theme: { components: { code: { margin: '2qx' } } }"),
    says: ['config/unknown-unit site.config.ts:2:42'],
  },
  {
    what: 'a redirect with a placeholder that nothing fills',
    files: configFields("redirects: [{ from: '/h/*', to: '/ui/:splt' }]"),
    says: ['config/invalid-value site.config.ts:2:35'],
  },
  {
    what: 'an alias with a reserved name',
    files: configFields("aliases: { react: './content' }"),
    says: ['config/invalid-value site.config.ts:2:14'],
  },
  {
    what: 'an address with a path',
    files: config('https://acme.example', 'https://acme.example/docs'),
    says: ['config/invalid-value site.config.ts:2:23'],
  },
  {
    what: 'a base without slashes',
    files: configFields("base: 'docs'"),
    says: ['config/invalid-value site.config.ts:2:9'],
  },
  {
    what: 'a prefix without a slash at its end',
    files: config("'/ui/'", "'/ui'"),
    says: ['config/invalid-value site.config.ts:3:34'],
  },
  {
    what: 'no products',
    files: config("{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }", ''),
    says: ['config/invalid-value site.config.ts:3:13'],
  },
  {
    what: 'two products of one id',
    files: {
      ...config('products: [', "products: [{ id: 'ui', prefix: '/x/', name: 'X', contentDir: 'assets' }, "),
      'assets/a.svg': '',
    },
    says: ['content/empty-folder site.config.ts:3:64', 'config/duplicate-product site.config.ts:3:82'],
  },
  {
    what: 'two products of one prefix',
    files: {
      ...config('products: [', "products: [{ id: 'x', prefix: '/ui/', name: 'X', contentDir: 'assets' }, "),
      'assets/a.svg': '',
    },
    says: ['content/empty-folder site.config.ts:3:64', 'config/duplicate-prefix site.config.ts:3:96'],
  },
  {
    what: 'no such content folder',
    files: config("'content/ui'", "'contents/ui'"),
    says: ['config/missing-folder site.config.ts:3:71'],
  },
  {
    what: 'a logo that is not there',
    files: configFields("logo: 'logo.svg'"),
    says: ['config/missing-file site.config.ts:2:9'],
  },
  {
    what: 'an ad network of which nothing is known',
    files: configFields('ads: { network: {} }'),
    says: ['config/invalid-value site.config.ts:2:19'],
  },
  {
    what: 'an ad that leads to a script',
    files: configFields("ads: { inHouse: [{ name: 'a', link: 'javascript:alert(1)', description: 'A' }] }"),
    says: ['config/invalid-value site.config.ts:2:39'],
  },
  {
    what: 'an ad that leads to no page',
    files: configFields("ads: { inHouse: [{ name: 'a', link: '/course/', description: 'A' }] }"),
    says: ['verify/dead-ad-address site.config.ts:2:39'],
  },
  {
    what: 'a chance above one',
    files: configFields('ads: { inlineChance: 80 }'),
    says: ['config/invalid-value site.config.ts:2:24'],
  },
  {
    what: 'a logo that is no SVG',
    files: { ...configFields("logo: 'logo.svg'"), 'logo.svg': 'PNG' },
    says: ['config/not-svg site.config.ts:2:9'],
  },
  {
    what: 'a logo that contains a script',
    files: {
      ...configFields("logo: 'logo.svg'"),
      'logo.svg': '<svg viewBox="0 0 1 1">\n  <script>start()</script>\n</svg>\n',
    },
    says: ['config/unsafe-svg logo.svg:2:3'],
  },
  {
    what: 'a setting of another search',
    files: configFields("search: { path: '/found/' }"),
    says: ['config/invalid-value site.config.ts:2:19'],
  },
  {
    what: 'a plugin that throws',
    files: configFields("plugins: [{ name: 'p', version: '1', pages() { throw new Error('no feed'); } }]"),
    says: ['config/plugin-failed site.config.ts'],
  },
  {
    what: 'a plugin that is none',
    files: configFields('plugins: [7]'),
    says: ['config/invalid-value site.config.ts:2:13'],
  },
  {
    what: 'a header with a line break',
    files: configFields("headers: { '/*': { 'X-A': 'a\\nb' } }"),
    says: ['config/invalid-value site.config.ts:2:29'],
  },
  {
    what: 'a redirect that leads to itself',
    files: configFields("redirects: [{ from: '/a', to: '/a/' }]"),
    says: ['config/invalid-value site.config.ts:2:33'],
  },
  {
    what: 'a redirect that would run code',
    files: configFields("redirects: [{ from: '/a', to: 'javascript:alert(1)' }]"),
    says: ['config/invalid-value site.config.ts:2:33'],
  },
  {
    what: 'a redirect in the place of a page',
    files: configFields("redirects: [{ from: '/ui/button/', to: '/ui/' }]"),
    says: ['emit/redirect-shadows-page site.config.ts:2:23'],
  },
  {
    what: 'two redirects from one address',
    files: configFields("redirects: [{ from: '/a', to: '/ui/' }, { from: '/a/', to: '/ui/button/' }]"),
    says: ['emit/duplicate-redirect site.config.ts:2:51'],
  },
  {
    what: 'a redirect that leaves the site’s root',
    files: configFields("redirects: [{ from: '/../../a', to: '/ui/' }]"),
    says: ['config/invalid-value site.config.ts:2:23'],
  },
  {
    what: 'mistakes in the config and on a page',
    files: { ...configFields("titel: 'Acme'"), ...page('[x](/ui/nowhere/)') },
    says: ['plan/dead-link content/ui/a.md:5:5', 'config/unknown-key site.config.ts:2:3'],
  },
];
