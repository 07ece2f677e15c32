// Rspress with its default theme and its local search; the sidebar is in the config, as for VitePress.
import { markdownOf } from '../../generate.mjs';

export const rspress = {
  id: 'rspress',
  name: 'Rspress',
  parts: 'React, highlighting (Shiki), local search, contents lists, links checked',
  packages: { '@rspress/core': '2.0.22' },
  pageFile: ({ path, ...words }) => ({ path: `docs/ui/${path}/index.md`, text: markdownOf(words) }),
  files: (sidebar) => [
    { path: 'docs/index.md', text: '# Bench\n' },
    {
      path: 'rspress.config.mjs',
      text: `export default ${JSON.stringify({
        root: 'docs',
        title: 'Bench',
        themeConfig: { sidebar: { '/': sidebar.map(rowOf) } },
      })};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/@rspress/core/bin/rspress.js`, 'build'],
  out: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
};

function rowOf({ title, route, items }) {
  return items
    ? { text: title, collapsible: true, collapsed: true, items: items.map(rowOf) }
    : { text: title, link: route };
}
