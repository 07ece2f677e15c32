// Directives to the sources they name: which files a demo has, and what its page shows of them.
import { report } from '../diagnostics/report.ts';
import { BUILT_IN_COMPONENTS, BUILT_IN_PREFIX, isBuiltIn } from '../lib/built-in-components.ts';
import { highlight } from '../lib/highlight/highlight.ts';
import { nearest } from '../lib/nearest.ts';
import { resolvePath } from '../lib/url.ts';
import type { DemoSource, DemoVariant } from '../model/demo.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { CompiledPage, ComponentDirective, DemoDirective } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';

/** Sources of a page's demos, by its route, in the order of `page.demos`. */
export type DemosByRoute = ReadonlyMap<string, readonly DemoSource[]>;

const SOURCE_FILES = '**/*.{js,jsx,ts,tsx}';

export async function collectDemos(
  site: Site,
  pages: readonly CompiledPage[],
  deps: Deps,
): Promise<Outcome<DemosByRoute>> {
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, readonly DemoSource[]>();
  const finders = new Map<string, Finder>();
  for (const product of site.products) {
    if (pages.some((page) => page.productKey === product.id && page.demos.length + page.components.length > 0))
      finders.set(product.id, await createFinder(product, site, deps));
  }
  for (const page of pages) {
    const finder = finders.get(page.productKey);
    if (!finder) continue;
    const folderOf = ({ at }: { readonly at: Location }) => folderOfFile(at.file, finder);
    byRoute.set(page.route, await Promise.all(page.demos.map((demo) => toSource(demo, folderOf(demo), finder, deps))));
    if (!page.primary) continue;
    page.demos.forEach((demo, i) => {
      if (byRoute.get(page.route)?.[i]?.variants.length === 0)
        diagnostics.push(missing('Demo', demo.demo, `${folderOf(demo)}/${demo.demo}`, finder, demo.at));
    });
    for (const directive of page.components) {
      if (directive.component.startsWith(BUILT_IN_PREFIX)) {
        diagnostics.push(...(isBuiltIn(directive.component) ? optionsOf(directive) : [unknownBuiltIn(directive)]));
        continue;
      }
      const found = await finder.find(modulePaths(directive.component, folderOf(directive), finder.contentDir));
      diagnostics.push(
        found === null
          ? missing('Component', directive.component, directive.component, finder, directive.at)
          : report('demos/component-not-rendered', { component: directive.component }, directive.at),
      );
    }
  }
  return { value: byRoute, diagnostics };
}

function unknownBuiltIn({ component, at }: ComponentDirective): Diagnostic {
  return report('demos/unknown-component', { component, nearest: nearest(component, BUILT_IN_COMPONENTS) }, at);
}

/** What the built-in components show hangs on the theme alone: none of them takes an option. */
function optionsOf({ component, props, at }: ComponentDirective): Diagnostic[] {
  return Object.keys(props).map((option) => report('demos/component-option', { component, option }, at));
}

function missing(kind: string, name: string, path: string, finder: Finder, at: Location): Diagnostic {
  const found = nearest(path, finder.near(path));
  const folder = path.slice(0, path.length - name.length);
  return report(
    'demos/missing-file',
    { kind, name, nearest: found?.startsWith(folder) ? found.slice(folder.length) : found },
    at,
  );
}

/** Folder of the file that holds a directive, relative to the root: a page may include it from elsewhere. */
function folderOfFile(file: string, { contentDir }: Finder): string {
  return file.includes('/') ? file.replace(/\/[^/]*$/, '') : contentDir;
}

interface Finder {
  readonly root: string;
  readonly contentDir: string;
  /** The first of the paths (relative to the root) that is a file, or null. */
  find(paths: readonly string[]): Promise<string | null>;
  /** Known files of the same folder, for hints. */
  near(path: string): readonly string[];
}

/** Content folders are listed once; only what lies outside of them is looked up on disk one by one. */
async function createFinder(product: Product, site: Site, deps: Deps): Promise<Finder> {
  const contentDir = product.contentDir.replace(/^\.\//, '').replace(/\/+$/, '');
  const listed = new Set(
    (await deps.fs.glob([SOURCE_FILES], { cwd: product.contentRoot, ignore: ['**/node_modules/**'] })).map(
      (file) => `${contentDir}/${file}`,
    ),
  );
  return {
    root: site.root,
    contentDir,
    async find(paths) {
      for (const path of paths) {
        if (listed.has(path)) return path;
        if (!path.startsWith(`${contentDir}/`) && (await deps.fs.exists(`${site.root}/${path}`))) return path;
      }
      return null;
    },
    near(path) {
      const folder = path.replace(/[^/]*$/, '');
      return [...listed].filter((file) => file.startsWith(folder));
    },
  };
}

async function toSource(directive: DemoDirective, folder: string, finder: Finder, deps: Deps): Promise<DemoSource> {
  const path = join(folder, directive.demo);
  const stem = path.replace(/\.(?:jsx?|tsx?)$/, '');
  const typed = await finder.find([`${stem}.tsx`, `${stem}.ts`, `${stem}/system/index.tsx`, `${stem}/index.tsx`]);
  const plain = await finder.find([`${stem}.js`, `${stem}.jsx`, `${stem}/system/index.js`, `${stem}/index.js`]);
  const variants = await Promise.all([
    typed === null ? null : readVariant('tsx', typed, finder.root, deps),
    plain === null ? null : readVariant('jsx', plain, finder.root, deps),
  ]);
  const name = stem.replace(/^.*\//, '');
  return { name, path: directive.demo, variants: variants.filter((variant) => variant !== null) };
}

async function readVariant(
  language: DemoVariant['language'],
  file: string,
  root: string,
  deps: Deps,
): Promise<DemoVariant> {
  const source = (await deps.fs.readText(`${root}/${file}`)).trimEnd();
  return { language, file, source, html: highlight(source, language) };
}

/** A component is named from the page’s folder, the content folder or the root, with or without extension. */
function modulePaths(specifier: string, folder: string, contentDir: string): string[] {
  const bases = specifier.startsWith('.') ? [folder] : [folder, contentDir, ''];
  const endings = /\.[a-z]+$/.test(specifier) ? [''] : ['.tsx', '.js', '.jsx', '.ts', '/index.tsx', '/index.js'];
  return bases.flatMap((base) => endings.map((ending) => join(base, specifier) + ending));
}

/** Posix join below the root: `..` never leaves it. */
function join(folder: string, path: string): string {
  return resolvePath(path, `/${folder}/`).slice(1);
}
