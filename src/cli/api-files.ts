// What `docs-gen api` has to write and to remove, so that the JSON beside the content says what the types say.
import { posix, resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { API_LIST, type ApiList, apiListText, dataHash, type ListedFile, parseApiList } from './api-list.ts';

/** One file that is not as it should be. */
export interface FileChange {
  readonly state: 'missing' | 'changed' | 'left over';
  /** Relative to the root. */
  readonly file: string;
  /** Of the export; empty for what is left over. */
  readonly name: string;
  /** null: there is none. */
  readonly old: string | null;
  readonly new: string | null;
}

export interface FolderPlan {
  /** Relative to the root. */
  readonly folder: string;
  readonly changes: readonly FileChange[];
  readonly unchanged: number;
  /** Files of others that have the name of a page. */
  readonly kept: number;
  /** What was listed until now, and what will be; null: no list. */
  readonly list: { readonly old: string | null; readonly whileWriting: string | null; readonly new: string | null };
}

export interface FilesRequest {
  readonly site: Site;
  /** Of all products. */
  readonly pages: readonly ExtractedPage[];
  /** Files of other packages are left alone. */
  readonly isSelected: (product: string, packageName: string) => boolean;
}

type FileDeps = Pick<ShellDeps, 'fs' | 'writer'>;

export async function planApiFiles(request: FilesRequest, deps: FileDeps): Promise<Outcome<FolderPlan[]>> {
  const folders = foldersOf(request.site);
  const plans: Outcome<FolderPlan | null>[] = [];
  for (const [folder, products] of folders) plans.push(await planFolder(folder, products, request, deps));
  return {
    value: plans.flatMap(({ value }) => (value ? [value] : [])),
    diagnostics: plans.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Folders of API JSON, and the products that write into them; those that keep it in the cache have left none. */
function foldersOf({ products }: Site): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { id, api, contentDir } of products) {
    if (!api) continue;
    const folder = posix.join(contentDir, api.pages);
    const writing = folders.get(folder) ?? new Set();
    folders.set(folder, api.output === 'content' ? writing.add(id) : writing);
  }
  return folders;
}

async function planFolder(
  folder: string,
  writing: ReadonlySet<string>,
  { site: { root }, pages, isSelected }: FilesRequest,
  deps: FileDeps,
): Promise<Outcome<FolderPlan | null>> {
  const listFile = posix.join(folder, API_LIST);
  const oldList = await readText(resolve(root, listFile), deps);
  const listed = oldList === null ? new Map<string, ListedFile>() : parseApiList(oldList);
  if (typeof listed === 'string')
    return {
      value: null,
      diagnostics: [report('cli/bad-api-list', { file: listFile, problem: listed }, { file: listFile })],
    };

  const selected = pages.filter(
    ({ productKey, package: name, file }) =>
      writing.has(productKey) && isSelected(productKey, name) && file.startsWith(`${folder}/`),
  );
  const looks = await inTurn(selected, (page) =>
    lookAt(page, { root, name: posix.relative(folder, page.file), listed }, deps),
  );
  const made = new Map(selected.map((page) => [posix.relative(folder, page.file), page]));
  const orphans = [...listed].filter(
    ([name, { product, package: owner }]) => !made.has(name) && isSelected(product, owner),
  );
  const leftOver = await inTurn(orphans, ([name, file]) =>
    lookAtOrphan(posix.join(folder, name), file, { root, deps }),
  );

  const gone = new Set(orphans.map(([name]) => name));
  const next = new Map([...listed].filter(([name]) => !gone.has(name)));
  for (const { page, isOwn } of looks) {
    const name = posix.relative(folder, page.file);
    if (isOwn) next.set(name, listEntry(page));
    else next.delete(name);
  }
  const own = looks.filter(({ isOwn }) => isOwn);
  const changes = [...own, ...leftOver].flatMap(({ change }) => (change ? [change] : []));
  return {
    value: {
      folder,
      changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)),
      unchanged: own.filter(({ change }) => change === null).length,
      kept: looks.length - own.length,
      list: {
        old: oldList,
        // Cut off between two files, the next run must still know all of them.
        whileWriting: textOf(new Map([...listed, ...next])),
        new: textOf(next),
      },
    },
    diagnostics: [...looks, ...leftOver].flatMap(({ diagnostics }) => diagnostics),
  };
}

function textOf(list: ApiList): string | null {
  return list.size === 0 ? null : apiListText(list);
}

function listEntry({ productKey, package: name, text }: ExtractedPage): ListedFile {
  return { product: productKey, package: name, sha256: dataHash(text) ?? '' };
}

interface Look {
  readonly page: ExtractedPage;
  /** docs-gen may write the file. */
  readonly isOwn: boolean;
  readonly change: FileChange | null;
  readonly diagnostics: readonly Diagnostic[];
}

async function lookAt(
  page: ExtractedPage,
  { root, name, listed }: { readonly root: string; readonly name: string; readonly listed: ApiList },
  deps: FileDeps,
): Promise<Look> {
  const { file, text } = page;
  const old = await readText(resolve(root, file), deps);
  if (old === null) {
    const change = { state: 'missing', file, name: page.name, old: null, new: text } as const;
    return { page, isOwn: true, change, diagnostics: [] };
  }
  // A list that was lost is no reason to ask its author about files that say just what they should.
  if (dataHash(old) === dataHash(text)) return { page, isOwn: true, change: null, diagnostics: [] };
  if (listed.has(name)) {
    const change = { state: 'changed', file, name: page.name, old, new: text } as const;
    return { page, isOwn: true, change, diagnostics: [] };
  }
  const kept = report('cli/hand-written-api-json', { file, name: page.name }, { file });
  return { page, isOwn: false, change: null, diagnostics: [kept] };
}

async function lookAtOrphan(
  file: string,
  { sha256 }: ListedFile,
  { root, deps }: { readonly root: string; readonly deps: FileDeps },
): Promise<Pick<Look, 'change' | 'diagnostics'>> {
  const old = await readText(resolve(root, file), deps);
  if (old === null) return { change: null, diagnostics: [] };
  if (dataHash(old) === sha256)
    return { change: { state: 'left over', file, name: '', old, new: null }, diagnostics: [] };
  return { change: null, diagnostics: [report('cli/edited-api-json', { file }, { file })] };
}

/** null: there is no such file. A folder of that name is found when it is written to. */
async function readText(path: string, { fs, writer }: FileDeps): Promise<string | null> {
  return (await writer.stat(path))?.isFile ? fs.readText(path) : null;
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
