// What a built file is made of and which import brought each part in, read off esbuild's metafiles.
import { relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { toPosix } from '../lib/node/paths.ts';
import type { BuiltFileParts, BundleGraph } from '../model/bundle.ts';
import type { ResolveFolders } from './resolve.ts';

/**
 * `paths`: the published path of each file that esbuild made. Files of `import()` are left out: a page does not load
 * them with the file that names them.
 */
export function bundleGraph(
  metafiles: readonly Metafile[],
  paths: ReadonlyMap<string, string>,
  folders: ResolveFolders,
): BundleGraph {
  const name = (input: string) => moduleName(input, folders);
  const files = new Map<string, BuiltFileParts>();
  const imports = new Map<string, string[]>();
  for (const metafile of metafiles) {
    for (const [output, { entryPoint, imports: outputs, inputs }] of Object.entries(metafile.outputs)) {
      const path = paths.get(output);
      if (path === undefined || !/\.(?:js|css)$/.test(path)) continue;
      files.set(path, {
        entry: entryPoint === undefined ? null : name(entryPoint),
        loads: outputs.flatMap((file) => (isEager(file.kind) ? (paths.get(file.path) ?? []) : [])),
        modules: Object.entries(inputs).map(([input, { bytesInOutput }]) => ({
          name: name(input),
          bytes: bytesInOutput,
        })),
      });
    }
    for (const [input, module] of Object.entries(metafile.inputs))
      imports.set(
        name(input),
        module.imports.flatMap((file) => (isEager(file.kind) && !file.external ? name(file.path) : [])),
      );
  }
  return { files, imports };
}

function isEager(kind: string): boolean {
  return kind === 'import-statement' || kind === 'require-call' || kind === 'import-rule';
}

/** As an author knows the file: from the folder of the site, from docs-gen, or from a package. */
export function moduleName(input: string, { root, packageRoot }: ResolveFolders): string {
  const [, namespace, rest = ''] = /^([a-z][a-z-]+):(.*)$/.exec(input) ?? [];
  if (namespace === 'npm') return rest.replace(/^~/, '');
  if (namespace !== undefined)
    return rest === 'theme'
      ? 'the theme'
      : rest.startsWith('sheet-')
        ? `style sheets of ${rest.slice(6)}`
        : 'style sheets';
  const absolute = resolve(packageRoot, input);
  const ofPackage = toPosix(absolute).split('/node_modules/').at(-1);
  if (ofPackage !== undefined && ofPackage !== toPosix(absolute)) return ofPackage;
  const ofSite = toPosix(relative(root, absolute));
  return ofSite.startsWith('../') ? `docs-gen/${toPosix(input)}` : ofSite;
}
