// The render job: every route of the plan to its HTML file, and to what the checks across pages have to know of it.
import { createScale, type PageToWeigh, type Weights } from '../budgets/weigh.ts';
import { giveWay } from '../lib/node/give-way.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import { createMirrors } from '../mirror/site-mirrors.ts';
import type { Artifact, StageArtifact } from '../model/artifact.ts';
import type { DemoVariant } from '../model/demo.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { RenderedRoute } from '../render/routes.tsx';
import type { SearchInWork } from '../search/make.ts';
import { createSummarizer, type SiteSummary } from '../verify/summary.ts';
import { createPageMaker, type PageJob } from './page-maker.ts';

export interface RenderJob extends PageJob {
  /** Called after each route. */
  readonly tick: () => void;
  /** Addresses off this site are gathered too. */
  readonly collectWeb: boolean;
  readonly memo?: Memo | undefined;
  /** Where pages go when they are finished; `null` holds them. */
  readonly stage: StageArtifact | null;
  /** The index that each route goes into while its text is at hand; null: there is none, or it is made later. */
  readonly search: SearchInWork | null;
}

export interface RenderedSite {
  /** Routes, then generated pages, the 404 and the offline page, and what pages fetch. */
  readonly artifacts: readonly Artifact[];
  readonly summary: SiteSummary;
  /** null: the site has no budgets. */
  readonly weights: Weights | null;
}

export async function renderRoutes({ tick, stage, search, ...job }: RenderJob): Promise<Outcome<RenderedSite>> {
  const { plan, collectWeb } = job;
  const { guard } = job.templates;
  const diagnostics: Diagnostic[] = [];
  const pages = createPageMaker(job);
  const { renderer } = pages;
  const summarizer = createSummarizer(plan, { collectWeb, memo: job.memo });
  const scale = createScale(plan.site, job.memo);
  const mirrors = createMirrors(plan, job.memo);
  const encode = createTextEncoder();
  const artifacts: Artifact[] = [];
  for (const [index, route] of plan.routes.entries()) {
    const made = pages.page(route);
    if (made !== null) {
      const { page, links } = made;
      diagnostics.push(...made.diagnostics);
      const bytes = stage && encode(page.pieces);
      artifacts.push(stage && bytes ? await stage({ ...page.artifact, body: bytes }) : page.artifact);
      summarizer.page(route, links === '' ? page.parts : { ...page.parts, own: [...page.parts.own, links] });
      scale?.weigh(pageToWeigh(route, page, bytes ?? Buffer.from(page.artifact.body)));
      mirrors?.page(route, page.parts.own[1] ?? '', page);
    }
    await search?.add(route);
    tick();
    await giveWay(index);
  }
  for (const page of plan.generated) {
    const artifact = guard.attempt(page.path, () => renderer.generated(page));
    if (artifact === null) continue;
    artifacts.push(artifact);
    mirrors?.generated(page, String(artifact.body));
  }
  for (const { path, render } of renderer.special) {
    const artifact = guard.attempt(`/${path}`, render);
    if (artifact !== null) artifacts.push(artifact);
  }
  for (const [id, { name, variant }] of demoVariants(plan)) {
    if (!job.demos.has(id)) continue;
    const artifact = guard.attempt(`/demos/${id}/`, () => renderer.demo(name, variant));
    if (artifact !== null) artifacts.push(artifact);
  }
  artifacts.push(...renderer.files());
  const mirrored = mirrors?.result();
  artifacts.push(...(mirrored?.value ?? []));
  diagnostics.push(...(mirrored?.diagnostics ?? []));
  return {
    value: { artifacts, summary: summarizer.result(), weights: scale?.result() ?? null },
    diagnostics: [...diagnostics, ...guard.take()],
  };
}

function pageToWeigh(route: Route, { artifact, parts }: RenderedRoute, html: Uint8Array): PageToWeigh {
  const [contents = '', text = ''] = parts.own;
  return {
    route: route.path,
    file: artifact.origin ?? '',
    html: Buffer.from(html.buffer, html.byteOffset, html.length),
    parts: [
      ...parts.shared.map(({ part, html }) => ({ name: part, html, isShared: true })),
      { name: 'head', html: parts.head, isShared: false },
      { name: 'contents list', html: contents, isShared: false },
      { name: 'text', html: text, isShared: false },
    ],
  };
}

/** Each variant of each demo once, by its id. */
function demoVariants({ routes }: BuildPlan): Map<string, { readonly name: string; readonly variant: DemoVariant }> {
  const all = routes.flatMap((route) => (route.kind === 'doc' ? route.demos : []));
  return new Map(
    all.flatMap(({ name, variants }) => variants.map((variant) => [variant.id, { name, variant }] as const)),
  );
}
