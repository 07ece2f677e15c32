// Docusaurus with its faster option and the flags of its next version; the sidebar is that of the folders,
// which have their titles in files of their own.
import { markdownOf } from '../../generate.mjs';

export const docusaurus = {
  id: 'docusaurus',
  name: 'Docusaurus',
  variant: 'faster',
  parts: 'React, highlighting, contents lists, links and anchors checked; it brings no search of its own',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  pageFile: ({ path, ...words }) => ({ path: `docs/ui/${path}.md`, text: markdownOf(words) }),
  files: (sidebar) => [
    { path: 'docs/index.md', text: '---\ntitle: Bench\nslug: /\n---\n\n# Bench\n' },
    ...sidebar.flatMap((section) => [
      titleFile(section.name, section),
      ...section.items.map((group) => titleFile(`${section.name}/${group.name}`, group)),
    ]),
    {
      path: 'docusaurus.config.mjs',
      text: `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: true,
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/@docusaurus/core/bin/docusaurus.mjs`, 'build'],
  out: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
};

function titleFile(folder, { title }) {
  return { path: `docs/ui/${folder}/_category_.json`, text: `${JSON.stringify({ label: title })}\n` };
}
