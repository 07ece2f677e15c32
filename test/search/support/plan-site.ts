// The plan of a site on the disk, as a build makes it, in this process.
import { createDeps } from '../../../src/cli/deps.ts';
import type { BuildPlan } from '../../../src/model/route.ts';
import { openSite } from '../../../src/pipeline/open.ts';
import { planBuild } from '../../../src/pipeline/plan.ts';
import { createRun } from '../../../src/run.ts';
import { QUIET_PROGRESS } from '../../support/test-deps.ts';
import { openSharedTypeHost } from '../../support/type-host.ts';

export async function planSiteAt(root: string, configFile?: string): Promise<BuildPlan> {
  const deps = createDeps(QUIET_PROGRESS);
  const options = {
    root,
    ...(configFile === undefined ? {} : { configFile }),
    ...{ outDir: `${root}/dist`, strict: false, workers: 0, cache: false, drafts: false, emit: false, external: false },
    urls: 'enforce' as const,
  };
  const run = createRun(options, deps);
  const opened = await openSite(run, deps);
  if (opened === null) throw new Error(`${root} has no config that can be read.`);
  const types = openSharedTypeHost();
  const plan = await planBuild(opened, run, { ...deps, place: null, types, codeCache: null }).finally(types.close);
  const errors = run.diagnostics().filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return plan;
}
