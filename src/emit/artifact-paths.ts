// Checks where artifacts are to be published before the first one is written.
import { report } from '../diagnostics/report.ts';
import { isSafePath } from '../lib/safe-path.ts';
import { type Artifact, RETAINED_ASSETS } from '../model/artifact.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';

export function checkPaths(artifacts: readonly Artifact[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const seen = new Map<string, Artifact>([[RETAINED_ASSETS, RESERVED]]);
  const reported = new Set<string>();
  for (const artifact of artifacts) {
    const { path } = artifact;
    const earlier = seen.get(path);
    if (!isSafePath(path)) problems.push(report('emit/unsafe-path', { path }, placeOf(artifact)));
    else if (earlier && !reported.has(path)) {
      reported.add(path);
      problems.push(clash(path, earlier, artifact));
    }
    if (!earlier) seen.set(path, artifact);
  }
  // One wants `a` as a file, another as a folder.
  for (const folder of foldersOf(seen.keys())) {
    const file = seen.get(folder);
    if (!file || reported.has(folder)) continue;
    const inner = artifacts.find(({ path }) => path.startsWith(`${folder}/`));
    if (inner) problems.push(clash(folder, file, inner));
  }
  return problems;
}

/** Written by the publication itself. */
const RESERVED: Artifact = { path: RETAINED_ASSETS, body: '', type: 'application/json', immutable: false };

/** The one that an author can rename is the place; both are named. */
function clash(path: string, one: Artifact, other: Artifact): Diagnostic {
  const [made, own] = one.source === undefined ? [one, other] : [other, one];
  const related =
    made.origin === undefined ? [] : [{ message: 'the other file comes from', at: { file: made.origin } }];
  return report('emit/duplicate-path', { path, one: nameOf(own), other: nameOf(made) }, placeOf(own), { related });
}

function nameOf({ origin, path }: Artifact): string {
  return origin ?? `${path}, which the build generates`;
}

function placeOf({ origin }: Artifact): Location | undefined {
  return origin === undefined ? undefined : { file: origin };
}

/** Every folder that the paths need, relative like them. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
