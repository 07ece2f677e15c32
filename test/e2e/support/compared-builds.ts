// A project that is built again and again in one place, and each of its states once more from nothing, to be compared.
import { cp, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildSiteOptions, type Built, buildSite } from './build-site.ts';
import type { Step } from './edit-sequence.ts';
import type { Files } from './edited-site.ts';
import { readPublished, sha256 } from './published.ts';

export type Published = ReadonlyMap<string, Buffer>;

/** What a build says of itself, without what it measures. */
export interface Said extends Pick<Built, 'ok' | 'routes' | 'artifacts' | 'diagnostics'> {
  readonly code: number | null;
}

export interface Outcome {
  readonly said: Said;
  readonly published: Published;
}

export interface Project {
  readonly root: string;
  readonly cache: string;
  readonly out: string;
  /** Writes what differs from the files of before, and takes away what is gone. */
  write(files: Files, way?: Step['way']): Promise<void>;
  /** Stages of the build beside what came of it. */
  build(options?: BuildSiteOptions): Promise<Outcome & { readonly stages: readonly string[]; readonly stderr: string }>;
  published(): Promise<Published>;
  /** Keeps all that is on the disk under a name, and brings it back. */
  keep(name: string): Promise<void>;
  bringBack(name: string): Promise<boolean>;
}

/** Below an absolute folder, which it has for itself. */
export function project(folder: string): Project {
  const root = join(folder, 'site');
  const [out, cache] = [join(root, 'dist'), join(root, 'node_modules/.cache/docs-gen')];
  let now: Files = new Map();
  const kept = new Map<string, Files>();
  const copies = (name: string) => join(folder, `kept ${name}`);
  return {
    root,
    cache,
    out,
    async write(files, way = 'written') {
      for (const path of now.keys()) if (!files.has(path)) await rm(join(root, path));
      for (const [path, text] of files)
        if (now.get(path) !== text) await writeOne(join(root, path), Buffer.from(text, encodingOf(path)), way);
      now = files;
    },
    async build(options) {
      const built = await buildSite(root, 'dist', options);
      const { ok, routes, artifacts, diagnostics, run, timings } = built;
      const said = { ok, routes, artifacts, diagnostics, code: run.code };
      return { said, published: await publishedIn(out), stages: Object.keys(timings), stderr: run.stderr };
    },
    published: () => publishedIn(out),
    async keep(name) {
      kept.set(name, now);
      await copy(root, copies(name));
    },
    async bringBack(name) {
      const files = kept.get(name);
      if (!files) return false;
      await copy(copies(name), root);
      now = files;
      return true;
    },
  };
}

/** Builds each state once, without a cache and into an empty folder. */
export function cleanBuilds(folder: string): (files: Files) => Promise<Outcome> {
  const clean = project(folder);
  const known = new Map<string, Promise<Outcome>>();
  /** Most files are the same in most states. */
  const contents = new Map<string, Buffer>();
  const shared = (bytes: Buffer): Buffer => {
    const hash = sha256(bytes);
    const first = contents.get(hash) ?? bytes;
    contents.set(hash, first);
    return first;
  };
  const build = async (files: Files): Promise<Outcome> => {
    await rm(clean.out, { recursive: true, force: true });
    await clean.write(files);
    const { said, published } = await clean.build({ args: ['--no-cache', '--workers', '1'] });
    return { said, published: new Map([...published].map(([path, bytes]) => [path, shared(bytes)])) };
  };
  return (files) => {
    const state = sha256(JSON.stringify([...files].sort()));
    const outcome = known.get(state) ?? build(files);
    known.set(state, outcome);
    return outcome;
  };
}

async function writeOne(path: string, bytes: Buffer, way: Step['way']): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const before = way === 'with the time of before' ? await stat(path).catch(() => null) : null;
  if (way === 'replaced') {
    await writeFile(`${path}~`, bytes);
    await rename(`${path}~`, path);
  } else await writeFile(path, bytes);
  if (before) await utimes(path, before.atime, before.mtime);
}

function encodingOf(path: string): 'latin1' | 'utf8' {
  return path.endsWith('.png') ? 'latin1' : 'utf8';
}

async function publishedIn(out: string): Promise<Published> {
  return (await stat(out).catch(() => null)) ? readPublished(out) : new Map();
}

async function copy(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}
