// Eleventy with its highlighting plugin and a layout with a sidebar: all groups, and the pages of the open one, made once
// a group. Headings get ids, which links need; pages are markdown alone, as a template language would only cost time.
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
  pageFile: ({ group, name, ...words }) => ({ path: `content/ui/${group}/${name}.md`, text: markdownOf(words) }),
  files: (groups) => [
    { path: 'content/index.md', text: '---\ntitle: Bench\n---\n\n# Bench\n' },
    { path: 'content/content.json', text: '{ "layout": "page.njk" }\n' },
    { path: 'content/bench.css', text: PLAIN_STYLES },
    { path: 'groups.json', text: JSON.stringify(groups) },
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

const groups = JSON.parse(readFileSync('groups.json', 'utf8'));
const link = ({ route, title }) => \`<li><a href="\${route}">\${title}</a></li>\`;
const made = new Map();

function sidebar(url) {
  const name = url.split('/')[2];
  if (!made.has(name)) {
    const item = (group) =>
      group.name === name
        ? \`<li>\${group.title}<ul>\${group.pages.map(link).join('')}</ul></li>\`
        : link({ ...group, route: group.pages[0].route });
    made.set(name, \`<ul>\${groups.map(item).join('')}</ul>\`);
  }
  return made.get(name);
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
