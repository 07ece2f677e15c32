// What is rendered of a build that stops at its plan. Nothing of it is published.
import { NO_BUNDLE } from '../model/bundle.ts';
import type { Outcome } from '../model/outcome.ts';
import { createSummarizer, type SiteSummary } from '../verify/summary.ts';
import { type PageJob, toRenderer } from './page-maker.ts';

/** The ids of the pages that links wait for, so that what is told of those links does not depend on mistakes elsewhere. */
export function summarizeTargets({
  plan,
  templates,
  texts,
}: Pick<PageJob, 'plan' | 'templates' | 'texts'>): SiteSummary {
  const wanted = new Set(plan.undecided.map(({ path }) => path));
  if (wanted.size === 0) return { pages: [], shared: [], web: new Map() };
  const renderer = toRenderer({ plan, bundle: NO_BUNDLE, templates, texts, ...NO_DEMOS }, () => []);
  const summarizer = createSummarizer(plan, { collectWeb: false });
  for (const route of plan.routes) {
    if (!wanted.has(route.path)) continue;
    const page = templates.guard.attempt(route.path, () => renderer.route(route));
    if (page !== null) summarizer.page(route, page.parts);
  }
  return summarizer.result();
}

/** What the project's own templates throw, so that it is told in the same run. */
export function tryTemplates({ plan, templates, texts }: Pick<PageJob, 'plan' | 'templates' | 'texts'>): Outcome<null> {
  const { guard } = templates;
  if (plan.site.templates !== undefined) {
    const renderer = toRenderer({ plan, bundle: NO_BUNDLE, templates, texts, ...NO_DEMOS }, () => []);
    for (const route of plan.routes) guard.attempt(route.path, () => renderer.route(route));
    for (const page of plan.generated) guard.attempt(page.path, () => renderer.generated(page));
    for (const { path, render } of renderer.special) guard.attempt(`/${path}`, render);
  }
  return { value: null, diagnostics: guard.take() };
}

const NO_DEMOS: Pick<PageJob, 'demos' | 'sandboxes' | 'editable'> = {
  demos: new Map(),
  sandboxes: new Map(),
  editable: new Set(),
};
