// Starlight on Astro 5, the last that run on Node 20; the sidebar is that of the folders,
// and shows their names: it knows no other titles for them.
import { markdownOf } from '../../generate.mjs';

export const starlight = {
  id: 'starlight',
  name: 'Starlight',
  parts: 'highlighting (Expressive Code), Pagefind, contents lists',
  packages: { '@astrojs/starlight': '0.36.3', astro: '5.18.2' },
  pageFile: ({ path, ...words }) => ({
    path: `src/content/docs/ui/${path}.md`,
    text: markdownOf(words, { ownTitle: true }),
  }),
  files: () => [
    { path: 'src/content/docs/index.md', text: '---\ntitle: Bench\n---\n' },
    {
      path: 'src/content.config.ts',
      text: `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    {
      path: 'astro.config.mjs',
      text: `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({
    title: 'Bench',
    sidebar: [{ label: 'Bench UI', autogenerate: { directory: 'ui', collapsed: true } }],
  })],
});
`,
    },
  ],
  command: (root) => [process.execPath, `${root}/node_modules/astro/astro.js`, 'build'],
  out: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
};
