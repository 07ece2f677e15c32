// `docs-gen build`: runs the pipeline to its end and says what came of it.
import type { BuildResult } from '../model/build.ts';
import type { CliContext } from './context.ts';
import { type CommonOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { type CommandResult, printResult } from './result.ts';
import { summary, timingsTable } from './summary.ts';

export async function build(options: CommonOptions, context: CliContext): Promise<0 | 1> {
  return runPipeline('build', options, context);
}

/** What one command says beside what both say: fields of the JSON object, and the same for people. */
interface Addition {
  readonly extra: CommandResult['extra'];
  readonly text: string;
}

export async function runPipeline(
  command: 'build' | 'check',
  options: CommonOptions,
  context: CliContext,
  addition?: (result: BuildResult) => Addition,
): Promise<0 | 1> {
  const buildOptions = toBuildOptions(options, context.cwd, command === 'build');
  const started = context.now();
  const progress = createProgress(context, options);
  const result = await context
    .deps(progress)
    .then((deps) => context.runBuild(buildOptions, deps))
    .finally(progress.close);

  const { ok, routes, artifacts, diagnostics, timings } = result;
  const added = addition?.(result);
  printResult(
    { ok, routes, artifacts, written: result.emit?.written ?? 0, diagnostics, timings, extra: added?.extra },
    {
      format: options.format,
      root: buildOptions.root,
      readSource: (file) => result.readSource(file),
      text: added?.text,
    },
    context,
  );
  if (options.timings) context.stderr.write(timingsTable(timings));
  if (!options.quiet) {
    const measured = { ms: context.now() - started, peakRssMb: context.peakRssMb() };
    context.stderr.write(summary(command, result, measured));
  }
  return ok ? 0 : 1;
}
