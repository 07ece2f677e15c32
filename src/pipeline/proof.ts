// What `check` does beyond a build: it compares demos, code of pages and the API reference of authors with the types of packages.
import type { ExtractedPage } from '../model/api-source.ts';
import type { UncheckedCode } from '../model/build.ts';
import type { BuiltDemos } from '../model/demo.ts';
import type { BuildPlan } from '../model/route.ts';
import type { KeptTypesOptions } from '../proof/kept-types.ts';
import { checkReference } from '../proof/reference.ts';
import { renderedParts } from '../proof/rendered.ts';
import { checkTypes } from '../proof/types.ts';
import type { Run } from '../run.ts';
import type { TypeDeps } from './api-types.ts';

export interface Proof {
  readonly plan: BuildPlan;
  readonly extracted: readonly ExtractedPage[];
  /** null: none were rendered, as something else is wrong. */
  readonly demos: BuiltDemos | null;
}

/** Types of demos and fences. The value: code that could not be checked, or only in part. */
export async function proveTypes(
  plan: BuildPlan,
  run: Run,
  deps: Pick<TypeDeps, 'fs'> & KeptTypesOptions,
): Promise<readonly UncheckedCode[]> {
  return run.stage('type check', () => checkTypes(plan, deps, deps));
}

/** The code whose types could not be checked, or only in part. */
export async function proveSite(
  { plan, extracted, demos }: Proof,
  run: Run,
  deps: TypeDeps,
): Promise<readonly UncheckedCode[]> {
  const { site } = plan;
  const unchecked = await proveTypes(plan, run, { ...deps, keepsState: true });
  if (!site.products.some(({ api }) => (api?.packages.length ?? 0) > 0)) return unchecked;
  const rendered = demos && renderedParts(plan, demos);
  await run.stage('reference', () => checkReference({ site, extracted, rendered }, deps));
  return unchecked;
}
