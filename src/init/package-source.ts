// Where the docs-gen that runs came from, as the `package.json` of a new site names it: a registry, a tarball, an address
// or a folder. Read off its location and off the `package.json` that asked for it: what a package manager puts into the
// environment may be about another package.
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPosix } from '../lib/node/paths.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';

export interface PackageSource {
  /** Goes into `dependencies`. */
  readonly spec: string;
  /** Absolute path on this machine that the spec names; null: the spec is right on every machine. */
  readonly local: string | null;
  /** The spec names a package as it was published, unpacked: npm has to copy it, for a link would not find its dependencies. */
  readonly isUnpacked: boolean;
}

type Reach = Pick<FileSystem, 'exists' | 'readText' | 'resolve'>;

interface Own {
  readonly name: string;
  readonly version: string;
}

/** `packageRoot` is the folder of the running docs-gen, `site` that of the new site: both absolute, links followed. */
export async function packageSource(packageRoot: string, site: string, fs: Reach): Promise<PackageSource> {
  const own = ownName(await readJson(join(packageRoot, 'package.json'), fs));
  const asked = packageRoot.split(sep).includes('node_modules') ? await askedFor(own.name, packageRoot, fs) : null;
  if (asked === null) return local(packageRoot, site, fs);
  const path = pathOfSpec(asked.spec);
  if (path !== null) {
    const target = await fs.resolve(resolve(asked.folder, path));
    // A tarball that is gone leaves the folder that was unpacked from it.
    return local(target?.realPath ?? packageRoot, site, fs);
  }
  if (isWorkspace(asked.spec)) return local(packageRoot, site, fs);
  if (isAddress(asked.spec)) return { spec: asked.spec, local: null, isUnpacked: false };
  return {
    spec: own.name === 'docs-gen' ? own.version : `npm:${own.name}@${own.version}`,
    local: null,
    isUnpacked: false,
  };
}

function ownName(manifest: unknown): Own {
  const { name, version } = record(manifest);
  if (typeof name === 'string' && typeof version === 'string') return { name, version };
  throw new Error('The package.json of docs-gen has no name or no version.');
}

/** As package managers write it: relative, with slashes. */
async function local(path: string, site: string, fs: Reach): Promise<PackageSource> {
  const isFolder = (await fs.resolve(path))?.kind === 'folder';
  const isCheckout = await fs.exists(join(path, 'scripts/build-cli.mjs'));
  return { spec: `file:${toPosix(relative(site, path)) || '.'}`, local: path, isUnpacked: isFolder && !isCheckout };
}

interface Asked {
  readonly spec: string;
  /** Absolute folder of the `package.json`: paths in the spec start there. */
  readonly folder: string;
}

/** The nearest `package.json` above the package that asks for it; null: none does, as with a global installation by npm. */
async function askedFor(
  name: string,
  packageRoot: string,
  fs: Pick<FileSystem, 'exists' | 'readText'>,
): Promise<Asked | null> {
  for (let folder = dirname(packageRoot); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = record(await readJson(join(folder, 'package.json'), fs));
    for (const field of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      const wanted = record(manifest[field]);
      const spec = wanted[name] ?? wanted['docs-gen'];
      if (typeof spec === 'string') return { spec, folder };
    }
  }
  return null;
}

/** The path in `file:../docs-gen.tgz`, `./docs-gen.tgz` and the like; null for what is no path. */
function pathOfSpec(spec: string): string | null {
  if (spec.startsWith('file:///')) return fileURLToPath(spec);
  const [, path] = /^(?:file|link|portal):(.*)$/s.exec(spec) ?? [];
  if (path !== undefined) return path.replace(/::.*$/s, ''); // What Yarn binds it to.
  const isPath =
    /^(?:\.{0,2}[\\/]|[a-z]:[\\/])/i.test(spec) || (!isAddress(spec) && /\.(?:tgz|tar\.gz|tar)$/.test(spec));
  return isPath ? spec : null;
}

function isWorkspace(spec: string): boolean {
  return spec.startsWith('workspace:');
}

/** A repository, or a tarball on the web: right wherever the site is installed. */
function isAddress(spec: string): boolean {
  return (
    /^(?:https?|git|ssh|github|gitlab|bitbucket|gist)(?:\+[a-z]+)?:/.test(spec) ||
    /^[\w.-]+\/[\w.-]+(?:#.*)?$/.test(spec)
  );
}

async function readJson(file: string, fs: Pick<FileSystem, 'exists' | 'readText'>): Promise<unknown> {
  return (await fs.exists(file)) ? parseJson(await fs.readText(file)) : undefined;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
