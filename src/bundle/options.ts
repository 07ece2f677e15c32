// What all runs of esbuild for the browser have in common.
import type { BuildOptions } from 'esbuild';
import { ASSET_FOLDER } from '../model/artifact.ts';
import type { ReactMode } from '../model/bundle.ts';
import { OUT } from './built-files.ts';
import type { ResolveFolders } from './resolve.ts';
import { URL_LOADERS } from './style-entry.ts';

/** Relative entry points and a fixed working folder: nothing absolute may reach a hash. */
export function commonOptions({ packageRoot }: Pick<ResolveFolders, 'packageRoot'>) {
  return {
    absWorkingDir: packageRoot,
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // A configuration of the project's own must not change our files.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    outdir: OUT,
  } satisfies BuildOptions;
}

export function assetOptions(folders: Pick<ResolveFolders, 'packageRoot'>) {
  return {
    ...commonOptions(folders),
    format: 'esm',
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: URL_LOADERS,
    entryNames: `${ASSET_FOLDER}[name]-[hash]`,
    chunkNames: `${ASSET_FOLDER}[name]-[hash]`,
    assetNames: `${ASSET_FOLDER}[name]-[hash]`,
  } satisfies BuildOptions;
}

/** `constants` by the expressions that they replace. */
export function withConstants<T extends BuildOptions>(options: T, constants: Readonly<Record<string, string>>): T {
  return { ...options, define: { ...options.define, ...constants } };
}

/** Of scripts with React. In development, names and lines stay readable: such scripts are served on this machine only. */
export function reactOptions(mode: ReactMode) {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    minify: mode === 'production',
  } satisfies BuildOptions;
}
