// A build that leaves a record of what it asked for, by which the next one can tell that it has nothing to do.
import { prebuiltScripts } from '../lib/node/package-root.ts';
import type { Artifact } from '../model/artifact.ts';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import type { Deps } from '../model/deps.ts';
import { recordPlace } from '../record/key.ts';
import { createRecorder } from '../record/recorder.ts';
import { saveRecord } from '../record/save.ts';

export interface RecordInWork {
  /** To be used in the place of those that were given. */
  readonly deps: Pick<Deps, 'fs' | 'git'>;
  /** `cache`: folder of the cache as the config has it. */
  save(result: BuildResult, artifacts: readonly Artifact[], cache: string | undefined): Promise<void>;
}

/** null: this run leaves none. Of a program that is not bundled nobody could say whether it is the same. */
export function startRecord(options: BuildOptions, deps: Pick<Deps, 'fs' | 'git'>): RecordInWork | null {
  const place = prebuiltScripts === null ? null : recordPlace(options);
  if (place === null) return null;
  const { root, outDir } = options;
  const { asked, without, ...recording } = createRecorder(deps, { root, own: [outDir, place.cache] });
  return {
    deps: recording,
    async save(result, artifacts, cache) {
      if (result.ok && cache === place.cache) await saveRecord(asked(), { options, result, artifacts, place, without });
    },
  };
}
