// Decides what one link is: where it leads on this site or elsewhere, and how its tag is written.
import { report } from '../diagnostics/report.ts';
import { detached } from '../lib/detached.ts';
import {
  canonicalHash,
  decodePath,
  encodePath,
  hasSafeScheme,
  isExternal,
  isLanguageNeutral,
  isOnHost,
  resolvePath,
  splitHref,
  withBase,
} from '../lib/url.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { LinkRef, PageOrigin } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { fileBeside } from './media.ts';
import { nameAt } from './origin.ts';

export interface LinkContext {
  readonly site: Site;
  readonly product: Pick<Product, 'contentDir'>;
  /** Route of the page, with language prefix. */
  readonly route: string;
  readonly language: string;
  /** Path of the page below its content folder: what a link to a file is relative to. */
  readonly contentName: string;
  readonly origin: PageOrigin | null;
}

export interface ReadLink {
  readonly ref: LinkRef | null;
  /** Value of `href`; null leaves the attribute out. */
  readonly href: string | null;
  readonly rel: string | null;
  readonly target: string | null;
  /** True when only the plan knows the final address. */
  readonly late: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export function readLink(address: string, at: Location, context: LinkContext): ReadLink {
  const { site } = context;
  const href = detached(address);
  if (isExternal(href)) return readExternal(href, at, site);
  const { path, query, hash: written } = splitHref(href);
  const hash = canonicalHash(written);
  const anchor = hash.slice(1);
  if (path === '') {
    const ref: LinkRef = { href, path: context.route, anchor, query, contentFile: null, at };
    return internal(ref, query + hash);
  }
  if (/\.mdx?$/.test(path) && !path.startsWith('/')) {
    const contentFile = contentFileOf(decodePath(path), nameAt(at.line, context.contentName, context.origin), context);
    return internal({ href, path: null, anchor, query, contentFile, at }, href, true);
  }
  const plain = decodePath(path);
  const route = canonical(resolvePath(plain, context.route), plain);
  // Without its slash it may be a page that is written loosely, or a file: what lies there says which.
  const mayBeFile = !/(?:^|\/)\.{0,2}$/.test(path);
  const file = mayBeFile && !path.startsWith('/') ? { file: fileBeside(plain, at, context) } : {};
  const ref: LinkRef = { href, path: route, anchor, query, contentFile: null, at, ...file };
  const isTranslated = context.language !== site.languages[0] && !isLanguageNeutral(route);
  const late = isTranslated || 'file' in file || (mayBeFile && route.endsWith('/'));
  return internal(ref, withBase(encodePath(route), site.base) + query + hash, late);
}

function internal(ref: LinkRef, href: string, late = false): ReadLink {
  return { ref, href, rel: null, target: null, late, diagnostics: [] };
}

/** `name` is the file that holds the link: one that was included may lie beside the content folder. */
function contentFileOf(path: string, name: string, { product }: LinkContext): string {
  const folder = name.replace(/[^/]*$/, '');
  if (!name.startsWith('../')) return resolvePath(path, `/${folder}`).slice(1);
  const contentDir = resolvePath(`${product.contentDir}/`, '/');
  const target = resolvePath(path, resolvePath(folder, contentDir));
  return target.startsWith(contentDir) ? target.slice(contentDir.length) : target;
}

/** Pages end in one slash; files keep their extension: `/x/llms.txt`. */
function canonical(path: string, written: string): string {
  if (path.endsWith('/') || (/\.[a-z0-9]{1,8}$/i.test(path) && !written.endsWith('/'))) return path;
  return `${path}/`;
}

function readExternal(href: string, at: Location, site: Site): ReadLink {
  if (!hasSafeScheme(href)) {
    return {
      ref: null,
      href: null,
      rel: null,
      target: null,
      late: false,
      diagnostics: [report('markdown/unsafe-url', { href }, at)],
    };
  }
  const address = toTaggedSource(href, site);
  const nofollow = isOnHost(href, site.links.nofollow);
  return {
    ref: null,
    href: address,
    rel: nofollow ? 'noopener nofollow' : null,
    target: nofollow ? '_blank' : null,
    late: false,
    diagnostics: [],
  };
}

/** `<repo>/blob/-/file` is the file at the documented version. */
function toTaggedSource(href: string, site: Site): string {
  const prefix = `${site.repo?.url}/blob/-/`;
  if (!site.repo || !href.startsWith(prefix)) return href;
  return `${site.repo.url}/blob/${site.repo.tag ?? site.repo.branch}/${href.slice(prefix.length)}`;
}
