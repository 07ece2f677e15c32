// The corpus as a project: real content of a component library family. See the README beside it for what to expect.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'docs-gen';

const corpus = new URL('../../../shared/corpus/mui-x/', import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(name, corpus), 'utf8'));

export default defineConfig({
  title: 'Corpus',
  url: 'https://corpus.example',
  repo: { url: 'https://github.com/mui/mui-x', branch: 'master', tag: 'v9.12.0' },
  products: [
    {
      id: 'x',
      prefix: '/x/',
      name: 'MUI X',
      category: 'x',
      contentDir: 'content',
      pages: json('pages.json'),
      routes: json('routes.json'),
      api: { pages: '../api/pages', descriptions: '../api/descriptions', routes: json('api.json') },
    },
  ],
  // Right, and answered by other sites (README of the corpus).
  links: { elsewhere: ['/material-ui/', '/static/', '/blog/', '/system/', '/x/llms.txt'] },
  // The corpus has no demos, and some of its pages repeat a field of the front matter.
  diagnostics: { 'demos/missing-file': 'warn', 'content/duplicate-key': 'warn' },
  budgets: {
    js: '8 KB',
    css: '14.5 KB',
    html: '16 KB',
    routes: { '/x/api/*': { html: '41 KB' }, '/x/migration/*': { html: '24 KB' } },
  },
});
