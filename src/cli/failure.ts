// How a run ends that could not do its work: wrong usage, a package that is not installed, a full disk, or a bug in docs-gen.

import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { isShortage, writeProblem } from '../lib/node/write-problem.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CliContext } from './context.ts';
import { jsonResult } from './result.ts';

export function reportWrongUsage(text: string, args: readonly string[], context: CliContext): 2 {
  context.stderr.write(text);
  if (wantsJson(args)) {
    const message = (text.split('\n')[0] ?? '').replace(/^error: /, '');
    printJsonFailure(report('cli/wrong-usage', { message }), context);
  }
  return 2;
}

export function reportCrash(error: unknown, args: readonly string[], context: CliContext): 1 {
  const diagnostic = knownFailure(error);
  if (diagnostic === null) return reportBug(error, args, context);
  printFailure(diagnostic, context);
  if (wantsJson(args)) printJsonFailure(diagnostic, context);
  return 1;
}

/** For a run that did its work, and could not say so. */
export function reportUnwritable(error: unknown, context: CliContext): 1 {
  printFailure(report('cli/unwritable-output', { reason: writeProblem(error) }), context);
  return 1;
}

function printFailure({ code, message, hint }: Diagnostic, { stderr }: CliContext): void {
  stderr.write(`error ${code}  ${message}\nhint: ${hint}\n`);
}

/** null: a bug of docs-gen. */
function knownFailure(error: unknown): Diagnostic | null {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return report('cli/out-of-memory', {});
  if (isShortage(error)) return report('cli/shortage', { reason: shortageOf(error) });
  const denied = deniedPath(error);
  if (denied !== null) return report('cli/no-access', { path: denied, code: codeOf(error) });
  const name = missingReact(error);
  return name === null ? null : report('cli/missing-react', { name });
}

/** `this process has too many open files (EMFILE), open /docs/content/ui/index.md` */
function shortageOf(error: unknown): string {
  const { syscall, path } = error as NodeJS.ErrnoException; // Has a code of the system, and so it came from there.
  return [writeProblem(error), [syscall, path].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** What the rights of the user do not allow to have, or null. */
function deniedPath(error: unknown): string | null {
  if (!['EACCES', 'EPERM'].includes(codeOf(error))) return null;
  return (error as NodeJS.ErrnoException).path ?? null; // As above.
}

/** The peer dependency that Node could not find, or null. */
function missingReact(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return null;
  return /^Cannot find (?:package|module) '(react|react-dom)(?:\/[^']*)?'/.exec(error.message)?.[1] ?? null;
}

function reportBug(error: unknown, args: readonly string[], context: CliContext): 1 {
  const trace =
    error instanceof Error
      ? (error.stack ?? String(error))
      : `A value that is not an Error was thrown: ${String(error)}`;
  const message = errorMessage(error);
  const diagnostic = report('cli/internal-error', { message });
  context.stderr.write(
    `docs-gen has a bug. Nothing was published.\n${trace}\n${causes(error)}hint: ${diagnostic.hint}\n`,
  );
  if (wantsJson(args)) printJsonFailure(diagnostic, context);
  return 1;
}

function causes(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause === undefined) return '';
  return `caused by: ${cause instanceof Error ? cause.stack : String(cause)}\n${causes(cause)}`;
}

/** Read off the words themselves, since the failure may be that they could not be parsed. */
function wantsJson(args: readonly string[]): boolean {
  return args.some((arg, i) => arg === '--format=json' || (arg === '--format' && args[i + 1] === 'json'));
}

function printJsonFailure(diagnostic: Diagnostic, context: CliContext): void {
  const nothing = { ok: false, routes: 0, artifacts: 0, written: 0, diagnostics: [diagnostic], timings: [] };
  context.stdout.write(jsonResult(nothing, context));
}
