// Packages that the config names → pages of the API, proved from their types.
import { posix } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { groupBy } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import { toRoute } from '../lib/url.ts';
import type { ExtractedPage, OmittedEntry } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { DescribeRequest, ExportTypes, OmittedExport, PackageTypes } from '../model/package-types.ts';
import type { Product, Site } from '../model/site.ts';
import type { ApiPackageConfig, ApiPropsConfig } from '../schema/product-api.ts';
import { addresses } from './addresses.ts';
import { askTypes, type ExtractOptions } from './ask-types.ts';
import { omissionText, omittedExports } from './omitted.ts';
import { pickExports } from './pick.ts';
import { placesOf } from './places.ts';
import type { GroupsOf } from './prop-groups.ts';
import { type PatternPlace, patternsOf, selectProps } from './select-props.ts';
import { toJson } from './to-json.ts';

export interface Extraction extends Outcome<ExtractedPage[]> {
  /** In the order of the config, then by name. */
  readonly omitted: readonly OmittedEntry[];
}

/** In the order of the config, then of names. */
export async function extractApi(site: Site, options: ExtractOptions, deps: Deps): Promise<Extraction> {
  const wanted = site.products.flatMap((product) =>
    (product.api?.packages ?? []).map((config, index) => ({ product, config, index })),
  );
  const described = await Promise.all(wanted.map((one) => describe({ ...one, site }, options, deps)));
  const diagnostics = [
    ...described.flatMap((one) => one.diagnostics),
    ...(await unusedPatterns(site, described, deps)),
  ];
  const drafts: Draft[] = [];
  const taken = new Map<string, Draft>();
  for (const { value } of described) {
    if (value === null) continue;
    for (const types of value.exports) {
      const draft = draftOf(types, value);
      const other = taken.get(draft.file);
      if (other) {
        const params = { name: types.name, other: other.types.name, package: other.config.name, file: draft.file };
        diagnostics.push(report('extract/same-page', params, await value.at()));
        continue;
      }
      taken.set(draft.file, draft);
      drafts.push(draft);
    }
  }
  const named = groupBy(drafts, ({ types: { name } }) => name);
  const omitted = described.flatMap(({ value }) => (value === null ? [] : omittedEntries(value)));
  return { value: drafts.map((draft) => toPage(draft, named)), diagnostics, omitted };
}

/** Patterns of `api.props` that no package of the product has a prop for; nothing where a package could not be read. */
async function unusedPatterns(
  site: Site,
  described: readonly Outcome<Described | null>[],
  { fs }: Pick<Deps, 'fs'>,
): Promise<Diagnostic[]> {
  const found = site.products.map(async (product, index) => {
    const own = described.flatMap(({ value }) => (value?.product === product ? [value] : []));
    const { packages = [], props = NO_PATTERNS } = product.api ?? {};
    if (packages.length === 0 || own.length < packages.length) return [];
    const used = new Set(own.flatMap((one) => one.used.map((place) => place.join('.'))));
    const unused = patternsOf(props).filter(({ place }) => !used.has(place.join('.')));
    const base = ['products', index, 'api', 'props'];
    const source = openDataSource({
      absolute: posix.resolve(site.root, site.configFile),
      file: site.configFile,
      fs,
      base,
    });
    return Promise.all(
      unused.map(async ({ pattern, place }) =>
        report('extract/unused-prop-pattern', { pattern }, (await source.place([...place])).at),
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

const NO_PATTERNS: ApiPropsConfig = { exclude: [], include: [], groups: {} };

interface Asked {
  readonly site: Site;
  readonly product: Product;
  readonly config: ApiPackageConfig;
  /** Its place in `api.packages`. */
  readonly index: number;
}

interface Described extends Pick<Asked, 'product' | 'config'> {
  readonly exports: readonly ExportTypes[];
  readonly omitted: readonly OmittedExport[];
  readonly homepage: string | null;
  readonly groupsOf: GroupsOf;
  readonly used: readonly PatternPlace[];
  /** Where the config names the package; looked up when there is something to say. */
  readonly at: () => Promise<Location>;
}

async function describe(
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
  if (diagnostics.length === 0 && (await lacksReactTypes(found, deps.fs))) {
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

function omittedEntries({ product, config, omitted }: Described): OmittedEntry[] {
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

/** The package imports React, whose types the compiler did not find: most of what its types say is lost then. */
async function lacksReactTypes({ inputs }: Pick<PackageTypes, 'inputs'>, fs: Deps['fs']): Promise<boolean> {
  if (inputs.some((file) => /\/node_modules\/(?:@types\/)?react\//.test(file))) return false;
  for (const file of inputs)
    if (/\.[cm]?tsx?$/.test(file) && /['"]react['"]/.test(await fs.readText(file))) return true;
  return false;
}

interface Draft extends Described {
  readonly types: ExportTypes;
  readonly file: string;
  /** null: it stands in a tab of another page, which is not known here. */
  readonly route: string | null;
}

function draftOf(types: ExportTypes, described: Described): Draft {
  const { product, config } = described;
  const stem = posix.join(config.folder, kebabCase(types.name).replace(/_/g, '-').replace(/-{2,}/g, '-'));
  return {
    ...described,
    types,
    file: posix.join(product.contentDir, product.api?.pages ?? '', `${stem}.json`),
    route: product.api?.layout === 'tabs' ? null : toRoute(`${product.prefix}api/${stem}`),
  };
}

function toPage(draft: Draft, named: ReadonlyMap<string, readonly Draft[]>): ExtractedPage {
  const { types, product, config, file, homepage, groupsOf } = draft;
  const meant = (name: string) => nearest(named.get(name) ?? [], draft);
  const routeOf = (component: string) =>
    nearest((named.get(component) ?? []).filter(isComponent), draft)?.route ?? null;
  return {
    productKey: product.id,
    package: config.name,
    plan: config.plan,
    file,
    text: toJson(types, {
      routeOf,
      groupsOf,
      addressOf: addresses(meant),
      linkOrigin: isInstalled(types) ? originOf(homepage) : null,
    }),
    kind: types.kind,
    name: types.name,
    at: types.at,
    places: placesOf(types),
  };
}

function isComponent({ types: { kind } }: Draft): boolean {
  return kind === 'component';
}

function isInstalled({ at }: ExportTypes): boolean {
  return at.file.includes('node_modules/');
}

function originOf(homepage: string | null): string | null {
  return homepage !== null && URL.canParse(homepage) ? new URL(homepage).origin : null;
}

/** Of the same package, else of the same product, else of the package that the name is taken from. */
function nearest(named: readonly Draft[], { config, product }: Draft): Draft | null {
  return (
    named.find((other) => other.config.name === config.name) ??
    named.find((other) => other.product === product) ??
    named[0] ??
    null
  );
}
