// What pages refer to, gathered from all of them, and which of it lies on the disk.
import { resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { decodePath, splitHref } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { AssetRef } from '../model/assets.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, LinkRef } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { createFinder, type FindFile } from './find.ts';
import { relativeAddress } from './names.ts';
import { notMedia } from './not-media.ts';

export interface Wanted {
  readonly refs: (Pick<AssetRef, 'href' | 'given' | 'at'> & { readonly isLink: boolean; readonly isTold: boolean })[];
  /** Some page shows it as a picture. */
  isShown: boolean;
}

interface PagesOfSite {
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
}

/** By absolute path, in the order of the pages; and the paths of pictures that lie in public folders. */
export function wantedFiles({ pages, apiDocs }: PagesOfSite): {
  readonly files: ReadonlyMap<string, Wanted>;
  readonly shownPaths: readonly string[];
} {
  const files = new Map<string, Wanted>();
  const shownPaths: string[] = [];
  const want = (file: string, isShown: boolean, ref: Wanted['refs'][number]) => {
    const known = files.get(file) ?? { refs: [], isShown: false };
    known.refs.push(ref);
    known.isShown ||= isShown;
    files.set(file, known);
  };
  const addLinks = (links: readonly LinkRef[], isTold: boolean) => {
    for (const { href, file, at } of links)
      if (file !== undefined) want(file, false, { href, at, given: null, isLink: true, isTold });
  };
  const addAssets = (assets: readonly AssetRef[], isTold: boolean) => {
    for (const { href, file, path, given, at } of assets) {
      if (file !== null) want(file, given !== null, { href, at, given, isLink: false, isTold });
      else if (path !== null && given !== null) shownPaths.push(path);
    }
  };
  for (const { assets, links, headLinks, primary } of pages) {
    addAssets(assets, primary);
    addLinks(links, primary);
    addLinks(headLinks, primary);
  }
  for (const { description, links } of apiDocs) {
    addAssets(description?.assets ?? [], true);
    addLinks(links, true);
  }
  return { files, shownPaths };
}

export interface SourceOfAsset {
  /** Absolute path, as references name it. */
  readonly asked: string;
  /** Absolute path, as the disk does. */
  readonly source: string;
  /** Where it leads to. */
  readonly realPath: string;
  readonly isShown: boolean;
}

export interface FoundFiles {
  readonly sources: readonly SourceOfAsset[];
  /** There, but not to be published, which was told. */
  readonly refused: readonly string[];
  readonly nearest: ReadonlyMap<string, string | null>;
}

/** A link to what is no file may lead to a page: that is for the plan to say. */
export async function findFiles(
  wanted: ReadonlyMap<string, Wanted>,
  site: Site,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<FoundFiles>> {
  const roots = [site.root, ...site.products.map(({ contentRoot }) => contentRoot)];
  const find = createFinder({ roots, isWithin: createBounds(site, fs, roots), fs });
  const diagnostics: Diagnostic[] = [];
  const sources: SourceOfAsset[] = [];
  const refused: string[] = [];
  const nearest = new Map<string, string | null>();
  for (const [asked, { refs, isShown }] of wanted) {
    const found = await find(asked);
    const told = refs.filter(({ isTold }) => isTold);
    const cut = found.kind === 'missing' ? await filesCutShort(asked, told, find) : NONE;
    const file = 'path' in found ? relativeTo(site.root, found.path) : '';
    for (const ref of told) {
      const { href, at, isLink } = ref;
      const addressOf = (path: string) => relativeAddress(resolve(site.root, at.file), path);
      if (found.kind === 'similar')
        diagnostics.push(report('assets/wrong-case', { href, file, address: addressOf(found.path) }, at));
      else if (found.kind === 'unsafe')
        diagnostics.push(report('assets/unsafe-file', { href, file, problem: found.problem }, at));
      else if (found.kind === 'file' && !isLink) diagnostics.push(...notMedia(found.path, ref));
      else if (found.kind === 'missing' || found.kind === 'folder') {
        const meant = cut.get(href) ?? (found.kind === 'missing' ? found.near : null);
        const near = meant === null ? null : addressOf(meant);
        nearest.set(asked, near);
        const there = found.kind === 'folder' ? { there: found.kind } : {};
        if (!isLink && site.links.dead !== 'off')
          diagnostics.push(
            report('assets/missing-file', { href, nearest: near, ...there }, at, { severity: site.links.dead }),
          );
      }
    }
    if (found.kind === 'unsafe') refused.push(asked);
    else if (found.kind === 'file' || found.kind === 'similar')
      sources.push({ asked, source: found.path, realPath: found.realPath, isShown });
  }
  return { value: { sources, refused, nearest }, diagnostics };
}

const NONE: ReadonlyMap<string, string> = new Map();

/** A `#` or `?` of a name ends the path of an address: files that are there under the whole of it, by address. */
async function filesCutShort(
  asked: string,
  refs: Wanted['refs'],
  find: FindFile,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { href } of refs) {
    const { query, hash } = splitHref(href);
    if (query + hash === '') continue;
    const found = await find(asked + decodePath(query + hash));
    if (found.kind === 'file') files.set(href, found.path);
  }
  return files;
}
