// Packages that the config names → pages of the API, proved from their types.
import { posix } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { groupBy } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import { toRoute } from '../lib/url.ts';
import type { ExtractedPage, OmittedEntry } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { ExportTypes, UnprovenClaims } from '../model/package-types.ts';
import type { Site } from '../model/site.ts';
import { addresses, indexNames, type NameIndex } from './addresses.ts';
import type { ExtractOptions } from './ask-types.ts';
import { type Described, describePackage, NO_PATTERNS, omittedEntries } from './describe-package.ts';
import { placesOf } from './places.ts';
import { patternsOf } from './select-props.ts';
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
  const described = await Promise.all(wanted.map((one) => describePackage({ ...one, site }, options, deps)));
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
  const index = indexNames(drafts, ({ omitted, types }) => exportedAs(omitted, types.name));
  const omitted = described.flatMap(({ value }) => (value === null ? [] : omittedEntries(value)));
  return { value: drafts.map((draft) => toPage(draft, named, index)), diagnostics, omitted };
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

/** Exports that have no page, as they are listed as this part. */
function exportedAs(omitted: Described['omitted'], part: string): string[] {
  return omitted.flatMap(({ name, because }) => (because.kind === 'part' && because.as === part ? [name] : []));
}

function toPage(draft: Draft, named: ReadonlyMap<string, readonly Draft[]>, index: NameIndex<Draft>): ExtractedPage {
  const { types, product, config, file, homepage, groupsOf } = draft;
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
      addressOf: addresses(index, (all) => nearest(all, draft)),
      linkOrigin: isInstalled(types) ? originOf(homepage) : null,
    }),
    kind: types.kind,
    name: types.name,
    at: types.at,
    places: placesOf(types),
    ...(types.kind === 'component' && isClaiming(types.unproven) ? { unproven: types.unproven } : {}),
  };
}

function isClaiming({ classes, cssVariables }: UnprovenClaims): boolean {
  return classes.length + cssVariables.length > 0;
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
