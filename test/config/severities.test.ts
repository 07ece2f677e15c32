// `diagnostics` of the config: which codes it may set, and what it makes of them.
import { expect, test } from 'vitest';
import { openConfig } from '../../src/config/open.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function openSite(settings: string, more = '') {
  const root = tempDir();
  await writeFiles(root, {
    'content/ui/index.md': '# UI',
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  diagnostics: ${settings},
  ${more}
};`,
  });
  const { value, diagnostics } = await openConfig({ root, fs: createFileSystem() });
  return {
    severities: Object.fromEntries(value?.severities ?? []),
    reported: diagnostics.map(({ severity, code, message, hint, at }) => [
      `${severity} ${code} ${at?.line}:${at?.column}`,
      message,
      hint,
    ]),
  };
}

test('severities are read for warnings and for errors that leave the rest of the site correct', async () => {
  const settings = "{ 'markdown/long-title': 'error', 'demos/missing-file': 'warn', 'plan/missing-api-page': 'off' }";
  expect(await openSite(settings)).toEqual({
    severities: { 'markdown/long-title': 'error', 'demos/missing-file': 'warning', 'plan/missing-api-page': 'off' },
    reported: [],
  });
});

test('a warning and an error that leaves the rest of the site correct can become notes', async () => {
  expect(await openSite("{ 'markdown/long-title': 'info', 'demos/missing-file': 'info' }")).toEqual({
    severities: { 'markdown/long-title': 'info', 'demos/missing-file': 'info' },
    reported: [],
  });
});

test('a code that does not exist is an error at its key, with the nearest code', async () => {
  expect(await openSite("{ 'demos/missing-files': 'warn' }")).toEqual({
    severities: {},
    reported: [
      [
        'error config/unknown-code 4:18',
        expect.stringContaining('"demos/missing-files"'),
        'did you mean "demos/missing-file"?',
      ],
    ],
  });
});

test('an error that stops a build and a code of a command keep their severities', async () => {
  const { severities, reported } = await openSite(
    "{ 'config/syntax': 'off', 'content/duplicate-route': 'error', 'serve/not-watched': 'off' }",
  );
  expect(severities).toEqual({ 'content/duplicate-route': 'error' });
  expect(reported).toEqual([
    ['error config/fixed-severity 4:18', expect.stringContaining('config/syntax'), expect.any(String)],
    ['error config/fixed-severity 4:78', expect.stringContaining('serve/not-watched'), expect.any(String)],
  ]);
});

test('the code of a plugin is accepted where there is a plugin, unless its area is one of docs-gen', async () => {
  const settings = "{ 'acme/spelling': 'off', 'demos/spelling': 'off' }";
  const withPlugin = await openSite(settings, "plugins: [{ name: 'acme' }],");
  expect(withPlugin.severities).toEqual({ 'acme/spelling': 'off' });
  expect(withPlugin.reported).toHaveLength(1);
  expect((await openSite(settings)).reported).toHaveLength(2);
});

test('a severity is applied to what the config itself reports', async () => {
  const theme = "theme: { components: { code: { 'borderr-width': '2px' } } },";
  expect((await openSite('{}', theme)).reported).toHaveLength(1);
  expect((await openSite("{ 'config/unknown-property': 'off' }", theme)).reported).toEqual([]);
  const lowered = await openSite("{ 'config/unknown-property': 'warn' }", theme);
  expect(lowered.reported).toEqual([
    ['warning config/unknown-property 5:34', expect.any(String), 'did you mean "border-width"?'],
  ]);
});

test('a severity that does not exist is refused', async () => {
  expect((await openSite("{ 'markdown/long-title': 'fatal' }")).reported).toEqual([
    ['error config/invalid-value 4:41', expect.stringContaining('"off"'), expect.any(String)],
  ]);
});
