// A site while it is being written: every change runs the pipeline again over a warm cache, and pages are rendered when they are asked for.
import { resolve, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { createWarmMemo } from '../lib/node/warm-memo.ts';
import { createWatchedFiles } from '../lib/node/watched-files.ts';
import { withBase } from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { RenamedScript, ServeMessage, Session } from '../model/serve.ts';
import type { Site } from '../model/site.ts';
import { makeArtifacts } from '../pipeline/artifacts.ts';
import type { SiteLook } from '../pipeline/look.ts';
import { createRun } from '../run.ts';
import { createBrowserProblems } from './browser-problems.ts';
import { type Changes, createChangeQueue } from './change-queue.ts';
import { createLateProof, PAUSE } from './late-proof.ts';
import { lateTypes } from './late-types.ts';
import { createMissedChanges } from './missed-changes.ts';
import { createSessionProblems } from './session-problems.ts';
import { shownProblems } from './shown-problems.ts';
import { siteChanges } from './site-changes.ts';
import { createPreviews } from './site-previews.ts';
import { createSiteRuns } from './site-runs.ts';
import { createSiteState, type SiteState } from './site-state.ts';
import { SYSTEM_CLOCK, UnfinishedWrites, type WriteClock } from './unfinished-writes.ts';
import { startWatch } from './watch.ts';
import { watchedGit } from './watched-git.ts';
import { watchedPlace } from './watched-place.ts';
import { createWatchedPolicy } from './watched-policy.ts';

/** Changes when a package is installed, and with nothing else. */
const MANIFEST = /[\\/]package\.json$/;
/** The whole site is checked when its author pauses. */
const PAUSE_MS = 150;
/** Open pages ask for what was shown quickly, and are answered, before everything else is looked at. */
const QUICK_REST_MS = 100;
/** Pages wait so long for types; what TypeScript tells later is shown later. */
const TYPES_MS = 300;
/** So many changes at once may be more than the system told of. */
const MOST_PATHS = 1000;
/** Then it is no file that came or went. */
const MOST_FAILURES = 3;

export interface SessionOptions {
  /** Default: the file system's events. */
  readonly watch?: typeof startWatch;
  /** Default: `development`. With the other one, scripts are those of a build. */
  readonly react?: ReactMode;
  /** Decides when files count as written. Default: that of the system. */
  readonly writeClock?: WriteClock;
}

export function createSession(
  asked: BuildOptions,
  deps: ShellDeps,
  { watch: watchFiles = startWatch, react = 'development', writeClock = SYSTEM_CLOCK }: SessionOptions = {},
): Session {
  const options = { ...asked, mode: react };
  const { memo, tracer } = createWarmMemo();
  const pages = createWarmMemo().memo;
  const git = watchedGit(options.root, deps.git);
  const place = watchedPlace(options, git);
  const files = createWatchedFiles(deps.fs, { tracer, isElsewhere: place.isAbove });
  /** Whoever waits for a page that is not there yet goes first. */
  const giveWay = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await previews.idle();
  };
  const hurry = lateTypes({
    patience: () => after(TYPES_MS),
    arrived: () => queue.add([], { types: true }),
  });
  const runs = createSiteRuns(options, { ...deps, fs: files.fs, memo, giveWay }, { tracer, disk: deps.fs, hurry });
  const previews = createPreviews(runs.preview);
  const listeners = new Set<(message: ServeMessage) => void>();
  const siteListeners = new Set<(site: Site) => void>();
  const timers = new Set<NodeJS.Timeout>();
  const policy = createWatchedPolicy();
  const writes = new UnfinishedWrites(writeClock);

  let state: SiteState | null = null;
  let version = 0;
  let isClosed = false;
  let isFirstOver = false;
  /** Runs that failed, one after the other. */
  let failures = 0;
  let trouble: { readonly error: unknown } | null = null;
  let looks = 0;
  /** A file that has certainly changed, as the last look found. */
  let found: string | null = null;
  /** From then on every change has an event, unless the file system sends none. */
  let isWatching = false;
  let isNotWatched = false;
  /** Resolves when files outside the project are watched. */
  let listening: Promise<unknown> = Promise.resolve();
  /** Others since the last run. */
  let owed = new Set<string>();
  let areTypesOwed = false;
  /** What changed with the last look that found a change. */
  let latest: ReadonlySet<string> = new Set();
  let changesFound = 0;
  /** The last run was of files that were still being written. */
  let isRunOwed = false;
  /** Files are wrong, so what is served is older than they are. */
  let isBehind = false;

  const send = (message: ServeMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  const sourceOf = (file: string): string | undefined => {
    try {
      return files.fs.readTextSync(resolve(options.root, file));
    } catch {
      return undefined; // What cannot be read is told all the same, without its lines.
    }
  };
  const problems = createSessionProblems({ sourceOf, send });
  const browser = createBrowserProblems();
  const tellRenamed = (scripts: readonly RenamedScript[]) => {
    if (scripts.length > 0) send({ kind: 'renamed', scripts });
  };
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
    return timer;
  };

  const after = (ms: number) => new Promise<void>((resolve) => later(ms, resolve));

  /** Who asks for a file does not wait until all demos are built again. */
  const stateOf = (look: SiteLook) => {
    const all = async () => (runs.settleMs(look) === 0 ? wholeSite(look) : (await filesOf(look)).artifacts);
    return createSiteState(look, { memo: pages, all });
  };

  const rebuild = async (others: Iterable<string>): Promise<void> => {
    const made = await runs.run(state?.look ?? null, others);
    if (isClosed) return;
    if (await isTooEarly('run', made.diagnostics)) {
      for (const other of others) owed.add(other);
      isRunOwed = true;
      return;
    }
    if (isClosed) return;
    problems.set('run', made.diagnostics);
    isBehind = made.look === state?.look;
    const { demos, renamed } = made;
    if (made.look !== null && made.look !== state?.look) {
      const before = state;
      const { look } = made;
      state = stateOf(look);
      const { site } = look.plan;
      if (site !== before?.look.plan.site) for (const listener of [...siteListeners]) listener(site);
      const changes = before ? siteChanges(before.look, look) : await previews.changes(state);
      if (before) browser.forget(before.look, demos);
      if (changes?.reload) browser.clear();
      problems.set('browser', browser.list(look));
      tellRenamed(renamed); // Before pages look at what else is another.
      if (changes || demos.length > 0) {
        const nothing = { routes: [], styles: [], reload: false };
        send({ kind: 'update', version: ++version, ...(changes ?? nothing), demos });
      }
      memo.turn();
    }
    problems.tell();
    checkLater();
  };

  /** Whether these problems may be those of files that are still being written: another look follows then. */
  const isTooEarly = async (origin: 'run' | 'check', diagnostics: readonly Diagnostic[]): Promise<boolean> => {
    if (!problems.hasNews(origin, diagnostics)) return false;
    if (await queue.isInterrupted(writes.untilWritten(), writeClock.after)) return true;
    const again = files.changedSince(latest);
    if (again.length > 0) queue.add(again);
    return again.length > 0;
  };

  /** A state that is past is not worth the work. */
  const whileCurrent = (look: SiteLook) => ({
    ...{ start() {}, end() {} },
    tick() {
      if (queue.working() !== null || state?.look !== look) throw new Superseded();
    },
  });
  const filesOf = async (look: SiteLook) => {
    const runDeps = { ...deps, fs: files.fs, progress: whileCurrent(look) };
    const run = createRun({ ...options, external: false }, runDeps);
    const artifacts = await makeArtifacts(look, run, { ...runDeps, pages });
    return { artifacts, diagnostics: run.diagnostics() };
  };

  // All of a site, made and checked once for each state.
  const wholes = new WeakMap<SiteLook, Promise<readonly Artifact[]>>();
  const wholeSite = (look: SiteLook): Promise<readonly Artifact[]> => {
    const known = wholes.get(look) ?? makeWhole(look);
    wholes.set(look, known);
    known.catch((error: unknown) => {
      for (const one of [look, state?.look]) if (one && wholes.get(one) === known) wholes.delete(one);
      if (error instanceof Superseded && !isClosed && isCheckOwed()) checkLater();
    });
    return known;
  };
  const makeWhole = async (given: SiteLook): Promise<readonly Artifact[]> => {
    const { look, diagnostics, renamed } = await runs.settle(given, whileCurrent(given));
    if (look !== given) {
      if (!isBehind && (await isTooEarly('run', diagnostics))) throw new Superseded();
      if (state?.look !== given || queue.working() !== null) throw new Superseded();
      // What open pages show is as good: the address of a script is all that is another.
      if (!isBehind) problems.set('run', diagnostics);
      state = stateOf(look);
      tellRenamed(renamed);
      const same = wholes.get(given);
      if (same) wholes.set(look, same);
    }
    const { artifacts, diagnostics: checked } = await filesOf(look);
    pages.turn();
    if (await isTooEarly('check', checked)) throw new Superseded();
    if (state?.look === look) {
      problems.set('check', checked);
      problems.tell();
    }
    return artifacts;
  };
  let check: NodeJS.Timeout | undefined;
  const checkLater = () => {
    clearTimeout(check);
    if (check) timers.delete(check);
    const pause = state ? runs.settleMs(state.look) * PAUSE : 0; // No edit can end esbuild's part of it.
    check = later(Math.max(pause, PAUSE_MS), () => {
      if (queue.working() || state === null) return;
      const { look } = state;
      const proveWhole = () => {
        if (state) proof.start(state.look);
      };
      wholeSite(look).then(proveWhole, (error: unknown) => {
        if (error instanceof Superseded) return;
        uncheckable = look;
        failed(error);
      });
    });
  };
  const proof = createLateProof<SiteLook>({
    now: deps.now,
    after,
    /** Files may change while TypeScript reads them. */
    async check(look) {
      for (;;) {
        const before = changesFound;
        const diagnostics = await runs.checkTypes(look);
        await queue.rest();
        if (isClosed || before === changesFound || state?.look !== look) return diagnostics;
      }
    },
    show(diagnostics) {
      problems.set('types', diagnostics);
      problems.tell();
    },
    failed(error) {
      if (isClosed) return;
      problems.set('types', [report('serve/failed', { message: errorMessage(error) })]);
      problems.tell();
    },
  });
  let uncheckable: SiteLook | null = null;
  /** A look at what turned out to be the same ends a check as a change does. */
  const isCheckOwed = () => state !== null && !wholes.has(state.look) && state.look !== uncheckable;

  /** A file may have gone while it was read, or two wrote at once: only what fails again and again is told. */
  const failed = (error: unknown) => {
    if (isClosed) return;
    trouble = { error };
    if (++failures > MOST_FAILURES) tellTrouble();
    else queue.add([], { all: true });
  };
  /** What is wrong with docs-gen itself, or with the machine: tried again with the next change. */
  const tellTrouble = () => {
    if (trouble) problems.set('run', [report('serve/failed', { message: errorMessage(trouble.error) })]);
    trouble = null;
    problems.tell();
  };

  /** What the words of one page, or the code of some demos became: pages ask for it before a run looks at all else. */
  const showQuickly = async (paths: ReadonlySet<string>): Promise<boolean> => {
    const before = state;
    const made = before && (await runs.quick(before.look, paths).catch(() => null)); // The run that follows tells why.
    if (!made || isClosed) return false;
    state = stateOf(made.look);
    const { routes, demos, renamed } = made;
    tellRenamed(renamed);
    send({ kind: 'update', version: ++version, routes, styles: [], demos, reload: false });
    browser.forget(before.look, demos);
    problems.set('browser', browser.list(made.look));
    problems.tell();
    return true;
  };
  const look = async ({ paths, all: isAllTouched, types }: Changes): Promise<void> => {
    looks++;
    const blank = writes.untilBlanksCount(paths, files.isKnown);
    if (blank > 0 && (await queue.isInterrupted(blank, writeClock.after))) {
      queue.add(paths, { all: isAllTouched, types });
      return;
    }
    // Systems drop what they have to tell when it is too much.
    const all = isAllTouched || paths.length > MOST_PATHS;
    const { changed, certain, strange } = await files.refresh([...paths, ...outside()], { all });
    found ??= [...certain].find((path) => !place.isIgnored(path)) ?? null; // Caches are written without an event.
    if (changed.size + strange.size > 0) {
      changesFound++;
      latest = changed;
      writes.note();
    }
    const isGit = paths.some(git.holds) && (await git.isOther());
    if (isGit) runs.forgetHistory();
    for (const path of [...changed, ...strange]) owed.add(path);
    areTypesOwed ||= types;
    const isSmall = !all && !isGit && strange.size === 0;
    if (isSmall && (await showQuickly(changed)) && (await queue.isInterrupted(QUICK_REST_MS))) return;
    if (owed.size > 0 || isGit || areTypesOwed || isRunOwed || trouble) {
      const others = [...owed];
      owed = new Set();
      areTypesOwed = false;
      isRunOwed = false;
      await rebuild(others);
      failures = 0;
      trouble = null;
    }
    if (!isClosed) listening = Promise.all([listening, (await watch).add(outside())]).then(() => {});
  };
  /** Packages are not installed while a command runs, and docs-gen does not change; files of packages may be edited in place. */
  const stays = (path: string) => path.startsWith(packageRoot + sep) || (isInstalled(path) && MANIFEST.test(path));
  const outside = () => files.known().filter((path) => !place.holds(path) && !stays(path));
  // What every page needs is made before any is asked for; who asks meanwhile is served before the rest is compiled.
  const early = runs
    .preview(null)
    .catch(() => null) // As with each preview.
    .then(previews.idle);
  const watch = early.then(() =>
    watchFiles({
      roots: [options.root, ...git.folders, ...(options.configFile ? [options.configFile] : [])],
      isIgnored: place.isIgnored,
      onChange: (paths) => queue.add(paths, { again: true }),
      onEvent(path) {
        missed.heard();
        if (files.isKnown(path)) queue.expect();
      },
      onProblem(problem) {
        isNotWatched = true;
        problems.set('watch', [report('serve/not-watched', problem)]);
        problems.tell();
      },
    }),
  );
  const first = early
    .then(() => rebuild([]))
    .catch(failed)
    .finally(() => {
      isFirstOver = true;
    });
  const queue = createChangeQueue({
    first,
    look,
    failed,
    idle() {
      if (isCheckOwed()) checkLater();
    },
  });
  // What changed between the first look and the first watch: no event comes for it.
  const whole = Promise.all([first, watch.then(({ ready }) => ready)]).then(() => {
    if (!isClosed) queue.add([], { all: true });
    return queue.rest();
  });
  whole.then(() => {
    isWatching = true;
  }, failed);

  const missed = createMissedChanges({
    async sweep() {
      found = null;
      queue.add([], { all: true });
      await queue.rest();
      return found;
    },
    now: deps.now,
    later,
    onMissed(path) {
      if (isNotWatched) return; // Reported already.
      problems.set('events', [report('serve/no-events', { file: relativeTo(options.root, path) })]);
      problems.tell();
    },
  });

  /** Of the state that is there when the answer is: a change meanwhile asks again. */
  const ask = async <T>(question: (current: SiteState) => Promise<T | null>): Promise<T | null> => {
    await first;
    for (;;) {
      try {
        return state && (await question(state));
      } catch (error) {
        if (!(error instanceof Superseded) || isClosed) throw error;
        await queue.working();
      }
    }
  };

  return {
    async find(path) {
      const preview = state === null && !isFirstOver ? await previews.find(path) : null;
      if (preview) return preview;
      if (isWatching && isPage(path)) await missed.look();
      return ask((current) => current.find(path));
    },
    notFound: () => ask((current) => current.notFound()),
    subscribe(listener) {
      listeners.add(listener);
      listener(problems.message());
      return () => void listeners.delete(listener);
    },
    followSite(listener) {
      siteListeners.add(listener);
      if (state) listener(state.look.plan.site);
      return () => void siteListeners.delete(listener);
    },
    react() {
      const look = state?.look ?? previews.last();
      return look?.bundle.react ? withBase(`/${look.bundle.react}`, look.plan.site.base) : null;
    },
    async thrown(error) {
      if (!state) await first.catch(() => {}); // A page that is shown before the first run is over; the run reports why it failed.
      const diagnostic = state && browser.add(state.look, error);
      if (!diagnostic || !state) return null;
      problems.set('browser', browser.list(state.look));
      problems.tell();
      const [shown = null] = shownProblems([diagnostic], sourceOf);
      return shown;
    },
    policy: (path) => policy(state?.look ?? previews.last(), path),
    async idle() {
      await whole.catch(() => {}); // `failed` reports why.
      for (let before = -1; before !== looks && !isClosed; ) {
        before = looks;
        await queue.rest();
        await listening;
        if (state && state.look !== uncheckable) {
          const whole = await wholeSite(state.look).catch(() => null); // The check that follows reports why.
          if (whole && state) proof.start(state.look);
        }
        await proof.idle();
      }
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      queue.close();
      listeners.clear();
      siteListeners.clear();
      await (await watch).close();
      await Promise.allSettled([first, queue.working()]);
      await runs.close();
      memo.close();
      pages.close();
    },
  };
}

function isPage(path: string): boolean {
  return path === '' || path.endsWith('/');
}

/** Ends the work on a state that is past. */
class Superseded extends Error {}
