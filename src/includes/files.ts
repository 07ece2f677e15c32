// Finds and reads the files that pages name. Nothing outside of the site's folders is ever read.
import { dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { findBadEncoding, maySufferFromEncoding } from '../lib/encoding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { nearest } from '../lib/nearest.ts';
import { type Bounds, createBounds } from '../lib/node/bounds.ts';
import { holds, relativeTo, toPosix } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Location, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';

export interface TextFile {
  readonly absolute: string;
  /** Relative to the root, posix. */
  readonly file: string;
  /** Relative to the product's content folder, posix. */
  readonly name: string;
  /** Without a byte order mark. */
  readonly text: string;
}

/** What names a file: relative paths start at its folder, absolute ones at the content folder of its product. */
export interface Asking {
  readonly absolute: string;
  readonly product: Product;
}

export interface FileReader {
  /** null: it was told why. */
  read(path: string, from: Asking, at: Location): Promise<Outcome<TextFile | null>>;
}

/** Each file is read once, however many pages it is part of. */
export function createFileReader(site: Site, fs: FileSystem): FileReader {
  const texts = new Map<string, Promise<string>>();
  const bounds = new Map(
    site.products.map(({ id, contentRoot }): [string, Bounds] => [
      id,
      createBounds(site, fs, [site.root, contentRoot]),
    ]),
  );

  const find = async (
    path: string,
    absolute: string,
    product: Product,
    at: Location,
  ): Promise<Outcome<TextFile | null>> => {
    if (![site.root, product.contentRoot].some((folder) => holds(folder, absolute)))
      return fail(report('includes/outside-root', { path, way: '' }, at));
    const found = await fs.resolve(absolute);
    if (found?.kind === 'folder')
      return fail(report('includes/missing-file', { path, nearest: null, there: found.kind }, at));
    if (found?.kind !== 'file') {
      const near = await nearestFile(path, absolute, { product, fs });
      return fail(report('includes/missing-file', { path, nearest: near }, at));
    }
    if (!(await bounds.get(product.id)?.(found.realPath)))
      return fail(report('includes/outside-root', { path, way: ' through a symbolic link' }, at));
    const text = await cached(texts, absolute, () => readText(absolute, found.realPath, fs));
    const file = relativeTo(site.root, absolute);
    return { value: { absolute, file, name: relativeTo(product.contentRoot, absolute), text }, diagnostics: [] };
  };

  return {
    async read(path, { absolute: from, product }, at) {
      const absolute = path.startsWith('/') ? join(product.contentRoot, path) : join(dirname(from), path);
      try {
        return await find(path, absolute, product, at);
      } catch (error) {
        // What the system does not let us do, and names that it cannot have.
        return fail(
          report('includes/unreadable-file', { path, problem: withoutPath(errorMessage(error), absolute) }, at),
        );
      }
    },
  };
}

/** The path on this machine says nothing that the report does not, and differs between machines. */
function withoutPath(message: string, absolute: string): string {
  return message.replaceAll(`, stat '${absolute}'`, '').replaceAll(absolute, 'the file');
}

function fail<D>(diagnostic: D): { value: null; diagnostics: D[] } {
  return { value: null, diagnostics: [diagnostic] };
}

function cached<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}

async function readText(absolute: string, realPath: string, fs: FileSystem): Promise<string> {
  const text = await fs.readText(absolute, realPath);
  const bad = maySufferFromEncoding(text) ? findBadEncoding(text, await fs.readBytes(absolute, realPath)) : null;
  if (bad !== null) throw new Error(`it is not UTF-8: ${bad.problem}`);
  return text.replace(/^\uFEFF/, '');
}

/** By its name in the folder that was named, else by the same name anywhere in the content folder; as an author writes it. */
async function nearestFile(
  path: string,
  absolute: string,
  { product, fs }: { readonly product: Product; readonly fs: FileSystem },
): Promise<string | null> {
  const name = path.replace(/^.*\//, '');
  const beside = ((await fs.list(dirname(absolute))) ?? []).filter(({ kind }) => kind === 'file');
  const near = nearest(
    name,
    beside.map((entry) => entry.name),
  );
  if (near !== null) return path.slice(0, path.length - name.length) + near;
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const others = await fs.glob([`**/*${ending}`], { cwd: product.contentRoot, ignore: ['**/node_modules/**'] });
  const same = others.find((other) => `/${other}`.endsWith(`/${name}`));
  if (same !== undefined) return `/${same}`;
  const meant = nearest(
    `/${toPosix(absolute).slice(toPosix(product.contentRoot).length + 1)}`,
    others.map((other) => `/${other}`),
  );
  return meant;
}
