// What esbuild made of a site's demos to the files that are published: few, named by what they hold.
import { basename, extname, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import { FILE_ENDINGS } from '../lib/file-endings.ts';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import { nameByContent } from './content-names.ts';
import type { DemoBundle, DemoBundleOptions, DemoEntry } from './demos.ts';
import { groupChunks } from './group-chunks.ts';
import { MEDIA_TYPES } from './media-types.ts';

/** Folder that the outputs lie in, in name alone. */
export const OUT = 'out';

export type BuiltDemoFiles = BuildResult<{ metafile: true; write: false }>;

/** `numberOf`: which of the entries an entry point is; null for none. */
export async function publishDemos(
  { outputFiles, metafile }: BuiltDemoFiles,
  entries: readonly DemoEntry[],
  {
    base,
    root,
    numberOf,
  }: Pick<DemoBundleOptions, 'base' | 'root'> & {
    readonly numberOf: (entryPoint: string | undefined) => number | null;
  },
): Promise<Pick<DemoBundle, 'artifacts' | 'demos' | 'fileUrls'>> {
  const outputs = Object.entries(metafile.outputs).map(([output, made]) => ({
    ...made,
    path: output.slice(OUT.length + 1),
  }));
  const contents = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
  const bytesOf = (path: string) => contents.get(basename(path)) ?? new Uint8Array();
  const scripts = outputs
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, imports, entryPoint }) => ({
      path,
      text: Buffer.from(bytesOf(path)).toString(),
      imports: imports.filter(({ kind }) => kind === 'import-statement').map((file) => file.path.slice(OUT.length + 1)),
      lazy: entryPoint !== undefined && numberOf(entryPoint) === null,
      page: entries[numberOf(entryPoint) ?? -1]?.page ?? null,
    }));
  const grouped = await groupChunks(
    {
      entries: scripts
        .filter((script) => script.page !== null || script.lazy)
        .map(({ page, ...chunk }) => ({ ...chunk, page: page ?? chunk.path })),
      shared: scripts.filter((script) => script.page === null && !script.lazy),
    },
    (index) => `shared-${index}.js`,
  );
  const others: BuiltFile[] = outputs
    .filter(({ path }) => !path.endsWith('.js'))
    .map(({ path }) => ({ path, contents: bytesOf(path) }));
  const files = nameByContent(
    [...[...grouped].map(([path, text]) => ({ path, contents: Buffer.from(text) })), ...others].map((file) => ({
      ...file,
      old: file.path,
    })),
  );
  const newPaths = new Map(files.map(({ old, path }) => [old, path]));

  const artifacts: MadeArtifact[] = [];
  const demos = new Map<string, { readonly script: string; readonly styles: readonly string[] }>();
  const entryOf = new Map(
    outputs.flatMap(({ path, entryPoint, cssBundle }) => {
      const entry = entries[numberOf(entryPoint) ?? -1];
      return entry ? [[path, { entry, css: cssBundle?.slice(OUT.length + 1) }] as const] : [];
    }),
  );
  for (const { old, path, contents } of files) {
    const known = entryOf.get(old);
    if (!known) {
      artifacts.push(artifact(ASSET_FOLDER + path, contents, true));
      continue;
    }
    const text = Buffer.from(contents)
      .toString()
      .replace(/(from|import|import\()"\.\//g, `$1"${'../'.repeat(known.entry.id.split('/').length)}`);
    // With a hash, or a page that is open during a deploy would run the next version's demo.
    const script = `${ASSET_FOLDER}demos/${known.entry.id}-${sha256(text).slice(0, NAME_HASH_LENGTH)}.js`;
    artifacts.push(artifact(script, Buffer.from(text), true));
    const css = known.css === undefined ? undefined : newPaths.get(known.css);
    demos.set(known.entry.id, { script, styles: css === undefined ? [] : [ASSET_FOLDER + css] });
  }
  const fileUrls = new Map(
    outputs.flatMap(({ path, inputs }) => {
      const [input = ''] = Object.keys(inputs);
      return FILE_ENDINGS.includes(extname(path))
        ? [[resolve(root, input), `${base}${ASSET_FOLDER}${newPaths.get(path) ?? path}`] as const]
        : [];
    }),
  );
  return { artifacts: artifacts.sort((a, b) => (a.path < b.path ? -1 : 1)), demos, fileUrls };
}

/** Of a file that became of demo code. */
export interface BuiltFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

export function artifact(path: string, body: Uint8Array, immutable: boolean): MadeArtifact {
  return { path, body, type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream', immutable };
}
