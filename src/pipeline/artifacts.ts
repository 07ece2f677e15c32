// From all that pages are rendered with to every file of the site, checked against each other.
import { checkBudgets } from '../budgets/check.ts';
import { deriveArtifacts } from '../derive/derive.ts';
import { relocatedStage } from '../derive/relocate.ts';
import { checkExternalLinks } from '../external/check.ts';
import { licenseNotices } from '../lib/node/license-notices.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { Artifact, StageArtifact } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Site } from '../model/site.ts';
import { startPages } from '../plan/generated.ts';
import type { Run } from '../run.ts';
import type { NoteSizes } from '../search/index-files.ts';
import { searchArtifacts, startSearch } from '../search/make.ts';
import { verifySite } from '../verify/verify.ts';
import { policyTags } from '../workers/head-tags.ts';
import { renderRoutes } from '../workers/render.ts';
import type { CardsInWork } from './cards.ts';
import type { SiteLook } from './look.ts';

export interface ArtifactDeps extends ShellDeps {
  /** Of pages, which are many and large. */
  readonly pages?: Memo | undefined;
  /** null: nothing is kept between runs. */
  readonly place?: Pick<CachePlace, 'folder' | 'fs' | 'writer'> | null;
  /** Pictures for link previews: a session has none. */
  readonly cards?: CardsInWork | null;
  /** Where pages go when they are finished: a session holds them. */
  readonly stage?: StageArtifact;
  /** Told what the files of the search are cut by. */
  readonly noteSizes?: NoteSizes;
}

/** Every file of the site, and what is said of them together. */
export async function makeArtifacts(look: SiteLook, run: Run, deps: ArtifactDeps): Promise<Artifact[]> {
  const { plan, bundle, texts } = look;
  const { pages: memo, cards } = deps;
  const { external } = run.options;
  // A plugin is given every file with its text.
  const stage = plan.site.plugins.some((plugin) => plugin.artifacts)
    ? null
    : deps.stage
      ? relocatedStage(deps.stage, plan.site)
      : null;
  const hasSearch = hasOwnSearch(plan.site);
  const search = hasSearch && stage !== null ? startSearch(plan.site, stage, deps.noteSizes) : null;
  const job = {
    ...look,
    stage,
    search,
    ...(cards && { cards: cards.cards }),
    memo,
    tick: run.tick,
    collectWeb: external,
  };
  const rendered = await run.stage('render', () => renderRoutes(job), plan.routes.length);
  const { drawn = null } = cards ?? {};
  const pictures = drawn === null ? [] : await run.stage('social cards', () => drawn);
  const index = search === null ? async () => searchArtifacts(plan, memo) : search.finish;
  const found = hasSearch ? await run.stage('search', async () => ({ value: await index(), diagnostics: [] })) : [];
  const artifacts = await run.stage('derive', () =>
    deriveArtifacts(plan.site, [...rendered.artifacts, ...look.files, ...plan.files, ...found, ...pictures], {
      routes: [...plan.routes, ...startPages(plan)],
      texts,
      bundle,
      serviceWorkerSource: bundle.serviceWorker,
      licenses: licenseNotices([...bundle.packages, ...look.packages]),
      headTags: policyTags(plan, look.demos),
      fs: deps.fs,
      memo,
    }),
  );
  const files = artifacts.map(({ path }) => path);
  await run.stage('verify', () => verifySite({ plan, summary: rendered.summary, files, fs: deps.fs }), files.length);
  const { weights } = rendered;
  // A session serves other scripts than those whose size counts.
  if (weights !== null && bundle.graph !== null && bundle.mode === 'production') {
    const { graph } = bundle;
    await run.stage('budgets', () => checkBudgets({ site: plan.site, weights, graph, artifacts, fs: deps.fs }));
  }
  if (external)
    await run.stage('external', () =>
      checkExternalLinks({ site: plan.site, web: rendered.summary.web, cache: deps.place ?? null }, deps),
    );
  return artifacts;
}

/** Others ask a service, or the index of another tool. */
function hasOwnSearch({ search }: Site): boolean {
  return search !== false && search.provider === 'local';
}
