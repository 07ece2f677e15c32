// A build that leaves a record of what it asked for, by which the next one can tell that it has nothing to do.
import { outFolders } from '../lib/node/out-folders.ts';
import type { BuildOptions } from '../model/build.ts';
import type { Deps } from '../model/deps.ts';
import { recordPlace } from '../record/key.ts';
import { createRecorder } from '../record/recorder.ts';
import { type FinishedBuild, saveRecord } from '../record/save.ts';

export interface RecordInWork {
  /** To be used in the place of those that were given. */
  readonly deps: Pick<Deps, 'fs' | 'git'>;
  save(build: BuildToSave): Promise<void>;
}

interface BuildToSave extends Pick<FinishedBuild, 'result' | 'artifacts' | 'snapshot'> {
  /** Folder of the cache as the config has it. */
  readonly cache: string | undefined;
}

/** null: this run leaves none. */
export function startRecord(options: BuildOptions, deps: Pick<Deps, 'fs' | 'git'>): RecordInWork | null {
  const place = recordPlace(options);
  if (place === null) return null;
  const { root, outDir } = options;
  const { asked, without, ...recording } = createRecorder(deps, {
    root,
    own: [outDir, ...Object.values(outFolders(outDir)), place.cache],
  });
  return {
    deps: recording,
    async save({ cache, ...build }) {
      if (build.result.ok && cache === place.cache) await saveRecord(asked(), { ...build, options, place, without });
    },
  };
}
