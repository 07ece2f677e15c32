// Tells files, folders and nothing at all apart: what an author names may be there, and still be of the wrong kind.
import type { FileSystem } from '../../model/deps.ts';

type Reach = Pick<FileSystem, 'exists' | 'resolve'>;

export interface PathProblem {
  /** Goes on after the name of the path: `is a file, not a folder`. */
  readonly problem: string;
  /** True when nothing is there: only then is another name worth a suggestion. */
  readonly isMissing: boolean;
}

/** null: the path is what is wanted. A pipe or a device may stand for a file, as everywhere. */
export async function pathProblem(path: string, wanted: 'file' | 'folder', fs: Reach): Promise<PathProblem | null> {
  const kind = await pathKind(path, fs);
  if (kind === 'missing') return { problem: 'does not exist', isMissing: true };
  if (wanted === 'file') return kind === 'folder' ? { problem: 'is a folder, not a file', isMissing: false } : null;
  if (kind === 'folder') return null;
  return { problem: kind === 'file' ? 'is a file, not a folder' : 'is not a folder', isMissing: false };
}

/** Symbolic links are followed. What may not be looked at is missing, too. */
async function pathKind(path: string, fs: Reach): Promise<'file' | 'folder' | 'other' | 'missing'> {
  if (!(await fs.exists(path))) return 'missing';
  const kind = (await fs.resolve(path))?.kind ?? 'missing';
  return kind === 'link' ? 'other' : kind;
}
