// Which API pages a product has: from a table in the config or in a JSON file, else one page for each JSON file.
import { posix } from 'node:path';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { locateLiteral } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { toRoute } from '../lib/url.ts';
import type { Deps } from '../model/deps.ts';
import type { Location, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { checkShape, type JsonFile, readJson } from './json.ts';
import { routesSchema } from './schema.ts';

/** One API page to read. */
export interface ApiEntry {
  readonly route: string;
  readonly productKey: string;
  readonly page: JsonFile;
  readonly descriptions: JsonFile | null;
  /** null: what the JSON looks like. */
  readonly kind: 'component' | 'interface' | null;
  /** True when the folder asked for it, and not an author: JSON that is no API page is then left alone. */
  readonly isDerived: boolean;
  /** Where the page is asked for; looked up when there is something to say. */
  readonly at: () => Promise<Location>;
}

type ApiConfig = NonNullable<Product['api']>;

export async function findApiEntries(site: Site, product: Product, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const { api } = product;
  if (!api) return { value: [], diagnostics: [] };
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
    isDerived: false,
    at: at(route),
  }));
}

/** `api/button.json` is `<prefix>api/button/`; its texts have the same name in the other folder, or a folder of that name. */
async function fromFolder(api: ApiConfig, site: Site, product: Product, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const folder = inContent(api.pages, product);
  const wrong = await pathProblem(folder.absolute, 'folder', deps.fs);
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
  const known = new Set(texts ? await deps.fs.glob(['**/*.json'], { cwd: texts.absolute }) : []);
  const inTexts = texts?.file.startsWith(`${folder.file}/`) ? texts.file.slice(folder.file.length + 1) : null;
  const pages = await deps.fs.glob(['**/*.json'], {
    cwd: folder.absolute,
    ...(inTexts === null ? {} : { ignore: [`${inTexts}/**`] }),
  });
  const entries = pages.map((name): ApiEntry => {
    const page = inContent(`${api.pages}/${name}`, product);
    const stem = name.replace(/\.json$/, '');
    const text = [name, `${stem}/${stem.split('/').at(-1)}.json`].find((candidate) => known.has(candidate));
    return {
      route: toRoute(`${product.prefix}api/${stem.replace(/(?:^|\/)index$/, '')}`),
      productKey: product.id,
      page,
      descriptions: text === undefined ? null : inContent(`${api.descriptions}/${text}`, product),
      kind: null,
      isDerived: true,
      at: async () => ({ file: page.file }),
    };
  });
  return { value: entries, diagnostics: [] };
}

/** `api` of the product, as it stands in the config. */
function configOf(site: Site, product: Product, { fs }: Deps): DataSource {
  const base = ['products', site.products.indexOf(product), 'api'];
  return openDataSource({ absolute: posix.resolve(site.root, site.configFile), file: site.configFile, fs, base });
}

function inContent(path: string, product: Product): JsonFile {
  return { file: posix.join(product.contentDir, path), absolute: posix.join(product.contentRoot, path) };
}
