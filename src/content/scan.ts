// Finds the markdown files of every product: content folders in, a sorted list of files out.
import { join, resolve, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { type Bounds, createBounds } from '../lib/node/bounds.ts';
import { findFiles } from '../lib/node/find-files.ts';
import { holds as isInFolder, relativeTo } from '../lib/node/paths.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { SourceFile } from '../model/page.ts';
import { type Product, PUBLIC_FOLDER, type Site } from '../model/site.ts';
import { excludedNames } from './exclude.ts';
import { isRead, PAGE_ENDINGS, reportNotRead } from './not-md.ts';

const IGNORED = ['**/node_modules/**'];

/** In the order of the products, each product's files by name. */
export async function scanContent(site: Site, deps: Pick<Deps, 'fs'>): Promise<Outcome<SourceFile[]>> {
  const isPublic = publicFilter(site);
  const bounds = createBounds(site, deps.fs);
  const scan: Scan = { site, isPublic, bounds, fs: deps.fs };
  const perProduct = await Promise.all(site.products.map((product) => scanProduct(product, scan)));
  const diagnostics = perProduct.flatMap((found) => found.diagnostics);
  return { value: perProduct.flatMap(({ value }) => value), diagnostics };
}

interface Scan {
  readonly site: Site;
  readonly isPublic: (file: SourceFile) => boolean;
  readonly bounds: Bounds;
  readonly fs: Deps['fs'];
}

async function scanProduct(product: Product, { site, isPublic, bounds, fs }: Scan): Promise<Outcome<SourceFile[]>> {
  const diagnostics: Diagnostic[] = [];
  const asked = { cwd: product.contentRoot, endings: PAGE_ENDINGS, ignore: IGNORED, bounds };
  const found = await findFiles(fs, asked);
  const inner = site.products.filter((other) => isInside(other, product));
  const sourceFile = sourceFilesOf(site, product);
  const reached = (file: SourceFile): SourceFile => {
    const realPath = found.realPaths.get(file.name);
    return realPath === undefined ? file : { ...file, realPath };
  };
  for (const { name, kind } of found.links) {
    const link = sourceFile(name);
    if (isPublic(link)) continue;
    const at = { file: link.file };
    if (kind === 'folder' || isRead(name))
      diagnostics.push(report('content/symbolic-link', { ...at, kind: kind === 'file' ? 'page' : kind }, at));
    else diagnostics.push(...reportNotRead([link]));
  }
  const excluded = await excludedNames(product, site, fs);
  diagnostics.push(...excluded.diagnostics);
  const own = found.files
    .filter((name) => !excluded.value.has(name))
    .map(sourceFile)
    .filter((file) => !inner.some((other) => holds(other, file)) && !isPublic(file));
  diagnostics.push(...reportNotRead(own.filter(({ name }) => !isRead(name))));
  return { value: own.filter(({ name }) => isRead(name)).map(reached), diagnostics };
}

/** What lies in a public folder is published as it is, markdown too. */
function publicFilter({ root, publicDir, products }: Site): (file: SourceFile) => boolean {
  const folder = resolve(root, publicDir);
  // A public folder with content folders in it is told by the assets stage, and takes no page away.
  const holdsContent = products.some(({ contentRoot }) => isInFolder(folder, contentRoot));
  return ({ name, absolute }) =>
    name.startsWith(`${PUBLIC_FOLDER}/`) || (!holdsContent && absolute.startsWith(folder + sep));
}

/** By names below the content folder: to ask for the way from the root to each file takes longer than to put its name behind the folder's. */
function sourceFilesOf({ root }: Site, { contentRoot, id }: Product): (name: string) => SourceFile {
  const folder = relativeTo(root, contentRoot);
  const fileOf = (name: string, absolute: string): string => {
    if (folder === '') return name;
    // The root itself may lie in the folder, and the file in the root.
    return folder.startsWith('..') ? relativeTo(root, absolute) : `${folder}/${name}`;
  };
  return (name) => {
    const absolute = join(contentRoot, name);
    return { file: fileOf(name, absolute), absolute, name, productKey: id };
  };
}

/** A file below a content folder that lies in another one belongs to the inner folder. */
function isInside(inner: Product, outer: Product): boolean {
  return inner.contentRoot !== outer.contentRoot && inner.contentRoot.startsWith(outer.contentRoot + sep);
}

function holds(product: Product, { absolute }: SourceFile): boolean {
  return absolute.startsWith(product.contentRoot + sep);
}
