// The text of a lock file → the versions that are installed, of npm, pnpm and yarn.
import { parse } from 'yaml';
import { report } from '../../diagnostics/report.ts';
import { errorMessage } from '../../lib/error-message.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { VersionOf } from './dependencies.ts';

/**
 * Of a package in several versions: the one at the top of the tree, or the newest where the file does not say.
 * `folder`: that of the project in a workspace, relative to the file; '' is the same one.
 */
export function versionsFromLock(file: string, lock: string, folder = ''): Outcome<VersionOf> {
  try {
    const versions = readVersions(lock, folder);
    return { value: (name) => versions.get(name) ?? null, diagnostics: [] };
  } catch (error) {
    return { value: () => null, diagnostics: [report('demos/lock-file', { text: errorMessage(error) }, { file })] };
  }
}

function readVersions(lock: string, folder: string): ReadonlyMap<string, string> {
  if (/^\s*\{/.test(lock)) return npmVersions(JSON.parse(lock), folder);
  if (/^lockfileVersion:/m.test(lock)) return pnpmVersions(parse(lock, { schema: 'failsafe' }), folder);
  return yarnVersions(lock);
}

/** Lock files are written by programs, but by many versions of them: what is not there is passed over. */
function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const TOP = 'node_modules/';

/** `packages` of versions 2 and 3; version 1 had `dependencies` alone. What lies in the project's own folder wins. */
function npmVersions(lock: unknown, folder: string): Map<string, string> {
  const versions = new Map<string, string>();
  for (const [name, entry] of entries(field(lock, 'dependencies'))) note(versions, name, field(entry, 'version'));
  for (const top of folder === '' ? [TOP] : [TOP, `${folder}/${TOP}`]) {
    for (const [path, entry] of entries(field(lock, 'packages'))) {
      const name = path.slice(top.length);
      if (path.startsWith(top) && !name.includes(`/${TOP}`)) note(versions, name, field(entry, 'version'));
    }
  }
  return versions;
}

const PNPM_KEY = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/](\d[^(_]*)/;

/** All installed packages first, then what the project asks for, which wins. */
function pnpmVersions(lock: unknown, folder: string): Map<string, string> {
  const versions = new Map<string, string>();
  for (const [key] of entries(field(lock, 'packages'))) {
    const [, name, version] = PNPM_KEY.exec(key) ?? [];
    if (name && version && isNewer(version, versions.get(name))) versions.set(name, version);
  }
  const importers = field(lock, 'importers');
  const root = field(importers, folder) ?? field(importers, '.') ?? lock;
  for (const group of ['optionalDependencies', 'devDependencies', 'dependencies']) {
    for (const [name, entry] of entries(field(root, group))) {
      const version = typeof entry === 'string' ? entry : field(entry, 'version');
      note(versions, name, typeof version === 'string' ? version.replace(/[(_].*$/, '') : version);
    }
  }
  return versions;
}

/** Blocks of `"name@range", name@range:` and a line `version "1.2.3"` or `version: 1.2.3`. */
function yarnVersions(lock: string): Map<string, string> {
  const versions = new Map<string, string>();
  for (const [, head = '', version = ''] of lock.matchAll(/^(\S[^\n]*):\r?\n[ \t]+version:? "?([^"\s]+)"?/gm)) {
    for (const range of head.replaceAll('"', '').split(/,\s*/)) {
      const name = /^((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1];
      if (name && /^\d/.test(version) && isNewer(version, versions.get(name))) versions.set(name, version);
    }
  }
  return versions;
}

/** Links to other folders have no version that a sandbox could ask for. */
function note(versions: Map<string, string>, name: string, version: unknown): void {
  if (typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version)) versions.set(name, version);
}

/** By numbers; a release is newer than what came before it. */
function isNewer(version: string, known: string | undefined): boolean {
  if (known === undefined) return true;
  const [a, b] = [version, known].map((text) => text.split(/[.+-]/, 3).map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return known.includes('-') && !version.includes('-');
}
