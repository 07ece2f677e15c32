// Tells whether a folder that a build writes into overlaps with one whose files are not the build's.
import { holds, relativeTo } from './paths.ts';

export interface ReservedFolder {
  /** Absolute; it need not exist. */
  readonly path: string;
  /** As in "the public folder". */
  readonly kind: string;
}

/** A predicate, such as "is in the public folder static"; null: none of them overlaps. Names are relative to `root`. */
export function overlapWith(folder: string, reserved: readonly ReservedFolder[], root: string): string | null {
  for (const { path, kind } of reserved) {
    const name = `the ${kind} ${relativeTo(root, path) || '.'}`;
    if (folder === path) return `is the ${kind}`;
    if (holds(folder, path)) return `contains ${name}`;
    if (holds(path, folder)) return `is in ${name}`;
  }
  return null;
}
