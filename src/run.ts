// One run of the pipeline: times its stages, gathers what they say, and knows when to stop.

import { authorLines } from './diagnostics/author-lines.ts';
import { type Judged, judge } from './diagnostics/baseline.ts';
import { withoutConsequences } from './diagnostics/consequences.ts';
import { hasError } from './diagnostics/has-error.ts';
import { applySeverities, applyStrict, NO_SEVERITIES } from './diagnostics/severities.ts';
import type { Publication } from './emit/publish.ts';
import type { Artifact } from './model/artifact.ts';
import type { BuildOptions, BuildResult, StageTiming } from './model/build.ts';
import type { Deps } from './model/deps.ts';
import type { Diagnostic, Outcome } from './model/outcome.ts';
import type { BuildPlan } from './model/route.ts';
import type { Site } from './model/site.ts';

export interface Run {
  readonly options: BuildOptions;
  /** Applies the severities of a site, to what was reported before too. */
  follow(site: Pick<Site, 'severities'>): void;
  /** Runs a stage; `total`: of the ticks to come, for stages that go page by page or demo by demo. */
  stage<T>(name: string, work: () => Outcome<T> | Promise<Outcome<T>>, total?: number): Promise<T>;
  /** One page or demo of the current stage is done. */
  readonly tick: () => void;
  /** True once anything is an error: with `strict`, a warning is one. `codes` asks for codes that start so only. */
  failed(codes?: readonly string[]): boolean;
  diagnostics(): Diagnostic[];
  result(plan: BuildPlan | null, artifacts?: readonly Artifact[], emitted?: Publication): BuildResult;
}

export function createRun(options: BuildOptions, deps: Deps): Run {
  const timings: StageTiming[] = [];
  const found = new Map<string, Diagnostic>();
  let current = '';
  let severities = NO_SEVERITIES;

  const note = (diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics)
      found.set(JSON.stringify([diagnostic.code, diagnostic.at, diagnostic.message]), diagnostic);
  };
  const lineOf = authorLines((file) => deps.fs.readTextSync(`${options.root}/${file}`));
  const judged = (): Judged => {
    const reported = withoutConsequences(applySeverities([...found.values()], severities), lineOf);
    return options.baseline === undefined
      ? { fresh: reported, accepted: [], gone: [] }
      : judge(reported, options.baseline, lineOf);
  };
  /** With `strict`, a warning that the baseline does not contain is an error. */
  const told = ({ fresh }: Judged): readonly Diagnostic[] => (options.strict ? applyStrict(fresh) : fresh);
  const failed = (codes: readonly string[] = ['']) =>
    told(judged()).some(({ severity, code }) => severity === 'error' && codes.some((start) => code.startsWith(start)));

  return {
    options,
    follow(site) {
      severities = site.severities;
    },
    async stage(name, work, total) {
      const start = deps.now();
      current = name;
      deps.progress.start(name, total);
      const { value, diagnostics, work: done } = await work();
      const ms = deps.now() - start;
      const items = done?.items ?? total ?? (Array.isArray(value) ? value.length : undefined);
      deps.progress.end(name, ms, items);
      const cacheHits = done?.cacheHits;
      timings.push({
        stage: name,
        ms,
        ...(items === undefined ? {} : { items }),
        ...(cacheHits === undefined ? {} : { cacheHits }),
      });
      note(diagnostics);
      return value;
    },
    tick: () => deps.progress.tick(current),
    failed,
    diagnostics: () => [...told(judged())],
    result(plan, artifacts, emitted) {
      const verdict = judged();
      const diagnostics = told(verdict);
      const ok = !hasError(diagnostics);
      return {
        ok,
        routes: plan?.routes.length ?? 0,
        artifacts: artifacts?.length ?? 0,
        emit: emitted ?? null,
        diagnostics,
        // A run that stops early finds less.
        baseline: options.baseline === undefined ? null : { accepted: verdict.accepted, gone: ok ? verdict.gone : [] },
        timings,
        unlisted: plan === null ? [] : unlistedFiles(plan),
        readSource: (file) => deps.fs.readTextSync(`${options.root}/${file}`),
      };
    },
  };
}

/** Files none of whose pages stand in a tree, though nothing says that they must not: built all the same. */
function unlistedFiles(plan: BuildPlan): string[] {
  const pages = plan.routes.flatMap((route) =>
    route.kind === 'doc' && !route.unlisted && plan.trees.has(route.productKey)
      ? [{ file: route.page.file, place: route.place }]
      : [],
  );
  const listed = new Set(pages.filter(({ place }) => place !== null).map(({ file }) => file));
  return [...new Set(pages.map(({ file }) => file))].filter((file) => !listed.has(file)).sort();
}
