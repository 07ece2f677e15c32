// A site on disk with a package of its own, for what is held to types.
import { createDeps } from '../../src/cli/deps.ts';
import type { CachePlace } from '../../src/lib/node/stamped-cache.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import type { CheckRequest, TypeHost } from '../../src/model/package-types.ts';
import type { DocRoute } from '../../src/model/route.ts';
import type { Site } from '../../src/model/site.ts';
import { checkTypes } from '../../src/proof/types.ts';
import { checkModules } from '../../src/typescript/check.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';
import { QUIET_PROGRESS } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

export const { fs, writer } = createDeps(QUIET_PROGRESS);

/** A package without JSX, as installed: its types are in its folder. */
export const PACKAGE = {
  'node_modules/@acme/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/@acme/ui/index.d.ts': [
    "export interface BoxOptions { size?: 'small' | 'large'; label: string }",
    'export interface Box { readonly options: BoxOptions; show(): void }',
    'export declare function box(options: BoxOptions): Box;',
  ].join('\n'),
};

export function siteAt(root: string, config: Readonly<Record<string, unknown>> = {}): Site {
  const site = testSite({ check: { fences: 'all' }, ...config });
  const products = site.products.map((product) => ({ ...product, contentRoot: `${root}/${product.contentDir}` }));
  return { ...site, root, products };
}

/** The library of the language is parsed once for all tests of a file. */
const maker = createProgramMaker();

export interface Checked {
  /** `content/ui/a/a.md:3:5 TS2322`, for each. */
  readonly said: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly modules: number;
  readonly hits: number;
  readonly programs: readonly CheckRequest[];
}

/** Pages by name below `content/ui`. */
export async function checkPages(
  site: Site,
  pages: Readonly<Record<string, string>>,
  place: CachePlace | null = null,
): Promise<Checked> {
  const compile = await pageCompiler(site);
  const compiled = await Promise.all(
    Object.entries(pages).map(([name, text]) =>
      compile(text, { source: { name, file: `content/ui/${name}`, route: `/ui/${name}/` } }),
    ),
  );
  await writeFiles(
    site.root,
    Object.fromEntries(Object.entries(pages).map(([name, text]) => [`content/ui/${name}`, text])),
  );
  const programs: CheckRequest[] = [];
  const types: Pick<TypeHost, 'check'> = {
    check: async (request) => {
      programs.push(request);
      return checkModules(request, maker);
    },
  };
  const routes = compiled.map(({ page }) => ({ kind: 'doc', productKey: 'ui', page, demos: [], components: [] }));
  const plan = { site, routes: routes as unknown as readonly DocRoute[], products: new Map() }; // All that is read of them.
  const outcome = await checkTypes(plan, { types, place, keepsState: true }, { fs });
  const said = outcome.diagnostics.map(({ at, message }) => {
    return `${at?.file}:${at?.line}:${at?.column} ${/^TS\d+/.exec(message)?.[0] ?? message}`;
  });
  const { items = 0, cacheHits = 0 } = outcome.work ?? {};
  return { said, diagnostics: outcome.diagnostics, modules: items, hits: cacheHits, programs };
}

export function fence(language: string, ...lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}
