// Finds the files of a folder by their ending, and the symbolic links that stand for such files or for folders with some. A link
// may lead out of the site or in a circle: only those are followed that lead into folders which the config names for it, and
// whoever asks tells of all others.
import { dirname, join } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';
import { type Bounds, realPathOf } from './bounds.ts';
import { holds } from './paths.ts';

export interface FoundFiles {
  /** Relative to the folder, posix, sorted. */
  readonly files: readonly string[];
  /** Of the files that were reached by a link: where they lie, by name. */
  readonly realPaths: ReadonlyMap<string, string>;
  /** Not followed. */
  readonly links: readonly FoundLink[];
}

export interface FoundLink {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

export interface FindFilesOptions {
  readonly cwd: string;
  /** Without the dot; empty: files of any. */
  readonly endings: readonly string[];
  readonly ignore?: readonly string[];
  /** Only what lies in the folder itself. */
  readonly isFlat?: boolean;
  /** Where links may lead to. */
  readonly bounds: Bounds;
}

type Disk = Pick<FileSystem, 'glob' | 'resolve'>;

export async function findFiles(fs: Disk, options: FindFilesOptions): Promise<FoundFiles> {
  const walk: Walk = { fs, options, files: [], realPaths: new Map(), links: [] };
  await visit({ folder: options.cwd, prefix: '', within: [] }, walk);
  return { files: walk.files.sort(), realPaths: walk.realPaths, links: walk.links };
}

interface Walk {
  readonly fs: Disk;
  readonly options: FindFilesOptions;
  readonly files: string[];
  readonly realPaths: Map<string, string>;
  readonly links: FoundLink[];
}

interface Visited {
  /** Without links, but for the first. */
  readonly folder: string;
  /** Of the names of what lies in it. */
  readonly prefix: string;
  /** Real paths of the folders that links were found in on the way, so that a link to what holds one of them is seen as a circle. */
  readonly within: readonly string[];
}

async function visit({ folder, prefix, within }: Visited, walk: Walk): Promise<void> {
  const { fs, files, realPaths, links } = walk;
  const found: string[] = [];
  for (const file of await filesIn(folder, walk, (link) => found.push(link))) {
    files.push(prefix + file);
    if (prefix !== '') realPaths.set(prefix + file, join(folder, file));
  }
  for (const link of found) {
    const target = await fs.resolve(join(folder, link));
    const name = prefix + link;
    if (target?.kind !== 'folder') {
      if (!isWanted(link, walk.options)) continue;
      if (target?.kind === 'file' && (await walk.options.bounds(target.realPath))) {
        files.push(name);
        realPaths.set(name, target.realPath);
      } else links.push({ name, kind: 'file' });
      continue;
    }
    const way = [...within, join(await realPathOf(folder, fs), dirname(link))];
    const isCircle = way.some((one) => holds(target.realPath, one));
    if (!isCircle && (await walk.options.bounds(target.realPath)))
      await visit({ folder: target.realPath, prefix: `${name}/`, within: way }, walk);
    else if ((await filesIn(join(folder, link), walk)).length > 0) links.push({ name, kind: 'folder' });
  }
}

function filesIn(
  cwd: string,
  { fs, options: { endings, ignore = [], isFlat = false } }: Walk,
  onLink?: (name: string) => void,
): Promise<string[]> {
  const name = endings.length === 1 ? `*.${endings[0]}` : endings.length === 0 ? '*.*' : `*.{${endings.join(',')}}`;
  return fs.glob([isFlat ? name : `**/${name}`], { cwd, ignore, ...(onLink && { onLink }) });
}

/** As the pattern would take it, were it no link. */
function isWanted(link: string, { endings, isFlat = false }: FindFilesOptions): boolean {
  if (isFlat && link.includes('/')) return false;
  const name = link.slice(link.lastIndexOf('/') + 1);
  return endings.length === 0 ? name.includes('.') : endings.some((ending) => name.endsWith(`.${ending}`));
}
