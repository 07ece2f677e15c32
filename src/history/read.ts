// Gives pages their dates and authors by one walk through the history of the repository, which ends as soon as all is known.
import { posix } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { Deps } from '../model/deps.ts';
import type { PageHistory, SiteHistory } from '../model/history.ts';
import type { Location, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type Commit, LOG_FORMAT, readCommits } from './commits.ts';
import { openRepository, type Repository } from './repository.ts';

/** More names say nothing more about who to ask. */
const MOST_AUTHORS = 10;

/** A page, or a page made from data: what it was written in. */
export interface DatedPage {
  readonly route: string;
  /** Relative to the root, posix. */
  readonly files: readonly string[];
}

type HistoryDeps = Pick<Deps, 'fs' | 'git'>;

export async function readHistory(
  site: Site,
  pages: readonly DatedPage[],
  deps: HistoryDeps,
): Promise<Outcome<SiteHistory>> {
  const { lastUpdated } = site;
  if (lastUpdated === false || pages.length === 0) return { value: new Map(), diagnostics: [] };
  const withAuthors = typeof lastUpdated === 'object' && lastUpdated.authors;
  try {
    const repository = await openRepository(site.root, deps);
    const paths = new Map(pages.flatMap(({ files }) => files.map((file) => [file, pathOf(file, repository)])));
    const wanted = new Set([...paths.values()].filter((path) => repository.tracked.has(path)));
    const changes = await readChanges(wanted, { site, repository, withAuthors, deps });
    const dated = pages.map((page) => {
      const found = page.files
        .map((file) => changes.get(paths.get(file) ?? ''))
        .filter((change) => change !== undefined);
      return { route: page.route, change: newest(found, withAuthors) };
    });
    const unknown = dated.filter(({ change }) => change?.newest.isBoundary).length;
    return {
      value: new Map(dated.flatMap(({ route, change }) => entryOf(route, change))),
      diagnostics:
        unknown > 0 || (withAuthors && repository.boundary.size > 0)
          ? [report('history/shallow-clone', { pages: unknown }, await placeOfField(site, deps))]
          : [],
    };
  } catch (error) {
    const problem = errorMessage(error).trim().split('\n')[0] ?? '';
    const at = await placeOfField(site, deps);
    return { value: new Map(), diagnostics: [report('history/no-git', { problem }, at)] };
  }
}

/** Of `lastUpdated`, which asks for the history. */
async function placeOfField({ root, configFile: file }: Site, { fs }: HistoryDeps): Promise<Location> {
  const config = openDataSource({ absolute: posix.resolve(root, file), file, fs });
  return (await config.place(['lastUpdated'], { key: true })).at;
}

/** As git names it: from the top of the repository. */
function pathOf(file: string, { prefix }: Repository): string {
  return posix.normalize(`${prefix}${file}`);
}

/** The newest commit that changed a file, how far down the history it lies, and who made this and earlier ones. */
interface Change {
  readonly newest: Commit & { readonly isBoundary: boolean };
  readonly depth: number;
  /** Names by the depth of their newest commit. */
  readonly authors: Map<string, number>;
}

interface Walk {
  readonly site: Site;
  readonly repository: Repository;
  readonly withAuthors: boolean;
  readonly deps: HistoryDeps;
}

/**
 * Newest commit first. `--no-merges`: what a merge brings was changed by the commits that it merges. `log.showRoot` could
 * hide the files of the first commit, `--relative` those outside of the site's folder.
 */
async function readChanges(
  wanted: ReadonlySet<string>,
  { site, repository, withAuthors, deps }: Walk,
): Promise<ReadonlyMap<string, Change>> {
  const changes = new Map<string, Change>();
  if (wanted.size === 0) return changes;
  const options = ['--no-merges', '--no-renames', '--no-relative', '--no-show-signature', '--encoding=UTF-8'];
  const log = ['-c', 'log.showRoot=true', 'log', '-z', '--name-only', ...options, `--format=${LOG_FORMAT}`];
  let depth = 0;
  for await (const commit of readCommits(deps.git(log, site.root))) {
    const isBoundary = repository.boundary.has(commit.hash);
    for (const path of commit.paths) {
      if (!wanted.has(path)) continue;
      const change = changes.get(path) ?? { newest: { ...commit, isBoundary }, depth, authors: new Map() };
      changes.set(path, change);
      // What a shallow clone begins with was written by others, some time before.
      if (withAuthors && !isBoundary && !change.authors.has(commit.author)) change.authors.set(commit.author, depth);
    }
    if (!withAuthors && changes.size === wanted.size) break; // The rest of the history is older.
    depth++;
  }
  return changes;
}

/** A page is as new as the newest of its files, and has the authors of all. */
function newest(changes: readonly Change[], withAuthors: boolean): Change | undefined {
  const [first, ...rest] = [...changes].sort((a, b) => a.depth - b.depth);
  if (!first || !withAuthors || rest.length === 0) return first;
  const authors = new Map<string, number>();
  for (const change of changes)
    for (const [name, depth] of change.authors) authors.set(name, Math.min(depth, authors.get(name) ?? depth));
  return { ...first, authors };
}

function entryOf(route: string, change: Change | undefined): [string, PageHistory][] {
  if (!change || change.newest.isBoundary || change.newest.modified === null) return [];
  const names = [...change.authors].sort(([, a], [, b]) => a - b).map(([name]) => name);
  const authors = names.filter((name) => name !== '').slice(0, MOST_AUTHORS);
  return [[route, { modified: change.newest.modified, authors }]];
}
