// The page tree as its author wrote it: in the config, or in `pages.ts` or `pages.json` of the content folder.
import { resolve } from 'node:path';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { type SchemaFinding, schemaFindings, withoutFaults } from '../diagnostics/schema-findings.ts';
import { findForbiddenIn, forbiddenProblem, withoutForbidden } from '../lib/forbidden-characters.ts';
import { loadModule } from '../lib/node/load-module.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { type PageNodeInput, pageTreeSchema } from '../schema/page-tree.ts';

export interface AuthoredTree {
  readonly nodes: readonly PageNodeInput[];
  readonly source: DataSource;
}

/** null: the author wrote none. A tree that cannot be used is empty, with an error. */
export async function loadAuthoredTree(
  site: Site,
  product: Product,
  fs: FileSystem,
): Promise<Outcome<AuthoredTree | null>> {
  const base = ['products', site.products.indexOf(product), 'pages'];
  const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs, base });
  if (Array.isArray(product.pages)) {
    if (isTooDeep(product.pages)) return tooDeep(config);
    return { value: { nodes: product.pages, source: config }, diagnostics: [] };
  }
  const absolute = await findTreeFile(product, fs);
  if (absolute !== null) return readTreeFile(absolute, site, fs);
  if (product.pages === undefined) return { value: null, diagnostics: [] };
  const wrong = await pathProblem(resolve(product.contentRoot, product.pages), 'file', fs);
  const problem = wrong?.problem ?? 'does not exist';
  const { at, path } = await config.place([]);
  const diagnostic = report('tree/missing-file', { file: product.pages, product: product.id, problem, path }, at);
  return { value: { nodes: [], source: config }, diagnostics: [diagnostic] };
}

const TREE_FILES = ['pages.ts', 'pages.mts', 'pages.js', 'pages.mjs', 'pages.json'];

async function findTreeFile({ pages, contentRoot }: Product, fs: FileSystem): Promise<string | null> {
  for (const name of typeof pages === 'string' ? [pages] : TREE_FILES) {
    const absolute = resolve(contentRoot, name);
    if ((await pathProblem(absolute, 'file', fs)) === null) return absolute;
  }
  return null;
}

async function readTreeFile(absolute: string, site: Site, fs: FileSystem): Promise<Outcome<AuthoredTree>> {
  const source = openDataSource({ absolute, file: relativeTo(site.root, absolute), fs, name: 'pages' });
  const loaded = await loadModule(absolute, site.root);
  if (!loaded.ok) {
    const diagnostics = loaded.problems.map(({ kind, text, at }) =>
      report(kind === 'syntax' ? 'tree/syntax' : 'tree/threw', { file: at.file, problem: text }, at),
    );
    return { value: { nodes: [], source }, diagnostics };
  }
  fs.madeOf?.(loaded.files, { ran: true });
  if (!loaded.isPure) fs.unseen?.();
  if (loaded.value === undefined) {
    const diagnostic = report('tree/no-export', { file: source.file }, { file: source.file });
    return { value: { nodes: [], source }, diagnostics: [diagnostic] };
  }
  if (isTooDeep(loaded.value)) return tooDeep(source);
  const parsed = pageTreeSchema.safeParse(loaded.value);
  if (parsed.success) {
    const forbidden = await forbiddenField(parsed.data, source);
    return { value: { nodes: withoutForbidden(parsed.data), source }, diagnostics: forbidden };
  }
  const findings = schemaFindings(pageTreeSchema, loaded.value, parsed.error);
  const rest = pageTreeSchema.safeParse(withoutFaults(loaded.value, findings));
  return {
    value: { nodes: withoutForbidden(rest.data ?? []), source },
    diagnostics: await Promise.all(findings.map((finding) => fieldDiagnostic(finding, source))),
  };
}

/** Levels of a page tree. Checking and rendering it recurse: the default stack of Node has room for more than 200. */
const MAX_LEVELS = 100;

function isTooDeep(tree: unknown): boolean {
  let level = listOf(tree);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((node) => listOf(node?.children));
  }
  return false;
}

function listOf(value: unknown): readonly ({ readonly children?: unknown } | null)[] {
  return Array.isArray(value) ? value : [];
}

async function tooDeep(source: DataSource): Promise<Outcome<AuthoredTree>> {
  const { at } = await source.place([]);
  const problem = `has more than ${MAX_LEVELS} levels`;
  const diagnostic = report('tree/invalid-field', { name: 'The page tree', problem, path: null }, at);
  return { value: { nodes: [], source }, diagnostics: [diagnostic] };
}

async function forbiddenField(nodes: unknown, source: DataSource): Promise<Diagnostic[]> {
  const found = findForbiddenIn(nodes);
  if (!found) return [];
  const { at, path } = await source.place(found.path, { key: found.atKey });
  const params = { name: `"${found.path.at(-1)}"`, problem: forbiddenProblem(found.name), path };
  return [report('tree/invalid-field', params, at)];
}

async function fieldDiagnostic(finding: SchemaFinding, source: DataSource): Promise<Diagnostic> {
  switch (finding.kind) {
    case 'unknown-key': {
      const { at, path } = await source.place(finding.path, { key: true });
      return report('tree/unknown-field', { field: finding.key, nearest: finding.nearest, path }, at);
    }
    case 'missing-key': {
      const { at, path } = await source.place(finding.path.slice(0, -1));
      return report('tree/invalid-field', { name: `"${finding.key}"`, problem: 'is missing', path }, at);
    }
    case 'invalid-value': {
      const { at, path } = await source.place(finding.path);
      const field = finding.path.at(-1);
      const name = finding.path.length === 0 ? 'The page tree' : typeof field === 'string' ? `"${field}"` : 'A node';
      return report(
        'tree/invalid-field',
        { name, problem: finding.problem, nearest: finding.nearest, path: finding.path.length === 0 ? null : path },
        at,
      );
    }
  }
}
