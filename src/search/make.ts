// The search index of a site, from its plan.
import { NO_MEMO } from '../lib/memo.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan } from '../model/route.ts';
import { indexFiles } from './index-files.ts';
import { searchPages } from './pages.ts';

/** `memo`: of a session, where one changed page is one product anew. */
export function searchArtifacts(
  { site, routes }: Pick<BuildPlan, 'site' | 'routes'>,
  memo: Memo = NO_MEMO,
): Artifact[] {
  return indexFiles(searchPages({ routes }, memo), site, memo);
}
