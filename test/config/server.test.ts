// The fields of `docs-gen serve` in the config: what is accepted, and where each mistake is shown.
import { expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

/** `fields` is the third line of the file. */
async function load(fields: string) {
  const root = tempDir();
  const config = `export default {
  title: 'Acme', url: 'https://docs.acme.example', products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui' }],
  server: ${fields},
};
`;
  await writeFiles(root, { 'ui/index.md': '# UI', 'site.config.ts': config });
  const { value, diagnostics } = await loadSite({ root, fs: createFileSystem() });
  return { server: value?.server, said: diagnostics.map(({ message, at }) => `${at?.line} ${message}`) };
}

test('a server without configuration has no proxy and allows only the host names of this machine', async () => {
  expect((await load('{}')).server).toEqual({ proxy: {}, allowedHosts: [] });
});

test.each([
  "{ proxy: { '/api': 'http://localhost:8080' } }",
  "{ proxy: { '/api/': { target: 'https://api.acme.example/v2', changeOrigin: true, headers: { 'X-Key': 'a' } } } }",
  "{ https: { key: 'certs/a.key', cert: 'certs/a.pem' } }",
  "{ allowedHosts: ['docs.acme.example', '.preview.example', '192.0.2.1'] }",
])('the server configuration %s is accepted', async (fields) => {
  expect((await load(fields)).said).toEqual([]);
});

// The value, and a part of what is said of it.
test.each([
  ["{ proxy: { '/api': 'localhost:8080' } }", 'must be the URL of a server'],
  ["{ proxy: { '/api': 'ftp://files.example' } }", 'must be the URL of a server'],
  ["{ proxy: { '/api': { target: '/v2' } } }", 'must be the URL of a server'],
  ["{ proxy: { '/api': {} } }", 'target'],
  ["{ proxy: { '/api': { target: 'http://a.example', changeorigin: true } } }", 'changeorigin'],
  ["{ proxy: { api: 'http://a.example' } }", 'must be a path prefix'],
  ["{ proxy: { '/a?b': 'http://a.example' } }", 'must be a path prefix'],
  ["{ proxy: { '/': 'http://a.example' } }", 'must be more than a slash'],
  ["{ proxy: { '/api': { target: 'http://a.example', headers: { 'a b': 'c' } } } }", 'is not the name of a header'],
  ["{ https: { key: 'a.key' } }", 'cert'],
  ['{ https: true }', 'https'],
  ["{ allowedHosts: ['https://docs.acme.example'] }", 'must be a host name'],
  ["{ allowedHosts: ['Docs.example'] }", 'must be a host name'],
  ["{ allowedHosts: ['*.example'] }", 'must be a host name'],
  ["{ allowedHosts: ['docs.example:3000'] }", 'must be a host name'],
  ['{ allowedHosts: true }', 'allowedHosts'],
  ['{ port: 3000 }', 'port'],
])('the server configuration %s is rejected', async (fields, text) => {
  const { said } = await load(fields);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(text);
  expect(said[0]).toMatch(/^3 /);
});
