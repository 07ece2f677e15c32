// One package that the config names: what its types say of the exports that are wanted, and what is left out.
import { posix } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import type { OmittedEntry } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { DescribeRequest, ExportTypes, OmittedExport } from '../model/package-types.ts';
import type { Product, Site } from '../model/site.ts';
import type { ApiPackageConfig, ApiPropsConfig } from '../schema/product-api.ts';
import { askTypes, type ExtractOptions } from './ask-types.ts';
import { omissionText, omittedExports } from './omitted.ts';
import { pickExports } from './pick.ts';
import type { GroupsOf } from './prop-groups.ts';
import { type PatternPlace, selectProps } from './select-props.ts';

export const NO_PATTERNS: ApiPropsConfig = { exclude: [], include: [], groups: {} };

export interface Asked {
  readonly site: Site;
  readonly product: Product;
  readonly config: ApiPackageConfig;
  /** Its place in `api.packages`. */
  readonly index: number;
}

export interface Described extends Pick<Asked, 'product' | 'config'> {
  readonly exports: readonly ExportTypes[];
  readonly omitted: readonly OmittedExport[];
  readonly homepage: string | null;
  readonly groupsOf: GroupsOf;
  readonly used: readonly PatternPlace[];
  /** Where the config names the package; looked up when there is something to say. */
  readonly at: () => Promise<Location>;
}

export async function describePackage(
  asked: Asked,
  { types, place }: ExtractOptions,
  deps: Deps,
): Promise<Outcome<Described | null>> {
  const { site, product, config, index } = asked;
  const base = ['products', site.products.indexOf(product), 'api', 'packages', index];
  const source = openDataSource({
    absolute: posix.resolve(site.root, site.configFile),
    file: site.configFile,
    fs: deps.fs,
    base,
  });
  const placeOf = async (path: readonly (string | number)[]) => (await source.place([...path])).at;
  const tsconfig = config.tsconfig === undefined ? null : posix.resolve(site.root, config.tsconfig);
  if (tsconfig !== null && !(await deps.fs.exists(tsconfig))) {
    const params = { file: config.tsconfig ?? '', package: config.name };
    return { value: null, diagnostics: [report('extract/missing-tsconfig', params, await placeOf(['tsconfig']))] };
  }
  const request: DescribeRequest = {
    root: site.root,
    package: config.name,
    entries: config.entries ?? [config.name],
    tsconfig,
    kinds: config.kinds,
    documented: documentedPackages(site),
  };
  const answer = await askTypes(request, { types, place });
  if ('failed' in answer) {
    const params = { package: config.name, problem: answer.failed };
    return { value: null, diagnostics: [report('extract/failed', params, await placeOf(['name']))] };
  }
  const { found } = answer;
  deps.fs.madeOf?.(found.inputs, { ran: false });
  const at = () => placeOf(['name']);
  const diagnostics: Diagnostic[] = [];
  for (const entry of found.missing) {
    const position = config.entries?.indexOf(entry) ?? -1;
    const wantedAt = await (position === -1 ? at() : placeOf(['entries', position]));
    diagnostics.push(
      report(
        position === -1 ? 'extract/missing-package' : 'extract/missing-entry',
        { package: config.name, entry },
        wantedAt,
      ),
    );
  }
  const picked = pickExports(found, config);
  if (diagnostics.length === 0 && found.lacksReactTypes) {
    diagnostics.push(report('extract/missing-react-types', { package: config.name }, await at()));
  } else if (diagnostics.length === 0) {
    for (const { field, index: position, pattern } of picked.unused)
      diagnostics.push(
        report('extract/unused-pattern', { pattern, package: config.name }, await placeOf([field, position])),
      );
    if (picked.exports.length === 0)
      diagnostics.push(report('extract/no-exports', { package: config.name, kinds: config.kinds }, await at()));
  }
  const { exports, groupsOf, used } = selectProps(picked.exports, product.api?.props ?? NO_PATTERNS);
  const { reasonOf } = picked;
  const omitted = omittedExports({ ...found, picked: picked.exports, shown: exports, reasonOf });
  if (diagnostics.length === 0)
    diagnostics.push(...droppedComponents(omitted, config), ...untypedComponents(exports, config));
  return { value: { product, config, exports, omitted, used, homepage: found.homepage, groupsOf, at }, diagnostics };
}

function documentedPackages({ products }: Site): string[] {
  return [...new Set(products.flatMap(({ api }) => (api?.packages ?? []).map(({ name }) => name)))].sort();
}

export function omittedEntries({ product, config, omitted }: Described): OmittedEntry[] {
  const owner = { product: product.id, package: config.name };
  return omitted.map(({ name, at, because }) => ({
    ...owner,
    ...{ name, because: because.kind, reason: omissionText(because) },
    ...at,
  }));
}

/** Where types of React are missing, or entries, that is the one cause. */
function droppedComponents(omitted: readonly OmittedExport[], { name, kinds }: ApiPackageConfig): Diagnostic[] {
  if (!kinds.includes('component')) return [];
  return omitted
    .filter(({ isComponent }) => isComponent)
    .map((one) =>
      report('extract/dropped-component', { name: one.name, package: name, reason: omissionText(one.because) }, one.at),
    );
}

function untypedComponents(exports: readonly ExportTypes[], { name: owner }: ApiPackageConfig): Diagnostic[] {
  return exports.flatMap((one) => {
    if (one.kind !== 'component' || one.untyped === null) return [];
    const type = one.untyped.kind === 'any' ? null : one.untyped.type;
    return [report('extract/untyped-props', { name: one.name, package: owner, type }, one.at)];
  });
}
