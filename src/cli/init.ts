// `docs-gen init [folder]`: asks what the flags leave open, writes a new site, and says what to type next.
import { relative, resolve, sep } from 'node:path';
import { DEFAULT_ADDRESS, parseAddress, titleOfFolder, titleProblem } from '../init/answers.ts';
import type { CiChoice, PackageManager } from '../init/choices.ts';
import { initSite, type NewSite, placeProblems } from '../init/init-site.ts';
import { MANAGER_WORDS, managerOfAgent } from '../init/package-managers.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import type { CliContext, Dialog } from './context.ts';
import { askFolder, askRest, type Given } from './init-questions.ts';
import type { CommonOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';

export interface InitOptions extends CommonOptions {
  readonly yes?: boolean;
  readonly title?: string;
  readonly url?: string;
  readonly packageManager?: PackageManager;
  /** false: `--no-ci`. */
  readonly ci?: CiChoice | false;
}

export type InitEnd = { readonly code: 0 | 1 | 130 } | { readonly usageError: string };

export async function init(folder: string | undefined, options: InitOptions, context: CliContext): Promise<InitEnd> {
  const wrong = usageProblem(folder, options);
  if (wrong !== null) return { usageError: wrong };
  const given = givenBy(options);
  const dialog = await dialogFor(folder, given, options, context);
  const chosen = folder ?? (dialog === null ? '.' : await askFolder(dialog));
  if (chosen === null) return cancelled(context);
  const target = resolve(context.cwd, options.root ?? '.', chosen);
  const place = { folder: target, shownFolder: chosen, packageRoot };
  const deps = await context.deps(createProgress(context, { ...options, quiet: true }));
  const problems = await placeProblems(place, deps);
  const answers = dialog === null || problems.length > 0 ? given : await askRest(given, target, dialog, context.env);
  if (answers === null) return cancelled(context);
  const address = parseAddress(answers.url ?? DEFAULT_ADDRESS);
  if ('problem' in address) return { usageError: `--url ${address.problem}` };
  const packageManager = answers.packageManager ?? managerOfAgent(context.env.npm_config_user_agent);
  const title = answers.title ?? titleOfFolder(target);
  const { value: site, diagnostics } =
    problems.length > 0
      ? { value: null, diagnostics: problems }
      : await initSite({ ...place, answers: { title, address, packageManager, ci: answers.ci ?? 'all' } }, deps);
  const next = site === null ? [] : nextCommands(target, packageManager, context.cwd);
  const written = site?.files.length ?? 0;
  if (dialog !== null) context.stdout.write('\n'); // What follows is no answer.
  printResult(
    {
      ok: site !== null,
      routes: 0,
      artifacts: 0,
      written,
      diagnostics,
      timings: [],
      extra: {
        init: site && { folder: target, files: site.files, dependency: site.source.spec, packageManager, next },
      },
    },
    {
      format: options.format,
      root: target,
      verbose: options.verbose,
      text: site === null || options.quiet ? '' : doneText(site, next, chosen),
    },
    context,
  );
  return { code: site === null ? 1 : 0 };
}

function cancelled({ stderr }: CliContext): InitEnd {
  stderr.write('Cancelled. Nothing was written.\n');
  return { code: 130 };
}

/** What commander cannot know, as the end of a sentence. */
function usageProblem(folder: string | undefined, { title, url }: InitOptions): string | null {
  if (folder?.trim() === '') return 'the folder must have a name; . is the current folder';
  const wrongTitle = title === undefined ? null : titleProblem(title);
  if (wrongTitle !== null) return `--title ${wrongTitle}`;
  const address = url === undefined ? null : parseAddress(url);
  return address !== null && 'problem' in address ? `--url ${address.problem}` : null;
}

function givenBy({ title, url, packageManager, ci }: InitOptions): Given {
  return { title: title?.trim(), url, packageManager, ci: ci === false ? 'none' : ci };
}

/** null: nothing is left to be asked, or nobody is there. Programs read the other formats. */
async function dialogFor(
  folder: string | undefined,
  given: Given,
  { yes, format }: InitOptions,
  { dialog, env }: CliContext,
): Promise<Dialog | null> {
  const isComplete = [folder, ...Object.values(given)].every((answer) => answer !== undefined);
  return dialog === null || isComplete || yes || format !== 'pretty' || env.CI ? null : dialog();
}

function nextCommands(folder: string, manager: PackageManager, cwd: string): string[] {
  const way = relative(cwd, folder);
  const { install, run } = MANAGER_WORDS[manager];
  return [...(way === '' ? [] : [`cd ${shellWord(way)}`]), install, `${run} dev`];
}

/** A path as a shell takes it. */
function shellWord(path: string): string {
  const word = path.startsWith('-') ? `.${sep}${path}` : path;
  if (/^[\w./\\:@+-][\w./\\:@~+-]*$/.test(word)) return word;
  return sep === '\\' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

function doneText({ files, source }: NewSite, next: readonly string[], folder: string): string {
  const place = folder === '.' ? 'this folder' : folder;
  const note =
    source.local === null
      ? ''
      : `\npackage.json installs docs-gen from ${source.local}. Other machines, such as CI runners, need the same path.\n`;
  return `Created a site with ${files.length} files in ${place}. Next:\n\n${next.map((line) => `  ${line}\n`).join('')}${note}`;
}
