// Everything that is checked when pages are finished, in one go.
import type { FileSystem } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import { checkFinishedPages, undecidedAnchors } from './check.ts';
import { checkElsewhere } from './elsewhere.ts';
import { checkRedirectTargets } from './redirects.ts';
import type { SiteSummary } from './summary.ts';
import { createTargets } from './targets.ts';

export interface VerifyParts {
  readonly plan: BuildPlan;
  readonly summary: SiteSummary;
  /** Paths of all published files; null: the build stopped before, and only what does not hang on them is checked. */
  readonly files: readonly string[] | null;
  readonly fs: Pick<FileSystem, 'readText' | 'readTextSync'>;
}

/** The value is the number of pages that were looked through. */
export async function verifySite({ plan, summary, files, fs }: VerifyParts): Promise<Outcome<number>> {
  const targets = createTargets(plan, summary, files && new Set(files));
  const pages = files === null ? undecidedAnchors(plan, targets) : checkFinishedPages({ plan, summary, targets, fs });
  const redirects = await checkRedirectTargets(plan.site, targets, fs);
  const elsewhere = await checkElsewhere(plan.site, targets.routes, fs);
  return { value: summary.pages.length, diagnostics: [...pages, ...redirects, ...elsewhere] };
}
