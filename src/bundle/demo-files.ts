// What esbuild made of a site's demos to the files that are published: few, named by what they hold.
import { extname, resolve } from 'node:path';
import { FILE_ENDINGS } from '../lib/file-endings.ts';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import { SCRIPT_BASE, scriptBase } from '../lib/relative-base.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import type { BuiltFile } from './built-files.ts';
import type { DemoBundleOptions, DemoEntry } from './demo-options.ts';
import type { DemoBundle } from './demos.ts';
import { groupFiles, singleFiles } from './grouped-files.ts';
import { MEDIA_TYPES } from './media-types.ts';

export interface PublishOptions extends Pick<DemoBundleOptions, 'base' | 'root'> {
  /** Of the entry that an entry point is; null: it is none. */
  readonly idOf: (entryPoint: string | undefined) => string | null;
  readonly isGrouped: boolean;
}

export async function publishDemos(
  files: readonly BuiltFile[],
  entries: readonly DemoEntry[],
  { base, root, idOf, isGrouped }: PublishOptions,
): Promise<Pick<DemoBundle, 'artifacts' | 'demos' | 'fileUrls'>> {
  const built = files.map((file) => ({ ...file, path: sheetName(file.path), css: file.css && sheetName(file.css) }));
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const pageOf = (entryPoint: string) => known.get(idOf(entryPoint) ?? '')?.page ?? null;
  const made = isGrouped ? await groupFiles(built, pageOf, (index) => `shared-${index}.js`) : await singleFiles(built);
  const newPaths = new Map(made.map(({ old, path }) => [old, path]));

  const artifacts = new Map<string, MadeArtifact>();
  const add = (made: MadeArtifact, map: string | undefined) =>
    artifacts.set(made.path, { ...made, ...(map !== undefined && { map }) });
  const demos = new Map<string, { readonly script: string; readonly styles: readonly string[] }>();
  const stylesOf = styleFinder(built);
  const entryOf = new Map(
    built.flatMap(({ path, entryPoint }) => {
      const entry = known.get(idOf(entryPoint) ?? '');
      return entry ? [[path, entry] as const] : [];
    }),
  );
  for (const { old, path, contents, map } of made) {
    const entry = entryOf.get(old);
    if (!entry) {
      add(artifact(ASSET_FOLDER + path, contents, true), map);
      continue;
    }
    const text = Buffer.from(contents)
      .toString()
      .replace(NEIGHBOUR, `"${'../'.repeat(entry.id.split('/').length)}$1"`)
      .replaceAll(SCRIPT_BASE, scriptBase(entry.id.split('/').length + 1));
    // With a hash, or a page that is open during a deploy would run the next version's demo.
    const script = `${ASSET_FOLDER}demos/${entry.id}-${sha256(text).slice(0, NAME_HASH_LENGTH)}.js`;
    add(artifact(script, Buffer.from(text), true), map);
    const sheets = stylesOf(old).flatMap((css) => newPaths.get(css) ?? []);
    demos.set(entry.id, { script, styles: [...new Set(sheets)].map((css) => ASSET_FOLDER + css) });
  }
  const fileUrls = new Map(
    built.flatMap(({ path, inputs: [input = ''], isFixed }) => {
      return !isFixed && FILE_ENDINGS.includes(extname(path))
        ? [[resolve(root, input), `${base}${ASSET_FOLDER}${newPaths.get(path) ?? path}`] as const]
        : [];
    }),
  );
  return { artifacts: [...artifacts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), demos, fileUrls };
}

/** Sheets that hold the same get one name: see `nameByContent`. */
function sheetName(path: string): string {
  return path.replace(/^(?:demo|apart)-(\w+)-\w+\.css$/, 'demo-styles-$1.css');
}

/** Of a script those of all that it loads, then its own. */
function styleFinder(built: readonly BuiltFile[]): (path: string) => string[] {
  const files = new Map(built.map((file) => [file.path, file]));
  const find = (path: string, seen: Set<string>): string[] => {
    const file = files.get(path);
    if (!file || seen.has(path)) return [];
    seen.add(path);
    return [...file.imports.flatMap((imported) => find(imported, seen)), ...(file.css === undefined ? [] : [file.css])];
  };
  return (path) => find(path, new Set());
}

/** A script in the same folder. Its hash may be esbuild's. */
const NEIGHBOUR = /"\.\/([^"\\/\n]+-\w{8,10}\.js)"/g;

export function artifact(path: string, body: Uint8Array, immutable: boolean): MadeArtifact {
  return { path, body, type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream', immutable };
}
