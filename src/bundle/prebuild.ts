// Called when docs-gen is built: `scripts/build-cli.mjs` keeps what it gives beside the program.
import { createFileSystem } from '../lib/node/file-system.ts';
import { prebuiltScripts } from './prebuilt.ts';

/** JSON for `readPrebuilt`. `packageRoot`: the folder of docs-gen. */
export function prebuild(packageRoot: string): Promise<string> {
  return prebuiltScripts(packageRoot, createFileSystem());
}
