// What the bundled program loads for a site, and what it goes without.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function buildPlain(env: Readonly<Record<string, string>>) {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': `import { defineConfig } from 'docs-gen';

export default defineConfig({
  title: 'Acme',
  url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content' }],
});
`,
    'content/index.md': '# Acme UI\n\n<p class="description">All of it.</p>\n\n## Start\n\nSome *text*.\n',
  });
  const run = await runCli(['build', '--root', root, '--no-cache'], { env });
  return { ...run, html: await readFile(join(root, 'dist/ui/index.html'), 'utf8') };
}

test('a plain site is built without esbuild', async () => {
  const { code, stdout, html } = await buildPlain({ ESBUILD_BINARY_PATH: '/nowhere/esbuild' });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(html).toContain('Some <em>text</em>.');
});

test('pages are parsed by the native parser where it has a binding, else by the other', async () => {
  const native = await buildPlain({});
  expect(native.stdout).not.toContain('markdown/no-native-parser');
  const other = await buildPlain({ NAPI_RS_NATIVE_LIBRARY_PATH: '/nowhere/binding.node' });
  expect(other.stdout).toContain('markdown/no-native-parser');
  expect(other.html).toBe(native.html);
});
