// Mistakes in the templates of a project: one build reports all of them, and publishes nothing.
import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fixture, placesOf } from '../e2e/support/build-site.ts';
import { listFiles } from '../e2e/support/published.ts';
import { type SiteChain, type SiteFiles, site } from '../support/site-chain.ts';

/** The fixture `tidepool`, with some of its files replaced. */
function tidepool(files: SiteFiles): SiteChain {
  return site({ 'site.config.ts': '' })
    .do(({ root }) => cp(fixture('tidepool'), root, { recursive: true }))
    .write(files);
}

async function expectUnpublished({ root }: SiteChain): Promise<void> {
  expect(await listFiles(`${root}/dist`).catch(() => [])).toEqual([]);
}

const FAILING = {
  'my-templates/pages/NotFoundPage.tsx': "export default () => {\n  throw new Error('lost');\n};\n",
  'my-templates/parts/shell/PageFooter.tsx':
    'export default function PageFooter({ previous }) {\n  return <p>{previous.title}</p>;\n}\n',
};

test('templates that throw while pages are rendered are reported with route and line', async () => {
  await tidepool(FAILING)
    .build({ ok: false })
    .expectReport(({ diagnostics }) => {
      const messages = new Map(placesOf(diagnostics).map((place, index) => [place, diagnostics[index]?.message]));
      expect(Object.fromEntries(messages)).toEqual({
        'overrides/render-failed my-templates/pages/NotFoundPage.tsx:2:9':
          expect.stringContaining('while /404.html was rendered'),
        'overrides/render-failed my-templates/parts/shell/PageFooter.tsx:2:23':
          expect.stringContaining('while / was rendered'),
      });
    })
    .do(expectUnpublished);
});

test('templates that throw are reported together with the mistakes of every other stage', async () => {
  await tidepool({
    ...FAILING,
    'my-templates/parts/content/CodeBlock.tsx': "export default () => {\n  throw new Error('no code');\n};\n",
    'my-templates/pages/DocPgae.tsx': 'export default () => null;\n',
    'my-templates/pages/ApiPage.tsx': 'export default (\n',
    'pages/keepers.md': '# Keepers\n\n<p class="description">Who they are.</p>\n\n[gone](/gone/)\n',
  })
    .build({ ok: false })
    .expectReport(({ diagnostics }) =>
      expect(placesOf(diagnostics).sort()).toEqual([
        'overrides/failed my-templates/pages/ApiPage.tsx:2:1',
        'overrides/render-failed my-templates/pages/NotFoundPage.tsx:2:9',
        'overrides/render-failed my-templates/parts/content/CodeBlock.tsx:2:9',
        'overrides/render-failed my-templates/parts/shell/PageFooter.tsx:2:23',
        'overrides/unknown-template my-templates/pages/DocPgae.tsx',
        'plan/dead-link pages/keepers.md:5:8',
      ]),
    )
    .do(expectUnpublished);
});

test('a command that finds failing templates exits with 1 and publishes nothing', async () => {
  await tidepool(FAILING).command(['build'], { code: 1 }).do(expectUnpublished);
});
