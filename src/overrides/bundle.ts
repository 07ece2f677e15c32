// Bundles a project's templates into one script, each behind a function of its own: one that fails leaves the others whole.
import type { BuildOptions, Message } from 'esbuild';
import { aliasTargets } from '../lib/node/aliases.ts';
import { build } from '../lib/node/esbuild.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { importsOf, inputFiles } from '../lib/node/esbuild-inputs.ts';
import { isPureCode } from '../lib/node/pure-code.ts';
import type { Site } from '../model/site.ts';
import { HOST_MODULE, templateModules } from './modules.ts';

export interface BundledTemplates {
  /** CommonJS: exports a function for each file that runs it and gives its exports. */
  readonly code: string;
  /** Source map, as JSON; its sources are relative to the root. */
  readonly map: string;
  /** Those of `files` that could be built. */
  readonly files: readonly string[];
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
  /** All that was read; absolute. */
  readonly inputs: readonly string[];
  /** What the code asks of docs-gen. */
  readonly imports: readonly string[];
}

/** `files`: paths in the folder, sorted. */
export async function bundleTemplates(
  site: Pick<Site, 'root' | 'aliases'>,
  folder: string,
  files: readonly string[],
): Promise<BundledTemplates> {
  const whole = await tryBundle(site, folder, files);
  if (whole.errors.length === 0) return whole;
  const alone = await Promise.all(files.map((file) => tryBundle(site, folder, [file])));
  const good = files.filter((_, index) => alone[index]?.errors.length === 0);
  // Errors that only the whole has would be lost with the parts.
  const errors = good.length === files.length ? whole.errors : alone.flatMap((part) => part.errors);
  return { ...(good.length === files.length ? whole : await tryBundle(site, folder, good)), errors };
}

/** Whether the templates render the same as long as their files, and what they are given, are the same. */
export function isPureBundle({ code, imports }: Pick<BundledTemplates, 'code' | 'imports'>): boolean {
  return isPureCode(code, { imports, isKnown: (specifier) => HOST_MODULE.test(specifier) });
}

async function tryBundle(
  site: Pick<Site, 'root' | 'aliases'>,
  folder: string,
  files: readonly string[],
): Promise<BundledTemplates> {
  try {
    const { outputFiles, warnings, metafile } = await build({ ...options(site), stdin: entry(folder, files) });
    const text = (suffix: string) => outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? '';
    return {
      code: text('.cjs'),
      map: text('.map'),
      files,
      errors: [],
      warnings,
      inputs: inputFiles(metafile, site.root),
      imports: importsOf(metafile),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { code: '', map: '', files: [], errors: error.errors, warnings: error.warnings, inputs: [], imports: [] };
  }
}

function entry(folder: string, files: readonly string[]) {
  const rows = files.map((file) => `  ${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),\n`);
  return { contents: `module.exports = {\n${rows.join('')}};\n`, resolveDir: folder, loader: 'js' as const };
}

function options({ root, aliases }: Pick<Site, 'root' | 'aliases'>) {
  return {
    absWorkingDir: root,
    outfile: `${root}/templates.cjs`, // Never written; the source map is relative to it.
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    alias: aliasTargets(aliases, root),
    loader: { '.svg': 'text' },
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [templateModules()],
  } satisfies BuildOptions;
}
