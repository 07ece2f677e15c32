// Runs of esbuild over demos, kept between builds: the edit of a demo has the run of its pages made again, and no other.
import { dirname, resolve } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import * as z from 'zod';
import { version } from '../../package.json';
import type { BuiltRun } from '../bundle/built-files.ts';
import { type KeepRun, openFiles } from '../bundle/demo-runs.ts';
import { inputFiles } from '../lib/node/esbuild-inputs.ts';
import { isInstalled, watchedInputs } from '../lib/node/installed-files.ts';
import { bytesCodec, type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import { isSettings, settingsOf } from '../lib/node/tsconfigs.ts';
import type { ReactMode } from '../model/bundle.ts';
import { demoCacheKey, ofMode } from './demo-cache.ts';

const runCodec = z.strictObject({
  outputFiles: z.array(z.strictObject({ path: z.string(), contents: bytesCodec })),
  metafile: z.custom<Metafile>((value) => typeof value === 'object' && value !== null),
  warnings: z.array(z.custom<Message>((value) => typeof value === 'object' && value !== null)),
});

interface KeeperOptions {
  /** null keeps nothing. */
  readonly place: CachePlace | null;
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly mode: ReactMode;
}

export function runKeeper({ place, root, mode }: KeeperOptions): KeepRun {
  return async ({ name, facts, watched }, run) => {
    const file = {
      name: `demo-scripts/${name}.json`,
      version: `1 ${version}`,
      codec: runCodec,
      isOptional: isSettings,
    };
    const cache = stampedCache(ofMode(file, mode), place);
    const key = demoCacheKey([facts]);
    const kept = await cache.load(key);
    if (kept) return toRun(kept.value);
    const { outputFiles, metafile, warnings } = await run();
    const value = { outputFiles: outputFiles.map(({ path, contents }) => ({ path, contents })), metafile, warnings };
    // Where an import leads that was left open, its file and its package decide.
    const files = [...inputFiles(metafile, root), ...watchedInputs(openFiles(metafile, root), () => false)];
    const settings = await settingsOf(foldersOf(Object.keys(metafile.inputs), root), root);
    await cache.save(key, { value, inputs: [...files, ...settings, ...watched] });
    return value;
  };
}

function foldersOf(inputs: readonly string[], root: string): Set<string> {
  const files = inputs.map((input) => resolve(root, input)).filter((file) => !isInstalled(file));
  return new Set(files.map((file) => dirname(file)));
}

function toRun({ outputFiles, ...run }: z.output<typeof runCodec>): BuiltRun {
  const bytes = outputFiles.map(({ path, contents }) => ({ path, contents: Buffer.from(contents) }));
  return { ...run, outputFiles: bytes };
}
