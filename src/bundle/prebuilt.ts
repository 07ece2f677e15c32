// docs-gen's own scripts as they were built with docs-gen itself: a site that has the same React need not build them again.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import * as z from 'zod';
import { sha256 } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';
import { PARSE_ONCE } from '../lib/parse-once.ts';
import type { FileSystem } from '../model/deps.ts';
import { type BuiltRun, filesOf } from './built-files.ts';
import { nameByContent } from './content-names.ts';
import { assetOptions } from './options.ts';
import { effectsRun, entryRun, livelyRun, type RunOptions, scriptNames } from './own-scripts.ts';
import type { ResolveFolders } from './resolve.ts';

export interface OwnScripts {
  readonly lively: BuiltRun;
  readonly effects: BuiltRun;
  /** `names`: see `scriptNames`. */
  readonly entry: { readonly names: string; readonly run: BuiltRun };
}

const runSchema = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  metafile: z.custom<Metafile>((value) => typeof value === 'object' && value !== null),
});
const scriptsSchema = z.object({
  lively: runSchema,
  entry: z.object({ names: z.string(), run: runSchema }),
});
const prebuiltSchema = z.object({
  /** SHA-256 of each file of a package, by its path below `node_modules`. */
  packages: z.record(z.string(), z.string()),
  effects: runSchema,
  /** Where no demo asks for React as a file, and where one does. */
  plain: scriptsSchema,
  withReact: scriptsSchema,
});
type Run = z.infer<typeof runSchema>;

/** Builds them for `readPrebuilt`: JSON. Called when docs-gen is built. */
export async function prebuiltScripts(packageRoot: string, fs: Pick<FileSystem, 'glob'>): Promise<string> {
  const folders: ResolveFolders = { root: packageRoot, packageRoot };
  const run = (options: RunOptions) => build({ ...assetOptions(folders), ...options });
  const effects = await run(effectsRun);
  const scripts = async (hasDemos: boolean) => {
    const lively = await run(await livelyRun(folders, { hasDemos, fs }));
    const files = nameByContent([...filesOf(lively), ...filesOf(effects)]);
    const names = new Map(files.map((file) => [file.entryPoint, file.path]));
    const entry = await run(entryRun(folders, names));
    return { lively, entry: { names: scriptNames(names), run: entry } };
  };
  const [plain, withReact] = [await scripts(false), await scripts(true)];
  const inputs = [effects, ...[plain, withReact].flatMap(({ lively, entry }) => [lively, entry.run])].flatMap(
    ({ metafile }) => Object.keys(metafile.inputs),
  );
  const packages = [...new Set(inputs.flatMap((input) => /^npm:~?(.*)$/.exec(input)?.[1] ?? []))].sort();
  return JSON.stringify({
    packages: Object.fromEntries(packages.map((name) => [name, digestOf(name, folders) ?? missing(name)])),
    effects: saved(effects),
    plain: { lively: saved(plain.lively), entry: { ...plain.entry, run: saved(plain.entry.run) } },
    withReact: { lively: saved(withReact.lively), entry: { ...withReact.entry, run: saved(withReact.entry.run) } },
  });
}

/** null: there are none, or they were built with other packages than those of the site. */
export function readPrebuilt(file: string, hasDemos: boolean, folders: ResolveFolders): OwnScripts | null {
  if (!existsSync(file)) return null;
  const { packages, effects, ...variants } = prebuiltSchema.parse(parseJson(readFileSync(file, 'utf8')), PARSE_ONCE);
  if (Object.entries(packages).some(([name, digest]) => digestOf(name, folders) !== digest)) return null;
  const { lively, entry } = hasDemos ? variants.withReact : variants.plain;
  return {
    lively: restored(lively),
    effects: restored(effects),
    entry: { names: entry.names, run: restored(entry.run) },
  };
}

function saved({ outputFiles, metafile }: Pick<BuiltRun, 'outputFiles' | 'metafile'>): Run {
  const files = outputFiles.map(({ path, contents }) => ({
    path: basename(path),
    text: Buffer.from(contents).toString(),
  }));
  return { files, metafile };
}

function restored({ files, metafile }: Run): BuiltRun {
  return {
    outputFiles: files.map(({ path, text }) => ({ path, contents: Buffer.from(text) })),
    metafile,
    warnings: [],
  };
}

/** Of the first file of that name, as Node looks for packages from the site, then from docs-gen; null: there is none. */
function digestOf(name: string, { root, packageRoot }: ResolveFolders): string | null {
  for (const folder of [...foldersAbove(root), ...foldersAbove(packageRoot)]) {
    const file = join(folder, 'node_modules', name);
    if (existsSync(file)) return sha256(readFileSync(file));
  }
  return null;
}

function missing(name: string): never {
  throw new Error(`${name} was bundled, and is not there.`);
}

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}
