// Which builds may be compared at all: those of the same site with the same options, by the same program in the same surroundings.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashOf } from '../lib/node/file-hash.ts';
import { programKey } from '../lib/node/program-key.ts';
import type { BuildOptions } from '../model/build.ts';
import { CACHE_FOLDER, CONFIG_NAMES } from '../model/site.ts';
import { statsOf } from './stamps.ts';

export interface RecordPlace {
  /** Of the cache; absolute. */
  readonly cache: string;
  /** Of the record, in the cache. */
  readonly file: string;
  /** Of what the next build may have to know of each page, in the cache. */
  readonly snapshot: string;
  /** What the record has to say first. */
  readonly key: string;
}

/** Variables that reach the code that is run, or the programs that are started; git's own are part of its state. */
const VARIABLES = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_PATH', 'ESBUILD_BINARY_PATH', 'LANG', 'LC_ALL', 'LC_MESSAGES'];

/** In the cache folder. */
const RECORD_FOLDER = 'builds';
const SNAPSHOT_FOLDER = 'snapshots';

/** null: what such a run does is never the same, or nobody could say whether the program is. */
export function recordPlace(options: BuildOptions): RecordPlace | null {
  const { root, configFile, outDir, base, strict, cache, drafts, emit, external, urls, baseline } = options;
  if (!cache || !emit || external || urls !== 'enforce' || baseline === 'all') return null;
  const program = programKey();
  if (program === null) return null;
  const asked = JSON.stringify([root, configFile, outDir, base, strict, drafts, baseline]);
  const { execArgv, env } = process;
  const around = [program, execArgv, homedir(), VARIABLES.map((name) => env[name] ?? null)];
  const key = JSON.stringify([asked, around]);
  const folder = cacheFolder(options);
  const name = `${hashOf(key).slice(0, 16)}.txt`;
  return { cache: folder, file: join(folder, RECORD_FOLDER, name), snapshot: join(folder, SNAPSHOT_FOLDER, name), key };
}

/**
 * The config says it, and is not run to find a record. Where its text holds no such name, the folder is looked for where
 * it lies by default: a build whose config makes up another name leaves no record.
 */
function cacheFolder({ root, configFile, cacheDir }: BuildOptions): string {
  if (cacheDir !== undefined) return cacheDir;
  const names = configFile === undefined ? CONFIG_NAMES.map((name) => join(root, name)) : [configFile];
  const config = names.find((path) => statsOf(path)?.isFile());
  const text = config === undefined ? '' : readFileSync(config, 'utf8');
  return resolve(root, NAMED_CACHE.exec(text)?.[2] ?? CACHE_FOLDER);
}

const NAMED_CACHE = /\bcacheDir['"]?\s*:\s*(['"`])([^'"`\n\\$]+)\1/;
