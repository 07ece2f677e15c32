// The style sheet of the site: the theme, which is made in memory, then the files of `templates/styles/`, then the project's own.
import type { BuildOptions, Loader, Plugin } from 'esbuild';
import { toPosix } from '../lib/node/paths.ts';
import { PAGE_SHEETS } from '../lib/page-sheets.ts';
import { decodePath, splitHref, withBase } from '../lib/url.ts';
import type { PublishedFiles } from '../model/bundle.ts';
import { packageResolver, type ResolveFolders } from './resolve.ts';

const NAMESPACE = 'docs-gen-style';
export const STYLE_ENTRY = `${NAMESPACE}:main`;
/** Entry of a sheet of `templates/styles/on-demand/`. */
export const sheetEntry = (name: string) => `${NAMESPACE}:sheet-${name}`;
const THEME = `${NAMESPACE}:theme`;

export interface Styles {
  readonly themeCss: string;
  /** Style sheets of the project, absolute, in order. */
  readonly files: readonly string[];
  /** Goes before the addresses of public files. */
  readonly base: string;
  readonly published: PublishedFiles;
}

/** Goes along with a warning of esbuild, which knows the place. */
export interface DeadFile {
  readonly dead: string;
  readonly nearest: string | null;
}

/** That sheet, and those of `templates/styles/on-demand/`. */
export function styleRun(styles: Styles, folders: ResolveFolders) {
  return {
    entryPoints: [
      { in: STYLE_ENTRY, out: 'main' },
      ...PAGE_SHEETS.map(({ name }) => ({ in: sheetEntry(name), out: name })),
    ],
    plugins: [styleEntry(styles, folders.packageRoot), packageResolver(folders)],
  } satisfies BuildOptions;
}

function styleEntry({ themeCss, files, base, published }: Styles, packageRoot: string): Plugin {
  const own = files.map((file) => `@import ${JSON.stringify(toPosix(file))};\n`).join('');
  const sources: Readonly<Record<string, string>> = {
    main: `@import "${THEME}";\n@import "./templates/styles/main.css";\n${own}`,
    theme: themeCss,
    ...Object.fromEntries(
      PAGE_SHEETS.map(({ name, layer }) => [
        `sheet-${name}`,
        `@import "./templates/styles/on-demand/${name}.css" layer(${layer});\n`,
      ]),
    ),
  };
  return {
    name: 'docs-gen-style',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: sources[path],
        loader: 'css',
        resolveDir: packageRoot,
      }));
      // `url(/hero.png)` is a public file, published as it is. One that starts with two slashes is on another host.
      build.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' && !path.startsWith('//')
          ? { path: withBase(path, base), external: true, warnings: deadFile(path, published) }
          : undefined,
      );
    },
  };
}

function deadFile(url: string, published: PublishedFiles): { text: string; detail: DeadFile }[] {
  const path = decodePath(splitHref(url).path);
  if (published.has(path)) return [];
  return [{ text: `the site does not have a file ${url}`, detail: { dead: url, nearest: published.nearest(path) } }];
}

/** What a style sheet may point to with `url()`; each is published under a hashed name. */
export const URL_LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries(
  '.woff2 .woff .ttf .otf .svg .png .jpg .jpeg .gif .webp .avif'.split(' ').map((ending) => [ending, 'file']),
);
