// What `docs-gen api` says at its end: how many pages each package has, how long its types took, and what became of files.
import type { ExtractedSite } from '../extract-site.ts';
import type { OmittedEntry } from '../model/api-source.ts';
import type { StaleFile } from './api-stale.ts';
import type { FileCounts } from './api-write.ts';

export interface PackageCounts {
  readonly product: string;
  readonly package: string;
  readonly components: number;
  readonly hooks: number;
  readonly functions: number;
  readonly interfaces: number;
  /** Of the compiler; null: its answer was in the cache. */
  readonly seconds: number | null;
}

/** In the order of the config. */
export function packageCounts(
  { site, pages, timings }: ExtractedSite,
  isSelected: (product: string, packageName: string) => boolean,
): PackageCounts[] {
  return site.products.flatMap(({ id, api }) => {
    const names = [...new Set(api?.packages.map(({ name }) => name))].filter((name) => isSelected(id, name));
    return names.map((name) => {
      const own = pages.filter((page) => page.productKey === id && page.package === name);
      const count = (kind: (typeof own)[number]['kind']) => own.filter((page) => page.kind === kind).length;
      const ms = timings.get(name);
      return {
        product: id,
        package: name,
        components: count('component'),
        hooks: count('hook'),
        functions: count('function'),
        interfaces: count('interface'),
        seconds: ms === undefined ? null : Math.round(ms / 10) / 100,
      };
    });
  });
}

export interface ApiSummary {
  readonly ok: boolean;
  readonly packages: readonly PackageCounts[];
  /** null: nothing was written, by wish or because of errors. */
  readonly files: FileCounts | null;
  /** null: nothing was compared. */
  readonly stale: readonly StaleFile[] | null;
  /** null: it was not requested. */
  readonly omitted: readonly OmittedEntry[] | null;
  readonly snapshot: string | null;
  /** Products that keep their pages in the cache. */
  readonly cached: readonly string[];
}

export function summaryText(summary: ApiSummary): string {
  const { packages, files, stale, omitted, snapshot, cached, ok } = summary;
  const isIdle = ok && packages.length === 0 && snapshot === null;
  const lines = [
    ...(isIdle ? ['No product has `api.packages` in the config: there are no types to read.'] : []),
    ...packages.map(packageLine),
    ...(snapshot === null ? [] : [`Wrote ${snapshot}.`]),
    ...(snapshot === null && omitted === null && ok ? cached.map((product) => cacheLine(product, stale !== null)) : []),
    ...(files === null ? [] : [filesLine(files)]),
    ...(stale === null
      ? []
      : [
          staleLine(
            stale,
            packages.some(({ product }) => !cached.includes(product)),
          ),
        ]),
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

function packageLine({
  product,
  package: name,
  components,
  hooks,
  functions,
  interfaces,
  seconds,
}: PackageCounts): string {
  const kinds = [
    counted(components, 'component'),
    counted(hooks, 'hook'),
    counted(functions, 'function'),
    counted(interfaces, 'interface'),
  ].filter(Boolean);
  const time = seconds === null ? 'from the cache' : `${seconds.toFixed(2)} s`;
  return `${name} (${product}): ${kinds.length === 0 ? 'no pages' : kinds.join(', ')}; ${time}`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function cacheLine(product: string, isCheck: boolean): string {
  return isCheck
    ? `${product} keeps its pages in the cache (\`api.output\`): no committed JSON to compare.`
    : `${product} keeps its pages in the cache (\`api.output\`): the cache is up to date, and no files were written.`;
}

function filesLine({ written, unchanged, removed, kept }: FileCounts): string {
  if (written + unchanged + removed + kept === 0) return '';
  const others = kept === 0 ? '' : `, ${kept} written by hand`;
  return `Files: ${written} written, ${unchanged} unchanged, ${removed} removed${others}.`;
}

function staleLine(stale: readonly StaleFile[], isCompared: boolean): string {
  if (stale.length > 0) return `${stale.length} ${stale.length === 1 ? 'file does' : 'files do'} not match the types.`;
  return isCompared ? 'All API JSON matches the types.' : '';
}

export function omittedText(omitted: readonly OmittedEntry[]): string {
  if (omitted.length === 0) return 'Every export has a page.\n';
  return omitted.map((one) => `${one.package}  ${one.name}  ${one.reason}\n`).join('');
}
