// What `check` does beyond a build: code of pages and the API reference of authors, held to the types of packages.
import type { ExtractedPage } from '../model/api-source.ts';
import type { BuiltDemos } from '../model/demo.ts';
import type { BuildPlan } from '../model/route.ts';
import { checkFences } from '../proof/fences.ts';
import { checkReference } from '../proof/reference.ts';
import { renderedParts } from '../proof/rendered.ts';
import type { Run } from '../run.ts';
import type { TypeDeps } from './api-types.ts';

export interface Proof {
  readonly plan: BuildPlan;
  readonly extracted: readonly ExtractedPage[];
  /** null: none were rendered, as something else is wrong. */
  readonly demos: BuiltDemos | null;
}

export async function proveSite({ plan, extracted, demos }: Proof, run: Run, deps: TypeDeps): Promise<void> {
  const { site, routes } = plan;
  const { place, types } = deps;
  const pages = routes.flatMap((route) => (route.kind === 'doc' ? [route.page] : []));
  if (site.check.fences !== 'off') await run.stage('fences', () => checkFences({ site, pages, types, place }, deps));
  if (!site.products.some(({ api }) => (api?.packages.length ?? 0) > 0)) return;
  const rendered = demos && renderedParts(plan, demos);
  await run.stage('reference', () => checkReference({ site, extracted, rendered }, deps));
}
