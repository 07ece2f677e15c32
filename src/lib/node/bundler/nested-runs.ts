// What is bundled on its own within a run: the script of a worker, the text of a style sheet. Files that these name are published
// with the run.
import { basename, relative } from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin, PluginBuild } from 'esbuild';
import { FILE_ENDINGS } from '../../file-endings.ts';
import type { Additions } from './additions.ts';

export interface NestedRun {
  readonly contents: Uint8Array;
  /** Files that were read, as esbuild names them. */
  readonly inputs: readonly string[];
  /** What the text is made of. */
  readonly parts: Metafile['outputs'][string]['inputs'];
}

/** Options of the run around it hold for the script, too. Fails as esbuild does. */
export function bundleWorker(
  build: PluginBuild,
  { file, isClassic, plugins }: { readonly file: string; readonly isClassic: boolean; readonly plugins: Plugin[] },
  additions: Additions,
): Promise<NestedRun> {
  const { stdin: _stdin, outfile: _outfile, ...options } = build.initialOptions;
  // A classic script does not know its address.
  const define = isClassic ? { ...options.define, 'import.meta.url': 'self.location.href' } : options.define;
  const format = isClassic ? 'iife' : 'esm';
  return nestedRun(
    build,
    { ...options, define, format, entryPoints: [{ in: file, out: NESTED_ENTRY }], plugins },
    additions,
  );
}

/** The same text in each run: it may become part of the HTML. Fails as esbuild does. */
export function bundleStyleSheet(
  build: PluginBuild,
  { file, minify, plugins }: { readonly file: string; readonly minify: boolean; readonly plugins: Plugin[] },
  additions: Additions,
): Promise<NestedRun> {
  const { absWorkingDir, alias, publicPath } = build.initialOptions;
  const options: BuildOptions = {
    absWorkingDir,
    alias,
    publicPath,
    minify,
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    assetNames: '[name]-[hash]',
    loader: Object.fromEntries(FILE_ENDINGS.map((ending) => [ending, 'file' as const])),
    stdin: {
      contents: `@import ${JSON.stringify(file)};`,
      resolveDir: absWorkingDir,
      loader: 'css',
      sourcefile: NESTED_ENTRY,
    },
    plugins,
  };
  return nestedRun(build, options, additions);
}

/** What messages name the text that only imports the file. */
export const NESTED_ENTRY = 'entry';

async function nestedRun(build: PluginBuild, options: BuildOptions, additions: Additions): Promise<NestedRun> {
  const { outputFiles, metafile } = (await build.esbuild.build({
    ...options,
    entryNames: NESTED_ENTRY,
    outdir: OUT,
    splitting: false,
    sourcemap: false,
    metafile: true,
    write: false,
  })) as BuildResult<{ metafile: true; write: false }>;
  const { absWorkingDir = process.cwd() } = options;
  let contents: Uint8Array = new Uint8Array();
  let parts: NestedRun['parts'] = {};
  const names = new Map<string, string>();
  for (const output of outputFiles) {
    const key = relative(absWorkingDir, output.path).replaceAll('\\', '/');
    const name = basename(key);
    if (new RegExp(`^${OUT}/${NESTED_ENTRY}\\.(?:js|css)$`).test(key)) {
      // Styles of a script that draws nothing are not loaded.
      if (contents.length > 0 && key.endsWith('.css')) continue;
      contents = output.contents;
      parts = metafile.outputs[key]?.inputs ?? {};
    } else names.set(name, additions.publish(name.replace(HASH, '$1'), output.contents, metafile.outputs[key]?.inputs));
  }
  let text = names.size === 0 ? null : Buffer.from(contents).toString();
  for (const [name, published] of names) text = text?.replaceAll(name, published) ?? null;
  const inputs = Object.keys(metafile.inputs).filter((input) => input !== NESTED_ENTRY);
  return { contents: text === null ? contents : Buffer.from(text), inputs, parts };
}

const OUT = 'out';
/** At the end of a name: esbuild's own, or that of a file that a run within this one published. */
const HASH = /-(?:[A-Z0-9]{8}|[0-9a-f]{10})(\.\w+)$/;
