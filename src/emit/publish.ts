// Puts together what is published next, compares it with its list, and lets it take the place of what is published now.
import { join, relative, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { topFolders } from '../lib/immutable-folders.ts';
import { listText } from '../lib/node/asset-list.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { toPosix } from '../lib/node/paths.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import { type Artifact, ASSET_MANIFEST, type ManifestFile, RETAINED_ASSETS } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { type FilesToPublish, type FoundFiles, lookAtFiles } from './files.ts';
import { findForeignFiles, sortForeignFiles } from './foreign-files.ts';
import { exchange } from './journal.ts';
import { checkPrevious, findSpare, generationPlace, retire } from './kept-folders.ts';
import { makeNextTree } from './next-tree.ts';
import { linkedGeneration, type PublishPlace, type PublishTarget } from './place.ts';

export type PublishDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress'>;

export interface Publication {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** All files of the published site. */
  readonly files: number;
  /** Paths of files that stayed the same and have another name more or less: the disk says that they changed. */
  readonly linked: readonly string[];
}

export const NOTHING_PUBLISHED: Publication = { written: 0, unchanged: 0, removed: 0, files: 0, linked: [] };

/** What stays the same is not touched; where all of it does, nothing is. */
export async function publish(
  files: FilesToPublish,
  target: PublishTarget,
  deps: PublishDeps,
): Promise<Outcome<Publication>> {
  const work = { path: ASSET_MANIFEST };
  try {
    const working = (path: string) => {
      work.path = path;
    };
    const found = await lookAtFiles(files, target.place, { ...deps, working });
    const { made, same, removed, isListed } = found;
    const listed = isListed ? 0 : 1;
    const count = {
      written: made.length + listed,
      unchanged: same.length + 1 - listed,
      removed: removed.length,
      files: files.artifacts.length,
    };
    if (count.written + count.removed === 0) return { value: { ...count, linked: [] }, diagnostics: [] };
    work.path = ASSET_MANIFEST;
    const { linked, diagnostics } = await exchangeFiles(files, found, target, deps);
    return { value: linked === null ? NOTHING_PUBLISHED : { ...count, linked }, diagnostics };
  } catch (error) {
    return { value: NOTHING_PUBLISHED, diagnostics: [refusal(error, work.path, target.place)] };
  }
}

/** `path`: of the file that was worked on, for a failure that names none. */
function refusal(error: unknown, path: string, { outDir, fresh, next }: PublishPlace): Diagnostic {
  const { path: from, dest } = error instanceof Error ? (error as NodeJS.ErrnoException & { dest?: string }) : {};
  if (from === outDir && MOUNTED.includes(codeOf(error))) return report('emit/mount-point', { folder: outDir });
  const named = [dest, from].flatMap((place = '') =>
    [fresh, next, outDir].flatMap((folder) => (place.startsWith(folder + sep) ? [relative(folder, place)] : [])),
  );
  return report('emit/write-failed', { path: toPosix(named[0] ?? path), reason: writeProblem(error) });
}

/** What the system says when a folder is to get another name that holds a disk of the same kind. */
const MOUNTED = ['EBUSY', 'EXDEV'];

interface Exchanged {
  /** See `Publication`; null: nothing was published. */
  readonly linked: readonly string[] | null;
  readonly diagnostics: readonly Diagnostic[];
}

async function exchangeFiles(
  { artifacts, last, isThere }: FilesToPublish,
  { made, same, removed, expired, changed }: FoundFiles,
  target: PublishTarget,
  deps: PublishDeps,
): Promise<Exchanged> {
  const { writer } = deps;
  const { mode, place } = target;
  const foreign = await findForeignFiles(place.outDir, last, deps);
  const changedFiles = changed.map((path) => ({ path, kind: 'file' }) as const);
  const samePaths = new Set(same.map(({ path }) => path));
  const next = { paths: [...artifacts.map(({ path }) => path), RETAINED_ASSETS], same: samePaths };
  const { carried, inTheWay } = await sortForeignFiles([...foreign, ...changedFiles], next, {
    folder: place.outDir,
    writer,
  });
  const problems = [
    ...inTheWay.map((path) => report('emit/place-taken', { path })),
    ...(await checkPrevious(target, deps)),
  ];
  if (problems.length > 0) return { linked: null, diagnostics: problems };

  const { retained, gone } = retainAssets(removed, { artifacts, last });
  const linked = await linkedGeneration(place, deps);
  const spare = mode === 'link' ? await findSpare(place, deps) : null;
  const mayMove = mode === 'swap' && !target.keepPrevious && isThere && linked === null;
  const tree = await makeNextTree(
    { made, same: [...same, ...retained], others: [...gone, ...changed, ...expired] },
    { fresh: place.fresh, published: place.outDir, next: place.next, spare, mayMove },
    deps,
  );
  const broken = await compare(artifacts, new Set(made), tree.folder, deps);
  if (broken.length > 0) return { linked: null, diagnostics: broken };
  const list = artifacts.find(({ path }) => path === ASSET_MANIFEST);
  const lists: [string, string | Uint8Array][] = [[ASSET_MANIFEST, list?.body ?? '']];
  if (retained.length > 0) lists.push([RETAINED_ASSETS, listText(retained)]);
  // Somebody's copy of an earlier site may have the same file by another name.
  await writer.removeFiles([ASSET_MANIFEST, RETAINED_ASSETS].map((path) => join(tree.folder, path)));
  for (const [path, body] of lists) await writer.put(join(tree.folder, path), body);

  const old = isThere ? (linked ?? place.old) : null;
  const folder = mode === 'link' ? await generationPlace(tree.folder, place, deps) : tree.folder;
  await exchange({ mode, next: folder, old, moved: tree.moved, foreign: carried }, place, deps);
  const left = await retire(old, { target, last, moved: tree.moved }, deps);
  return {
    linked: tree.linked,
    diagnostics: left.map((path) => report('emit/left-over', { path, folder: place.old })),
  };
}

/** Of files that are published no more, hashed assets stay for one publication: pages that are open may request them. */
function retainAssets(
  removed: readonly ManifestFile[],
  { artifacts, last }: Pick<FilesToPublish, 'artifacts' | 'last'>,
): { readonly retained: readonly ManifestFile[]; readonly gone: readonly string[] } {
  const now = new Set(topFolders(artifacts.filter(({ path }) => path !== ASSET_MANIFEST)).immutable);
  const before = new Set(topFolders([...last.files.values()]).immutable);
  const isRetained = ({ path }: ManifestFile): boolean =>
    [now, before].every((folders) => folders.has(path.split('/', 1)[0] ?? ''));
  return {
    retained: removed.filter(isRetained),
    gone: removed.filter((file) => !isRetained(file)).map(({ path }) => path),
  };
}

/** What was written is what the list says: a disk may take less than it was given. */
async function compare(
  artifacts: readonly Artifact[],
  made: ReadonlySet<string>,
  folder: string,
  { fs, writer }: PublishDeps,
): Promise<Diagnostic[]> {
  const broken: Diagnostic[] = [];
  for (const artifact of artifacts) {
    const { path, body, source } = artifact;
    if (!made.has(path)) continue;
    const file = join(folder, path);
    const bytes = (await writer.stat(file))?.bytes ?? -1;
    const expected = body === undefined ? artifact.bytes : Buffer.byteLength(body);
    // A file that is copied may become another one meanwhile.
    const isSame =
      bytes === expected && (source === undefined || (await fs.digest(file, 0)).sha256 === artifact.sha256);
    if (!isSame)
      broken.push(
        report('emit/write-failed', { path, reason: 'its content differs from the content that the build wrote' }),
      );
  }
  return broken;
}
