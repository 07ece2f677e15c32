// What is said of a directive whose file is not there.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Finder } from './finder.ts';

export interface MissingFile {
  readonly kind: 'Demo' | 'Component';
  /** As written. */
  readonly name: string;
  /** Relative to the root. */
  readonly path: string;
  /** Folders of the project that were looked in; none: it can only be in one. */
  readonly places?: readonly string[];
}

export function missingFile({ kind, name, path, places = [] }: MissingFile, finder: Finder, at: Location): Diagnostic {
  const found = nearest(path, finder.near(path));
  const folder = path.slice(0, path.length - name.length);
  const meant = found?.startsWith(folder) ? found.slice(folder.length) : found;
  return report('demos/missing-file', { kind, name, nearest: meant, places }, at);
}
