// `docs-gen serve`: sends the built site, or with `--watch` one that follows its files, until it is stopped.

import { resolve } from 'node:path';
import { hasError } from '../diagnostics/has-error.ts';
import { report } from '../diagnostics/report.ts';
import { applyStrict } from '../diagnostics/severities.ts';
import { errorMessage } from '../lib/error-message.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { RELATIVE_BASE } from '../lib/relative-base.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { createBuiltSite } from '../serve/built-site.ts';
import { readCertificate } from '../serve/certificate.ts';
import { isLoopback } from '../serve/security-host.ts';
import { type ServeOptions, type ServeSettings, startServer, urlsOf } from '../serve/server.ts';
import type { KeyPair } from '../serve/server-listen.ts';
import type { CliContext } from './context.ts';
import { toBuildOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { printResult } from './result.ts';
import { cannotServe, followConfig, settingsWhileWatching } from './serve-follow.ts';
import type { ServeCommandOptions } from './serve-options.ts';
import { openWatch } from './serve-watch.ts';
import type { Serving } from './serving.ts';

/** 1: it could not start. A server that runs is ended by a signal. */
export async function serve(options: ServeCommandOptions, context: CliContext): Promise<0 | 1> {
  // A session runs its stages at every change: what changed is told instead.
  const progress = createProgress(context, { quiet: options.quiet || options.watch });
  const deps = await context.deps(progress);
  const serving = await context.serving();
  const build: BuildOptions = { ...toBuildOptions(options, context.cwd, false), drafts: options.watch };
  // It begins at once, while the config is read for the server.
  const session = options.watch ? await serving.createSession(build, deps) : null;
  const { site, certificate, diagnostics } = await prepare(options, build, { serving, deps });
  const stop = async (more: readonly Diagnostic[] = []): Promise<1> => {
    print(options, build, { diagnostics: [...diagnostics, ...more], urls: null }, context, deps);
    await session?.close();
    return 1;
  };
  if (hasError(diagnostics)) return stop();

  const ownBase = options.base === RELATIVE_BASE ? '/' : options.base;
  const base = ownBase ?? site?.base ?? '/';
  const watch = session && openWatch({ session, options, build }, serving, deps, context);
  const serveOptions: ServeOptions = {
    ...(session ? settingsWhileWatching(session, site, base) : builtSettings(site, { build, base }, deps)),
    host: options.host,
    port: options.port,
    addresses: serving.addresses(),
    https: certificate,
    dev: watch?.dev ?? null,
    log: (text) => context.stderr.write(text),
  };
  const started = await startServer(serveOptions);
  if (!started.ok) return stop([cannotServe(started, options)]);
  const { server } = started;
  const urls = urlsOf(serveOptions, server.port);
  const moved = options.port !== 0 && server.port !== options.port;
  print(options, build, { diagnostics, urls, taken: moved ? options.port : null }, context, deps);
  watch?.follow();
  const unfollow =
    session && watch
      ? followConfig({ session, server, base: ownBase, host: options.host, https: certificate, site }, deps, {
          moved: (now, https) => watch.moved(urlsOf({ ...serveOptions, base: now, https }, server.port)),
          problems: watch.tell,
          failed: (error) => context.stderr.write(`${errorMessage(error)}\n`),
        })
      : null;
  if (options.open && context.env.BROWSER !== 'none') await openInBrowser(urls[0], serving, context);
  await serving.ended;
  unfollow?.();
  await server.close();
  await watch?.close();
  return 0;
}

interface Prepared {
  readonly site: Site | null;
  readonly certificate: KeyPair | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the server takes from the config, and what keeps it from starting. */
async function prepare(
  options: ServeCommandOptions,
  build: BuildOptions,
  { serving, deps }: { readonly serving: Serving; readonly deps: ShellDeps },
): Promise<Prepared> {
  const { value: site, diagnostics } = await serving.loadSite({ ...build, fs: deps.fs });
  const seen = isLoopback(options.host) ? [] : [report('serve/open-to-others', { host: options.host })];
  const hasFailed = site === null || hasError(diagnostics);
  // A session says the same, and goes on when it is mended.
  const ofConfig = options.watch ? [] : options.strict ? applyStrict(diagnostics) : diagnostics;
  if (site === null || (hasFailed && !options.watch))
    return { site, certificate: null, diagnostics: [...ofConfig, ...seen] };
  const certificate = await readCertificate(site, deps);
  const missing = options.watch ? [] : await missingOutput(build, deps);
  return {
    site,
    certificate: certificate.value,
    diagnostics: [...ofConfig, ...certificate.diagnostics, ...missing, ...seen],
  };
}

async function missingOutput({ root, outDir }: BuildOptions, { fs }: ShellDeps): Promise<Diagnostic[]> {
  const wrong = await pathProblem(outDir, 'folder', fs);
  const out = shownFolder(root, outDir);
  return wrong ? [report('serve/missing-output', { out, problem: wrong.problem })] : [];
}

function builtSettings(
  site: Site | null,
  { build: { outDir }, base }: { readonly build: BuildOptions; readonly base: string },
  deps: ShellDeps,
): ServeSettings {
  const source = createBuiltSite({ outDir, base }, deps);
  return {
    source,
    base,
    allowedHosts: site?.server.allowedHosts ?? [],
    proxy: site?.server.proxy ?? {},
    headers: (path) => source.headers(path),
  };
}

/** As a person would write it: relative to the root, unless it lies elsewhere. */
function shownFolder(root: string, outDir: string): string {
  const name = relativeTo(root, outDir);
  return name.startsWith('..') ? outDir : name || '.';
}

interface Printed {
  readonly diagnostics: readonly Diagnostic[];
  /** Null: nothing is served. */
  readonly urls: readonly string[] | null;
  /** The port that was asked for, when another had to do. */
  readonly taken?: number | null;
}

function print(
  options: ServeCommandOptions,
  { root, outDir }: BuildOptions,
  { diagnostics, urls, taken = null }: Printed,
  context: CliContext,
  { fs }: ShellDeps,
): void {
  const what = options.watch ? 'the site as you write it' : shownFolder(root, outDir);
  const moved = taken === null ? '' : `Port ${taken} is in use. This is the next free port.\n`;
  const text = urls === null ? '' : `Serving ${what} at\n${urls.map((url) => `  ${url}\n`).join('')}${moved}`;
  printResult(
    {
      ...{ ok: urls !== null, routes: 0, artifacts: 0, written: 0, diagnostics, timings: [] },
      extra: { urls: urls ?? [] },
    },
    {
      format: options.format,
      verbose: options.verbose,
      root,
      readSource: (file) => fs.readTextSync(resolve(root, file)),
      text,
    },
    context,
  );
}

async function openInBrowser(url: string | undefined, serving: Serving, { stderr }: CliContext): Promise<void> {
  const problem = url === undefined ? null : await serving.openBrowser(url);
  if (problem !== null) stderr.write(`No browser was opened: ${problem}.\n`);
}
