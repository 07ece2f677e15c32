// Eleventy with its highlighting plugin and a layout with a sidebar: all sections, the groups of the open section and the
// pages of the open group, made once a group. Headings get ids, which links need; pages are markdown alone, as a template
// language would only cost time.
import { markdownOf } from '../../generate.mjs';
import { PLAIN_STYLES } from './plain-styles.mjs';

export const eleventy = {
  id: 'eleventy',
  name: 'Eleventy',
  parts: 'highlighting (Prism), heading ids, a plain layout with a sidebar',
  packages: {
    '@11ty/eleventy': '3.1.8',
    '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
    'markdown-it-anchor': '10.0.0',
    prismjs: '1.30.0',
  },
  pageFile: ({ path, ...words }) => ({ path: `content/ui/${path}.md`, text: markdownOf(words) }),
  files: (sidebar) => [
    { path: 'content/index.md', text: '---\ntitle: Bench\n---\n\n# Bench\n' },
    { path: 'content/content.json', text: '{ "layout": "page.njk" }\n' },
    { path: 'content/bench.css', text: PLAIN_STYLES },
    { path: 'sidebar.json', text: JSON.stringify(sidebar) },
    {
      path: 'content/_includes/page.njk',
      text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<meta name="description" content="{{ description }}">
<link rel="stylesheet" href="/prism.css">
<link rel="stylesheet" href="/bench.css">
</head>
<body>
<nav>{{ page.url | sidebar | safe }}</nav>
<main>{{ content | safe }}</main>
</body>
</html>
`,
    },
    {
      path: 'eleventy.config.mjs',
      text: `import { readFileSync } from 'node:fs';
import highlighting from '@11ty/eleventy-plugin-syntaxhighlight';
import anchor from 'markdown-it-anchor';

const rows = JSON.parse(readFileSync('sidebar.json', 'utf8'));
const made = new Map();

function sidebar(url) {
  const [section, group] = url.split('/').slice(2);
  if (!made.has(group)) made.set(group, list(rows, [section, group]));
  return made.get(group);
}

function list(rows, [open, ...below]) {
  const item = ({ name, title, route, items }) =>
    items && name === open
      ? \`<li>\${title}\${list(items, below)}</li>\`
      : \`<li><a href="\${route}">\${title}</a></li>\`;
  return \`<ul>\${rows.map(item).join('')}</ul>\`;
}

export default (config) => {
  config.addPlugin(highlighting);
  config.amendLibrary('md', (markdown) => markdown.use(anchor));
  config.addFilter('sidebar', sidebar);
  config.addPassthroughCopy({ 'node_modules/prismjs/themes/prism.css': 'prism.css', 'content/bench.css': 'bench.css' });
  return { dir: { input: 'content' }, markdownTemplateEngine: false };
};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/@11ty/eleventy/cmd.cjs`, '--quiet'],
  out: '_site',
  caches: ['.cache'],
};
