// The script of pages that are watched, as it was bundled together with docs-gen's own command line.
import { join } from 'node:path';
import { sha256 } from '../lib/node/hash.ts';
import type { FileSystem } from '../model/deps.ts';
import type { ServedFile } from '../model/serve.ts';

export interface DevScriptOptions {
  /** Folder of docs-gen, which holds `dist-cli/`. */
  readonly packageRoot: string;
  readonly fs: Pick<FileSystem, 'readText'>;
}

/** Written by `scripts/bundle-cli.mjs` from `src/client/dev/start.ts`. */
const FILE = 'dist-cli/dev-client.js';

export async function readDevScript({ packageRoot, fs }: DevScriptOptions): Promise<ServedFile> {
  const body = await fs.readText(join(packageRoot, FILE));
  return { kind: 'file', body, type: 'text/javascript', tag: sha256(body).slice(0, 16), immutable: false };
}
