// Which API pages a product has: from a table in the config or in a JSON file, else one page for each JSON file; and those of types.
import { posix } from 'node:path';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { locateLiteral } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { type FoundFiles, type FoundLink, findFiles } from '../lib/node/find-files.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { toRoute } from '../lib/url.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import type { Plan } from '../model/tree.ts';
import { routesSchema } from '../schema/api-json.ts';
import { checkShape, type JsonFile, readJson } from './json.ts';

/** One API page to read. */
export interface ApiEntry {
  readonly route: string;
  readonly productKey: string;
  readonly page: JsonFile;
  readonly descriptions: JsonFile | null;
  /** null: what the JSON looks like. */
  readonly kind: 'component' | 'interface' | 'hook' | 'function' | null;
  /** Of the export that types have for the page: `Dialog.Root`; null: only its JSON has the name. */
  readonly name: string | null;
  /** The page as types make it, where there is no file with its JSON. */
  readonly extracted: ExtractedPage | null;
  readonly plan: Plan;
  /** True when the folder asked for it, and not an author: JSON that is no API page is then left alone. */
  readonly isDerived: boolean;
  /** Where the page is asked for; looked up when there is something to say. */
  readonly at: () => Promise<Location>;
}

type ApiConfig = NonNullable<Product['api']>;

/** What an author wrote counts, where types make the same page. */
export async function findApiEntries(
  site: Site,
  product: Product,
  extracted: readonly ExtractedPage[],
  deps: Deps,
): Promise<Outcome<ApiEntry[]>> {
  const { api } = product;
  if (!api) return { value: [], diagnostics: [] };
  const written = await writtenEntries(api, site, product, deps);
  const own = extracted.filter(({ productKey }) => productKey === product.id);
  if (own.length === 0) return written;
  const plans = new Map(own.map(({ file, plan }) => [file, plan]));
  const names = new Map(own.map(({ file, name }) => [file, name]));
  const planned = written.value.map((entry) => ({
    ...entry,
    plan: plans.get(entry.page.file) ?? entry.plan,
    // A table of routes decides where a page is.
    name: entry.isDerived ? (names.get(entry.page.file) ?? null) : null,
  }));
  const files = new Set(planned.map(({ page }) => page.file));
  const routes = new Set(planned.map(({ route }) => route));
  const made = await Promise.all(own.map((page) => extractedEntry(page, api, product, deps)));
  const further = made.filter(({ route, page }) => !files.has(page.file) && !routes.has(route));
  return { value: [...planned, ...further], diagnostics: written.diagnostics };
}

/** A table of routes need not name what `docs-gen api` wrote: its file is read all the same. */
async function extractedEntry(
  extracted: ExtractedPage,
  api: ApiConfig,
  product: Product,
  { fs }: Pick<Deps, 'fs'>,
): Promise<ApiEntry> {
  const name = posix.relative(product.contentDir, extracted.file);
  const page = inContent(name, product);
  const isOnDisk = api.routes !== undefined && (await pathProblem(page.absolute, 'file', fs)) === null;
  const { at, kind, plan } = extracted;
  return {
    ...{ route: routeOfFile(posix.relative(api.pages, name), product), productKey: product.id, page, plan, kind },
    descriptions: null,
    name: extracted.name,
    extracted: isOnDisk ? null : extracted,
    isDerived: false,
    at: async () => (isOnDisk ? { file: page.file } : at),
  };
}

async function writtenEntries(api: ApiConfig, site: Site, product: Product, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  if (typeof api.routes === 'string') return fromFile(api.routes, site, product, deps);
  if (api.routes) {
    const config = configOf(site, product, deps);
    const at = (route: string) => async () => (await config.place(['routes', route], { key: true })).at;
    return { value: fromTable(api.routes, at, { api, site, product }), diagnostics: [] };
  }
  return fromFolder(api, site, product, deps);
}

async function fromFile(name: string, site: Site, product: Product, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const file = inContent(name, product);
  const json = await readJson(file, async () => (await configOf(site, product, deps).place(['routes'])).at, deps);
  if (!json.value) return { value: [], diagnostics: json.diagnostics };
  const table = await checkShape(routesSchema, json.value, file.file);
  if (!table.value || !product.api) return { value: [], diagnostics: table.diagnostics };
  const { source } = json.value;
  const at = (route: string) => async () =>
    (await locateLiteral(source, file.file, [route], { key: true })) ?? { file: file.file };
  return { value: fromTable(table.value, at, { api: product.api, site, product }), diagnostics: [] };
}

type RouteTable = Readonly<
  Record<
    string,
    { readonly page: string; readonly descriptions?: string | undefined; readonly kind?: ApiEntry['kind'] | undefined }
  >
