// Whether an output is one whole publication: every file that its list names, with the bytes that it names.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AssetManifest, RETAINED_ASSETS } from '../../../src/model/artifact.ts';
import { listFiles, sha256 } from './published.ts';

export interface WholeOutput {
  readonly generation: string;
  /** What is wrong with it, a line for each file. */
  readonly problems: readonly string[];
  /** Paths that no list names. */
  readonly unlisted: readonly string[];
}

/** null: there is no output. */
export async function lookAtOutput(outDir: string): Promise<WholeOutput | null> {
  const text = await readFile(join(outDir, 'asset-manifest.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { generation, files } = JSON.parse(text) as AssetManifest; // Whoever is not whole fails here.
  const problems: string[] = [];
  for (const { path, sha256: hash } of files) {
    const bytes = await readFile(join(outDir, path)).catch(() => null);
    if (bytes === null) problems.push(`${path} is missing`);
    else if (sha256(bytes) !== hash) problems.push(`${path} is another`);
  }
  const listed = new Set(['asset-manifest.json', RETAINED_ASSETS, ...files.map(({ path }) => path)]);
  return { generation, problems, unlisted: (await listFiles(outDir)).filter((path) => !listed.has(path)) };
}
