// `llms.txt` and `llms-full.txt`, for the site and for each product: what there is to read as Markdown, and all of it in one file.
import { mirrorPath, publicUrl } from '../lib/published-names.ts';
import type { Artifact, MadeArtifact } from '../model/artifact.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageTree, TreeNode } from '../model/tree.ts';
import { escapeText, link } from './markdown-text.ts';

type Plan = Pick<BuildPlan, 'site' | 'routes' | 'trees' | 'products'>;

/** `files`: the mirrors; a page without one stands in no list. In the first language only. */
export function llmsFiles({ site, routes, trees, products }: Plan, files: readonly Artifact[]): MadeArtifact[] {
  const mirrors = new Map(files.map((file) => [file.path, file.body]));
  const listed = routes.filter((route) => route.language === site.languages[0] && mirrors.has(mirrorPath(route.path)));
  const texts = new Map(listed.map((route) => [route.path, String(mirrors.get(mirrorPath(route.path)))]));
  const folders = [...products.values()].flatMap((product) => {
    const own = listed.filter(({ productKey }) => productKey === product.id);
    return own.length === 0 ? [] : [{ product, pages: inTreeOrder(own, trees.get(product.id)) }];
  });
  const atRoot = folders.find(({ product }) => product.prefix === '/') ?? null;
  const below = folders.filter((folder) => folder !== atRoot);
  const start = { name: site.title, description: site.description };
  return [
    textFile('llms.txt', [
      opening(start),
      ...(atRoot === null ? [] : sections(atRoot.product, atRoot.pages, site)),
      ...below.map(({ product }) => productSection(product, site)),
    ]),
    ...(atRoot === null ? [] : [textFile(fullTextPath(atRoot.product), fullText(start, atRoot.pages, texts))]),
    ...below.flatMap(({ product, pages }) => [
      textFile(`${product.prefix.slice(1)}llms.txt`, [
        opening({ name: product.name, description: descriptionOf(product, pages) }),
        ...sections(product, pages, site),
      ]),
      textFile(
        fullTextPath(product),
        fullText({ name: product.name, description: descriptionOf(product, pages) }, pages, texts),
      ),
    ]),
  ];
}

interface ListedPage {
  readonly route: Route;
  /** Title of the group at the top of the tree; null: it stands in none. */
  readonly group: string | null;
}

/** Pages that the tree does not show come last, by their address. */
function inTreeOrder(routes: readonly Route[], tree: PageTree | undefined): ListedPage[] {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const pages: ListedPage[] = [];
  const take = (node: TreeNode, group: string | null) => {
    if (node.kind === 'external') return;
    if (node.kind !== 'page') {
      for (const child of node.children) take(child, group ?? node.title);
      return;
    }
    const route = byPath.get(node.route);
    if (route === undefined) return; // Elsewhere, or in the list before.
    byPath.delete(node.route);
    pages.push({ route, group });
  };
  for (const node of tree?.nodes ?? []) take(node, null);
  return [...pages, ...[...byPath.values()].map((route) => ({ route, group: null }))];
}

/** The page at the product's own address says best what it is. */
function descriptionOf({ prefix }: Product, pages: readonly ListedPage[]): string {
  return pages.find(({ route }) => route.path === prefix)?.route.description ?? '';
}

function opening({ name, description }: { readonly name: string; readonly description: string }): string {
  return description === '' ? `# ${escapeText(name)}` : `# ${escapeText(name)}\n\n> ${escapeText(description)}`;
}

/** Pages of no group under the product's own name. */
function sections(product: Product, pages: readonly ListedPage[], site: Site): string[] {
  const groups = new Map<string, string[]>();
  for (const { route, group } of pages) {
    const title = group ?? product.name;
    groups.set(title, [
      ...(groups.get(title) ?? []),
      row(route.title, mirrorPath(route.path), route.description, site),
    ]);
  }
  return [...groups].map(([title, rows]) => `## ${escapeText(title)}\n\n${rows.join('\n')}`);
}

function productSection({ name, prefix }: Product, site: Site): string {
  const folder = prefix.slice(1);
  const rows = [
    row(`${name}: list of pages`, `${folder}llms.txt`, 'Each page with what it is about', site),
    row(`${name}: all pages`, `${folder}llms-full.txt`, 'The text of each page, in one file', site),
  ];
  return `## ${escapeText(name)}\n\n${rows.join('\n')}`;
}

function row(title: string, path: string, description: string, site: Site): string {
  const about = description === '' ? '' : `: ${escapeText(description)}`;
  return `- ${link(escapeText(title), publicUrl(`/${path}`, site))}${about}`;
}

/** Of the file that holds the texts of all pages of a product. */
export function fullTextPath({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix.slice(1)}llms-full.txt`;
}

/** The file of all texts when a page has another; null: where it stands is not certain. Both are mirrors. */
export function editFullText(whole: Buffer, before: string, after: string): Buffer | null {
  const old = Buffer.from(`\n\n${before.trimEnd()}\n`);
  const at = whole.indexOf(old);
  if (at === -1 || whole.indexOf(old, at + 1) !== -1) return null;
  const now = Buffer.from(`\n\n${after.trimEnd()}\n`);
  return Buffer.concat([whole.subarray(0, at), now, whole.subarray(at + old.length)]);
}

function fullText(
  start: { readonly name: string; readonly description: string },
  pages: readonly ListedPage[],
  texts: ReadonlyMap<string, string>,
): string[] {
  return [opening(start), ...pages.map(({ route }) => (texts.get(route.path) ?? '').trimEnd())];
}

function textFile(path: string, parts: readonly string[]): MadeArtifact {
  return { path, body: `${parts.join('\n\n')}\n`, type: 'text/plain', immutable: false };
}
