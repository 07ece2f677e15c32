// A product with API data on disk, and what docs-gen reads of it.
import { readApiDocs } from '../../src/api/read.ts';
import { referencesOf } from '../../src/lib/api-sections.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { ApiDoc, ComponentApi, FunctionApi, InterfaceApi, ReferenceApi } from '../../src/model/api.ts';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import type { Deps } from '../../src/model/deps.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { PageSource } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';
import { stillTimer } from '../support/fake-clock.ts';
import { noGit } from '../support/no-git.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const deps: Deps = {
  fs: createFileSystem(),
  git: noGit,
  now: () => 0,
  timer: stillTimer,
  progress: { start() {}, tick() {}, end() {} },
  prebuilt: null,
};

export interface ProjectOptions {
  /** Below the product's content folder; objects are written as JSON. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly api?: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly extracted?: readonly ExtractedPage[];
  readonly pages?: readonly PageSource[];
}

/** What is documented, each with a page of its own. */
export async function readProject(options: ProjectOptions): Promise<Outcome<ReferenceApi[]>> {
  const { value, diagnostics } = await readAll(options);
  return { value: value.flatMap(referencesOf), diagnostics };
}

/** Every page that is made, tabs and lists too. */
export async function readAll({
  files,
  api = {},
  config = {},
  extracted = [],
  pages = [],
}: ProjectOptions): Promise<Outcome<ApiDoc[]>> {
  const root = await tempDir();
  const entries = Object.entries(files).map(([name, content]) => [
    `content/ui/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]);
  await writeFiles(root, Object.fromEntries(entries));
  const products = [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api }];
  return readApiDocs(at(testSite({ products, ...config }), root), { extracted, pages }, deps);
}

/** The same site in another folder. */
export function at(site: Site, root: string): Site {
  const products = site.products.map((product) => ({ ...product, contentRoot: `${root}/${product.contentDir}` }));
  return { ...site, root, products };
}

/** One component from its JSON, which may hold its texts. */
export async function readComponent(json: object, descriptions?: object): Promise<Outcome<ComponentApi>> {
  const { value, diagnostics } = await readOne({ name: 'Button', props: {}, ...json }, descriptions);
  if (value?.kind !== 'component') throw new Error(`No component: ${JSON.stringify(diagnostics)}`);
  return { value, diagnostics };
}

export async function readInterface(json: object, descriptions?: object): Promise<Outcome<InterfaceApi>> {
  const { value, diagnostics } = await readOne({ name: 'RowParams', properties: {}, ...json }, descriptions);
  if (value?.kind !== 'interface') throw new Error(`No interface: ${JSON.stringify(diagnostics)}`);
  return { value, diagnostics };
}

export async function readFunction(json: object, descriptions?: object): Promise<Outcome<FunctionApi>> {
  const { value, diagnostics } = await readOne({ name: 'useButton', parameters: {}, ...json }, descriptions);
  if (value?.kind !== 'hook' && value?.kind !== 'function') throw new Error(`No hook: ${JSON.stringify(diagnostics)}`);
  return { value, diagnostics };
}

/** An author's page that names components and hooks. */
export function namingPage(route: string, names: object, productKey = 'ui'): PageSource {
  return {
    ...{ route, productKey, file: `content${route}index.md`, absolute: '', name: 'index.md', head: '' },
    ...{ text: '# `A` title\n', primary: true, language: 'en' },
    frontMatter: frontMatterSchema.parse(names),
  };
}

async function readOne(json: object, descriptions: object | undefined): Promise<Outcome<ReferenceApi | undefined>> {
  const { value, diagnostics } = await readProject({
    files: { 'api/item.json': json, ...(descriptions ? { 'texts/item.json': descriptions } : {}) },
    api: descriptions ? { descriptions: 'texts' } : {},
  });
  return { value: value[0], diagnostics };
}
