// What becomes of the files that pages show: where each one is published, and which paths of this site lead to nothing.
import { report } from '../diagnostics/report.ts';
import { decodePath, encodePath, isExternal, splitHref, withBase } from '../lib/url.ts';
import type { AssetFile, AssetRef, PictureForm } from '../model/assets.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { RouteAsset } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { nearestFile, publishedFile } from './files.ts';
import { isElsewhere, type LinkTargets, withoutBase } from './links.ts';

/** A relative address that leads nowhere was told when the file was looked for. */
export function planAsset(ref: AssetRef, { assets }: LinkTargets, site: Site): RouteAsset {
  const isRelative = ref.file !== null;
  const file = isRelative ? assets.files.get(ref.file) : assets.publicFiles.get(ref.path ?? '');
  if (!file)
    return { href: isRelative ? ref.href : withBase(ref.href, site.base), size: {}, isReduced: false, forms: [] };
  return {
    href: addressOf(file.path, site) + ref.tail,
    size: sizeOf(file, ref),
    isReduced: isReduced(file, ref),
    forms: file.forms.map((form) => planForm(form, file, site)),
  };
}

/** Path on this site, decoded, or URL of the picture for link previews; null: that of the site. */
export function previewImage({ frontMatter, assets, image }: CompiledPage, targets: LinkTargets): string | null {
  const ref = image === null ? undefined : assets[image];
  if (!ref) return frontMatter.image ?? null; // On another site.
  if (ref.file === null) return ref.path;
  const file = targets.assets.files.get(ref.file);
  return file ? `/${file.path}` : null;
}

/** The picture for link previews that the config names. */
export function checkSitePicture(targets: LinkTargets, site: Site): Diagnostic[] {
  const href = site.social.image;
  if (href === undefined || !href.startsWith('/') || isExternal(href)) return [];
  const path = decodePath(splitHref(href).path);
  return checkAsset({ href, file: null, path, tail: '', given: null, at: { file: site.configFile } }, targets, site);
}

export function checkAsset({ path, href, at }: AssetRef, targets: LinkTargets, site: Site): Diagnostic[] {
  if (path === null || site.links.dead === 'off' || targets.assets.toldPaths.has(path)) return [];
  if (publishedFile(path, targets.assets) !== null || targets.anchors.has(path) || isElsewhere(path, site)) return [];
  const near = nearestFile(path, targets.assets);
  return [
    report('plan/dead-file', { href, nearest: near, bare: withoutBase(href, path, targets, site) }, at, {
      severity: site.links.dead,
    }),
  ];
}

function addressOf(path: string, site: Site): string {
  return withBase(`/${encodePath(path)}`, site.base);
}

/** One that the author wrote in pixels gives the other by the shape of the picture. */
function sizeOf({ size }: AssetFile, { given }: AssetRef): Record<string, number> {
  if (size === null || given === null) return {};
  const { width, height } = given;
  if (width === null && height === null) return { width: size.width, height: size.height };
  if (height === null && isPixels(width)) return { height: Math.round((Number(width) * size.height) / size.width) };
  if (width === null && isPixels(height)) return { width: Math.round((Number(height) * size.width) / size.height) };
  return {};
}

/** Pixels of the text column: the widest that a picture is shown. */
const COLUMN_WIDTH = 760;

function isReduced({ size }: AssetFile, { given }: AssetRef): boolean {
  if (size === null || given === null) return false;
  const { width, height } = given;
  const asked = isPixels(width)
    ? Number(width)
    : isPixels(height)
      ? (Number(height) * size.width) / size.height
      : COLUMN_WIDTH;
  return size.width > Math.min(asked, COLUMN_WIDTH);
}

function isPixels(value: string | null): boolean {
  return value !== null && /^\d+$/.test(value);
}

/** With several widths the browser has to know how wide the picture is shown: at most its own width, and the screen's. */
function planForm({ type, files }: PictureForm, { size }: AssetFile, site: Site): RouteAsset['forms'][number] {
  const [only] = files;
  if (only && files.length === 1) return { type, srcSet: addressOf(only.path, site), sizes: null };
  const srcSet = files.map(({ path, width }) => `${addressOf(path, site)} ${width}w`).join(', ');
  return { type, srcSet, sizes: size && `(max-width: ${size.width}px) 100vw, ${size.width}px` };
}
