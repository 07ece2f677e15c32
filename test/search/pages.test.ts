import { describe, expect, it } from 'vitest';
import type { ApiRoute, Route } from '../../src/model/route.ts';
import { searchPages } from '../../src/search/pages.ts';
import { cutSections } from '../../src/search/sections.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { planSiteAt } from './support/plan-site.ts';

const config = (api: string) => `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui'${api} }],
};`;
const API = {
  name: 'Button',
  props: { onClick: { type: { name: 'func' } }, size: { type: { name: 'enum', description: "'small'" } } },
  imports: ["import Button from '@acme/ui/Button';"],
  slots: [{ name: 'root', description: 'The root.', default: "'button'", class: 'AcmeButton-root' }],
  classes: [{ key: 'disabled', className: 'Acme-disabled', description: 'State class.', isGlobal: true }],
  cssVariables: [{ name: '--button-color', description: 'Its color.' }],
  spread: true,
  themeDefaultProps: true,
  muiName: 'AcmeButton',
  filename: '/src/Button.tsx',
  inheritance: null,
  demos: '<ul></ul>',
  cssComponent: false,
};
const BUTTON = `---
title: Button
description: Starts something.
components: Button
---

# Button

Starts something.

First words.

## Size & *shape*

Three sizes.

{{"demo": "Sizes.js"}}

After the demo.

\`\`\`js
import { secret } from '@acme/ui';
const demo = secret.startsWith('After');
\`\`\`
`;

async function pagesOf(files: Readonly<Record<string, string>>) {
  const root = tempDir();
  const hasApi = 'content/ui/api/button.json' in files;
  await writeFiles(root, { 'site.config.ts': config(hasApi ? ', api: {}' : ''), ...files });
  return searchPages(await planSiteAt(root));
}

describe('the search entries', () => {
  it('of a page are the page, its headings and its demos, each with the text below it', async () => {
    const pages = await pagesOf({
      'content/ui/button/button.md': BUTTON,
      'content/ui/button/Sizes.js': 'export default function Sizes() { return null; }',
    });
    expect(pages.find(({ route }) => route.startsWith('/ui/') && route.includes('button'))?.entries).toEqual([
      {
        kind: 'page',
        title: 'Button',
        href: '/ui/button/',
        keywords: ['Button'],
        text: 'Starts something. First words.',
        code: '',
      },
      {
        kind: 'heading',
        title: 'Size & shape',
        href: '/ui/button/#size-shape',
        keywords: [],
        text: 'Three sizes.',
        code: '',
      },
      {
        kind: 'demo',
        title: 'Sizes',
        href: '/ui/button/#Sizes',
        keywords: [],
        text: 'After the demo.',
        code: 'secret @acme/ui secret.startsWith',
      },
    ]);
  });

  it('of names in code are hooks, theme keys and CSS variables, each once', async () => {
    const text =
      '# Theme\n\n## useTheme()\n\nSee `theme.palette.primary` and `--Button-gap`.\n\n## Other\n\nOf `theme.palette.primary`, `components.MuiButton` and `plain.words`.\n';
    const pages = await pagesOf({ 'content/ui/theme/theme.md': `---\ntitle: Theme\n---\n\n${text}` });
    const entries = pages.find(({ route }) => route.includes('theme'))?.entries ?? [];
    expect(entries.slice(1).map(({ kind, title, href }) => `${kind} ${title} ${href.split('#')[1]}`)).toEqual([
      'hook useTheme() usetheme',
      'theme-key theme.palette.primary usetheme',
      'css-variable --Button-gap usetheme',
      'heading Other other',
      'theme-key components.MuiButton other',
    ]);
  });

  it('of an API page are the rows of its tables, with their ids on the page', async () => {
    const pages = await pagesOf({
      'content/ui/button/button.md': BUTTON,
      'content/ui/button/Sizes.js': 'export default function Sizes() { return null; }',
      'content/ui/api/button.json': JSON.stringify(API),
    });
    const entries = pages.find(({ route }) => route === '/ui/api/button/')?.entries ?? [];
    expect(entries.map(({ kind, title, href }) => `${kind} ${title} ${href.replace('/ui/api/button/', '')}`)).toEqual([
      'component Button ',
      'prop onClick #button-prop-onClick',
      'prop size #button-prop-size',
      'theme-key AcmeButton #theme-default-props',
      'slot root #Button-css-AcmeButton-root',
      'class .Acme-disabled #button-classes-Acme-disabled',
      'css-variable --button-color #button-css-variables-button-color',
    ]);
  });

  it('leave out hidden pages, and contain each file once', () => {
    const route = { path: '/ui/a/', unlisted: true, kind: 'api' } satisfies Partial<ApiRoute>;
    const copy = { path: '/ui/b/', unlisted: false, kind: 'doc', page: { primary: false } };
    expect(searchPages({ routes: [route, copy] as unknown as Route[] })).toEqual([]);
  });
});

describe('sections', () => {
  const text = (html: string) => cutSections([{ kind: 'html', html }]).sections;

  it('separate names in code from the text, and leave out the text of buttons', () => {
    const html =
      '<h1>T</h1><p>Use <code>apiRef</code>.</p><div class="dg-code"><pre><code><span class="k">const</span> x = apiRef.<span>get</span>(apiRef, rows);</code></pre><button>Copy</button></div><p>c &amp; d</p>';
    expect(text(html)).toMatchObject([{ text: 'Use apiRef. c & d', code: 'apiRef.get rows', terms: [] }]);
  });

  it('start at headings of all levels below the title', () => {
    const html = '<p>a</p><h2 id="x">X <code>y</code></h2>b<h4 class="k" id="z">Z</h4>c';
    expect(text(html).map(({ id, title, text: words }) => [id, title, words])).toEqual([
      ['', '', 'a'],
      ['x', 'X y', 'b'],
      ['z', 'Z', 'c'],
    ]);
  });
});
