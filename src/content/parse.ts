// Reads every content file and gives it its routes: files in, pages with front matter, text and address out.

import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { findBadEncoding, maySufferFromEncoding } from '../lib/encoding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { nearest } from '../lib/nearest.ts';
import type { TextStore } from '../lib/node/text-store.ts';
import { toRoute } from '../lib/url.ts';
import type { Deps, FileSystem } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { LeftOutPage, PageSource, SourceFile } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { emptyFolder } from './empty-folder.ts';
import { type PageHead, readFrontMatter } from './front-matter.ts';
import { misspeltTranslations } from './language-suffix.ts';
import { unknownProducts } from './named-products.ts';
import { derivedRoute, needsNaming, routeProblem, translationOf } from './route.ts';
import { similarRoutes } from './route-similar.ts';
import { loadRouteTable, type RouteClaim, type RouteTable } from './route-table.ts';

/** In the order of the products, each product's pages by file name with translations last, the routes of one file as they were written. */
export async function parsePages(
  site: Site,
  files: readonly SourceFile[],
  deps: Pick<Deps, 'fs' | 'memo' | 'texts'>,
): Promise<Outcome<ParsedPages>> {
  const { memo = NO_MEMO } = deps;
  const heads = await readHeads(files, site, { ...deps, memo });
  const diagnostics = [...heads.diagnostics];
  const leftOut: LeftOutPage[] = unreadFiles(files, heads.value, site);
  const claims: Claim[] = [];
  for (const product of site.products) {
    const own = heads.value.filter(({ file }) => file.productKey === product.id);
    const table = await loadRouteTable(
      site,
      product,
      own.map(({ file }) => file.name),
      deps.fs,
    );
    const routed = await routeFiles(own, { site, product, table: table.value });
    diagnostics.push(...table.diagnostics, ...routed.diagnostics);
    diagnostics.push(
      ...misspeltTranslations(
        own.map(({ file }) => file),
        site,
      ),
    );
    claims.push(...routed.value);
    leftOut.push(...routed.leftOut);
    // A folder without any file was told by the scan.
    if (own.length > 0 && routed.value.length === 0 && routed.diagnostics.length === 0)
      diagnostics.push(await emptyFolder(site, site.products.indexOf(product), deps.fs));
  }
  const unique = await dropDuplicates(claims);
  const similar = await similarRoutes(unique.value);
  const kept = new Set(unique.value);
  leftOut.push(...claims.flatMap((claim) => (kept.has(claim) ? [] : [toLeftOut(claim.file, claim.route)])));
  return {
    value: { pages: unique.value.map((claim) => toPage(claim, memo)), leftOut },
    diagnostics: [...diagnostics, ...unique.diagnostics, ...similar],
  };
}

export interface ParsedPages {
  readonly pages: readonly PageSource[];
  /** Reported already: a link to one is not another mistake. */
  readonly leftOut: readonly LeftOutPage[];
}

function toLeftOut({ productKey, name }: SourceFile, route: string): LeftOutPage {
  return { productKey, name, route: toRoute(route) };
}

/** Files that hold no text that could be read; their routes are those of their folders, as far as one can tell. */
function unreadFiles(files: readonly SourceFile[], heads: readonly ReadFile[], site: Site): LeftOutPage[] {
  const read = new Set(heads.map(({ file }) => file));
  const prefixes = new Map(site.products.map(({ id, prefix }) => [id, prefix]));
  return files
    .filter((file) => !read.has(file))
    .map((file) => toLeftOut(file, derivedRoute(file.name, prefixes.get(file.productKey) ?? '/')));
}

interface ReadFile {
  readonly file: SourceFile;
  readonly head: PageHead;
}

/** More files at once would hold as many descriptors open; the disk is busy with far fewer. */
const FILES_AT_ONCE = 64;

async function readHeads(
  files: readonly SourceFile[],
  site: Site,
  { fs, memo, texts }: Pick<Deps, 'texts'> & { readonly fs: FileSystem; readonly memo: Memo },
): Promise<Outcome<ReadFile[]>> {
  const value: ReadFile[] = [];
  const diagnostics: Diagnostic[] = [];
  texts?.expect(files.length);
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const some = files.slice(start, start + FILES_AT_ONCE);
    const contents = await Promise.allSettled(
      some.map(({ absolute, realPath = null }) => fs.readText(absolute, realPath)),
    );
    for (const [index, file] of some.entries()) {
      const text = contents[index];
      if (text?.status !== 'fulfilled') {
        const problem = errorMessage(text?.reason);
        diagnostics.push(report('content/unreadable-file', { file: file.file, problem }, { file: file.file }));
        continue;
      }
      const source = text.value;
      const known = memo.recall('head', file.file, [source], () => ({
        maySuffer: maySufferFromEncoding(source),
        head: once(() => readFrontMatter(file.file, source.replace(/^\uFEFF/, ''))),
      }));
      const bad = known.maySuffer
        ? findBadEncoding(source, await fs.readBytes(file.absolute, file.realPath ?? null))
        : null;
      if (bad !== null) {
        const mark = source.startsWith('\uFEFF') ? 1 : 0;
        const at = locate(file.file, lineIndex(source.slice(mark)), Math.max(0, bad.offset - mark));
        diagnostics.push(report('content/bad-encoding', { problem: bad.problem }, at));
        continue;
      }
      const head = known.head();
      value.push({ file, head: texts ? withStoredText(head.value, texts) : head.value });
      diagnostics.push(...head.diagnostics, ...unknownProducts(head.value, site));
    }
  }
  return { value, diagnostics };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A file and one of its routes, canonical. */
