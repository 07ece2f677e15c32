// A run of esbuild in which packages may import names that do not exist, as long as no code uses them: other bundlers take no notice.
import type { BuildOptions, BuildResult, Message } from 'esbuild';
import { build } from './esbuild.ts';
import { isBuildFailure } from './esbuild-failure.ts';
import { isInstalled } from './installed-files.ts';

type InMemory = BuildOptions & { metafile: true; write: false };

/**
 * esbuild leaves out unused imports of JavaScript only where it shortens code, after which places in stack traces are less exact: such
 * a run is the second one, of few sites.
 */
export async function buildUsed(options: InMemory): Promise<BuildResult<InMemory>> {
  try {
    return await build(options);
  } catch (error) {
    const mayPass = isBuildFailure(error) && options.minify !== true && error.errors.every(isPackageImport);
    if (!mayPass) throw error;
    return build({ ...options, minifySyntax: true });
  }
}

function isPackageImport({ text, location }: Message): boolean {
  return text.startsWith('No matching export in ') && location !== null && isInstalled(`/${location.file}`);
}
