// API JSON that lies in the content folders: what it says, row by row, and where each row is written.
import { type DataPath, type LocateOptions, literalFinder } from '../diagnostics/locate-literal.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Location } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { type ApiRows, readApiRows } from './api-rows.ts';

export interface WrittenApi {
  readonly productKey: string;
  readonly api: ApiRows;
  /** Of a value; of what holds it, when it is not there. */
  readonly at: (path: DataPath, options?: LocateOptions) => Location;
}

/** Of products that name packages: nothing is known of the types of others. Sorted by file. */
export async function readWrittenApi(site: Site, fs: Pick<FileSystem, 'glob' | 'readText'>): Promise<WrittenApi[]> {
  const found = await Promise.all(site.products.map((product) => readProduct(product, site, fs)));
  return found.flat();
}

async function readProduct(
  { id, api, contentRoot }: Product,
  site: Site,
  fs: Pick<FileSystem, 'glob' | 'readText'>,
): Promise<WrittenApi[]> {
  if (!api || api.packages.length === 0) return [];
  const cwd = `${contentRoot}/${api.pages}`;
  const names = await fs.glob(['**/*.json'], { cwd });
  const read: WrittenApi[] = [];
  for (const name of names) {
    const file = relativeTo(site.root, `${cwd}/${name}`);
    const text = await fs.readText(`${cwd}/${name}`);
    const rows = readApiRows(parseJson(text));
    if (!rows) continue;
    const find = await literalFinder(text, file);
    const at = (path: DataPath, options?: LocateOptions): Location => {
      for (let length = path.length; length > 0; length--) {
        const isWhole = length === path.length;
        const place = find(path.slice(0, length), isWhole ? options : { key: typeof path[length - 1] === 'string' });
        if (place) return place;
      }
      return find(['name']) ?? { file };
    };
    read.push({ productKey: id, api: rows, at });
  }
  return read;
}
