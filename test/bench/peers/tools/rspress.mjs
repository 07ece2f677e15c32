// Rspress with its default theme and its local search; the sidebar is in the config, as for VitePress.
import { markdownOf } from '../../generate.mjs';

export const rspress = {
  id: 'rspress',
  name: 'Rspress',
  parts: 'React, highlighting (Shiki), local search, contents lists, links checked',
  packages: { '@rspress/core': '2.0.22' },
  pageFile: ({ group, name, ...words }) => ({ path: `docs/ui/${group}/${name}/index.md`, text: markdownOf(words) }),
  files: (groups) => [
    { path: 'docs/index.md', text: '# Bench\n' },
    {
      path: 'rspress.config.mjs',
      text: `export default ${JSON.stringify({
        root: 'docs',
        title: 'Bench',
        themeConfig: {
          sidebar: {
            '/': groups.map(({ title, pages }) => ({
              text: title,
              collapsible: true,
              collapsed: true,
              items: pages.map((page) => ({ text: page.title, link: page.route })),
            })),
          },
        },
      })};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/@rspress/core/bin/rspress.js`, 'build'],
  out: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
};
