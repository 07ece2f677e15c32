// docs-gen's own part of live editing: the script that opens editors, the worker that compiles, and what runs in the frame.
import { readFile } from 'node:fs/promises';
import type { BuildOptions, Metafile } from 'esbuild';
import * as z from 'zod';
import { isRecord } from '../lib/is-record.ts';
import { build } from '../lib/node/esbuild.ts';
import { parseJson } from '../lib/parse-json.ts';
import { PARSE_ONCE } from '../lib/parse-once.ts';
import { baseConstant, isRelocatable } from '../lib/relative-base.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import { LIVE_FOLDER } from '../model/live.ts';
import { bundledPackages } from './bundled-packages.ts';
import { nameByContent } from './content-names.ts';
import { withConstants } from './options.ts';

export interface LiveClient {
  readonly artifacts: readonly MadeArtifact[];
  /** Paths relative to the output folder. */
  readonly editor: string;
  readonly worker: string;
  /** Source of the frame's one script; holds no `</script`. */
  readonly frame: string;
  /** Relative to docs-gen's folder. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code these hold: absolute. */
  readonly packages: readonly string[];
}

const builtSchema = z.object({
  editor: z.string(),
  worker: z.string(),
  frame: z.string(),
  /** Relative to docs-gen's folder, sorted. */
  inputs: z.array(z.string()),
  outputs: z.custom<Metafile['outputs']>(isRecord),
});
/** As esbuild made it; no site is in it. */
export type BuiltLiveClient = z.infer<typeof builtSchema>;

/** `packageRoot`: folder of docs-gen, which holds `src/client/`. */
export async function buildLiveClient(packageRoot: string, base = '/'): Promise<BuiltLiveClient> {
  const common = withConstants(options(packageRoot), baseConstant(base));
  const runs = [
    await build({ ...common, entryPoints: ['src/client/live/session.ts'], format: 'esm' }),
    await build({ ...common, entryPoints: ['src/client/live/compile-worker.ts'], format: 'iife' }),
    await build({ ...common, entryPoints: ['src/client/live/frame.ts'], format: 'iife' }),
  ];
  const [editor, worker, frame] = runs.map(({ outputFiles }) => outputFiles[0]?.text);
  if (!editor || !worker || !frame) throw new Error('esbuild gave no scripts for live editing.');
  const inputs = runs.flatMap(({ metafile }) =>
    Object.keys(metafile.inputs).map((input) => input.replace(/\?.*$/, '')),
  );
  const outputs = Object.assign({}, ...runs.map(({ metafile }) => metafile.outputs));
  return { editor, worker, frame, inputs: [...new Set(inputs)].sort(), outputs };
}

/**
 * `prebuilt`: file of what `buildLiveClient` gave; null: it is built here, which took 0.12 of the 0.37 s of a cold build of two
 * pages and a demo.
 */
export async function bundleLiveClient(packageRoot: string, prebuilt: string | null, base = '/'): Promise<LiveClient> {
  const { editor, worker, frame, inputs, outputs } =
    prebuilt === null || isRelocatable({ base })
      ? await buildLiveClient(packageRoot, base)
      : builtSchema.parse(parseJson(await readFile(prebuilt, 'utf8')), PARSE_ONCE);
  const [editorFile, workerFile] = nameByContent([
    { path: `${LIVE_FOLDER}editor-0.js`, contents: Buffer.from(editor) },
    { path: `${LIVE_FOLDER}compiler-0.js`, contents: Buffer.from(worker) },
  ]);
  if (!editorFile || !workerFile) throw new Error('The scripts for live editing have no names.');
  return {
    artifacts: [editorFile, workerFile].map(({ path, contents }) => {
      return { path, body: contents, type: 'text/javascript', immutable: true };
    }),
    editor: editorFile.path,
    worker: workerFile.path,
    frame: frame.trim().replaceAll('</script', '<\\/script'),
    inputs,
    packages: bundledPackages({ outputs }, packageRoot),
  };
}

function options(packageRoot: string) {
  return {
    absWorkingDir: packageRoot,
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    loader: { '.css': 'text' },
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A configuration of the project's own must not change our files.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  } satisfies BuildOptions;
}
