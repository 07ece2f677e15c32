// `docs-gen new page` and `docs-gen new demo`: adds a file to a site, and says what it did.
import type { NewDemo } from '../init/new-demo.ts';
import type { NewPage } from '../init/new-page.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { SiteOutline } from '../model/outline.ts';
import type { CliContext } from './context.ts';
import { type CommonOptions, toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';

export interface NewPageOptions extends CommonOptions {
  readonly product?: string;
  readonly title?: string;
  readonly description?: string;
  readonly group?: string;
  readonly draft?: boolean;
}

export interface NewDemoOptions extends CommonOptions {
  readonly page: string;
}

export async function newPageCommand(asked: string, options: NewPageOptions, context: CliContext): Promise<0 | 1> {
  const { newPage } = await import('../init/new-page.ts');
  const { title, product, description, group, draft } = options;
  const request = { asked, title, product, description, group, isDraft: draft === true };
  return addToSite(options, context, (outline, deps) => newPage(request, outline, deps), pageText);
}

export async function newDemoCommand(name: string, options: NewDemoOptions, context: CliContext): Promise<0 | 1> {
  const { newDemo } = await import('../init/new-demo.ts');
  const request = { name, page: options.page };
  return addToSite(options, context, (outline, deps) => newDemo(request, outline, deps), demoText);
}

async function addToSite<T extends NewPage | NewDemo>(
  options: CommonOptions,
  context: CliContext,
  add: (outline: SiteOutline, deps: ShellDeps) => Promise<Outcome<T | null>>,
  textOf: (added: T) => string,
): Promise<0 | 1> {
  const buildOptions = toBuildOptions(options, context.cwd, false);
  const deps = await context.deps(createProgress(context, { ...options, quiet: true }));
  const outline = await context.outlineSite(buildOptions, deps);
  const added = outline.value === null ? { value: null, diagnostics: [] } : await add(outline.value, deps);
  const { value } = added;
  printResult(
    {
      ok: value !== null,
      routes: 0,
      artifacts: 0,
      written: value === null ? 0 : writtenFiles(value),
      diagnostics: [...outline.diagnostics, ...added.diagnostics],
      timings: [],
      extra: { new: value },
    },
    {
      format: options.format,
      root: buildOptions.root,
      verbose: options.verbose,
      readSource: (file) => deps.fs.readTextSync(`${buildOptions.root}/${file}`),
      text: value === null || options.quiet ? '' : textOf(value),
    },
    context,
  );
  return value === null ? 1 : 0;
}

function writtenFiles(added: NewPage | NewDemo): number {
  const second = 'tree' in added ? added.tree : added.directive;
  return second === null ? 1 : 2;
}

function pageText({ file, route, tree }: NewPage): string {
  return `Wrote ${file}, the page ${route}\n${tree === null ? '' : `Added its row to ${tree}.\n`}`;
}

function demoText({ file, page, directive }: NewDemo): string {
  const shown = directive === null ? `${page} shows it already.` : `Added ${directive} at the end of ${page}.`;
  return `Wrote ${file}.\n${shown}\n`;
}
