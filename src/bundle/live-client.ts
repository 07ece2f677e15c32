// docs-gen's own part of live editing: the script that opens editors, the worker that compiles, and what runs in the frame.
import type { BuildOptions } from 'esbuild';
import { build } from '../lib/node/esbuild.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import { LIVE_FOLDER } from '../model/live.ts';
import { bundledPackages } from './bundled-packages.ts';
import { nameByContent } from './content-names.ts';

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

/** `packageRoot`: folder of docs-gen, which holds `src/client/`. */
export async function bundleLiveClient(packageRoot: string): Promise<LiveClient> {
  const runs = [
    await build({ ...options(packageRoot), entryPoints: ['src/client/live/session.ts'], format: 'esm' }),
    await build({ ...options(packageRoot), entryPoints: ['src/client/live/compile-worker.ts'], format: 'iife' }),
    await build({ ...options(packageRoot), entryPoints: ['src/client/live/frame.ts'], format: 'iife' }),
  ];
  const [editor, worker, frame] = runs.map(({ outputFiles }) => outputFiles[0]?.contents ?? new Uint8Array());
  const [editorFile, workerFile] = nameByContent([
    { path: `${LIVE_FOLDER}editor-0.js`, contents: editor ?? new Uint8Array() },
    { path: `${LIVE_FOLDER}compiler-0.js`, contents: worker ?? new Uint8Array() },
  ]);
  if (!editorFile || !workerFile || !frame) throw new Error('esbuild gave no scripts for live editing.');
  return {
    artifacts: [editorFile, workerFile].map(({ path, contents }) => {
      return { path, body: contents, type: 'text/javascript', immutable: true };
    }),
    editor: editorFile.path,
    worker: workerFile.path,
    frame: Buffer.from(frame).toString().trim().replaceAll('</script', '<\\/script'),
    inputs: [
      ...new Set(
        runs.flatMap(({ metafile }) => Object.keys(metafile.inputs).map((input) => input.replace(/\?.*$/, ''))),
      ),
    ].sort(),
    packages: runs.flatMap(({ metafile }) => bundledPackages(metafile, packageRoot)),
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