>;

function fromTable(
  table: RouteTable,
  at: (route: string) => ApiEntry['at'],
  { api, product }: { api: ApiConfig; site: Site; product: Product },
): ApiEntry[] {
  return Object.entries(table).map(([route, { page, descriptions, kind }]) => ({
    route: toRoute(route),
    productKey: product.id,
    page: inContent(`${api.pages}/${page}`, product),
    descriptions:
      descriptions === undefined ? null : inContent(`${api.descriptions ?? api.pages}/${descriptions}`, product),
    kind: kind ?? null,
    name: null,
    extracted: null,
    plan: 'community',
    isDerived: false,
    at: at(route),
  }));
}

/** `api/button.json` is `<prefix>api/button/`; its texts have the same name in the other folder, or a folder of that name. */
async function fromFolder(api: ApiConfig, site: Site, product: Product, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const folder = inContent(api.pages, product);
  const wrong = await pathProblem(folder.absolute, 'folder', deps.fs);
  // Types make all pages of many a product.
  if (wrong?.isMissing && api.packages.length > 0) return { value: [], diagnostics: [] };
  if (wrong) {
    const config = configOf(site, product, deps);
    const written = await config.place(['pages']);
    // Where the folder is not written, the default is meant, and `api` asks for it.
    const { at } = written.path === null ? written : await config.place([]);
    const params = { folder: folder.file, product: product.id, problem: wrong.problem };
    return { value: [], diagnostics: [report('api/missing-folder', params, at)] };
  }
  const texts = api.descriptions === undefined ? null : inContent(api.descriptions, product);
  const wrongTexts = texts && (await pathProblem(texts.absolute, 'folder', deps.fs));
  if (wrongTexts && !wrongTexts.isMissing) {
    const { at } = await configOf(site, product, deps).place(['descriptions']);
    const params = { folder: texts.file, product: product.id, problem: wrongTexts.problem };
    return { value: [], diagnostics: [report('api/missing-folder', params, at)] };
  }
  const asked = { endings: ['json'], bounds: createBounds(site, deps.fs) };
  const foundTexts = texts === null ? NOTHING : await findFiles(deps.fs, { ...asked, cwd: texts.absolute });
  const known = new Set(foundTexts.files);
  const inTexts = texts?.file.startsWith(`${folder.file}/`) ? texts.file.slice(folder.file.length + 1) : null;
  const pages = await findFiles(deps.fs, {
    ...asked,
    cwd: folder.absolute,
    ...(inTexts === null ? {} : { ignore: [`${inTexts}/**`] }),
  });
  const entries = pages.files.map((name): ApiEntry => {
    const page = inContent(`${api.pages}/${name}`, product);
    const stem = name.replace(/\.json$/, '');
    const text = [name, `${stem}/${stem.split('/').at(-1)}.json`].find((candidate) => known.has(candidate));
    return {
      route: routeOfFile(name, product),
      productKey: product.id,
      page: reached(page, pages, name),
      descriptions:
        text === undefined ? null : reached(inContent(`${api.descriptions}/${text}`, product), foundTexts, text),
      kind: null,
      name: null,
      extracted: null,
      plan: 'community',
      isDerived: true,
      at: async () => ({ file: page.file }),
    };
  });
  const links = [
    ...pages.links.map((link) => linkDiagnostic(folder, link)),
    ...(texts === null ? [] : foundTexts.links.map((link) => linkDiagnostic(texts, link))),
  ];
  return { value: entries, diagnostics: links };
}

const NOTHING: FoundFiles = { files: [], realPaths: new Map(), links: [] };

/** A file that was listed: by a link, or as it stands there. */
function reached(file: JsonFile, { realPaths }: FoundFiles, name: string): JsonFile {
  return { ...file, realPath: realPaths.get(name) ?? null };
}

function linkDiagnostic(folder: JsonFile, { name, kind }: FoundLink): Diagnostic {
  const file = `${folder.file}/${name}`;
  return report('api/symbolic-link', { file, kind }, { file });
}

/** `name`: below the folder of API pages. */
function routeOfFile(name: string, { prefix }: Product): string {
  return toRoute(`${prefix}api/${name.replace(/\.json$/, '').replace(/(?:^|\/)index$/, '')}`);
}

/** `api` of the product, as it stands in the config. */
function configOf(site: Site, product: Product, { fs }: Deps): DataSource {
  const base = ['products', site.products.indexOf(product), 'api'];
  return openDataSource({ absolute: posix.resolve(site.root, site.configFile), file: site.configFile, fs, base });
}

function inContent(path: string, product: Product): JsonFile {
  return { file: posix.join(product.contentDir, path), absolute: posix.join(product.contentRoot, path) };
}
