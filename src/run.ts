// One run of the pipeline: times its stages, gathers what they say, and knows when to stop.
import type { EmitSummary } from './emit/write.ts';
import type { Artifact } from './model/artifact.ts';
import type { BuildOptions, BuildResult, StageTiming } from './model/build.ts';
import type { Deps } from './model/deps.ts';
import type { Diagnostic, Outcome } from './model/outcome.ts';
import type { BuildPlan } from './model/route.ts';

export interface Run {
  /** Runs a stage; `total` is known for stages that go page by page. */
  stage<T>(name: string, work: () => Outcome<T> | Promise<Outcome<T>>, total?: number): Promise<T>;
  /** One page of the current stage is done. */
  readonly tick: () => void;
  /** True once anything is an error: with `strict`, a warning is one. */
  failed(): boolean;
  diagnostics(): Diagnostic[];
  result(plan: BuildPlan | null, artifacts?: readonly Artifact[], emitted?: EmitSummary): BuildResult;
}

export function createRun(options: BuildOptions, deps: Deps): Run {
  const timings: StageTiming[] = [];
  const found = new Map<string, Diagnostic>();
  let current = '';

  const note = (diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) {
      const strict: Diagnostic = options.strict ? { ...diagnostic, severity: 'error' } : diagnostic;
      found.set(JSON.stringify([strict.code, strict.at, strict.message]), strict);
    }
  };
  const failed = () => [...found.values()].some((diagnostic) => diagnostic.severity === 'error');

  return {
    async stage(name, work, total) {
      const start = deps.now();
      current = name;
      deps.progress.start(name, total);
      const { value, diagnostics } = await work();
      const ms = deps.now() - start;
      const items = total ?? (Array.isArray(value) ? value.length : undefined);
      deps.progress.end(name, ms, items);
      timings.push({ stage: name, ms, ...(items === undefined ? {} : { items }) });
      note(diagnostics);
      return value;
    },
    tick: () => deps.progress.tick(current),
    failed,
    diagnostics: () => [...found.values()],
    result(plan, artifacts, emitted) {
      return {
        ok: !failed(),
        routes: plan?.routes.length ?? 0,
        artifacts: artifacts?.length ?? 0,
        emit: emitted ?? null,
        diagnostics: [...found.values()],
        timings,
        unlisted: plan === null ? [] : unlistedFiles(plan),
        readSource: (file) => deps.fs.readTextSync(`${options.root}/${file}`),
      };
    },
  };
}

/** Files none of whose pages stand in a tree: built all the same. */
function unlistedFiles(plan: BuildPlan): string[] {
  const pages = plan.routes.flatMap((route) =>
    route.kind === 'doc' && plan.trees.has(route.productKey) ? [{ file: route.page.file, place: route.place }] : [],
  );
  const listed = new Set(pages.filter(({ place }) => place !== null).map(({ file }) => file));
  return [...new Set(pages.map(({ file }) => file))].filter((file) => !listed.has(file)).sort();
}
