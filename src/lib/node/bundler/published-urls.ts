// `new URL('./file', import.meta.url)`, which browsers understand without a bundler and esbuild leaves as it is: the file is
// published, and the expression has its address. A script is bundled before that.
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PartialMessage, PluginBuild } from 'esbuild';
import { isFileSpecifier, type ModuleUrl, moduleUrls, pathOf } from '../../syntax/module-urls.ts';
import { parse } from '../../syntax/parse.ts';
import { isInstalled } from '../installed-files.ts';
import { queryImport } from './import-queries.ts';
import { messageAt } from './message-at.ts';

/** A module whose text is at hand. */
export interface ModuleText {
  /** Absolute; of a module in a page, where its imports start. */
  readonly path: string;
  /** As esbuild names it. */
  readonly name: string;
  readonly text: string;
}

export type WithUrls =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly errors: readonly PartialMessage[] };

/** Lines stay where they are. Of packages, what cannot be found is left as it is: their authors are others. */
export async function withPublishedUrls(module: ModuleText, build: PluginBuild): Promise<WithUrls> {
  const { path, text } = module;
  const urls = await urlsOf(module);
  const errors: PartialMessage[] = [];
  const imports: string[] = [];
  let changed = '';
  let at = 0;
  for (const url of urls) {
    const found = await replacement(url, module, build, imports.length);
    if (found === null) continue;
    if ('error' in found) {
      if (!isInstalled(path)) errors.push(messageAt(found.error, { file: module.name, text, ...url.argument }));
      continue;
    }
    changed += text.slice(at, url.start) + found.code;
    at = url.end;
    imports.push(`import ${nameOf(imports.length)} from ${JSON.stringify(found.imported)};\n`);
  }
  if (errors.length > 0) return { ok: false, errors };
  if (imports.length === 0) return { ok: true, text };
  const helper = `import { PublishedUrl as ${HELPER} } from '${PUBLISHED_URL}';\n`;
  return { ok: true, text: `${changed}${text.slice(at)}\n${helper}${imports.join('')}` };
}

/** What cannot be parsed is for esbuild to report. */
async function urlsOf({ path, text }: ModuleText): Promise<ModuleUrl[]> {
  try {
    return moduleUrls((await parse(text, path)).program);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

type Replacement = { readonly code: string; readonly imported: string } | { readonly error: string };

/** null: the expression is about something else than a file. */
async function replacement(
  { specifier, use }: ModuleUrl,
  { path }: ModuleText,
  build: PluginBuild,
  index: number,
): Promise<Replacement | null> {
  if (specifier === null)
    return { error: 'new URL(…, import.meta.url) needs the name of a file as a string: only then it can be published' };
  if (!isFileSpecifier(specifier)) return null;
  const file = await fileAt(pathOf(specifier), path, build);
  if (file === null) return { error: `Could not resolve ${JSON.stringify(specifier)}` };
  const name = nameOf(index);
  // Code of packages may publish a script as it is, and start it in its own way.
  const isScript = SCRIPT.test(file) && (use !== 'file' || !isInstalled(path));
  if (isScript) {
    const imported = queryImport(file, use === 'classic-worker' ? 'classic-worker-url' : 'worker-url');
    return { code: `new URL(${name}, import.meta.url)`, imported };
  }
  const rest = specifier.slice(pathOf(specifier).length);
  const address = rest === '' ? name : `${name} + ${JSON.stringify(rest)}`;
  return { code: `new ${HELPER}(${address})`, imported: queryImport(file, 'url') };
}

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** A file next to the module, as an address names it; else a module, as an import names it. */
async function fileAt(specifier: string, importer: string, build: PluginBuild): Promise<string | null> {
  const resolveDir = dirname(importer);
  const near = resolve(resolveDir, decoded(specifier));
  if (statSync(near, { throwIfNoEntry: false })?.isFile()) return near;
  const candidates = specifier.startsWith('.') ? [specifier] : [`./${specifier}`, specifier];
  for (const candidate of candidates) {
    const found = await build.resolve(candidate, { kind: 'import-statement', importer, resolveDir });
    if (found.errors.length === 0 && !found.external && found.namespace === 'file') return found.path;
  }
  return null;
}

function decoded(specifier: string): string {
  try {
    return decodeURIComponent(specifier);
  } catch {
    return specifier; // `%` stands for itself.
  }
}

function nameOf(index: number): string {
  return `docsGenFile${index}`;
}

const HELPER = 'DocsGenUrl';
const PUBLISHED_URL = 'docs-gen-published-url';

/**
 * An address that is the same in the HTML and in browsers: without the host, which is not known when the site is built. As text it
 * is a path; its other fields are those of any `URL`.
 */
const PUBLISHED_URL_CODE = `const { origin = '' } = globalThis.location ?? {};
export class PublishedUrl extends URL {
  #text;
  constructor(address) {
    super(address, origin.startsWith('http') ? origin : 'http://localhost');
    this.#text = address;
  }
  get href() { return this.#text; }
  toString() { return this.#text; }
  toJSON() { return this.#text; }
}
`;

export function publishedUrlModule({ onResolve, onLoad }: PluginBuild): void {
  onResolve({ filter: new RegExp(`^${PUBLISHED_URL}$`) }, ({ path }) => ({ path, namespace: PUBLISHED_URL }));
  onLoad({ filter: /.*/, namespace: PUBLISHED_URL }, () => ({ contents: PUBLISHED_URL_CODE, loader: 'js' }));
}
