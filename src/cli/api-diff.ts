// `docs-gen api diff <old> <new>`: what became of an API, as text, as a page of a site, and as data.

import picocolors from 'picocolors';
import type { ApiDiff } from '../api-diff/change.ts';
import { compareApis } from '../api-diff/compare.ts';
import { readSide } from '../api-diff/read-side.ts';
import { diffPage, PAGE_START } from '../api-diff/report-page.ts';
import { diffText } from '../api-diff/report-text.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { applyStrict } from '../diagnostics/severities.ts';
import { extractPackage, writtenRoutes } from '../extract-site.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { refusedOutput, writeOutput } from './api-output.ts';
import type { CliContext } from './context.ts';
import { type CommonOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';
import { hasColor } from './terminal.ts';

/** `out` is the file of the result here, and not the folder of a site. */
export interface ApiDiffOptions extends Omit<CommonOptions, 'out'> {
  readonly out?: string;
}

export interface Versions {
  readonly old: string;
  readonly now: string;
}

/** 0: nothing that breaks code. 1: something does, or the two could not be compared. */
export async function apiDiff(versions: Versions, options: ApiDiffOptions, context: CliContext): Promise<0 | 1> {
  const buildOptions = toBuildOptions({ ...options, out: 'dist' }, context.cwd, false);
  const { root } = buildOptions;
  const deps = await context.deps(createProgress(context, { quiet: true }));
  const output = options.out === undefined ? null : { file: options.out, root, isOwn: isOwnOutput };
  const refused = output && (await refusedOutput(output, ['.md', '.json'], deps));
  const compared = refused
    ? { value: null, diagnostics: [refused] }
    : await compare(versions, { ...buildOptions, wantsRoutes: options.out?.endsWith('.md') ?? false }, deps);
  const diff = compared.value;
  const failure = diff && output && (await writeOutput(output, outputText(diff, output.file), deps));
  const found: readonly Diagnostic[] = [...compared.diagnostics, ...(failure ? [failure] : [])];
  const diagnostics = options.strict ? applyStrict(found) : found;
  const ok = diff !== null && diff.counts.breaking === 0 && !hasError(diagnostics);
  const colors = picocolors.createColors(hasColor(context.stdout, context.env));
  const wrote = output && diff && !failure && !options.quiet ? `Wrote ${output.file}.\n` : '';
  printResult(
    {
      ok,
      ...{ routes: 0, artifacts: 0, timings: [] },
      written: output && diff && !failure ? 1 : 0,
      diagnostics,
      extra: { diff },
    },
    {
      ...{ format: options.format, root, verbose: options.verbose },
      readSource: (file) => deps.fs.readTextSync(`${root}/${file}`),
      text: diff === null ? '' : `${diffText(diff, colors)}${wrote}`,
    },
    context,
  );
  return ok ? 0 : 1;
}

type CompareRequest = BuildOptions & { readonly wantsRoutes: boolean };

async function compare(
  { old, now }: Versions,
  options: CompareRequest,
  deps: ShellDeps,
): Promise<Outcome<ApiDiff | null>> {
  const { root, strict } = options;
  const routes = options.wantsRoutes ? await writtenRoutes(options, deps) : null;
  const reader = {
    root,
    fs: deps.fs,
    readPackage: (folder: string) => extractPackage(folder, options, deps),
    routeOf: (file: string) => routes?.value.get(file) ?? null,
  };
  // One after the other: two programs of TypeScript at once take twice the memory.
  const before = await readSide(old, reader);
  const after = await readSide(now, reader);
  const diagnostics = [...(routes?.diagnostics ?? []), ...before.diagnostics, ...after.diagnostics];
  if (before.value === null || after.value === null) return { value: null, diagnostics };
  return { value: compareApis(before.value, after.value, { strict }), diagnostics };
}

function outputText(diff: ApiDiff, file: string): string {
  return file.endsWith('.md') ? diffPage(diff) : `${JSON.stringify({ version: 1, ...diff }, null, 2)}\n`;
}

function isOwnOutput(text: string): boolean {
  if (text.startsWith(PAGE_START)) return true;
  const data = parseJson(text);
  return typeof data === 'object' && data !== null && 'counts' in data && 'changes' in data;
}
