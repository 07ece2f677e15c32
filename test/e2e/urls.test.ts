// The URL contract of a whole site: written when asked for, held to by every build, and never in silence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

const CONTRACT = `{
  "/ui/": [],
  "/ui/button/": ["usage"]
}
`;

async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, { ...smallest, ...files });
  return root;
}

function withRedirects(redirects: string): string {
  return `${smallest['site.config.ts']}`.replace('products:', `redirects: ${redirects},\n  products:`);
}

test('check --update-urls writes one route a line, and the same bytes again', async () => {
  const root = await project({
    'content/ui/button/button.md': '# Button\n\n## Usage\n\nA[^1].\n\n## Élan\n\n[^1]: note\n',
  });
  const first = await buildSite(root, 'dist', { command: 'check', args: ['--update-urls'] });
  expect(first).toMatchObject({ ok: true, urls: { file: 'content/urls.json', routes: 2 } });
  const text = readFileSync(join(root, 'content/urls.json'), 'utf8');
  expect(text).toBe(`{\n  "/ui/": [],\n  "/ui/button/": ["usage", "élan"]\n}\n`);
  await buildSite(root, 'dist', { command: 'check', args: ['--update-urls'] });
  expect(readFileSync(join(root, 'content/urls.json'), 'utf8')).toBe(text);
  await mustBuild(root, 'dist');
});

test('a route that is gone is an error at its line, until a redirect leads on or the contract is updated', async () => {
  const files = {
    'content/urls.json': CONTRACT.replace('["usage"]', '["usage"],\n  "/ui/buttons/": ["usage"]'),
  };
  const root = await project(files);
  for (const command of ['build', 'check'] as const) {
    const broken = await buildSite(root, 'dist', { command });
    expect(broken.run.code).toBe(1);
    expect(placesOf(broken.diagnostics)).toEqual(['plan/vanished-route content/urls.json:4:3']);
    expect(broken.diagnostics[0]?.hint).toContain("{ from: '/ui/buttons/', to: '/ui/button/' }");
  }
  await writeFiles(root, { 'site.config.ts': withRedirects("[{ from: '/ui/buttons/', to: '/ui/button/' }]") });
  await mustBuild(root, 'dist');
  await writeFiles(root, { 'site.config.ts': `${smallest['site.config.ts']}` });
  expect((await buildSite(root, 'dist', { command: 'check', args: ['--update-urls'] })).ok).toBe(true);
  expect(readFileSync(join(root, 'content/urls.json'), 'utf8')).toBe(CONTRACT);
});

test('a section that is gone is an error, until its heading takes the old id', async () => {
  const renamed = '# Button\n\n<p class="description">A.</p>\n\n## Use\n\nPress it.\n';
  const root = await project({
    'content/urls.json': CONTRACT,
    'content/ui/button/button.md': renamed,
    'content/ui/index.md': '# UI\n\n<p class="description">All.</p>\n',
  });
  const broken = await buildSite(root, 'dist');
  expect(placesOf(broken.diagnostics)).toEqual(['plan/vanished-anchor content/urls.json:3:19']);
  await writeFiles(root, { 'content/ui/button/button.md': renamed.replace('## Use', '## Use {#usage}') });
  await mustBuild(root, 'dist');
});

test.each([
  ['{ "/ui/": [', 'plan/bad-urls content/urls.json:1:12'],
  ['{\n  "/ui/": "usage"\n}', 'plan/bad-urls content/urls.json:2:11'],
])('a contract that reads %j is an error', async (text, place) => {
  const root = await project({ 'content/urls.json': text });
  expect(placesOf((await buildSite(root, 'dist')).diagnostics)).toEqual([place]);
});

test('a page that is left out for another mistake has not vanished, and links to it are not dead', async () => {
  const root = await project({
    'content/urls.json': CONTRACT,
    'content/ui/button/button.md': '---\nroute: /other/button/\n---\n\n# Button\n\n## Usage\n',
    'content/ui/index.md': '# UI\n\n<p class="description">All.</p>\n\n[b](button/button.md) [c](/other/button/)\n',
  });
  const { diagnostics } = await buildSite(root, 'dist');
  expect(placesOf(diagnostics)).toEqual(['content/bad-route content/ui/button/button.md:2:8']);
});
