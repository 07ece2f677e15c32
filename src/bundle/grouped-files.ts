// The files of one run with many entries, made few: scripts grouped by the pages that load them, all named by what they hold.
import { basename } from 'node:path';
import { transform } from '../lib/node/esbuild.ts';
import type { BuiltFile } from './built-files.ts';
import { type NamedFile, nameByContent } from './content-names.ts';
import { groupChunks } from './group-chunks.ts';
import { mapSpecifiers } from './stable-names.ts';

export interface GroupedFile extends NamedFile {
  /** Its path before. */
  readonly old: string;
  readonly map?: string;
}

/** All files of a session: no network lies between them and their reader. Scripts stay readable; style sheets are those of a build. */
export async function singleFiles(files: readonly BuiltFile[]): Promise<GroupedFile[]> {
  const names = new Set(files.map(({ path }) => basename(path)));
  const made = files.map(async (file) => {
    const { path } = file;
    const contents = path.endsWith('.css') ? await minified(file.contents) : beside(file, names);
    return { ...file, contents, old: path };
  });
  return nameByContent(await Promise.all(made));
}

/** Scripts name each other as neighbours, whatever folder they are published in. */
function beside({ path, contents }: BuiltFile, names: ReadonlySet<string>): Uint8Array {
  if (!path.endsWith('.js')) return contents;
  const text = Buffer.from(contents).toString();
  return Buffer.from(mapSpecifiers(text, (name) => (names.has(name) ? name : undefined)));
}

async function minified(css: Uint8Array): Promise<Uint8Array> {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return Buffer.from(code);
}

/** `pageOf`: where an entry is used; null for what packages import on demand, which is an entry as well. */
export async function groupFiles(
  files: readonly BuiltFile[],
  pageOf: (entryPoint: string) => string | null,
  nameOfShared: (index: number) => string,
): Promise<GroupedFile[]> {
  const chunks = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, contents, imports, entryPoint }) => ({
      path,
      text: Buffer.from(contents).toString(),
      imports,
      page: entryPoint === undefined ? null : (pageOf(entryPoint) ?? path),
    }));
  const grouped = await groupChunks(
    {
      entries: chunks.flatMap(({ page, ...chunk }) => (page === null ? [] : [{ ...chunk, page }])),
      shared: chunks.filter(({ page }) => page === null),
    },
    nameOfShared,
  );
  const others = files.filter(({ path }) => !path.endsWith('.js'));
  return nameByContent([
    ...[...grouped].map(([path, text]) => ({ old: path, path, contents: Buffer.from(text) })),
    ...others.map(({ path, contents }) => ({ old: path, path, contents })),
  ]);
}

/** Entries are asked for as `<namespace>:<number>`; null: an entry point of another kind, or none. */
export function entryNumber(entryPoint: string | undefined, namespace: string): number | null {
  return entryPoint?.startsWith(`${namespace}:`) ? Number(entryPoint.slice(namespace.length + 1)) : null;
}
