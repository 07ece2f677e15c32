// What decides beside a module itself which module an import finds, and how it is read: its neighbours, and settings above it.
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { foldersAbove } from './packages.ts';
import type { Listing } from './stamps.ts';

export interface Surroundings {
  /** Settings: those that are there, and those that are not. */
  readonly files: readonly string[];
  readonly listings: readonly Listing[];
  /** Of the modules. */
  readonly folders: ReadonlySet<string>;
}

/** A folder is taken only where no file is. */
const MODULE_NAME = /\.(?:[cm]?[jt]sx?|json|css|svg)$/.source;
const SETTINGS = ['tsconfig.json', 'jsconfig.json', 'package.json'];

/** `modules`: absolute, none of a package that is installed. */
export function surroundingsOf(
  modules: Iterable<string>,
  without: (folder: string) => readonly string[],
): Surroundings {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = dirname(module);
    folders.add(folder);
    if (/^index\./.test(basename(module))) folders.add(dirname(folder)); // A file of the folder's name would be found first.
  }
  const settings = [...foldersAbove(folders)].flatMap((folder) => SETTINGS.map((name) => resolve(folder, name)));
  return {
    folders,
    files: [...new Set(settings.flatMap((file) => [file, ...basesOf(file)]))],
    listings: [...folders].map((folder) => modulesIn(folder, without(folder))),
  };
}

export function modulesIn(folder: string, without: readonly string[]): Listing {
  return { folder, names: MODULE_NAME, without };
}

/** What a `tsconfig.json` goes on from, as far as it lies in the project. */
function basesOf(file: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (!file.endsWith('.json') || basename(file) === 'package.json' || seen.has(file)) return [];
  const [, list = ''] = EXTENDS.exec(textOf(file)) ?? [];
  const named = [...list.matchAll(/"(\.[^"]*)"/g)].map(([, path = '']) => resolve(dirname(file), path));
  const files = named.flatMap((path) => (path.endsWith('.json') ? [path] : [path, `${path}.json`]));
  return files.flatMap((path) => [path, ...basesOf(path, new Set([...seen, file]))]);
}

const EXTENDS = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/;

/** Empty: there is no such file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Its absence is noted by whoever asks for its stamp.
  }
}
