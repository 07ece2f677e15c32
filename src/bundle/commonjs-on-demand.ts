// Gives `import()` of a CommonJS module the names of its exports. In a file that is loaded on demand, esbuild exports `module.exports`
// as default and nothing else; other bundlers, and esbuild itself on the server, look into it.
import { basename, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { escapePattern } from '../lib/escape-pattern.ts';
import { isMade } from '../lib/node/esbuild-inputs.ts';
import { followsNode } from '../lib/node/follows-node.ts';
import { type BuiltFile, type BuiltRun, filesOf } from './built-files.ts';

/** The files of a run. `root`: its working folder. */
export async function filesOnDemand(
  run: Pick<BuiltRun, 'outputFiles' | 'metafile'>,
  root: string,
): Promise<BuiltFile[]> {
  return Promise.all(filesOf(run).map((file) => withExports(file, run.metafile, root)));
}

async function withExports(file: BuiltFile, { inputs, outputs }: Metafile, root: string): Promise<BuiltFile> {
  const calls = new Map<string, string>();
  for (const { path, kind, external } of outputs[file.output]?.imports ?? []) {
    const module = outputs[path]?.entryPoint ?? '';
    if (kind !== 'dynamic-import' || external || inputs[module]?.format !== 'cjs') continue;
    const importers = file.inputs.filter((input) => inputs[input]?.imports.some((one) => one.path === module));
    calls.set(basename(path), exportsOnDemand(await areOfNode(importers, root)));
  }
  if (calls.size === 0) return file;
  const names = [...calls.keys()].map(escapePattern).join('|');
  const text = Buffer.from(file.contents).toString();
  const contents = text.replace(
    new RegExp(`import\\("[^"]*/(${names})"\\)`, 'g'),
    (call, name: string) => call + calls.get(name),
  );
  return { ...file, contents: Buffer.from(contents) };
}

/** What follows the call. `isNode`: by the rules of Node. */
export function exportsOnDemand(isNode: boolean): string {
  return `.then(${isNode ? AS_NODE : AS_BUNDLERS})`;
}

/** A compiler made `default` of it: that is the default export, but by the rules of Node. */
const AS_BUNDLERS = '({default:e})=>e&&e.__esModule?e:{...e,default:e}';
const AS_NODE = '({default:e})=>({...e,default:e})';

async function areOfNode(importers: readonly string[], root: string): Promise<boolean> {
  const files = importers.filter((input) => !isMade(input)).map((input) => resolve(root, input.replace(/\?.*$/, '')));
  return files.length > 0 && (await Promise.all(files.map(followsNode))).every(Boolean);
}
