// Checks the types of demos and of code in pages against the installed packages: one program for each product.
import { resolve } from 'node:path';
import { literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { isInPackages } from '../lib/node/folders-above.ts';
import type { UncheckedCode } from '../model/build.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { type DemoModules, demoModules } from './demo-modules.ts';
import { fenceModules } from './fence-modules.ts';
import { askTypes, type KeptTypesOptions } from './kept-types.ts';
import { ofPackage, tell } from './type-diagnostics.ts';

type CheckedPlan = Pick<BuildPlan, 'site' | 'routes' | 'products'>;

/** The value: code that TypeScript cannot check, or only in part. The number of items is that of modules; what is kept counts as a hit. */
export async function checkTypes(
  plan: CheckedPlan,
  options: KeptTypesOptions,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<readonly UncheckedCode[]>> {
  const { site } = plan;
  const { root, aliases, check } = site;
  if (check.fences === 'off' && !check.demos) return { value: [], diagnostics: [] };
  const path = resolve(root, check.tsconfig ?? 'tsconfig.json');
  const tsconfig = (await fs.exists(path)) ? path : null;
  if (check.tsconfig !== undefined && tsconfig === null)
    return { value: [], diagnostics: [await missingConfig(check.tsconfig, site, fs)] };
  const hasReact = await hasReactTypes(root, fs);
  /** Every element would be an error. */
  const isReadable = (file: string) => hasReact || !file.endsWith('x');

  const diagnostics: Diagnostic[] = [];
  const unchecked: UncheckedCode[] = [];
  let items = 0;
  let cacheHits = 0;
  for (const { id } of site.products) {
    const inFences = fenceModules(pagesOf(plan, id), root);
    const inDemos = check.demos ? demoModules(plan, id) : NO_DEMOS;
    const files = inDemos.files.filter(isReadable);
    const modules = [...inDemos.modules, ...inFences.modules].filter((module) => isReadable(module.path));
    const count = files.length + modules.length;
    if (count < inDemos.files.length + inDemos.modules.length + inFences.modules.length)
      unchecked.push({ at: { file: site.configFile, line: 1 }, reason: '@types/react is not installed' });
    if (count === 0) continue;
    const request = { name: `checked-${id}`, root, tsconfig, files, modules, aliases };
    const { problems, packages, isKept } = await askTypes(request, options);
    items += count;
    if (isKept) cacheHits += count;
    for (const problem of problems) {
      const told = await tell(problem, { site, fs, inFences, inDemos });
      diagnostics.push(...told.diagnostics);
      unchecked.push(...told.unchecked);
    }
    diagnostics.push(...packages.map((one) => ofPackage(one, site)));
  }
  return { value: distinct(unchecked), diagnostics, work: { items, cacheHits } };
}

async function hasReactTypes(root: string, fs: Deps['fs']): Promise<boolean> {
  if (process.versions.pnp !== undefined) return true; // Packages are not in folders: TypeScript itself finds them.
  return isInPackages('@types/react', root, fs);
}

const NO_DEMOS: DemoModules = { files: [], modules: [], inline: new Map() };

function pagesOf({ routes }: CheckedPlan, product: string): CompiledPage[] {
  return routes.flatMap((route) => (route.kind === 'doc' && route.productKey === product ? [route.page] : []));
}

/** One place may be reached by several problems of the same kind. */
function distinct(unchecked: readonly UncheckedCode[]): UncheckedCode[] {
  return [...new Map(unchecked.map((one) => [JSON.stringify([one.at.file, one.at.line, one.reason]), one])).values()];
}

async function missingConfig(tsconfig: string, site: Site, fs: Deps['fs']): Promise<Diagnostic> {
  const source = await fs.readText(resolve(site.root, site.configFile));
  const at = (await literalFinder(source, site.configFile))(['check', 'tsconfig']) ?? { file: site.configFile };
  return report('proof/missing-tsconfig', { tsconfig }, at);
}
