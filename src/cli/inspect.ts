// `docs-gen inspect <route>`: what each stage knew of one page.

import { displayWidth, printable } from '../diagnostics/display-width.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { report } from '../diagnostics/report.ts';
import { toRoute } from '../lib/url.ts';
import type { RouteReport } from '../model/build.ts';
import type { CliContext } from './context.ts';
import { type CommonOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';

/** `route` may omit the slashes at its ends. */
export async function inspect(route: string, options: CommonOptions, context: CliContext): Promise<0 | 1> {
  const buildOptions = toBuildOptions(options, context.cwd, false);
  const progress = createProgress(context, options);
  const { value, diagnostics } = await context
    .deps(progress)
    .then((deps) => context.inspectRoute(toRoute(route), buildOptions, deps))
    .finally(progress.close);

  const unexplained = value === null && !hasError(diagnostics);
  const all = unexplained
    ? [...diagnostics, report('cli/unknown-route', { route: toRoute(route), nearest: null })]
    : diagnostics;
  printResult(
    {
      ok: value !== null,
      routes: value === null ? 0 : 1,
      artifacts: 0,
      written: 0,
      diagnostics: all,
      timings: [],
      extra: { report: value },
    },
    { format: options.format, root: buildOptions.root, text: value === null ? '' : reportText(value) },
    context,
  );
  return value === null ? 1 : 0;
}

function reportText({ route, sections }: RouteReport): string {
  const width = Math.max(0, ...sections.flatMap(({ rows }) => rows.map(([name]) => displayWidth(name))));
  const blocks = sections.map(({ title, rows }) => `\n${title}\n${rows.map((row) => rowText(row, width)).join('')}`);
  return `${printable(route)}\n${blocks.join('')}`;
}

/** A value of several lines stands in its own column. */
function rowText([name, value]: readonly [string, string], width: number): string {
  const lines = value.split('\n').map(printable);
  const gap = ' '.repeat(width - displayWidth(name));
  return `  ${`${name}${gap}  ${lines.join(`\n  ${' '.repeat(width)}  `)}`.trimEnd()}\n`;
}
