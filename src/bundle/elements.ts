// The custom elements of plugins, in files of their own: a site without them holds nothing of them, nor does a page.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { ELEMENT_FOLDER, type ElementFiles } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';

/** Null: no plugin has any. Of two elements with one name, the later plugin's counts. */
export function elementEntries({ plugins }: Pick<Site, 'plugins'>): { in: string; out: string }[] | null {
  const modules = new Map(plugins.flatMap(({ elements }) => Object.entries(elements ?? {})));
  if (modules.size === 0) return null;
  return [...modules].map(([name, module]) => ({ in: pathOf(module), out: name }));
}

function pathOf(module: string): string {
  return module.startsWith('file:') ? fileURLToPath(module) : module;
}

/** In a folder that no service worker fetches beforehand: a library for drawings is larger than all the rest. */
export const elementOptions = {
  entryNames: `${ELEMENT_FOLDER}[name]-[hash]`,
  chunkNames: `${ELEMENT_FOLDER}[name]-[hash]`,
  splitting: true,
} satisfies BuildOptions;

/** Folders in which a package is looked for that its importer does not have: those of the project, as Node reads them. */
export function packageFolders(root: string): string[] {
  return foldersAbove(root).map((folder) => join(folder, 'node_modules'));
}

interface NamedOutput {
  readonly path: string;
  readonly entryPoint: string | undefined;
}

/** By the name of the element: its script, and the style sheets that the script imports. */
export function elementFiles(files: readonly NamedOutput[]): ReadonlyMap<string, ElementFiles> {
  const entries = files.filter(({ path, entryPoint }) => entryPoint !== undefined && path.endsWith('.js'));
  return new Map(
    entries.map(({ path }) => {
      const name = nameOf(path);
      const styles = files.filter((file) => file.path.endsWith('.css') && nameOf(file.path) === name);
      return [name, { script: path, styles: styles.map((style) => style.path) }];
    }),
  );
}

/** `assets/elements/dg-mermaid-4f2a.js` is that of `dg-mermaid`. */
function nameOf(path: string): string {
  return path.slice(ELEMENT_FOLDER.length, path.lastIndexOf('-'));
}
