// Which version of a package a sandbox requests: as configured, else that of the lock file, else what is installed, else that of the
// sources which the package is built from.
import { dirname, join, relative } from 'node:path';
import { report } from '../../diagnostics/report.ts';
import { LOCK_FILES } from '../../lib/install-command.ts';
import { isRecord } from '../../lib/is-record.ts';
import { toPosix } from '../../lib/node/paths.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { FileSystem } from '../../model/deps.ts';
import type { Diagnostic } from '../../model/outcome.ts';
import type { VersionOf } from './dependencies.ts';
import { versionsFromLock } from './lock-versions.ts';

export interface Versions {
  /** Knows what the lock file names, and all packages that it was asked to look up. */
  readonly of: VersionOf;
  lookUp(names: Iterable<string>): Promise<void>;
  /** Further packages that these require and leave to the project to install, of those that are known here: sorted. */
  peersOf(names: readonly string[]): Promise<readonly string[]>;
  /** Absolute paths of the files that were read. */
  readonly inputs: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface VersionOptions {
  /** Of the site, absolute. */
  readonly root: string;
  /** Absolute; null: there is none. */
  readonly lockFile: string | null;
  readonly configured: Readonly<Record<string, string>>;
  /** A folder that has React where the project has none. */
  readonly reactFrom: string;
  /** The module that an import of the package leads to, by aliases and `paths` of `tsconfig.json`: absolute; null: none. */
  readonly moduleOf: (name: string) => Promise<string | null>;
  readonly fs: Pick<FileSystem, 'exists' | 'readText'>;
}

/** Of the nearest folder that has one, up to the root of the repository. */
export async function findLockFile(root: string, fs: Pick<FileSystem, 'exists'>): Promise<string | null> {
  for (let folder = root; ; folder = dirname(folder)) {
    for (const name of LOCK_FILES) if (await fs.exists(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder) || (await fs.exists(join(folder, '.git')))) return null;
  }
}

export async function readVersions({
  root,
  lockFile,
  configured,
  reactFrom,
  moduleOf,
  fs,
}: VersionOptions): Promise<Versions> {
  const diagnostics: Diagnostic[] = [];
  const inputs = new Set<string>();
  let locked: VersionOf = () => null;
  if (lockFile === null) diagnostics.push(report('demos/no-lock-file', {}));
  else {
    inputs.add(lockFile);
    const name = toPosix(relative(root, lockFile));
    const read = versionsFromLock(name, await fs.readText(lockFile), toPosix(relative(dirname(lockFile), root)));
    locked = read.value;
    diagnostics.push(...read.diagnostics);
  }
  const installed = new Map<string, string | null>();
  const versionOf: VersionOf = (name) =>
    (Object.hasOwn(configured, name) ? configured[name] : undefined) ?? locked(name) ?? installed.get(name) ?? null;
  const manifests = new Map<string, Promise<readonly string[]>>();
  const requiredPeers = async (name: string): Promise<readonly string[]> => {
    const file = await packageFile(name, [root], fs);
    if (file === null) return [];
    inputs.add(file);
    return peersIn(parseJson(await fs.readText(file)));
  };
  const lookUp = async (names: Iterable<string>): Promise<void> => {
    for (const name of names) {
      if (versionOf(name) !== null || installed.has(name)) continue;
      const roots = /^(?:@types\/)?react(?:-dom)?$/.test(name) ? [root, reactFrom] : [root];
      const file =
        (await packageFile(name, roots, fs)) ??
        (name.startsWith('@types/') ? null : await sourcePackage(name, await moduleOf(name), fs));
      installed.set(name, file && publishedVersion(await fs.readText(file)));
      if (file) inputs.add(file);
    }
  };
  return {
    of: versionOf,
    inputs,
    diagnostics,
    lookUp,
    async peersOf(names) {
      const all = new Set(names);
      // A set yields what is added while it is walked.
      for (const name of all) {
        const peers = manifests.get(name) ?? requiredPeers(name);
        manifests.set(name, peers);
        for (const peer of await peers) all.add(peer);
      }
      for (const name of names) all.delete(name);
      await lookUp(all);
      return [...all].filter((name) => versionOf(name) !== null).sort();
    },
  };
}

/** Those that are not optional. */
function peersIn(manifest: unknown): readonly string[] {
  if (!isRecord(manifest) || !isRecord(manifest.peerDependencies)) return [];
  const meta = isRecord(manifest.peerDependenciesMeta) ? manifest.peerDependenciesMeta : {};
  const isOptional = (about: unknown) => isRecord(about) && about.optional === true;
  return Object.keys(manifest.peerDependencies).filter((name) => !isOptional(meta[name]));
}

/** As Node looks for packages: in the folder's own `node_modules`, then in those of the folders above. */
async function packageFile(
  name: string,
  roots: readonly string[],
  fs: Pick<FileSystem, 'exists'>,
): Promise<string | null> {
  for (const root of roots) {
    for (let folder = root; ; folder = dirname(folder)) {
      const file = join(folder, 'node_modules', name, 'package.json');
      if (await fs.exists(file)) return file;
      if (folder === dirname(folder)) break;
    }
  }
  return null;
}

/** The nearest `package.json` around a module that has a name, if it is that of the package. */
async function sourcePackage(
  name: string,
  module: string | null,
  fs: Pick<FileSystem, 'exists' | 'readText'>,
): Promise<string | null> {
  if (module === null) return null;
  for (let folder = dirname(module); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const found = (await fs.exists(file)) ? parseJson(await fs.readText(file)) : undefined;
    if (isRecord(found) && typeof found.name === 'string') return found.name === name ? file : null;
    if (folder === dirname(folder) || (await fs.exists(join(folder, '.git')))) return null;
  }
}

/** A private package, of the same repository say, is in no registry. */
function publishedVersion(text: string): string | null {
  const found: unknown = JSON.parse(text);
  if (typeof found !== 'object' || found === null || ('private' in found && found.private === true)) return null;
  const version = 'version' in found && typeof found.version === 'string' ? found.version : null;
  return version === '0.0.0' ? null : version; // A placeholder that releases replace.
}
