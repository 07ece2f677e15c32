// Pictures and films of a page: notes the files that they show, and leaves marks for what only the plan knows of them.
import { join } from 'node:path';
import type { Element, Root, Text } from 'hast';
import { report } from '../diagnostics/report.ts';
import { decodePath, isExternal, resolvePath, splitHref, withBase } from '../lib/url.ts';
import type { AssetRef } from '../model/assets.ts';
import type { Location } from '../model/outcome.ts';
import type { PageOrigin } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type PageContext, placeWithin } from './context.ts';
import { fileAt } from './origin.ts';
import { isUnsafeSource } from './unsafe.ts';

/** Every element that loads a file: `img`, `source`, `video`, `audio`, `track`. */
export function visitMedia(element: Element, context: PageContext): void {
  const { properties, tagName } = element;
  const isImage = tagName === 'img';
  const first = context.assets.length;
  for (const key of ['src', 'poster'] as const) {
    const value = properties[key];
    if (typeof value !== 'string') continue;
    const written = address(value, element, context, isImage);
    if (written === null) delete properties[key];
    else properties[key] = written;
  }
  if (properties.autoPlay && !properties.muted) silence(element, context);
  if (typeof properties.srcSet === 'string') properties.srcSet = candidates(properties.srcSet, element, context);
  if (!isImage) return;
  properties.decoding ??= 'async';
  // What is seen first is not made to wait.
  if (context.images > 0) properties.loading ??= 'lazy';
  context.images++;
  const shown = context.assets[first];
  if (!shown?.given) return;
  markImage(element, first, shown, context);
  context.zoomable.set(element, first);
}

/** Nobody is played at: a film that starts by itself is silent, and a sound waits. */
function silence(element: Element, context: PageContext): void {
  const { properties, tagName } = element;
  if (tagName === 'video') properties.muted = true;
  else {
    delete properties.autoPlay;
    properties.controls = true;
  }
  context.diagnostics.push(
    report('markdown/loud-autoplay', { name: tagName }, placeWithin(context, element, 'autoplay')),
  );
}

/** Attributes and elements that depend on the file. */
function markImage(element: Element, index: number, { given, file, path }: AssetRef, context: PageContext): void {
  if (given?.width === null || given?.height === null) element.properties[SIZE_MARK] = `\0s${index}\0`;
  const isChosen = element.properties.srcSet !== undefined; // By its author.
  if (context.site.images !== undefined && !isChosen && /\.(?:png|jpe?g)$/i.test(file ?? path ?? ''))
    context.pictures.set(element, index);
}

/** Stands for `width` and `height`, which may turn out not to be known. */
export const SIZE_MARK = 'dataDgSize';

/** Value of the attribute; null takes it off. */
function address(value: string, element: Element, context: PageContext, wantsSize: boolean): string | null {
  const at = placeWithin(context, element, value);
  if (isUnsafeSource(value)) {
    context.diagnostics.push(report('markdown/unsafe-url', { href: value }, at));
    return null;
  }
  const ref = assetRef(value, at, context);
  if (ref === null) return value;
  const { width, height } = element.properties;
  const given = wantsSize ? { width: textOf(width), height: textOf(height) } : null;
  context.assets.push({ ...ref, given });
  return ref.file === null ? withBase(value, context.site.base) : `\0a${context.assets.length - 1}\0`;
}

function textOf(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value);
}

/** null: the address leaves the site, or names no file. */
export function assetRef(href: string, at: Location, context: FileContext): AssetRef | null {
  if (href === '' || isExternal(href)) return null;
  const { path, query, hash } = splitHref(href);
  if (path === '') return null;
  const written = decodePath(path);
  const common = { href, tail: query + hash, given: null, at };
  return written.startsWith('/')
    ? { ...common, file: null, path: resolvePath(written, '/') }
    : { ...common, file: fileBeside(written, at, context), path: null };
}

/** Absolute path of a file that is named relative to the file it is named in: a page, or a fragment that pages include. */
export function fileBeside(written: string, at: Location, { site, origin }: FileContext): string {
  return join(site.root, fileAt(at, origin), '..', written);
}

interface FileContext {
  readonly site: Pick<Site, 'root'>;
  readonly origin: PageOrigin | null;
}

/** Addresses hold no spaces, and end before a comma that is followed by one. */
const CANDIDATE = /([^\s,]\S*[^\s,])((?:\s+[^\s,]+)?)/g;

/** `a.png 1x, b.png 2x`. */
function candidates(srcSet: string, element: Element, context: PageContext): string {
  return srcSet.replace(
    CANDIDATE,
    (_, url: string, descriptor: string) => (address(url, element, context, false) ?? '#') + descriptor,
  );
}

/** Inside of these a picture is no link of its own: it is one already, or too small to look at. */
const NEVER_ZOOMS = new Set(['a', 'picture', 'summary']);

/**
 * Puts marks around pictures that may have other forms, and around those that may be links to themselves. One in a
 * `<picture>` of the author's stays alone.
 */
export function wrapPictures(tree: Root, { pictures, zoomable }: Pick<PageContext, 'pictures' | 'zoomable'>): void {
  if (pictures.size === 0 && zoomable.size === 0) return;
  const stack: { readonly parent: Root | Element; readonly zooms: boolean }[] = [{ parent: tree, zooms: true }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { parent, zooms } = next;
    for (let i = parent.children.length - 1; i >= 0; i--) {
      const child = parent.children[i];
      if (child?.type !== 'element') continue;
      const picture = parent.type === 'element' && parent.tagName === 'picture' ? undefined : pictures.get(child);
      const zoom = zooms ? zoomable.get(child) : undefined;
      if (child.tagName !== 'img') stack.push({ parent: child, zooms: zooms && mayZoom(child) });
      else
        parent.children.splice(
          i,
          1,
          ...(zoom === undefined ? [] : [mark('z', zoom)]),
          ...(picture === undefined ? [] : [mark('p', picture)]),
          child,
          ...(picture === undefined ? [] : [mark('q', picture)]),
          ...(zoom === undefined ? [] : [mark('y', zoom)]),
        );
    }
  }
}

function mayZoom({ tagName, properties: { className } }: Element): boolean {
  return !NEVER_ZOOMS.has(tagName) && !(Array.isArray(className) && className.includes('dg-card-icon'));
}

function mark(letter: string, index: number): Text {
  return { type: 'text', value: `\0${letter}${index}\0` };
}
