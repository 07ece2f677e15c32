// Which files the directives of a product may name: its content folder is listed once, what lies outside is looked up.

import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { cleanText } from '../lib/forbidden-characters.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { aliasTargets } from '../lib/node/aliases.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { findFiles } from '../lib/node/find-files.ts';
import { isInPackages } from '../lib/node/folders-above.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { resolveImports } from '../lib/node/resolve-imports.ts';
import { packageName } from '../lib/package-name.ts';
import { resolvePath } from '../lib/url.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import type { FindFile } from './find.ts';
import type { ImportOptions } from './imports.ts';

export interface Finder {
  readonly product: string;
  readonly contentDir: string;
  /** Those of the content folder, relative to the root. */
  readonly files: readonly string[];
  readonly find: FindFile;
  /** Null where there is no such file, or none that can be read. */
  read(path: string): Promise<string | null>;
  /** What could not be read since it was asked last. */
  unread(): Diagnostic[];
  /** Where an import leads from a folder, by aliases, `paths` of `tsconfig.json` and packages: relative to the root; null: nowhere. */
  resolve(specifier: string, folder: string): Promise<string | null>;
  /** Known files of the same folder, for hints. */
  near(path: string): readonly string[];
}

const ENDINGS = ['js', 'jsx', 'ts', 'tsx'];

/** Demos are bundled for browsers. */
const BROWSER = { platform: 'browser', format: 'esm', write: false, logLevel: 'silent' } as const;

export async function createFinder(
  product: Product,
  site: Site,
  { fs, memo = NO_MEMO }: Pick<Deps, 'fs' | 'memo'>,
): Promise<Finder> {
  const contentDir = withoutEnd(product.contentDir.replace(/^\.\//, ''), '/');
  const found = await findFiles(fs, {
    cwd: product.contentRoot,
    endings: ENDINGS,
    ignore: ['**/node_modules/**'],
    bounds: createBounds(site, fs),
  });
  const paths = found.files.map((file) => `${contentDir}/${file}`);
  const files = memo.same('demo files', product.id, paths);
  const listed = new Set(files);
  type Ask = (path: string) => Promise<string | null>;
  /** In a session every question is asked: who asks is told when the answer is another. */
  const onceEach = (ask: Ask): Ask => {
    if (memo !== NO_MEMO) return ask;
    const answers = new Map<string, ReturnType<Ask>>();
    return (path) => {
      const answer = answers.get(path) ?? ask(path);
      answers.set(path, answer);
      return answer;
    };
  };
  const unread: Diagnostic[] = [];
  const isWithin = createBounds(site, fs, [site.root, product.contentRoot]);
  // What is found is published: a link that leads out of the site, to a file of the machine, leads nowhere.
  // Many pages name the same demo, by each ending that it may have.
  const fileAt = onceEach(async (path) => {
    const found = await fs.resolve(`${site.root}/${path}`);
    return found?.kind === 'file' && (await isWithin(found.realPath)) ? found.realPath : null;
  });
  // A demo is read for both languages, and a helper by each demo that imports it.
  const read = onceEach(async (path) => {
    const realPath = await fileAt(path);
    if (realPath === null) return null;
    try {
      return cleanText(await fs.readText(`${site.root}/${path}`, realPath)); // It is shown, and published.
    } catch (error) {
      const params = { file: path, problem: errorMessage(error) };
      unread.push(report('demos/unreadable-file', params, { file: path }));
      return null;
    }
  });
  return {
    product: product.id,
    contentDir,
    files,
    async find(paths) {
      for (const path of paths) {
        if (listed.has(path)) return path;
        if (!path.startsWith(`${contentDir}/`) && (await fileAt(path)) !== null) return path;
      }
      return null;
    },
    read,
    unread: () => unread.splice(0),
    async resolve(specifier, folder) {
      const root = (await fs.resolve(site.root))?.realPath ?? site.root;
      const options = { absWorkingDir: root, bundle: true, alias: aliasTargets(site.aliases, root), ...BROWSER };
      const [found] = await resolveImports([{ specifier, resolveDir: `${root}/${folder}` }], options);
      const file = found?.kind === 'found' ? found.file : null;
      // A session is told when the answer may be another.
      if (file === null) await isInPackages(packageName(specifier), `${root}/${folder}`, fs);
      else await fs.exists(file);
      return file === null ? null : relativeTo(root, file);
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

/** How the imports of a demo are looked up. */
export function readers(finder: Finder): Pick<ImportOptions, 'read' | 'near'> {
  return { read: finder.read, near: async (folder) => finder.near(folder) };
}

/** Below the product’s folder, without ending and without the `index` of a folder. */
export function idOf(file: string, { product, contentDir }: Finder): string {
  const below = file.startsWith(`${contentDir}/`) ? file.slice(contentDir.length + 1) : `_/${file}`;
  return `${product}/${below.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')}`;
}
