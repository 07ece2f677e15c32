// The config of a test's site that brings none.
import type { SiteFiles } from './site-chain.ts';

/** `{}` where the files hold a config. Products have their folder's name as id, prefix and name. */
export function defaultConfig(paths: readonly string[]): SiteFiles {
  if (paths.some((path) => /^site\.config\.\w+$/.test(path))) return {};
  const folders = paths.flatMap((path) => (path.endsWith('.md') ? (path.match(/^[^/]+(?=\/)/) ?? []) : []));
  const products = [...new Set(folders)].map((id) => ({ id, prefix: `/${id}/`, name: `Acme ${id}`, contentDir: id }));
  const config = { title: 'Acme', url: 'https://acme.example', products };
  return { 'site.config.ts': `export default ${JSON.stringify(config, null, 2)};\n` };
}
