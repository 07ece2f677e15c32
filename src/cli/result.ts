// Prints what a command found out: diagnostics on stdout in the chosen format, or everything as one JSON object.
import { relative, sep } from 'node:path';
import { version } from '../../package.json';
import { arrangeDiagnostics } from '../diagnostics/arrange.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import type { Format } from '../diagnostics/format-options.ts';
import type { StageTiming } from '../model/build.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CliContext } from './context.ts';
import { columnsOf, hasColor } from './terminal.ts';

export interface CommandResult {
  readonly ok: boolean;
  readonly routes: number;
  readonly artifacts: number;
  readonly written: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: readonly StageTiming[];
  /** Further fields of the JSON object, for what only one command knows. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

export interface PrintOptions {
  readonly format: Format;
  /** Absolute folder of the site. */
  readonly root: string;
  /** Every diagnostic, also of a code that many have. */
  readonly verbose?: boolean;
  readonly readSource?: (file: string) => string | undefined;
  /** The same as `extra`, for people; on stderr where stdout belongs to a program. */
  readonly text?: string | undefined;
}

export function printResult(result: CommandResult, options: PrintOptions, context: CliContext): void {
  if (options.format === 'json') {
    context.stdout.write(jsonResult(result, context));
    return;
  }
  const diagnostics = formatDiagnostics(options.format, result.diagnostics, {
    readSource: options.readSource ?? (() => undefined),
    color: hasColor(context.stdout, context.env),
    columns: columnsOf(context.stdout),
    verbose: options.verbose ?? false,
    prefix: repositoryPrefix(options.root, context),
    version,
  });
  if (diagnostics !== '') context.stdout.write(diagnostics);
  if (options.text) (options.format === 'pretty' ? context.stdout : context.stderr).write(options.text);
}

/** The contract with programs: these fields, in this order, then those of the command. */
export function jsonResult(result: CommandResult, { peakRssMb }: Pick<CliContext, 'peakRssMb'>): string {
  const { ok, routes, artifacts, written, diagnostics, timings, extra } = result;
  const object = {
    ok,
    routes,
    artifacts,
    written,
    diagnostics: arrangeDiagnostics(diagnostics),
    timings: millisecondsByStage(timings),
    peakRssMb: oneDecimal(peakRssMb()),
    ...extra,
  };
  return `${JSON.stringify(object, null, 2)}\n`;
}

/** A stage that ran twice is one entry. */
function millisecondsByStage(timings: readonly StageTiming[]): Record<string, number> {
  const byStage = new Map<string, number>();
  for (const { stage, ms } of timings) byStage.set(stage, (byStage.get(stage) ?? 0) + ms);
  return Object.fromEntries([...byStage].map(([stage, ms]) => [stage, oneDecimal(ms)]));
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Annotations count paths from the checkout, which GitHub names; elsewhere it is where the command was started. */
function repositoryPrefix(root: string, { cwd, env }: Pick<CliContext, 'cwd' | 'env'>): string {
  const path = relative(env.GITHUB_WORKSPACE ?? cwd, root)
    .split(sep)
    .join('/');
  return path === '' || path.startsWith('..') ? '' : `${path}/`;
}
