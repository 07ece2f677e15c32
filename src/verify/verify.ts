// Everything that is checked when pages are finished, in one go.
import { resolve } from 'node:path';
import { relativeTo } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { checkAds } from './ads.ts';
import { checkFinishedPages, undecidedAnchors } from './check.ts';
import { checkElsewhere } from './elsewhere.ts';
import { checkHead } from './head.ts';
import { checkRedirectTargets } from './redirects.ts';
import type { SiteSummary } from './summary.ts';
import { createTargets } from './targets.ts';

export interface VerifyParts {
  readonly plan: BuildPlan;
  readonly summary: SiteSummary;
  /** Paths of all published files; null: the build stopped before, and only what does not hang on them is checked. */
  readonly files: readonly string[] | null;
  readonly fs: Pick<FileSystem, 'readText' | 'readTextSync' | 'glob'>;
}

/** The value is the number of pages that were looked through. */
export async function verifySite({ plan, summary, files, fs }: VerifyParts): Promise<Outcome<number>> {
  const targets = createTargets(plan, summary, files && new Set(files));
  const templateFiles = files === null ? [] : await templateSources(plan.site, fs);
  const pages =
    files === null
      ? undecidedAnchors(plan, targets)
      : checkFinishedPages({ plan, summary, targets, templateFiles, fs });
  const redirects = await checkRedirectTargets(plan.site, targets, fs);
  const elsewhere = await checkElsewhere(plan.site, targets.routes, fs);
  const head = await checkHead(plan.site, targets, fs);
  const ads = await checkAds(plan.site, targets, fs);
  return { value: summary.pages.length, diagnostics: [...pages, ...head, ...ads, ...redirects, ...elsewhere] };
}

/** Where addresses of templates are written, helpers too. */
async function templateSources(site: Site, fs: Pick<FileSystem, 'glob'>): Promise<string[]> {
  if (site.templates === undefined) return [];
  const folder = resolve(site.root, site.templates);
  const names = await fs.glob(['**/*.{tsx,ts,jsx,js}'], { cwd: folder });
  return names.map((name) => relativeTo(site.root, resolve(folder, name)));
}
