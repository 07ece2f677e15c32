// What the `package.json` of an unpacked package says of itself: its name, its version, and where its types are.
import { posix } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';

export interface PackageFolder {
  readonly name: string;
  readonly version: string | null;
  /** Relative to the folder; null: it ships none. */
  readonly types: string | null;
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().optional().catch(undefined),
  types: z.string().optional().catch(undefined),
  typings: z.string().optional().catch(undefined),
  main: z.string().optional().catch(undefined),
  exports: z.unknown().optional(),
});

/** null: the folder has no `package.json` with a name. */
export async function readPackageFolder(folder: string, fs: FileSystem): Promise<PackageFolder | null> {
  const manifest = manifestSchema.safeParse(parseJson(await fs.readText(posix.join(folder, 'package.json'))));
  if (!manifest.success) return null;
  const { name, version, types, typings, main, exports } = manifest.data;
  const candidates = [typesOf(exports), types, typings, ...besides(main), 'index.d.ts', 'index.ts', 'src/index.ts'];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    const file = posix.normalize(candidate);
    const isInside = !file.startsWith('..') && !posix.isAbsolute(file);
    if (isInside && (await fs.resolve(posix.join(folder, file)))?.kind === 'file')
      return { name, version: version ?? null, types: file };
  }
  return { name, version: version ?? null, types: null };
}

/** The types of the main entry, in whatever condition they are named. */
function typesOf(exports: unknown): string | undefined {
  if (typeof exports === 'string') return TYPES.test(exports) ? exports : besides(exports)[0];
  if (typeof exports !== 'object' || exports === null) return undefined;
  const entries = Object.entries(exports);
  const main = entries.find(([key]) => key === '.');
  if (main) return typesOf(main[1]);
  const conditions = entries.filter(([key]) => !key.startsWith('.'));
  const sorted = [...conditions.filter(([key]) => key === 'types'), ...conditions.filter(([key]) => key !== 'types')];
  return sorted.map(([, value]) => typesOf(value)).find((file) => file !== undefined);
}

const TYPES = /\.(?:[cm]?ts|tsx)$/;

/** `dist/index.js` has its types in `dist/index.d.ts`. */
function besides(script: string | undefined): string[] {
  if (script === undefined) return [];
  if (TYPES.test(script)) return [script];
  const stem = script.replace(/\.[cm]?jsx?$/, '');
  return [`${stem}.d.ts`, `${stem}/index.d.ts`];
}
