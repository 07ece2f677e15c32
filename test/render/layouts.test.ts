// The layout of single pages, as `layouts` of a product has it.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runPipeline } from '../support/run-pipeline.ts';
import { tempDir } from '../support/temp-dir.ts';

const page = (title: string, head = '') =>
  `---\ndescription: About it.\n${head}---\n\n# ${title}\n\n## First\n\nText.\n`;

test('the layout of a page follows its front matter, then the last matching pattern, then the product', async () => {
  const outDir = `${tempDir()}/dist`;
  const files = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', ads: {}, languages: ['en', 'zh'], diagnostics: { 'plan/unused-layout': 'warn' },
  products: [{
    id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {},
    layout: { disableBreadcrumbs: true },
    layouts: {
      '/ui/b*': { disableAd: true, disableToc: true, disableBreadcrumbs: false },
      '/ui/bb/': { disableToc: false, wideLayout: true },
      '/ui/api/**': { disableAd: true },
      '/ui/nothing/': { disableAd: true },
    },
  }],
};`,
    'content/ui/a.md': page('A'),
    'content/ui/b.md': page('B'),
    'content/ui/b-zh.md': page('B'),
    'content/ui/bb.md': page('BB'),
    'content/ui/bc.md': page('BC', 'disableToc: false\ndisableAd: false\n'),
    'content/ui/api/button.json': JSON.stringify({ name: 'Button', props: {}, imports: [], slots: [], classes: [] }),
  };
  const { diagnostics } = await runPipeline(files, { outDir, emit: true });
  expect(diagnostics.filter(({ code }) => code === 'plan/unused-layout')).toMatchObject([
    { message: 'No page of product "ui" matches the pattern /ui/nothing/ in `layouts`.', at: { line: 10 } },
  ]);
  const parts = async (path: string) => {
    const html = await readFile(`${outDir}/${path}index.html`, 'utf8');
    const found = {
      ad: 'class="dg-body-top"',
      crumbs: 'class="dg-crumbs"',
      contents: 'class="dg-contents"',
      wide: 'dg-main-wide',
    };
    return Object.entries(found).flatMap(([name, mark]) => (html.includes(mark) ? [name] : []));
  };
  expect(await parts('ui/a/')).toEqual(['ad', 'contents']);
  expect(await parts('ui/b/')).toEqual(['crumbs']);
  expect(await parts('zh/ui/b/')).toEqual(['crumbs']);
  expect(await parts('ui/bb/')).toEqual(['crumbs', 'contents', 'wide']);
  expect(await parts('ui/bc/')).toEqual(['ad', 'crumbs', 'contents']);
  expect(await parts('ui/api/button/')).not.toContain('ad');
});
