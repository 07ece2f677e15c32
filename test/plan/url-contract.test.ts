// The URL contract of a whole site: written on request, enforced by every build, and never changed in silence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallest } from '../e2e/support/smallest.ts';
import { type SiteChain, site } from '../support/site-chain.ts';

const CONTRACT = `{
  "/ui/": [],
  "/ui/button/": ["usage"]
}
`;
const CONFIG = `${smallest['site.config.ts']}`;

function withRedirects(redirects: string): string {
  return CONFIG.replace('products:', `redirects: ${redirects},\n  products:`);
}

const expectContract = (text: string) => (chain: SiteChain) =>
  expect(readFileSync(join(chain.root, 'content/urls.json'), 'utf8')).toBe(text);

test('`check --update-urls` writes one route a line, and the same bytes again', async () => {
  const written = `{\n  "/ui/": [],\n  "/ui/button/": ["usage", "élan"]\n}\n`;
  await site({
    ...smallest,
    'content/ui/button/button.md': '# Button\n\n## Usage\n\nA[^1].\n\n## Élan\n\n[^1]: note\n',
  })
    .command(['check', '--update-urls', '--format', 'json'])
    .expectOutput(({ stdout }) =>
      expect(JSON.parse(stdout)).toMatchObject({ ok: true, urls: { file: 'content/urls.json', routes: 2 } }),
    )
    .do(expectContract(written))
    .check({ args: ['--update-urls'] })
    .do(expectContract(written))
    .build();
});

test('a route that is gone is an error at its line, until a redirect replaces it or the contract is updated', async () => {
  const broken = ['plan/vanished-route content/urls.json:4:3'];
  await site({
    ...smallest,
    'content/urls.json': CONTRACT.replace('["usage"]', '["usage"],\n  "/ui/buttons/": ["usage"]'),
  })
    .command(['check'], { code: 1 })
    .check({ ok: false })
    .expectDiagnostics(broken)
    .build({ ok: false })
    .expectDiagnostics(broken)
    .expectReport(({ diagnostics }) =>
      expect(diagnostics[0]?.hint).toContain("{ from: '/ui/buttons/', to: '/ui/button/' }"),
    )
    .write({ 'site.config.ts': withRedirects("[{ from: '/ui/buttons/', to: '/ui/button/' }]") })
    .build()
    .write({ 'site.config.ts': CONFIG })
    .check({ args: ['--update-urls'] })
    .do(expectContract(CONTRACT));
});

test('a section that is gone is an error, until its heading takes the old id', async () => {
  await site({
    ...smallest,
    'content/urls.json': CONTRACT,
    'content/ui/button/button.md': '# Button\n\n<p class="description">A.</p>\n\n## Use\n\nPress it.\n',
    'content/ui/index.md': '# UI\n\n<p class="description">All.</p>\n',
  })
    .build({ ok: false })
    .expectDiagnostics(['plan/vanished-anchor content/urls.json:3:19'])
    .edit('content/ui/button/button.md', (text) => text.replace('## Use', '## Use {#usage}'))
    .build();
});

test.each([
  ['{ "/ui/": [', 'plan/bad-urls content/urls.json:1:12'],
  ['{\n  "/ui/": "usage"\n}', 'plan/bad-urls content/urls.json:2:11'],
])('a contract that reads %j is an error', async (text, place) => {
  await site({ ...smallest, 'content/urls.json': text })
    .build({ ok: false })
    .expectDiagnostics([place]);
});

test('a page that is left out for another mistake has not vanished, and links to it are not dead', async () => {
  await site({
    ...smallest,
    'content/urls.json': CONTRACT,
    'content/ui/button/button.md': '---\nroute: /other/button/\n---\n\n# Button\n\n## Usage\n',
    'content/ui/index.md': '# UI\n\n<p class="description">All.</p>\n\n[b](button/button.md) [c](/other/button/)\n',
  })
    .build({ ok: false })
    .expectDiagnostics(['content/bad-route content/ui/button/button.md:2:8']);
});
