// What esbuild made of a site's demos to the files that are published: few, named by what they hold.
import { extname, resolve } from 'node:path';
import { FILE_ENDINGS } from '../lib/file-endings.ts';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import { SCRIPT_BASE, scriptBase } from '../lib/relative-base.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import type { BuiltFile } from './built-files.ts';
import type { DemoBundle, DemoBundleOptions, DemoEntry } from './demos.ts';
import { groupFiles, singleFiles } from './grouped-files.ts';
import { MEDIA_TYPES } from './media-types.ts';

export interface PublishOptions extends Pick<DemoBundleOptions, 'base' | 'root'> {
  /** Which of the entries an entry point is; null for none. */
  readonly numberOf: (entryPoint: string | undefined) => number | null;
  readonly isGrouped: boolean;
}

export async function publishDemos(
  built: readonly BuiltFile[],
  entries: readonly DemoEntry[],
  { base, root, numberOf, isGrouped }: PublishOptions,
): Promise<Pick<DemoBundle, 'artifacts' | 'demos' | 'fileUrls'>> {
  const pageOf = (entryPoint: string) => entries[numberOf(entryPoint) ?? -1]?.page ?? null;
  const files = isGrouped ? await groupFiles(built, pageOf, (index) => `shared-${index}.js`) : await singleFiles(built);
  const newPaths = new Map(files.map(({ old, path }) => [old, path]));

  const artifacts: MadeArtifact[] = [];
  const demos = new Map<string, { readonly script: string; readonly styles: readonly string[] }>();
  const entryOf = new Map(
    built.flatMap(({ path, entryPoint, css }) => {
      const entry = entries[numberOf(entryPoint) ?? -1];
      return entry ? [[path, { entry, css }] as const] : [];
    }),
  );
  for (const { old, path, contents, map } of files) {
    const known = entryOf.get(old);
    if (!known) {
      artifacts.push({ ...artifact(ASSET_FOLDER + path, contents, true), ...(map && { map }) });
      continue;
    }
    const text = Buffer.from(contents)
      .toString()
      .replace(NEIGHBOUR, `"${'../'.repeat(known.entry.id.split('/').length)}$1"`)
      .replace(NUMBER, '')
      .replaceAll(SCRIPT_BASE, scriptBase(known.entry.id.split('/').length + 1));
    // With a hash, or a page that is open during a deploy would run the next version's demo.
    const script = `${ASSET_FOLDER}demos/${known.entry.id}-${sha256(text).slice(0, NAME_HASH_LENGTH)}.js`;
    artifacts.push({ ...artifact(script, Buffer.from(text), true), ...(map && { map }) });
    const css = known.css === undefined ? undefined : newPaths.get(known.css);
    demos.set(known.entry.id, { script, styles: css === undefined ? [] : [ASSET_FOLDER + css] });
  }
  const fileUrls = new Map(
    built.flatMap(({ path, inputs: [input = ''], isFixed }) => {
      return !isFixed && FILE_ENDINGS.includes(extname(path))
        ? [[resolve(root, input), `${base}${ASSET_FOLDER}${newPaths.get(path) ?? path}`] as const]
        : [];
    }),
  );
  return { artifacts: artifacts.sort((a, b) => (a.path < b.path ? -1 : 1)), demos, fileUrls };
}

/** A script in the same folder. Its hash may be esbuild's. */
const NEIGHBOUR = /"\.\/([^"\\/\n]+-\w{8,10}\.js)"/g;
/** In a comment of code that is not minified: another one when demos come or go. */
const NUMBER = /^\/\/ docs-gen-demo:\d+$/gm;

export function artifact(path: string, body: Uint8Array, immutable: boolean): MadeArtifact {
  return { path, body, type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream', immutable };
}
