// Reads every content file and gives it its routes: files in, pages with front matter, text and address out.

import { resolve } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { detached } from '../lib/detached.ts';
import { findBadEncoding, maySufferFromEncoding } from '../lib/encoding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { TextStore } from '../lib/node/text-store.ts';
import type { Deps, FileSystem } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { LeftOutPage, PageSource, SourceFile } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { emptyFolder } from './empty-folder.ts';
import { firstHeading } from './first-heading.ts';
import { type PageHead, readFrontMatter } from './front-matter.ts';
import { misspeltTranslations } from './language-suffix.ts';
import { unknownProducts } from './named-products.ts';
import { isModule, readReactPage } from './react-page.ts';
import { derivedRoute } from './route.ts';
import { similarRoutes } from './route-similar.ts';
import { loadRouteTable, type RouteTable } from './route-table.ts';
import { type Claim, dropDuplicates, type ReadFile, routeFiles, toLeftOut } from './routing.ts';

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
    const further = await readFurther(table.value, { site, product, deps: { ...deps, memo } });
    const all = [...own, ...further.value];
    const routed = await routeFiles(all, { site, product, table: table.value });
    const problems = [...table.diagnostics, ...further.diagnostics, ...routed.diagnostics];
    diagnostics.push(...problems);
    diagnostics.push(
      ...misspeltTranslations(
        own.map(({ file }) => file),
        site,
      ),
    );
    claims.push(...routed.value);
    leftOut.push(...routed.leftOut);
    // The config stage reports a missing folder, and files that could not be read are reported already.
    const isEmpty = routed.value.length === 0 && problems.length === 0 && !files.some(isUnread(product, heads.value));
    if (isEmpty && (await deps.fs.list(product.contentRoot)) !== null)
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

function isUnread(product: Product, read: readonly ReadFile[]): (file: SourceFile) => boolean {
  return (file) => file.productKey === product.id && !read.some((one) => one.file === file);
}

interface FurtherOptions {
  readonly site: Site;
  readonly product: Product;
  readonly deps: Pick<Deps, 'fs' | 'texts'> & { readonly memo: Memo };
}

/** Pages that `routes` names beside the Markdown of the content folder. */
async function readFurther(
  { further }: RouteTable,
  { site, product, deps }: FurtherOptions,
): Promise<Outcome<ReadFile[]>> {
  const { fs, texts } = deps;
  const value: ReadFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { name, route } of further) {
    const absolute = resolve(product.contentRoot, name);
    const file = { file: relativeTo(site.root, absolute), absolute, name, productKey: product.id };
    if (!isModule(name)) {
      const read = await readHeads([file], site, deps);
      value.push(...read.value);
      diagnostics.push(...read.diagnostics);
      continue;
    }
    const head = await readReactPage(file, await fs.readText(absolute), { route, product });
    value.push({ file, head: texts ? withStoredText(head.value, texts) : head.value });
    diagnostics.push(...head.diagnostics, ...unknownProducts(head.value, site));
  }
  return { value, diagnostics };
}

export interface ParsedPages {
  readonly pages: readonly PageSource[];
  /** Reported already: a link to one is not another mistake. */
  readonly leftOut: readonly LeftOutPage[];
}

/** Files that hold no text that could be read; their routes are those of their folders, as far as one can tell. */
function unreadFiles(files: readonly SourceFile[], heads: readonly ReadFile[], site: Site): LeftOutPage[] {
  const read = new Set(heads.map(({ file }) => file));
  const prefixes = new Map(site.products.map(({ id, prefix }) => [id, prefix]));
  return files
    .filter((file) => !read.has(file))
    .map((file) => toLeftOut(file, derivedRoute(file.name, prefixes.get(file.productKey) ?? '/')));
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
        head: once(() => withHeading(readFrontMatter(file.file, source.replace(/^\uFEFF/, '')))),
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

/** A page without a title has its first heading as its name in a tree. */
function withHeading({ value, diagnostics }: Outcome<PageHead>): Outcome<PageHead> {
  if (value.frontMatter.title !== undefined) return { value, diagnostics };
  const heading = firstHeading(value.text);
  return { value: heading === null ? value : { ...value, heading: detached(heading) }, diagnostics };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function toPage({ file, head, route, language, primary }: Claim, memo: Memo): PageSource {
  return memo.recall('source', route, [head, language, primary, ...Object.values(file)], () => {
    const { frontMatter, unread, heading } = head;
    const page = {
      ...{ route, frontMatter, head: head.head, primary, language, ...file },
      ...(unread && { unread }),
      ...(heading !== undefined && { heading }),
    };
    return withTextOf(head, page);
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
