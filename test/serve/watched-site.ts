// A session over files in a folder of its own: a test writes them, and waits for what open pages are told.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ServeMessage, ShownProblem } from '../../src/model/serve.ts';
import { createSession, type SessionOptions } from '../../src/serve/session.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';
import { bytesOf, coldBuild, differences, sessionOptions } from './session-support.ts';

export type Update = Extract<ServeMessage, { readonly kind: 'update' }>;
type Renamed = Extract<ServeMessage, { readonly kind: 'renamed' }>['scripts'];

export type WatchedSite = Awaited<ReturnType<typeof watchedSite>>;

interface WatchedSiteOptions extends SessionOptions {
  /** Default: nothing is kept between runs. */
  readonly cacheDir?: string;
  /** Default: that of the machine. */
  readonly now?: () => number;
  /** Awaited after the session has read a file, with its path, and before it gets the text. */
  readonly afterRead?: (path: string) => Promise<void>;
}

/** Ends with the test; call it in one. */
export async function watchedSite(files: Readonly<Record<string, string>>, options: WatchedSiteOptions = {}) {
  const site = await openWatchedSite(tempDir(), files, options);
  onTestFinished(site.close);
  return site;
}

/** The same for several tests, which close it after them. `root`: an empty folder that lasts as long. */
export async function openWatchedSite(
  root: string,
  files: Readonly<Record<string, string>>,
  { cacheDir, now, afterRead = async () => {}, react = 'development', ...options }: WatchedSiteOptions = {},
) {
  await writeFiles(root, files);
  const deps = testDeps();
  const readText: typeof deps.fs.readText = async (path, realPath) => {
    const text = await deps.fs.readText(path, realPath);
    await afterRead(path);
    return text;
  };
  const session = createSession(
    { ...sessionOptions(root), ...(cacheDir === undefined ? {} : { cache: true, cacheDir }) },
    { ...deps, now: now ?? deps.now, fs: { ...deps.fs, readText } },
    { react, ...options },
  );
  const messages = recorded(session.subscribe);
  const at = (file: string) => join(root, file);
  const current = new Map(Object.entries(files));
  const write = async (file: string, text: string) => {
    current.set(file, text);
    await mkdir(dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  };
  const text = async (path: string) => {
    const found = await session.find(path);
    return found?.kind === 'file' ? bytesOf(found).toString() : '';
  };
  const next = async <T>(act: () => Promise<unknown>, pick: (message: ServeMessage) => T | null): Promise<T> => {
    const start = messages.count();
    await act();
    return messages.first(start, pick);
  };
  /** As `next`, when nothing else is on its way. */
  const answer: typeof next = async (act, pick) => {
    await session.idle();
    return next(act, pick);
  };
  const updateOf = (message: ServeMessage) => (message.kind === 'update' ? message : null);
  const changeOf = (message: ServeMessage) => (message.kind === 'update' && message.demos.length > 0 ? message : null);
  const problems = (act: () => Promise<unknown>, wanted: (problems: readonly ShownProblem[]) => boolean) =>
    answer(act, (message) => (message.kind === 'problems' && wanted(message.problems) ? message.problems : null));
  return {
    close: () => session.close(),
    idle: () => session.idle(),
    at,
    text,
    write,
    problems,
    find: (path: string) => session.find(path),
    lastProblems: () => messages.all().findLast((message) => message.kind === 'problems')?.problems ?? [],
    /** All problems that were sent so far. */
    reported: () => messages.all().flatMap((message) => (message.kind === 'problems' ? message.problems : [])),
    /** All so far. */
    updates: () => messages.all().flatMap((message) => updateOf(message) ?? []),
    async edit(file: string, from: string, to: string) {
      const before = current.get(file) ?? '';
      expect(before).toContain(from);
      await write(file, before.replace(from, to));
    },
    update: (act: () => Promise<unknown>) => answer(act, updateOf),
    /** The first update that names demos: other changes may be told earlier. */
    changed: (act: () => Promise<unknown>) => answer(act, changeOf),
    changedAtOnce: (act: () => Promise<unknown>) => next(act, changeOf),
    problem: (code: string, act: () => Promise<unknown>) =>
      problems(act, (problems) => problems.some((one) => one.code === code)),
    renamed: (wanted: (scripts: Renamed) => boolean) =>
      messages.first(0, (message) => (message.kind === 'renamed' && wanted(message.scripts) ? message.scripts : null)),
    async isAsColdBuild() {
      await session.idle();
      const cold = await coldBuild(root, react);
      expect(await differences(session, cold ?? new Map([['the cold build', '']]))).toEqual([]);
    },
  };
}

/** Everything that is said from now on. */
function recorded(subscribe: (listener: (message: ServeMessage) => void) => () => void) {
  const all: ServeMessage[] = [];
  const waiting = new Set<() => void>();
  subscribe((message) => {
    all.push(message);
    for (const look of [...waiting]) look();
  });
  return {
    count: () => all.length,
    all: (): readonly ServeMessage[] => all,
    /** Resolves with the first message, from that one on, that `pick` makes something of. */
    first: <T>(start: number, pick: (message: ServeMessage) => T | null) =>
      new Promise<T>((resolve) => {
        let seen = start;
        const look = () => {
          const picked = all
            .slice(seen)
            .map(pick)
            .find((one) => one !== null);
          seen = all.length;
          if (picked === undefined || picked === null) return;
          waiting.delete(look);
          resolve(picked);
        };
        waiting.add(look);
        look();
      }),
  };
}
