// VitePress with its default theme and its local search. It has no sidebar of the folders: the config holds one.
import { markdownOf } from '../../generate.mjs';

export const vitepress = {
  id: 'vitepress',
  name: 'VitePress',
  parts: 'Vue, highlighting (Shiki), local search, contents lists, links checked',
  packages: { vitepress: '1.6.4' },
  pageFile: ({ path, ...words }) => ({ path: `ui/${path}/index.md`, text: markdownOf(words) }),
  files: (sidebar) => [
    { path: 'index.md', text: '# Bench\n' },
    {
      path: '.vitepress/config.mjs',
      text: `export default ${JSON.stringify({
        title: 'Bench',
        themeConfig: {
          search: { provider: 'local' },
          sidebar: sidebar.map(rowOf),
        },
      })};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/vitepress/bin/vitepress.js`, 'build'],
  out: '.vitepress/dist',
  caches: ['.vitepress/cache', 'node_modules/.vite'],
};

function rowOf({ title, route, items }) {
  return items ? { text: title, collapsed: true, items: items.map(rowOf) } : { text: title, link: route };
}
