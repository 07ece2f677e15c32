// Public folders: what lies in them is published under its own name, the site's at the root and a product's below its prefix.
import { basename, join, relative, resolve, sep } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { HOST_FILES } from '../lib/host-files.ts';
import { type Bounds, createBounds, realPathOf } from '../lib/node/bounds.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import type { FileArtifact } from '../model/artifact.ts';
import type { Deps, FileSystem, FolderEntry } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import { PUBLIC_FOLDER, type Site } from '../model/site.ts';
import { digestAll, mediaTypes } from './digest.ts';

/** Sorted by path. */
export async function readPublicFolders(site: Site, deps: Pick<Deps, 'fs'>): Promise<Outcome<FileArtifact[]>> {
  const diagnostics: Diagnostic[] = [];
  const found: FoundFile[] = [];
  for (const folder of publicFolders(site)) {
    const problem = await folderProblem(folder, site, deps.fs);
    if (problem) {
      diagnostics.push(problem);
      continue;
    }
    const entries = await deps.fs.list(folder.absolute);
    if (entries === null) continue;
    const walk: Walk = {
      folder,
      site,
      fs: deps.fs,
      found,
      diagnostics,
      root: await realPathOf(folder.absolute, deps.fs),
      isWithin: createBounds(site, deps.fs, [folder.absolute]),
    };
    await visitFolder(entries, '', [walk.root], walk);
  }
  if (found.length === 0) return { value: [], diagnostics };
  const typeOf = await mediaTypes();
  const value = await digestAll(found, deps.fs, {
    keep: () => 0,
    failed: ({ source }, error) => {
      const file = relativeTo(site.root, source);
      diagnostics.push(report('assets/unreadable-file', { file, problem: errorMessage(error) }, { file }));
    },
    read: (file, { bytes, sha256 }): FileArtifact => {
      const { path, source } = file;
      const origin = relativeTo(site.root, source);
      return { ...file, bytes, sha256, type: typeOf(path), immutable: false, origin };
    },
  });
  return { value: value.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics };
}

/** Absolute; they need not exist. */
export function publicRoots(site: Site): string[] {
  return publicFolders(site).map(({ absolute }) => absolute);
}

interface PublicFolder {
  readonly absolute: string;
  /** Where its files are published: empty, or with a slash at the end. */
  readonly prefix: string;
  /** Only the site's own can be named by the config. */
  readonly isNamed: boolean;
}

function publicFolders(site: Site): PublicFolder[] {
  const own = { absolute: resolve(site.root, site.publicDir), prefix: '', isNamed: site.publicDir !== PUBLIC_FOLDER };
  const products = site.products.map(({ contentRoot, prefix }) => ({
    absolute: join(contentRoot, PUBLIC_FOLDER),
    prefix: prefix.slice(1),
    isNamed: false,
  }));
  // A product whose content lies in the root of the site has the same folder: it is the site's.
  return [own, ...products.filter(({ absolute }) => absolute !== own.absolute)];
}

async function folderProblem(
  { absolute, isNamed }: PublicFolder,
  site: Site,
  fs: FileSystem,
): Promise<Diagnostic | null> {
  if (!isNamed) return null;
  const at = async (): Promise<Location> => {
    const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs });
    return (await config.place(['publicDir'])).at;
  };
  const folder = site.publicDir;
  const held = [site.root, ...site.products.map(({ contentRoot }) => contentRoot)].find((own) => holds(absolute, own));
  if (held !== undefined) {
    const name = held === site.root ? 'the root of the site' : `the content folder ${relativeTo(site.root, held)}`;
    const problem = `${absolute === held ? 'is' : 'contains'} ${name}`;
    return report('assets/unsafe-public-dir', { folder, problem }, await at());
  }
  const wrong = await pathProblem(absolute, 'folder', fs);
  return wrong && report('assets/missing-public-dir', { folder, problem: wrong.problem }, await at());
}

type FoundFile = Pick<FileArtifact, 'path' | 'source' | 'realPath'>;

interface Walk {
  readonly folder: PublicFolder;
  readonly site: Site;
  readonly fs: FileSystem;
  /** The folder, without symbolic links. */
  readonly root: string;
  /** Where links may lead to. */
  readonly isWithin: Bounds;
  readonly found: FoundFile[];
  readonly diagnostics: Diagnostic[];
}

/** `within`: real paths of the folders on the way, so that a link to one of them is seen as a circle. */
async function visitFolder(
  entries: readonly FolderEntry[],
  name: string,
  within: readonly string[],
  walk: Walk,
): Promise<void> {
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const inner = name === '' ? entry.name : `${name}/${entry.name}`;
    const source = join(walk.folder.absolute, inner);
    const link = entry.kind === 'link' ? await followLink(source, within, walk) : null;
    if (link !== null && 'problem' in link) {
      const file = relativeTo(walk.site.root, source);
      walk.diagnostics.push(report('assets/bad-link', { file, problem: link.problem }, { file }));
      continue;
    }
    const kind = link?.kind ?? entry.kind;
    const realPath = link?.realPath ?? join(within.at(-1) ?? walk.root, entry.name);
    const path = walk.folder.prefix + inner;
    // The build merges these with its own.
    if (kind === 'file' && !HOST_FILES.includes(path)) {
      const reached = realPath === join(walk.root, inner) ? {} : { realPath };
      walk.found.push({ path, source, ...reached });
    }
    if (kind !== 'folder') continue;
    await visitFolder((await walk.fs.list(source)) ?? [], inner, [...within, realPath], walk);
  }
}

/** Files of the system and of editors stay; `.well-known` is where standards put theirs. */
function isHidden(name: string): boolean {
  return (name.startsWith('.') && name !== '.well-known') || name === 'Thumbs.db';
}

async function followLink(path: string, within: readonly string[], { fs, isWithin, root }: Walk) {
  const target = await fs.resolve(path);
  if (target === null) return { problem: 'is broken' };
  if (!(await isWithin(target.realPath))) return { problem: 'points outside the public folder' };
  if (within.some((folder) => holds(target.realPath, folder)))
    return { problem: 'points to a folder that contains the link' };
  const names = holds(root, target.realPath) ? relative(root, target.realPath).split(sep) : [basename(target.realPath)];
  if (names.some(isHidden)) return { problem: 'points to a hidden file' };
  return target;
}