interface Claim extends ReadFile {
  readonly route: string;
  readonly place: RouteClaim['place'];
  readonly language: string;
  readonly primary: boolean;
}

/** Of the routes of a file, the first is its own. */
function claimIn(language: string, read: ReadFile) {
  return ({ route, place }: Pick<RouteClaim, 'route' | 'place'>, index: number): Claim => ({
    route,
    place,
    language,
    primary: index === 0,
    ...read,
  });
}

interface Routing {
  readonly site: Site;
  readonly product: Product;
  readonly table: RouteTable;
}

async function routeFiles(
  files: readonly ReadFile[],
  routing: Routing,
): Promise<Outcome<Claim[]> & Pick<ParsedPages, 'leftOut'>> {
  const { site, product } = routing;
  const [defaultLanguage = '', ...further] = site.languages;
  const names = new Set(files.map(({ file }) => file.name));
  const originals = new Map<string, readonly RouteClaim[]>();
  const translations: { read: ReadFile; original: string; language: string }[] = [];
  const claims: Claim[] = [];
  const leftOut: LeftOutPage[] = [];
  const diagnostics: Diagnostic[] = [];
  const removed = new Map(routing.table.removed.map((entry) => [entry.route, entry]));
  const unused = new Set(removed.keys());
  for (const read of files) {
    const translation = translationOf(read.file.name, further);
    if (translation && names.has(translation.original)) {
      translations.push({ read, ...translation });
      continue;
    }
    const right: RouteClaim[] = [];
    for (const claim of claimsOf(read, routing)) {
      const problem = routeProblem(claim.route, product.prefix, claim.isName);
      if (removed.has(toRoute(claim.route))) {
        unused.delete(toRoute(claim.route));
        continue;
      }
      if (problem === null) {
        right.push({ ...claim, route: toRoute(claim.route) });
      } else {
        leftOut.push(toLeftOut(read.file, claim.route));
        const { at, path } = await claim.place();
        diagnostics.push(report('content/bad-route', { route: claim.route, problem, path }, at));
      }
    }
    originals.set(read.file.name, right);
    claims.push(...right.map(claimIn(defaultLanguage, read)));
  }
  for (const { read, original, language } of translations) {
    const routes = (originals.get(original) ?? []).map(({ route, place }) => ({
      route: `/${language}${route}`,
      place,
    }));
    claims.push(...routes.map(claimIn(language, read)));
  }
  for (const route of unused) {
    const place = await removed.get(route)?.place();
    const near = nearest(
      route,
      [...originals.values()].flat().map((claim) => claim.route),
    );
    diagnostics.push(report('content/unused-route', { route, nearest: near, path: place?.path ?? null }, place?.at));
  }
  return { value: claims, leftOut, diagnostics };
}

/**
 * Front matter, else the product's `routes`, else the folder. A file that `routes` does not name still gets its folder's
 * route: a table is there to name exceptions, and one that means to be complete simply names every file. What must not
 * be published without being named starts with `_`.
 */
function claimsOf({ file, head }: ReadFile, { product, table }: Routing): readonly RouteClaim[] {
  const { route } = head.frontMatter;
  if (route !== undefined) return [{ route, place: async () => ({ at: head.placeOf('route'), path: null }) }];
  const written = table.claimsOf(file.name);
  if (written === null) return [];
  if (written.length > 0 || needsNaming(file.name)) return written;
  const derived = derivedRoute(file.name, product.prefix);
  return [{ route: derived, isName: true, place: async () => ({ at: { file: file.file }, path: null }) }];
}

async function dropDuplicates(claims: readonly Claim[]): Promise<Outcome<Claim[]>> {
  const first = new Map<string, Claim>();
  const diagnostics: Diagnostic[] = [];
  for (const claim of claims) {
    const earlier = first.get(claim.route);
    if (!earlier) {
      first.set(claim.route, claim);
      continue;
    }
    const [{ at }, { at: firstAt }] = await Promise.all([claim.place(), earlier.place()]);
    const params = { route: claim.route, file: claim.file.file, other: earlier.file.file };
    diagnostics.push(
      report('content/duplicate-route', params, at, { related: [{ message: 'first defined at', at: firstAt }] }),
    );
  }
  return { value: [...first.values()], diagnostics };
}

function toPage({ file, head, route, language, primary }: Claim, memo: Memo): PageSource {
  return memo.recall('source', route, [head, language, primary, ...Object.values(file)], () => {
    const { frontMatter, unread } = head;
    const page = { route, frontMatter, head: head.head, primary, language, ...file };
    return withTextOf(head, unread ? { ...page, unread } : page);
  });
}

/** A page of which the text is in a store is read at each use. */
function withTextOf(head: PageHead, page: Omit<PageSource, 'text'>): PageSource {
  return {
    ...page,
    get text() {
      return head.text;
    },
  };
}

function withStoredText({ text, ...head }: PageHead, texts: TextStore): PageHead {
  const place = texts.put(text);
  return {
    ...head,
    get text() {
      return texts.get(place);
    },
  };
}
