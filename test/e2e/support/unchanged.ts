// Asks a build whether there is anything to do.
import { type BuildSiteOptions, type Built, mustBuild } from './build-site.ts';

/** Whether the next build is told from the record of the last one; a build that is not, does its work. */
export async function isUnchanged(root: string, out: string, options: BuildSiteOptions = {}): Promise<boolean> {
  return isRecalled(await mustBuild(root, out, options));
}

export function isRecalled({ timings }: Built): boolean {
  return Object.keys(timings).join() === 'unchanged';
}
