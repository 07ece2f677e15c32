// `docs-gen api`: API JSON from types, written beside the content or kept in the cache, or compared with what is committed.

import { relative } from 'node:path';
import picocolors from 'picocolors';
import { isSnapshot } from '../api-diff/snapshot.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { report } from '../diagnostics/report.ts';
import { applySeverities, applyStrict, NO_SEVERITIES, type Severities } from '../diagnostics/severities.ts';
import { extractSite, snapshotSite } from '../extract-site.ts';
import { nearest } from '../lib/nearest.ts';
import type { StageTiming } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type FolderPlan, planApiFiles } from './api-files.ts';
import { refusedOutput, writeOutput } from './api-output.ts';
import { staleDiagnostic, staleFile, staleText } from './api-stale.ts';
import { type ApiSummary, omittedText, packageCounts, summaryText } from './api-summary.ts';
import { writeApiFiles } from './api-write.ts';
import type { CliContext } from './context.ts';
import { type CommonOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';
import { timingsTable } from './summary.ts';
import { hasColor } from './terminal.ts';

export interface ApiOptions extends CommonOptions {
  readonly check?: boolean;
  readonly list?: boolean;
  readonly snapshot?: string;
  readonly product?: string;
  readonly package?: string;
}

/** What one run came to. */
interface ApiEnd extends Omit<ApiSummary, 'ok'> {
  readonly diagnostics: readonly Diagnostic[];
  /** Of the site; none where its config cannot be used. */
  readonly severities: Severities;
}

const NOTHING = {
  ...{ packages: [], files: null, stale: null, omitted: null, snapshot: null, cached: [] },
  severities: NO_SEVERITIES,
};

export async function api(options: ApiOptions, context: CliContext): Promise<0 | 1> {
  const buildOptions = toBuildOptions(options, context.cwd, false);
  const { root } = buildOptions;
  const progress = createProgress(context, options);
  const deps = await context.deps(progress);
  const timings: StageTiming[] = [];
  const extract: Extract = async () => {
    const start = context.now();
    const extracted = await extractSite(buildOptions, (site) => unknownNames(site, options), deps);
    timings.push({ stage: 'types', ms: context.now() - start });
    return extracted;
  };
  const end = await run(options, root, deps, extract).finally(progress.close);
  const diagnostics = judged(end.diagnostics, { ...options, ...end });
  const ok = !hasError(diagnostics);
  const colors = picocolors.createColors(hasColor(context.stdout, context.env));
  const { packages, files, stale, omitted, snapshot, cached } = end;
  const text = [
    stale === null ? '' : staleText(stale, colors),
    omitted === null ? '' : omittedText(omitted),
    options.quiet ? '' : summaryText({ ...end, ok }),
  ].join('');
  printResult(
    {
      ok,
      ...{ routes: 0, artifacts: 0, timings },
      written: files?.written ?? (snapshot === null ? 0 : 1),
      diagnostics,
      extra: { packages, files, stale, omitted, snapshot, cached },
    },
    {
      ...{ format: options.format, root, text },
      verbose: options.verbose,
      readSource: (file) => deps.fs.readTextSync(`${root}/${file}`),
    },
    context,
  );
  if (options.timings) context.stderr.write(timingsTable(timings));
  return ok ? 0 : 1;
}

type Extract = () => ReturnType<typeof extractSite>;

async function run(options: ApiOptions, root: string, deps: ShellDeps, extract: Extract): Promise<ApiEnd> {
  const output = options.snapshot === undefined ? null : { file: options.snapshot, root, isOwn: isSnapshot };
  const refused = output && (await refusedOutput(output, ['.json'], deps));
  if (refused) return { ...NOTHING, diagnostics: [refused] };
  const { value: extracted, diagnostics } = await extract();
  if (extracted === null) return { ...NOTHING, diagnostics };
  const isSelected = selection(options);
  const cached = extracted.site.products.flatMap(({ id, api: settings }) =>
    settings?.output === 'cache' && settings.packages.some(({ name }) => isSelected(id, name)) ? [id] : [],
  );
  const pages = extracted.pages.filter((page) => isSelected(page.productKey, page.package));
  const { severities } = extracted.site;
  const end = { ...NOTHING, severities, cached, packages: packageCounts({ ...extracted, pages }, isSelected) };
  // Half of the pages would look as if the others were gone.
  if (hasError(judged(diagnostics, { ...options, severities }))) return { ...end, diagnostics };
  if (options.list)
    return { ...end, diagnostics, omitted: extracted.omitted.filter((one) => isSelected(one.product, one.package)) };
  if (output) {
    const text = await snapshotSite(extracted, isSelected, deps);
    const failure = await writeOutput(output, text.value, deps);
    const said = [...diagnostics, ...text.diagnostics, ...(failure ? [failure] : [])];
    return { ...end, diagnostics: said, snapshot: failure ? null : relative(root, `${root}/${output.file}`) };
  }
  const plans = await planApiFiles({ site: extracted.site, pages: extracted.pages, isSelected }, deps);
  const found = [...diagnostics, ...plans.diagnostics];
  if (options.check) return { ...end, ...staleness(plans.value, found) };
  if (hasError(judged(found, { ...options, severities }))) return { ...end, diagnostics: found };
  const written = await writeApiFiles(plans.value, root, deps);
  return { ...end, files: written.value, diagnostics: [...found, ...written.diagnostics] };
}

function selection(options: ApiOptions): (product: string, packageName: string | null) => boolean {
  return (product, packageName) =>
    (options.product ?? product) === product && (options.package ?? packageName) === packageName;
}

function staleness(plans: readonly FolderPlan[], found: readonly Diagnostic[]): Pick<ApiEnd, 'stale' | 'diagnostics'> {
  const changes = plans.flatMap((plan) => plan.changes);
  return { stale: changes.map(staleFile), diagnostics: [...found, ...changes.map(staleDiagnostic)] };
}

/** With the severities of the site and `--strict`, before anything is written. */
function judged(
  diagnostics: readonly Diagnostic[],
  { strict, severities }: Pick<ApiOptions, 'strict'> & Pick<ApiEnd, 'severities'>,
): readonly Diagnostic[] {
  const reported = applySeverities(diagnostics, severities);
  return strict ? applyStrict(reported) : reported;
}

function unknownNames(site: Site, options: ApiOptions): Diagnostic[] {
  const products = site.products.filter(({ api: settings }) => (settings?.packages.length ?? 0) > 0);
  const packages = products.flatMap(({ api: settings }) => settings?.packages.map(({ name }) => name) ?? []);
  const check = (kind: 'product' | 'package', name: string | undefined, known: readonly string[]) =>
    name === undefined || known.includes(name)
      ? []
      : [report('cli/unknown-api-package', { kind, name, nearest: nearest(name, known) })];
  return [
    ...check(
      'product',
      options.product,
      products.map(({ id }) => id),
    ),
    ...check('package', options.package, packages),
  ];
}
