// `docs-gen init`: answers in, the files of a new site on the disk out.
import { join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { CONFIG_NAMES } from '../model/site.ts';
import { type Answers, packageNameOf } from './answers.ts';
import { createFiles, findClashes, realFolder } from './create-files.ts';
import { type PackageSource, packageSource } from './package-source.ts';
import { certainPaths, type NewFile, starterFiles } from './starter-files.ts';

type Shell = Pick<ShellDeps, 'fs' | 'writer'>;

export interface SitePlace {
  /** Absolute. */
  readonly folder: string;
  /** As its author wrote it. */
  readonly shownFolder: string;
  /** Folder of the running docs-gen. */
  readonly packageRoot: string;
}

export interface InitRequest extends SitePlace {
  readonly answers: Answers;
}

export interface NewSite {
  /** Relative to the folder, posix, sorted. */
  readonly files: readonly string[];
  readonly source: PackageSource;
}

/** null: nothing was written, and the diagnostics say why. */
export async function initSite({ answers, ...place }: InitRequest, deps: Shell): Promise<Outcome<NewSite | null>> {
  const { value: real, diagnostics: problems } = await freeFolder(place, deps);
  if (real === null) return { value: null, diagnostics: problems };
  const source = await packageSource(place.packageRoot, real, deps.fs);
  const filling = {
    ...answers,
    packageName: packageNameOf(place.folder),
    dependency: source.spec,
    copiesDependency: source.isUnpacked,
  };
  const files = starterFiles(await readTemplates(place.packageRoot, deps), filling);
  const { value: isWritten, diagnostics } = await createFiles(real, files, deps);
  return { value: isWritten ? { files: files.map(({ path }) => path), source } : null, diagnostics };
}

/** What keeps a site from being made there, whatever the answers: nobody has to give them first. */
export async function placeProblems(place: SitePlace, deps: Shell): Promise<readonly Diagnostic[]> {
  const { value: real, diagnostics } = await freeFolder(place, deps);
  if (real === null) return diagnostics;
  const paths = certainPaths(await readTemplates(place.packageRoot, deps));
  return findClashes(
    real,
    paths.map((path) => ({ path })),
    deps,
  );
}

/** The real folder; null: it can be none, or a site is there already. */
async function freeFolder({ folder, shownFolder }: SitePlace, deps: Shell): Promise<Outcome<string | null>> {
  const found = await realFolder(folder, shownFolder, deps);
  if (found.value === null) return found;
  for (const file of CONFIG_NAMES) {
    if (!(await deps.fs.exists(join(found.value, file)))) continue;
    return { value: null, diagnostics: [report('init/site-exists', { folder: shownFolder, file }, { file })] };
  }
  return found;
}

async function readTemplates(packageRoot: string, { fs }: Pick<ShellDeps, 'fs'>): Promise<NewFile[]> {
  const folder = join(packageRoot, 'templates/starter');
  const paths = await fs.glob(['**/*'], { cwd: folder });
  return Promise.all(paths.map(async (path) => ({ path, text: await fs.readText(join(folder, path)) })));
}
