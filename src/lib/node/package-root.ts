// The folder of docs-gen itself, which holds `src/client/` and `templates/`, for the bundled and the unbundled program.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReactMode } from '../../model/bundle.ts';

const here = dirname(fileURLToPath(import.meta.url));

export const packageRoot = findPackageRoot(here);

const BUNDLED_FOLDER = join(packageRoot, 'dist-cli');
/** Folder of the bundled program; null: this one runs unbundled. */
export const bundledProgram = here.startsWith(BUNDLED_FOLDER) ? BUNDLED_FOLDER : null;

/** In a folder of prebuilt files: docs-gen's own browser scripts and styles for a site with demos, or without. */
export function prebuiltFile(folder: string, hasDemos: boolean, mode: ReactMode): string {
  return join(folder, `own-files${hasDemos ? '-with-demos' : ''}${mode === 'development' ? '-development' : ''}.json`);
}

/** In a folder of prebuilt files: the scripts of live editing. */
export function prebuiltLiveClient(folder: string): string {
  return join(folder, 'live-client.json');
}

/** The plugins that come with docs-gen, as a config imports them once it is bundled. */
export const OWN_PLUGINS = pathToFileURL(join(BUNDLED_FOLDER, 'plugins.js')).href;

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'templates'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of docs-gen was not found.');
  return findPackageRoot(parent);
}
