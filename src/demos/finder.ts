// Which files the directives of a product may name: its content folder is listed once, what lies outside is looked up.
import { NO_MEMO } from '../lib/memo.ts';
import { holds } from '../lib/node/paths.ts';
import { resolvePath } from '../lib/url.ts';
import type { Deps } from '../model/deps.ts';
import type { Location } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import type { FindFile } from './find.ts';

export interface Finder {
  readonly product: string;
  readonly contentDir: string;
  /** Those of the content folder, relative to the root. */
  readonly files: readonly string[];
  readonly find: FindFile;
  /** Null where there is no such file. */
  read(path: string): Promise<string | null>;
  /** Known files of the same folder, for hints. */
  near(path: string): readonly string[];
}

const SOURCE_FILES = '**/*.{js,jsx,ts,tsx}';

export async function createFinder(
  product: Product,
  site: Site,
  { fs, memo = NO_MEMO }: Pick<Deps, 'fs' | 'memo'>,
): Promise<Finder> {
  const contentDir = product.contentDir.replace(/^\.\//, '').replace(/\/+$/, '');
  const found = await fs.glob([SOURCE_FILES], { cwd: product.contentRoot, ignore: ['**/node_modules/**'] });
  const paths = found.map((file) => `${contentDir}/${file}`);
  const files = memo.same('demo files', product.id, paths);
  const listed = new Set(files);
  const texts = new Map<string, Promise<string | null>>();
  const realFolders = Promise.all(
    [site.root, product.contentRoot].map(async (folder) => (await fs.resolve(folder))?.realPath ?? folder),
  );
  // What is found is published: a link that leads out of the site, to a file of the machine, leads nowhere.
  const isFile = async (path: string) => {
    const found = await fs.resolve(`${site.root}/${path}`);
    return found?.kind === 'file' && (await realFolders).some((folder) => holds(folder, found.realPath));
  };
  const readOnce = async (path: string) => ((await isFile(path)) ? fs.readText(`${site.root}/${path}`) : null);
  return {
    product: product.id,
    contentDir,
    files,
    async find(paths) {
      for (const path of paths) {
        if (listed.has(path)) return path;
        if (!path.startsWith(`${contentDir}/`) && (await isFile(path))) return path;
      }
      return null;
    },
    // A demo is read for both languages, and a helper by each demo that imports it.
    read(path) {
      if (memo !== NO_MEMO) return readOnce(path); // Who asks is told when it changes.
      const text = texts.get(path) ?? readOnce(path);
      texts.set(path, text);
      return text;
    },
    near(path) {
      const folder = path.replace(/[^/]*$/, '');
      return [...listed].filter((file) => file.startsWith(folder));
    },
  };
}

/** Folder of the file that holds a directive, relative to the root: a page may include it from elsewhere. */
export function folderOfFile({ file }: Location, { contentDir }: Finder): string {
  return file.includes('/') ? file.replace(/\/[^/]*$/, '') : contentDir;
}

/** Posix join below the root: `..` never leaves it. */
export function join(folder: string, path: string): string {
  return resolvePath(path, `/${folder}/`).slice(1);
}
