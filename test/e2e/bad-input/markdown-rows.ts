// Bad input in the text of a page: directives, constructs, links.
import { type BadInput, PAGE, page } from './row.ts';

const JS = { 'content/ui/Basic.js': 'export default function Basic() {\n  return null;\n}\n' };

export const markdownRows: readonly BadInput[] = [
  {
    what: 'a directive with a comma too many',
    files: page('{{"demo": "Basic.js",}}'),
    says: ['markdown/bad-directive content/ui/a.md:5:1'],
  },
  {
    what: 'a directive in single quotes',
    files: page("{{'demo': 'Basic.js'}}"),
    says: ['markdown/bad-directive content/ui/a.md:5:1'],
  },
  {
    what: 'a directive without its last braces',
    files: page('{{"demo": "Basic.js"'),
    says: ['markdown/bad-directive content/ui/a.md:5:1'],
  },
  {
    what: 'a directive of no known kind',
    files: page('{{"demos": "Basic.js"}}'),
    says: ['markdown/bad-directive content/ui/a.md:5:1'],
  },
  {
    what: 'an unknown option of a demo',
    files: { ...page('{{"demo": "Basic.js", "hideToolBar": true}}'), ...JS },
    says: ['markdown/unknown-directive-option content/ui/a.md:5:23'],
  },
  {
    what: 'a wrong value of an option',
    files: { ...page('{{"demo": "Basic.js", "iframe": "yes"}}'), ...JS },
    says: ['markdown/bad-directive-option content/ui/a.md:5:23'],
  },
  {
    what: 'an unknown background',
    files: { ...page('{{"demo": "Basic.js", "bg": "outline"}}'), ...JS },
    says: ['?markdown/unknown-background content/ui/a.md:5:23'],
  },
  {
    what: 'open code without a toolbar',
    files: { ...page('{{"demo": "Basic.js", "hideToolbar": true, "defaultCodeOpen": true}}'), ...JS },
    says: ['markdown/directive-conflict content/ui/a.md:5:44'],
  },
  {
    what: 'no ad without a toolbar',
    files: { ...page('{{"demo": "Basic.js", "hideToolbar": true, "disableAd": true}}'), ...JS },
    says: ['markdown/directive-conflict content/ui/a.md:5:44'],
  },
  {
    what: 'a toolbar that is not hidden',
    files: { ...page('{{"demo": "Basic.js", "hideToolbar": false}}'), ...JS },
    says: ['markdown/directive-conflict content/ui/a.md:5:23'],
  },
  {
    what: 'a demo in TypeScript with a toolbar',
    files: { ...page('{{"demo": "Basic.tsx"}}'), 'content/ui/Basic.tsx': 'export default () => null;\n' },
    says: ['markdown/directive-conflict content/ui/a.md:5:3'],
  },
  {
    what: 'a demo that is not there',
    files: { ...page('{{"demo": "Basc.js"}}'), ...JS },
    says: ['demos/missing-file content/ui/a.md:5:1'],
  },
  {
    what: 'a component that is not there',
    files: page('{{"component": "modules/Table.tsx"}}'),
    says: ['demos/missing-file content/ui/a.md:5:1'],
  },
  {
    what: 'an unknown callout',
    files: page(':::danger\nMind the gap.\n:::'),
    says: ['?markdown/unknown-callout content/ui/a.md:5:1'],
  },
  {
    what: 'an unknown alert',
    files: page('> [!NOTICE]\n> Mind the gap.'),
    says: ['?markdown/unknown-callout content/ui/a.md:5:3'],
  },
  {
    what: 'a callout that is never closed',
    files: page(':::info\nMind the gap.'),
    says: ['markdown/unclosed-block content/ui/a.md:5:1'],
  },
  {
    what: 'a closing line that closes nothing',
    files: page('Mind the gap.\n\n:::'),
    says: ['markdown/stray-close content/ui/a.md:7:1'],
  },
  {
    what: 'an unknown code language',
    files: page('```jsxx\na;\n```'),
    says: ['?markdown/unknown-language content/ui/a.md:5:1'],
  },
  {
    what: 'a fence that is never closed',
    files: page('```js\na;'),
    says: ['markdown/unclosed-block content/ui/a.md:5:1'],
  },
  {
    what: 'tabs without code',
    files: page('<codeblock>\n\ntext\n\n</codeblock>'),
    says: ['markdown/empty-tabs content/ui/a.md:5:1'],
  },
  {
    what: 'a bar in the code of a table',
    files: page('| Prop | Type |\n| --- | --- |\n| size | `small | large` |'),
    says: ['markdown/lost-cells content/ui/a.md:7:17'],
  },
  {
    what: 'tabs with a key in small letters',
    files: page('<codeblock storagekey=x>\n\n```bash npm\nnpm i\n```\n\n</codeblock>'),
    says: ['markdown/unfit-block content/ui/a.md:5:1'],
  },
  {
    what: 'two tabs of one name',
    files: page('<codeblock>\n\n```bash npm\nnpm i\n```\n\n```bash npm\npnpm i\n```\n\n</codeblock>'),
    says: ['markdown/unfit-block content/ui/a.md:11:1'],
  },
  {
    what: 'a component in prose',
    files: page('Use the <Button> here.'),
    says: ['?markdown/unknown-element content/ui/a.md:5:9'],
  },
  { what: 'a script', files: page('<script>alert(1)</script>'), says: ['markdown/html-removed content/ui/a.md:5:1'] },
  {
    what: 'a link that would run code',
    files: page('[x](javascript:alert)'),
    says: ['markdown/unsafe-url content/ui/a.md:5:5'],
  },
  {
    what: 'one id twice',
    files: page('## One {#same}\n\n## Two {#same}'),
    says: ['markdown/duplicate-id content/ui/a.md:7:1'],
  },
  { what: 'an id of the frame', files: page('## One {#dg-nav}'), says: ['markdown/reserved-id content/ui/a.md:5:10'] },
  { what: 'an id with a space', files: page('## One {#a b}'), says: ['markdown/bad-id content/ui/a.md:5:8'] },
  { what: 'a second title', files: page('# Again'), says: ['?markdown/second-title content/ui/a.md:5:1'] },
  {
    what: 'a third-level heading first',
    files: page('### Deep'),
    says: ['?markdown/heading-order content/ui/a.md:5:1'],
  },
  { what: 'a link without an address', files: page('[x]()'), says: ['markdown/empty-link content/ui/a.md:5:1'] },
  {
    what: 'a footnote that is not there',
    files: page('As measured.[^a]'),
    says: ['markdown/missing-footnote content/ui/a.md:5:13'],
  },
  {
    what: 'a page without a title',
    files: { [PAGE]: '<p class="description">About a.</p>\n' },
    says: ['markdown/missing-title content/ui/a.md:1:1'],
  },
  {
    what: 'a page without a description',
    files: { [PAGE]: '# A\n\n## B\n' },
    says: ['?markdown/missing-description content/ui/a.md:1:1'],
  },
  {
    what: 'a long title',
    files: { [PAGE]: `# ${'long '.repeat(20)}\n\n<p class="description">About a.</p>\n` },
    says: ['?markdown/long-title content/ui/a.md:1:1'],
  },
  {
    what: 'a long description',
    files: { [PAGE]: `# A\n\n<p class="description">${'long '.repeat(40)}</p>\n` },
    says: ['?markdown/long-description content/ui/a.md:3:1'],
  },
  {
    what: 'text that parsers drown in',
    files: page('>'.repeat(20_000)),
    says: ['markdown/too-complex content/ui/a.md:5:1000'],
  },
  { what: 'a dead link', files: page('See [the button](/ui/buton/).'), says: ['plan/dead-link content/ui/a.md:5:18'] },
  {
    what: 'a dead link in raw HTML',
    files: page('<p>See <a href="/ui/buton/">it</a>.</p>'),
    says: ['plan/dead-link content/ui/a.md:5:17'],
  },
  {
    what: 'a dead link by reference',
    files: page('See [it][b].\n\n[b]: /ui/buton/'),
    says: ['plan/dead-link content/ui/a.md:5:5'],
  },
  { what: 'a dead anchor', files: page('See [it](/ui/button/#use).'), says: ['plan/dead-anchor content/ui/a.md:5:10'] },
  {
    what: 'a dead anchor of the page itself',
    files: page('See [it](#use).'),
    says: ['plan/dead-anchor content/ui/a.md:5:10'],
  },
  { what: 'a dead file', files: page('See [it](./buton/button.md).'), says: ['plan/dead-link content/ui/a.md:5:10'] },
  {
    what: 'a link without the slash at its end',
    files: page('See [it](/ui/button).'),
    says: ['?plan/link-not-canonical content/ui/a.md:5:10'],
  },
];
