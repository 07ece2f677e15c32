// Waits for several runs of esbuild: what is wrong in one is no reason to keep quiet about the others.
import type { BuildFailure } from 'esbuild';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';

/** Rejects with all that is wrong, in the order of the runs: which of them fails first is chance. */
export async function together<T extends readonly unknown[] | []>(
  runs: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  const settled = await Promise.allSettled(runs);
  const failures: BuildFailure[] = [];
  for (const run of settled) {
    if (run.status === 'fulfilled') continue;
    if (!isBuildFailure(run.reason)) throw run.reason;
    failures.push(run.reason);
  }
  if (failures.length > 0) throw joined(failures);
  return Promise.all(runs);
}

function joined(failures: readonly BuildFailure[]): BuildFailure {
  return Object.assign(new Error(failures.map(({ message }) => message).join('\n')), {
    errors: failures.flatMap(({ errors }) => errors),
    warnings: failures.flatMap(({ warnings }) => warnings),
  });
}
