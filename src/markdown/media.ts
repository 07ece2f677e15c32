// Pictures and films of a page: notes the files that they show, and leaves marks for what only the plan knows of them.
import { join } from 'node:path';
import type { Element, Root } from 'hast';
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
  if (typeof properties.srcSet === 'string') properties.srcSet = candidates(properties.srcSet, element, context);
  if (!isImage) return;
  properties.decoding ??= 'async';
  // What is seen first is not made to wait.
  if (context.images > 0) properties.loading ??= 'lazy';
  context.images++;
  const shown = context.assets[first];
  if (shown?.given) markImage(element, first, shown, context);
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

/** Puts marks around pictures that may have other forms; one in a `<picture>` of the author's stays alone. */
export function wrapPictures(tree: Root, pictures: ReadonlyMap<Element, number>): void {
  if (pictures.size === 0) return;
  const stack: (Root | Element)[] = [tree];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    if (parent.type === 'element' && parent.tagName === 'picture') continue;
    for (let i = parent.children.length - 1; i >= 0; i--) {
      const child = parent.children[i];
      if (child?.type !== 'element') continue;
      const index = pictures.get(child);
      if (index === undefined) stack.push(child);
      else
        parent.children.splice(i, 1, { type: 'text', value: `\0p${index}\0` }, child, {
          type: 'text',
          value: `\0q${index}\0`,
        });
    }
  }
}
