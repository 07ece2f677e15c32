// Changes that the file system sends no event for, as in containers and on network drives: found when a page is asked for.
import { dirname } from 'node:path';
import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';

export interface MissedChanges {
  /** Paths of events. */
  heard(paths: Iterable<string>): void;
  /** Resolves when the page can be answered. `files`: absolute; null: it has no page yet, and any file may be the reason. */
  look(files: readonly string[] | null): Promise<void>;
}

export interface MissedChangesOptions {
  /** Of these paths, or of all, those whose file differs from what was read. */
  readonly outdated: (paths: readonly string[] | null) => readonly string[];
  /** Resolves when the site is up to date with them; `all`: with every file. */
  readonly refresh: (paths: readonly string[], how: { readonly all: boolean }) => Promise<unknown>;
  /** True while events are worked on. */
  readonly isBusy: () => boolean;
  /** Resolves when an event that is on its way has arrived. */
  readonly patience: () => Promise<unknown>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called once. `file`: an absolute path that no event came for. */
  readonly onNoEvents: (file: string) => void;
}

/** A look at all files takes long where there are many, and longer on network drives. */
const SWEEP_MS = 2000;

export function createMissedChanges(options: MissedChangesOptions): MissedChanges {
  const { outdated, refresh, isBusy, patience, now, onNoEvents } = options;
  let hasNoEvents = false;
  let swept = Number.NEGATIVE_INFINITY;
  /** Files that were found to be outdated, until their events had the time to arrive. */
  const open = new Set<Set<string>>();

  const confirm = async (files: readonly string[]): Promise<void> => {
    const silent = new Set(files);
    open.add(silent);
    await patience();
    open.delete(silent);
    const [file] = silent;
    if (file === undefined || hasNoEvents) return;
    hasNoEvents = true;
    onNoEvents(file);
  };
  const isSweepDue = (): boolean => {
    if (now() - swept < SWEEP_MS) return false;
    swept = now();
    return true;
  };
  return {
    heard(paths) {
      const told = new Set(paths);
      for (const silent of open)
        for (const file of silent) if (told.has(file) || told.has(dirname(file))) silent.delete(file);
    },
    async look(files) {
      if (isBusy()) return;
      const changed = files !== null || isSweepDue() ? outdated(files) : [];
      if (changed.length > 0) {
        if (!hasNoEvents) void confirm(changed);
        await refresh(changed, { all: false });
      }
      // New files show in no page: where there are no events, all that was ever asked for is compared.
      if (hasNoEvents && isSweepDue()) await refresh([], { all: true });
    },
  };
}

/** What a page is made of, relative to the root: all that is changed for the sake of one page, but none of what it imports. */
export function sourcesOf(route: Route, { configFile }: Pick<Site, 'configFile'>): string[] {
  if (route.kind === 'api') return [route.doc.file, configFile];
  const variants = route.demos.flatMap((demo) => demo.variants);
  const code = variants.flatMap(({ entry, codes }) => [
    entry,
    ...codes.flatMap(({ files }) => files.map(({ file }) => file)),
  ]);
  const components = route.components.flatMap((component) => component?.entry ?? []);
  return [...new Set([...route.page.inputs, ...code, ...components, configFile])];
}
