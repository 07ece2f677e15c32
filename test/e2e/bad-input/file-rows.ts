// Bad input in what a page takes in from other files: includes, pictures, downloads, templates, redirects' targets.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { type BadInput, configFields, page, productFields } from './row.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';
const include = (options: string) => page(`{{"include": ${options}}}`);
const outside = (path: string) => async (root: string) => {
  await writeFile(`${root}/../outside.svg`, SVG);
  await symlink(`${root}/../outside.svg`, `${root}/content/ui/${path}`);
};

async function linkOut(root: string, path: string): Promise<void> {
  await writeFile(`${root}/../outside.js`, "export default () => 'outside';\n");
  await symlink(`${root}/../outside.js`, `${root}/${path}`);
}

export const fileRows: readonly BadInput[] = [
  {
    what: 'an include in single quotes',
    files: page("{{include: '_b.md'}}"),
    says: ['includes/bad-directive content/ui/a.md:5:1'],
  },
  {
    what: 'an unknown option of an include',
    files: { ...include('"_b.md", "lins": "1"'), 'content/ui/_b.md': 'B.\n' },
    says: ['includes/unknown-option content/ui/a.md:5:24'],
  },
  {
    what: 'a wrong value of an include',
    files: { ...include('"_b.md", "lines": 1'), 'content/ui/_b.md': 'B.\n' },
    says: ['includes/bad-option content/ui/a.md:5:24'],
  },
  {
    what: 'an include that is not there',
    files: include('"_b.md"'),
    says: ['includes/missing-file content/ui/a.md:5:15'],
  },
  {
    what: 'an include that leaves the root',
    files: include('"../../../../etc/hostname"'),
    says: ['includes/outside-root content/ui/a.md:5:15'],
  },
  {
    what: 'an include that leaves the root through a link',
    files: include('"_b.svg"'),
    prepare: outside('_b.svg'),
    says: ['includes/outside-root content/ui/a.md:5:15'],
  },
  {
    what: 'an include of itself',
    files: { ...include('"_b.md"'), 'content/ui/_b.md': '{{"include": "_b.md"}}\n' },
    says: ['includes/cycle content/ui/_b.md:1:15'],
  },
  {
    what: 'an include of what is no UTF-8',
    files: { ...include('"_b.md"'), 'content/ui/_b.md': Buffer.from([0x61, 0xfc, 0x0a]) },
    says: ['content/bad-encoding content/ui/_b.md:1:2', 'includes/unreadable-file content/ui/a.md:5:15'],
  },
  {
    what: 'a dead link in an include',
    files: { ...include('"_b.md"'), 'content/ui/_b.md': 'B\n\n[x](/ui/nowhere/)\n' },
    says: ['plan/dead-link content/ui/_b.md:3:5'],
  },
  {
    what: 'code of a file that is not there',
    files: page('```js file="./b.js"\n```'),
    says: ['includes/missing-file content/ui/a.md:5:13'],
  },
  {
    what: 'code of a region that is not there',
    files: { ...page('```js file="./b.js" region="usage"\n```'), 'content/ui/b.js': 'a;\n' },
    says: ['includes/missing-region content/ui/a.md:5:29'],
  },
  {
    what: 'code of lines that are not there',
    files: { ...page('```js file="./b.js" lines="5-9"\n```'), 'content/ui/b.js': 'a;\n' },
    says: ['includes/bad-lines content/ui/a.md:5:28'],
  },
  {
    what: 'a picture that is not there',
    files: page('![A](./b.svg)'),
    says: ['assets/missing-file content/ui/a.md:5:6'],
  },
  {
    what: 'a picture in raw HTML that is not there',
    files: page('<img alt="A" src="b.svg">'),
    says: ['assets/missing-file content/ui/a.md:5:19'],
  },
  {
    what: 'a picture in another case',
    files: { ...page('![A](./B.svg)'), 'content/ui/b.svg': SVG },
    says: ['assets/wrong-case content/ui/a.md:5:6'],
  },
  {
    what: 'a picture that leaves the root',
    files: page('![A](../../../b.svg)'),
    prepare: async (root) => writeFile(`${root}/../b.svg`, SVG),
    says: ['assets/unsafe-file content/ui/a.md:5:6'],
  },
  {
    what: 'a picture that leaves the root through a link',
    files: page('![A](./b.svg)'),
    prepare: outside('b.svg'),
    says: ['assets/unsafe-file content/ui/a.md:5:6'],
  },
  {
    what: 'a picture that is none',
    files: { ...page('![A](./b.png)'), 'content/ui/b.png': 'text' },
    says: ['assets/unreadable-image content/ui/b.png'],
  },
  { what: 'a download that is not there', files: page('[A](./b.zip)'), says: ['plan/dead-file content/ui/a.md:5:5'] },
  {
    what: 'a demo that leaves the root through a link',
    files: page('{{"demo": "Linked.js"}}'),
    prepare: (root) => linkOut(root, 'content/ui/Linked.js'),
    says: ['demos/missing-file content/ui/a.md:5:1'],
  },
  {
    what: 'a component beside the content that leaves the root through a link',
    files: { ...page('{{"component": "parts/Linked.jsx"}}'), 'parts/a.txt': 'a' },
    prepare: (root) => linkOut(root, 'parts/Linked.jsx'),
    says: ['demos/missing-file content/ui/a.md:5:1'],
  },
  {
    what: 'a demo that imports a file by a link that leaves the root',
    files: {
      ...page('{{"demo": "Basic.js"}}'),
      'content/ui/Basic.js': "import Linked from './Linked';\n\nexport default Linked;\n",
    },
    prepare: (root) => linkOut(root, 'content/ui/Linked.js'),
    says: ['demos/missing-import content/ui/Basic.js:1:20'],
  },
  {
    what: 'a public folder that is not there',
    files: configFields("publicDir: 'static'"),
    says: ['assets/missing-public-dir site.config.ts:2:14'],
  },
  {
    what: 'a public folder that holds the config',
    files: configFields("publicDir: '.'"),
    says: ['assets/unsafe-public-dir site.config.ts:2:14'],
  },
  {
    what: 'a public file that leaves the root through a link',
    files: { 'public/a.txt': 'a' },
    prepare: (root) => symlink('/etc/hostname', `${root}/public/b.txt`),
    says: ['assets/bad-link public/b.txt'],
  },
  {
    what: 'a template that is a link',
    files: { ...configFields("templates: 'parts'"), 'parts/_a.ts': 'export const a = 1;\n' },
    prepare: async (root) => {
      await mkdir(`${root}/parts/parts/shell`, { recursive: true });
      await linkOut(root, 'parts/parts/shell/Header.tsx');
    },
    says: ['overrides/symbolic-link parts/parts/shell/Header.tsx'],
  },
  {
    what: 'a text table that is a link',
    files: { ...configFields("translations: 'texts'"), 'texts/a.txt': 'a' },
    prepare: (root) => linkOut(root, 'texts/zh.json'),
    says: ['render/symbolic-link texts/zh.json'],
  },
  {
    what: 'API data that is a link',
    files: { ...productFields("api: { pages: 'api' }"), 'content/ui/api/none.txt': '' },
    prepare: (root) => linkOut(root, 'content/ui/api/button.json'),
    says: ['api/symbolic-link content/ui/api/button.json'],
  },
  {
    what: 'a folder of API data that is a link',
    files: { ...productFields("api: { pages: 'api' }"), 'content/ui/api/none.txt': '' },
    prepare: async (root) => {
      await mkdir(`${root}/../types`);
      await writeFile(`${root}/../types/button.json`, '{}\n');
      await symlink(`${root}/../types`, `${root}/content/ui/api/types`);
    },
    says: ['api/symbolic-link content/ui/api/types'],
  },
  {
    what: 'no such folder of templates',
    files: configFields("templates: 'parts'"),
    says: ['config/missing-templates site.config.ts:2:14'],
  },
  {
    what: 'a folder of templates that is the whole site',
    files: configFields("templates: '.'"),
    says: ['config/unsafe-templates site.config.ts:2:14'],
  },
  {
    what: 'a folder of templates that is the output',
    files: { ...configFields("templates: 'dist'"), 'dist/a.txt': 'a' },
    says: ['config/unsafe-templates site.config.ts:2:14'],
  },
  {
    what: 'a logo that leaves the root through a link',
    files: configFields("logo: 'logo.svg'"),
    prepare: async (root) => {
      await writeFile(`${root}/../outside.svg`, SVG);
      await symlink(`${root}/../outside.svg`, `${root}/logo.svg`);
    },
    says: ['config/outside-root site.config.ts:2:9'],
  },
  {
    what: 'a style sheet outside of the root',
    files: configFields("css: ['/etc/hosts']"),
    says: ['config/outside-root site.config.ts:2:9'],
  },
  {
    what: 'a picture of a style sheet that is not there',
    files: { ...configFields("css: ['a.css']"), 'a.css': '.a{background:url(/heroo.png)}\n', 'public/hero.png': 'x' },
    says: ['bundle/dead-file a.css:1:15'],
  },
  {
    what: 'a script of the head that is not there',
    files: configFields("head: [{ tag: 'script', attributes: { src: '/count.js' } }]"),
    says: ['verify/dead-head-address site.config.ts:2:46'],
  },
  {
    what: 'an unknown template',
    files: { ...configFields("templates: 'parts'"), 'parts/Heade.tsx': 'export default () => null;\n' },
    says: ['overrides/unknown-template parts/Heade.tsx'],
  },
  {
    what: 'a template with a syntax error',
    files: { ...configFields("templates: 'parts'"), 'parts/parts/shell/Header.tsx': 'export default () => <p>;\n' },
    says: ['overrides/failed parts/parts/shell/Header.tsx:2:1'],
  },
  {
    what: 'a template without a component',
    files: { ...configFields("templates: 'parts'"), 'parts/parts/shell/Header.tsx': 'export const a = 1;\n' },
    says: ['overrides/no-component parts/parts/shell/Header.tsx:1:1'],
  },
  {
    what: 'a template that throws',
    files: {
      ...configFields("templates: 'parts'"),
      'parts/parts/shell/Header.tsx': "export default function Header() {\n  throw new Error('no');\n}\n",
    },
    says: ['overrides/render-failed parts/parts/shell/Header.tsx:2:9'],
  },
  {
    what: 'a redirect to nothing',
    files: configFields("redirects: [{ from: '/a', to: '/ui/buton/' }]"),
    says: ['verify/redirect-dead site.config.ts:2:33'],
  },
  {
    what: 'a redirect to a section that is not there',
    files: configFields("redirects: [{ from: '/a', to: '/ui/button/#use' }]"),
    says: ['verify/redirect-dead-anchor site.config.ts:2:33'],
  },
  {
    what: 'redirects in a circle',
    files: configFields("redirects: [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }]"),
    says: ['verify/redirect-loop site.config.ts:2:33'],
  },
  {
    what: 'a redirect to a redirect',
    files: configFields("redirects: [{ from: '/a', to: '/b' }, { from: '/b', to: '/ui/' }]"),
    says: ['?verify/redirect-chain site.config.ts:2:33'],
  },
  {
    what: 'an alias that leads nowhere',
    files: configFields("aliases: { acme: './nowhere' }"),
    says: ['config/dead-alias site.config.ts:2:20'],
  },
  {
    what: 'a published address that is gone',
    files: { 'content/urls.json': '{\n  "/ui/gone/": []\n}\n' },
    says: ['plan/vanished-route content/urls.json:2:3'],
  },
  {
    what: 'published addresses that are no JSON',
    files: { 'content/urls.json': '{\n  "/ui/gone/": [\n}\n' },
    says: ['plan/bad-urls content/urls.json:3:1'],
  },
];
