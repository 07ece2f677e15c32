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
  const { fixed, others } = byName(files);
  const names = new Set(others.map(({ path }) => basename(path)));
  const made = others.map(async (file) => {
    const { path } = file;
    const contents = path.endsWith('.css') ? await minified(file.contents) : beside(file, names);
    return { ...file, contents, old: path };
  });
  return withFixed(nameByContent(await Promise.all(made)), fixed);
}

function byName(files: readonly BuiltFile[]) {
  const fixed = files.filter(({ isFixed }) => isFixed).map(({ path, contents }) => ({ old: path, path, contents }));
  return { fixed, others: files.filter(({ isFixed }) => !isFixed) };
}

/** A picture that code imports and names by its address, too, is one file. */
function withFixed(files: readonly GroupedFile[], fixed: readonly GroupedFile[]): GroupedFile[] {
  const known = new Set(files.map(({ path }) => path));
  return [...files, ...fixed.filter(({ path }) => !known.has(path))];
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
  const { fixed, others } = byName(files);
  const chunks = others
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
  const scripts = [...grouped].map(([path, text]) => ({ old: path, path, contents: Buffer.from(text) }));
  const notScripts = others.filter(({ path }) => !path.endsWith('.js'));
  const named = nameByContent([...scripts, ...notScripts.map(({ path, contents }) => ({ old: path, path, contents }))]);
  return withFixed(named, fixed);
}

/** Entries are asked for as `<namespace>:<number>`; null: an entry point of another kind, or none. */
export function entryNumber(entryPoint: string | undefined, namespace: string): number | null {
  return entryPoint?.startsWith(`${namespace}:`) ? Number(entryPoint.slice(namespace.length + 1)) : null;
}
