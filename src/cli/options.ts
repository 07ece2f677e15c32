// The options that the commands share, and what the pipeline makes of them.
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { FORMATS, type Format } from '../diagnostics/format-options.ts';
import { RELATIVE_BASE } from '../lib/relative-base.ts';
import type { BuildOptions } from '../model/build.ts';

/** As commander hands them over. */
export interface CommonOptions {
  readonly root?: string;
  readonly config?: string;
  readonly out: string;
  readonly base?: string;
  readonly format: Format;
  readonly strict: boolean;
  readonly workers: number | 'auto';
  readonly cache: boolean;
  readonly cacheDir?: string;
  readonly timings: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** Of the commands that run the whole pipeline. */
export interface RunOptions extends CommonOptions {
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  /** MB of resident memory at most. */
  readonly maxRss?: number;
}

/**
 * `hidden` accepts them without a word in the help: for a command that takes them only so that scripts can pass them
 * always. `ownOut`: the command has an `--out` of its own.
 */
export function addCommonOptions(command: Command, { hidden = false, ownOut = false } = {}): Command {
  for (const option of commonOptions().filter(({ long }) => !(ownOut && long === '--out')))
    command.addOption(hidden && option.long !== '--format' ? option.hideHelp() : option);
  return command;
}

export function addRunOptions(command: Command): Command {
  return addCommonOptions(command)
    .option('--baseline <file>', 'count the findings that are listed in this file, but do not show them or fail')
    .option('--update-baseline', 'write all findings to the file of --baseline')
    .option('--max-rss <MB>', 'warn if the run uses more memory', parseMegabytes);
}

function commonOptions(): Option[] {
  return [
    new Option('--root <dir>', 'folder of the site; other paths are relative to it (default: the current folder)'),
    new Option('--config <file>', 'config file (default: site.config.ts, .mts, .js or .mjs)'),
    new Option('--out <dir>', 'folder of the built site').default('dist'),
    new Option(
      '--base </path/>',
      'path that the site is published under, instead of the one in the config; ./ for any folder',
    ).argParser(parseBase),
    new Option('--format <format>', 'format of the diagnostics on stdout').choices(FORMATS).default('pretty'),
    new Option('--strict', 'make every warning an error').default(false),
    new Option('--workers <n|auto>', 'threads that compile pages; 1 is only the main thread')
      .default('auto')
      .argParser(parseWorkers),
    new Option('--no-cache', 'neither read nor write the cache'),
    new Option('--cache-dir <dir>', 'folder of the cache (default: node_modules/.cache/docs-gen)'),
    new Option('--timings', 'print a table of the stages').default(false),
    new Option('--quiet', 'print diagnostics only').default(false),
    new Option('--verbose', 'print every diagnostic, even if many have the same code').default(false),
  ];
}

/** What only some commands ask for. */
export interface CheckOptions {
  readonly external?: boolean;
  readonly editors?: boolean;
  readonly updateUrls?: boolean;
}

export function toBuildOptions(options: CommonOptions & CheckOptions, cwd: string, emit: boolean): BuildOptions {
  const root = resolve(cwd, options.root ?? '.');
  return {
    root,
    shownRoot: options.root ?? '.',
    ...(options.config === undefined ? {} : { configFile: resolve(root, options.config) }),
    outDir: resolve(root, options.out),
    ...(options.base === undefined ? {} : { base: options.base }),
    strict: options.strict,
    workers: options.workers,
    cache: options.cache,
    ...(options.cacheDir === undefined ? {} : { cacheDir: resolve(root, options.cacheDir) }),
    drafts: false,
    emit,
    external: options.external ?? false,
    urls: options.updateUrls ? 'update' : 'enforce',
  };
}

function parseBase(value: string): string {
  if (value !== RELATIVE_BASE && !/^\/(?:[^?#]*\/)?$/.test(value)) {
    throw new InvalidArgumentError('It must start and end with a slash, and must not contain ? or #. Or it is ./');
  }
  return value;
}

function parseMegabytes(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new InvalidArgumentError('It must be a number of megabytes.');
  return Number(value);
}

function parseWorkers(value: string): number | 'auto' {
  if (value === 'auto') return value;
  if (!/^\d{1,3}$/.test(value)) throw new InvalidArgumentError('It must be a number from 0 to 999, or auto.');
  return Number(value);
}
