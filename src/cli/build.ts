// `docs-gen build`: runs the pipeline to its end and says what came of it.
import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import type { Progress, ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { RecalledBuild } from '../recall.ts';
import type { BaselineReport } from './baseline.ts';
import type { CliContext } from './context.ts';
import { type CheckOptions, type RunOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { type CommandResult, printResult } from './result.ts';
import { summary, timingsTable } from './summary.ts';

export async function build(options: RunOptions, context: CliContext): Promise<0 | 1> {
  return runPipeline('build', options, context);
}

/** What one command says beside what both say: fields of the JSON object, and the same for people. */
interface Addition {
  readonly extra: CommandResult['extra'];
  readonly text: string;
}

export async function runPipeline(
  command: 'build' | 'check',
  options: RunOptions & CheckOptions,
  context: CliContext,
  addition?: (result: BuildResult) => Addition,
): Promise<0 | 1> {
  const isBuild = command === 'build';
  const editors = isBuild || (options.editors ?? false);
  const buildOptions = { ...toBuildOptions(options, context.cwd, isBuild), editors };
  const started = context.now();
  const progress = createProgress(context, options);
  const { result, baseline } = await run(buildOptions, options, { ...context, progress }).finally(progress.close);

  const { routes, artifacts, timings } = result;
  const memory = await memoryFindings(options, context);
  const diagnostics = [...result.diagnostics, ...memory];
  const ok = result.ok && memory.every(({ severity }) => severity !== 'error');
  const added = addition?.(result);
  const extra = baseline || added ? { ...added?.extra, ...(baseline ? { baseline: baseline.counts } : {}) } : undefined;
  printResult(
    { ok, routes, artifacts, written: result.emit?.written ?? 0, diagnostics, timings, extra },
    {
      format: options.format,
      verbose: options.verbose,
      root: buildOptions.root,
      readSource: (file) => result.readSource(file),
      text: [baseline?.text, added?.text].filter(Boolean).join(''),
    },
    context,
  );
  if (options.timings) context.stderr.write(timingsTable(timings));
  if (!options.quiet) {
    const measured = { ms: context.now() - started, peakRssMb: context.peakRssMb() };
    context.stderr.write(summary(command, { ...result, diagnostics }, measured));
  }
  return ok ? 0 : 1;
}

/** The peak only grows: a run that stayed below it says nothing, and loads no texts. */
async function memoryFindings(
  { maxRss, strict }: RunOptions,
  { peakRssMb }: Pick<CliContext, 'peakRssMb'>,
): Promise<readonly Diagnostic[]> {
  const peak = peakRssMb();
  if (maxRss === undefined || peak <= maxRss) return [];
  const { memoryDiagnostic } = await import('./memory-limit.ts');
  return [memoryDiagnostic(peak, maxRss, { strict })];
}

type Runner = Pick<CliContext, 'recallBuild' | 'runBuild' | 'deps' | 'now'> & { readonly progress: Progress };

/** With a baseline, its file is read before the run and, when asked for, written after it. */
async function run(
  buildOptions: BuildOptions,
  options: RunOptions,
  runner: Runner,
): Promise<{ readonly result: BuildResult; readonly baseline: BaselineReport | null }> {
  const { deps: makeDeps, runBuild, progress } = runner;
  if (options.baseline === undefined) {
    const { result, edited } = await recall(buildOptions, runner);
    return { result: result ?? (await runBuild(buildOptions, await makeDeps(progress), edited)), baseline: null };
  }
  const deps = await makeDeps(progress);
  const { closeBaseline, openBaseline } = await import('./baseline.ts');
  const request = { file: options.baseline, root: buildOptions.root, update: options.updateBaseline === true };
  const opened = await openBaseline(request, deps);
  if (opened.value === null) return { result: refused(opened.diagnostics, request.root, deps), baseline: null };
  const withBaseline = { ...buildOptions, baseline: opened.value };
  const result = (await recall(withBaseline, runner)).result ?? (await runBuild(withBaseline, deps));
  return closeBaseline(request, result, deps);
}

interface Recalled extends Pick<RecalledBuild, 'edited'> {
  /** null: something has changed since the last build, or there was none. */
  readonly result: BuildResult | null;
}

async function recall(options: BuildOptions, { recallBuild, now, progress }: Runner): Promise<Recalled> {
  const started = now();
  const recalled = await recallBuild(options);
  if (!recalled?.result) return { result: null, edited: recalled?.edited ?? null };
  const timing = { stage: UNCHANGED, ms: now() - started, items: recalled.files };
  progress.start(timing.stage);
  progress.end(timing.stage, timing.ms, timing.items);
  return { result: { ...recalled.result, timings: [timing] }, edited: null };
}

/** The only stage of a build that has nothing to do. */
const UNCHANGED = 'unchanged';

function refused(diagnostics: readonly Diagnostic[], root: string, { fs }: ShellDeps): BuildResult {
  const nothing = { routes: 0, artifacts: 0, emit: null, baseline: null, timings: [], unlisted: [] };
  return { ...nothing, ok: false, diagnostics, readSource: (file) => fs.readTextSync(resolve(root, file)) };
}
