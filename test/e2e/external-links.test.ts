// Links that leave the site, checked by the real command line against a host on the loopback address.
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { startWebServer } from '../support/web-server.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

async function project(url: string, more = '') {
  const root = tempDir();
  await writeFiles(root, {
    ...smallest,
    'site.config.ts': `${smallest['site.config.ts']}`.replace('products:', `${more}\n  products:`),
    'content/ui/index.md': `# UI\n\n<p class="description">All.</p>\n\n[a](${url}/ok#part) [b](${url}/gone) [c](${url}/old)\n`,
    'content/ui/raw.md': `# Raw\n\n<p class="description">Raw.</p>\n\n<a href="${url}/raw?a=1&amp;b=2">raw</a> [b](${url}/gone)\n`,
  });
  return root;
}

const ANSWERS = { '/ok': [200], '/old': [301, { location: '/ok' }], '/raw?a=1&b=2': [410] } as const;

test('check --external asks each address once, tells what is wrong, and remembers', async () => {
  const { url, asked } = await startWebServer(ANSWERS);
  const root = await project(url);
  const check = () => buildSite(root, 'dist', { command: 'check', args: ['--external'] });
  const first = await check();
  expect(first.ok).toBe(false);
  expect(placesOf(first.diagnostics)).toEqual([
    expect.stringMatching(/^external\/dead-link content\/ui\/index\.md:5:\d+$/),
    expect.stringMatching(/^external\/moved-link content\/ui\/index\.md:5:\d+$/),
    'external/dead-link content/ui/raw.md:5:10',
  ]);
  expect([...asked].sort()).toEqual(['HEAD /gone', 'HEAD /ok', 'HEAD /old', 'HEAD /ok', 'HEAD /raw?a=1&b=2'].sort());
  const second = await check();
  expect(second.diagnostics).toEqual(first.diagnostics);
  expect(asked).toHaveLength(5);
});

test('the config makes dead links warnings and names what is not asked', async () => {
  const { url, asked } = await startWebServer(ANSWERS);
  const root = await project(url, `links: { deadExternal: 'warning', ignoreExternal: ['${url}/o', '${url}/raw'] },`);
  const { ok, diagnostics } = await buildSite(root, 'dist', { command: 'check', args: ['--external'] });
  expect(ok).toBe(true);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning external/dead-link']);
  expect(asked).toEqual(['HEAD /gone']);
});

test('nothing leaves the machine unless it is asked for', async () => {
  const { url, asked } = await startWebServer(ANSWERS);
  const root = await project(url);
  await buildSite(root, 'dist');
  await buildSite(root, 'dist', { command: 'check' });
  expect(asked).toEqual([]);
});
