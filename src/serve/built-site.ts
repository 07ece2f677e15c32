// A built folder as something to serve: looks up on the disk what a static host would, at every request anew, so that the next build shows at once.

import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { isRecord } from '../lib/is-record.ts';
import { sha256 } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';
import { encodePath } from '../lib/url.ts';
import { ASSET_MANIFEST } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { ServedFile, ServedRedirect, SiteSource } from '../model/serve.ts';
import { isHidden } from './security-target.ts';
import { type HeaderRule, headersOf, readHeaders } from './server-headers.ts';
import { applyRules, readRedirects } from './server-redirects.ts';

export interface BuiltSiteOptions {
  /** Absolute. */
  readonly outDir: string;
  /** The one that the site was built with. */
  readonly base: string;
}

export interface BuiltSite extends SiteSource {
  /** Headers that the site asks its host for. `path` is encoded, and holds the base. */
  headers(path: string): Promise<Readonly<Record<string, string>>>;
}

type FileDeps = Pick<ShellDeps, 'fs' | 'writer'>;

const NOT_FOUND_PAGE = '404.html';
/** Read by the host, and sent to nobody. */
const RULE_FILES = ['_headers', '_redirects'];

export function createBuiltSite({ outDir, base }: BuiltSiteOptions, deps: FileDeps): BuiltSite {
  const file = fileFinder(outDir, deps);
  const redirectRules = reread(join(outDir, '_redirects'), readRedirects, deps);
  const headerRules = reread(join(outDir, '_headers'), readHeaders, deps);
  const listed = reread(join(outDir, ASSET_MANIFEST), readManifest, deps);

  async function find(path: string, query: string): Promise<ServedFile | ServedRedirect | null> {
    const there = RULE_FILES.includes(path) ? null : await lookUp(path);
    const ruled = applyRules((await redirectRules()) ?? [], { path, query, base, isTaken: there !== null });
    if (ruled === null) return there;
    if (ruled.kind === 'redirect') return ruled;
    return lookUp(ruled.path);
  }

  async function lookUp(path: string): Promise<ServedFile | ServedRedirect | null> {
    if (path !== '' && !path.endsWith('/')) {
      const found = await file(path);
      if (found) return served(path, found);
      return (await file(`${path}/index.html`)) ? { kind: 'redirect', to: encodePath(`${path}/`), status: 301 } : null;
    }
    const index = `${path}index.html`;
    const found = await file(index);
    return found && served(index, found);
  }

  async function served(path: string, { realPath, bytes, mtimeMs }: FoundFile): Promise<ServedFile> {
    const entry = (await listed())?.get(path);
    const type = entry?.type ?? lookup(path) ?? 'application/octet-stream';
    // Unpacked folders give all files one time, so that the time alone tells neither files nor builds apart.
    const tag = sha256([path, bytes, mtimeMs, entry?.sha256].join('\n')).slice(0, 20);
    return { kind: 'file', body: { path: realPath, bytes }, type, tag, immutable: entry?.immutable ?? false };
  }

  return {
    find: (path, query = '') => find(path, query),
    async notFound() {
      const found = await file(NOT_FOUND_PAGE);
      return found && served(NOT_FOUND_PAGE, found);
    },
    headers: async (path) => headersOf((await headerRules()) ?? NO_HEADERS, path),
  };
}

const NO_HEADERS: readonly HeaderRule[] = [];

interface FoundFile {
  readonly realPath: string;
  readonly bytes: number;
  readonly mtimeMs: number;
}

/** Finds only files whose real path lies in the folder, is spelled as asked for, and is not hidden. */
function fileFinder(outDir: string, { fs, writer }: FileDeps): (path: string) => Promise<FoundFile | null> {
  return async (path) => {
    const segments = path.split('/');
    if (segments.some((segment, i) => !isPlain(segment) || isHidden(segment, i))) return null;
    const found = await fs.resolve(join(outDir, ...segments)).catch(noneIfUnreachable);
    if (found?.kind !== 'file') return null;
    const root = await writer.realPath(outDir);
    const folder = root.endsWith(sep) ? root : root + sep;
    if (!found.realPath.startsWith(folder)) return null;
    const real = found.realPath.slice(folder.length).split(sep);
    if (real.some(isHidden)) return null;
    // Some disks do not tell `A` from `a`, and every host does.
    const realName = real.join('/');
    if (realName !== path && realName.toLowerCase() === path.toLowerCase()) return null;
    const stats = await writer.stat(found.realPath);
    return stats?.isFile ? { realPath: found.realPath, bytes: stats.bytes, mtimeMs: stats.mtimeMs } : null;
  };
}

/** On Windows, a colon names a disk or a second stream of a file, and a dot or a space at the end is dropped. */
function isPlain(segment: string): boolean {
  if (segment === '' || /[\\\u0000-\u001f\u007f]/.test(segment)) return false;
  return sep === '/' || !/:|[. ]$/.test(segment);
}

/** A name that is too long, or a folder that may not be looked into: nothing that could be sent is there. */
function noneIfUnreachable(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENAMETOOLONG' || error.code === 'EACCES' || error.code === 'EPERM') return null;
  throw error;
}

/** Reads a file again when it was written again; null: it is not there. */
function reread<T>(path: string, read: (text: string) => T, { fs, writer }: FileDeps): () => Promise<T | null> {
  let stamp = '';
  let value: T | null = null;
  return async () => {
    const stats = await writer.stat(path);
    const now = stats?.isFile ? `${stats.bytes} ${stats.mtimeMs}` : '';
    if (now === stamp) return value;
    value = now === '' ? null : read(await fs.readText(path));
    stamp = now;
    return value;
  };
}

interface Listed {
  readonly sha256: string;
  readonly type: string;
  readonly immutable: boolean;
}

/** A list that is damaged is none: types then follow from names. */
function readManifest(text: string): ReadonlyMap<string, Listed> {
  const files = new Map<string, Listed>();
  const data = parseJson(text);
  if (!isRecord(data) || !Array.isArray(data.files)) return files;
  for (const file of data.files as readonly unknown[]) {
    if (!isRecord(file)) continue;
    const { path, type, immutable, sha256: hash } = file;
    if (typeof path === 'string' && typeof type === 'string' && TYPE.test(type))
      files.set(path, { sha256: String(hash), type, immutable: immutable === true });
  }
  return files;
}

const TYPE = /^[\w.+-]+\/[\w.+-]+$/;
