// Bad input in `pages.ts`, in `routes` and in API data.
import { type BadInput, CONFIG, PAGE, productFields, TREE } from './row.ts';

const tree = (...lines: string[]) => ({
  [TREE]: `export default [\n${lines.map((line) => `  ${line},\n`).join('')}];\n`,
});

export const treeRows: readonly BadInput[] = [
  {
    what: 'pages.ts holds a syntax error',
    files: { [TREE]: "export default [\n  { pathname: '/ui/' ];\n" },
    says: ['tree/syntax content/ui/pages.ts:2:22'],
  },
  {
    what: 'pages.ts throws',
    files: { [TREE]: 'const pages = undefined;\nexport default pages.map((page) => page);\n' },
    says: ['tree/threw content/ui/pages.ts:2:22'],
  },
  {
    what: 'pages.ts imports what is not there',
    files: { [TREE]: "import { a } from 'nowhere';\nexport default a;\n" },
    says: ['tree/syntax content/ui/pages.ts:1:19'],
  },
  {
    what: 'pages.ts exports nothing',
    files: { [TREE]: "export const pages = [{ pathname: '/ui/' }];\n" },
    says: ['tree/no-export content/ui/pages.ts'],
  },
  {
    what: 'pages.ts exports no list',
    files: { [TREE]: "export default { pathname: '/ui/' };\n" },
    says: ['tree/invalid-field content/ui/pages.ts:1:16'],
  },
  {
    what: 'an unknown field of a node',
    files: tree("{ pathname: '/ui/', newFeatur: true }"),
    says: ['tree/unknown-field content/ui/pages.ts:2:23'],
  },
  {
    what: 'a field of a wrong value',
    files: tree("{ pathname: '/ui/', plan: 'free' }"),
    says: ['tree/invalid-field content/ui/pages.ts:2:29'],
  },
  {
    what: 'a node without a pathname',
    files: tree("{ title: 'UI' }"),
    says: ['tree/invalid-field content/ui/pages.ts:2:3'],
  },
  {
    what: 'a node that would run code',
    files: tree("{ pathname: 'javascript:alert(1)' }"),
    says: ['tree/invalid-field content/ui/pages.ts:2:15'],
  },
  {
    what: 'a page in two places',
    files: tree("{ pathname: '/ui/button' }", "{ pathname: '/ui/button/' }"),
    says: ['tree/duplicate-path content/ui/pages.ts:3:15'],
  },
  {
    what: 'a node without a page',
    files: tree("{ pathname: '/ui/buton' }"),
    says: ['tree/missing-page content/ui/pages.ts:2:15'],
  },
  {
    what: 'a node without a page in a computed tree',
    files: { [TREE]: "export default ['/ui/', '/ui/buton/'].map((pathname) => ({ pathname }));\n" },
    says: ['tree/missing-page content/ui/pages.ts'],
  },
  {
    what: 'a node to a section that is not there',
    files: tree("{ pathname: '/ui/button/#use' }"),
    says: ['plan/dead-anchor content/ui/pages.ts:2:15'],
  },
  {
    what: 'no such file of a page tree',
    files: productFields("pages: 'tree.ts'"),
    says: ['tree/missing-file site.config.ts:3:92'],
  },
  {
    what: 'pages.json is no JSON',
    files: { 'content/ui/pages.json': '[\n  { "pathname": "/ui/", }\n]\n' },
    says: ['tree/syntax content/ui/pages.json:2:23'],
  },
  {
    what: 'a route to a file that is not there',
    files: productFields("routes: { '/ui/b/': 'buton/button.md' }"),
    says: ['content/missing-routed-file site.config.ts:3:105'],
  },
  {
    what: 'routes in a file that is not there',
    files: productFields("routes: 'routes.json'"),
    says: ['content/bad-routes site.config.ts:3:93'],
  },
  {
    what: 'routes in a file that is no JSON',
    files: { ...productFields("routes: 'routes.json'"), 'content/ui/routes.json': '{\n  "/ui/b/": \n}\n' },
    says: ['content/bad-routes content/ui/routes.json:3:1'],
  },
  {
    what: 'routes by a function that throws',
    files: productFields("routes: () => { throw new Error('no'); }"),
    says: ['content/bad-routes site.config.ts:3:93'],
  },
  {
    what: 'a route of another product’s area',
    files: productFields("routes: { '/x/b/': 'button/button.md' }"),
    says: ['plan/dead-link content/ui/index.md:5:25', 'content/bad-route site.config.ts:3:95'],
  },
  {
    what: 'API data that is no JSON',
    files: { ...productFields('api: {}'), 'content/ui/api/button.json': '{\n  "name": "Button",\n}\n' },
    says: ['api/bad-json content/ui/api/button.json:3:1'],
  },
  {
    what: 'API data of another form',
    files: { ...productFields('api: {}'), 'content/ui/api/button.json': '{\n  "name": "Button",\n  "props": []\n}\n' },
    says: ['api/bad-shape content/ui/api/button.json:3:12'],
  },
  { what: 'no folder of API data', files: productFields('api: {}'), says: ['api/missing-folder site.config.ts:3:90'] },
  {
    what: 'no such file of API data',
    files: productFields("api: { routes: { '/ui/api/b/': { page: 'b.json' } } }"),
    says: ['api/missing-file site.config.ts:3:102'],
  },
  {
    what: 'an API page and a page of one route',
    files: {
      ...productFields('api: {}'),
      'content/ui/api/button.json': '{ "name": "Button", "props": {} }\n',
      'content/ui/api/button.md': '# B\n\n<p class="description">About b.</p>\n',
    },
    says: ['plan/duplicate-route content/ui/api/button.json'],
  },
  {
    what: 'a component without an API page',
    files: { [PAGE]: '---\ncomponents: Buton\n---\n\n# A\n\n<p class="description">About a.</p>\n' },
    says: ['?plan/missing-api-page content/ui/a.md:2:13'],
  },
  {
    what: 'the smallest site without a config of its product’s pages',
    files: { [CONFIG]: "export default {\n  title: 'Acme', url: 'https://acme.example',\n  products: 'ui',\n};\n" },
    says: ['config/invalid-value site.config.ts:3:13'],
  },
];
