// VitePress with its default theme and its local search. It has no sidebar of the folders: the config holds one.
import { markdownOf } from '../../generate.mjs';

export const vitepress = {
  id: 'vitepress',
  name: 'VitePress',
  parts: 'Vue, highlighting (Shiki), local search, contents lists, links checked',
  packages: { vitepress: '1.6.4' },
  pageFile: ({ group, name, ...words }) => ({ path: `ui/${group}/${name}/index.md`, text: markdownOf(words) }),
  files: (groups) => [
    { path: 'index.md', text: '# Bench\n' },
    {
      path: '.vitepress/config.mjs',
      text: `export default ${JSON.stringify({
        title: 'Bench',
        themeConfig: {
          search: { provider: 'local' },
          sidebar: groups.map(({ title, pages }) => ({
            text: title,
            collapsed: true,
            items: pages.map((page) => ({ text: page.title, link: page.route })),
          })),
        },
      })};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/vitepress/bin/vitepress.js`, 'build'],
  out: '.vitepress/dist',
  caches: ['.vitepress/cache', 'node_modules/.vite'],
};
