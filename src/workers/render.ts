// The render job: every route of the plan to its HTML file, and to what the checks across pages have to know of it.

import { createScale, type PageToWeigh, type Weights } from '../budgets/weigh.ts';
import { escapeAttribute } from '../lib/html.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { giveWay } from '../lib/node/give-way.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import { createMirrors } from '../mirror/site-mirrors.ts';
import type { Artifact, StageArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemos, DemoSandboxes, DemoVariant, EditableDemos } from '../model/demo.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { SocialCards } from '../model/social-card.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { createRenderer, type RenderedRoute, type Renderer } from '../render/routes.tsx';
import type { TextsByLanguage } from '../render/translations.ts';
import type { SearchInWork } from '../search/make.ts';
import { siteThemeColors } from '../theme/site-theme.ts';
import { createSummarizer, type SiteSummary } from '../verify/summary.ts';
import { extraTags } from './head-tags.ts';

export interface RenderJob {
  readonly plan: BuildPlan;
  readonly bundle: Bundle;
  readonly templates: SiteTemplates;
  readonly texts: TextsByLanguage;
  readonly demos: BuiltDemos;
  readonly sandboxes: DemoSandboxes;
  readonly editable: EditableDemos;
  /** Pictures for link previews; a session draws none. @default none */
  readonly cards?: SocialCards;
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

/** Makes pages when they are asked for, from one renderer. */
export interface PageMaker {
  readonly renderer: Renderer;
  /** null: a template of the project threw, which its guard tells. */
  page(route: Route): MadePage | null;
}

interface MadePage {
  readonly page: RenderedRoute;
  /** What plugins load, as HTML. */
  readonly links: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The renderer is kept as long as all is the same that it takes from other pages, and a page as long as its route is. */
export function createPageMaker({
  memo = NO_MEMO,
  ...job
}: Omit<RenderJob, 'tick' | 'collectWeb' | 'stage' | 'search'>): PageMaker {
  const { plan, bundle, templates, texts, demos, sandboxes, editable } = job;
  const { site, trees, products, generated } = plan;
  const rows = plan.routes.map(({ path, title, language, unlisted }) => [path, title, language, unlisted]);
  const facts = [site, ...trees.values(), memo.same('rows', '', [rows, generated])];
  const look = [templates, texts, bundle, products.size, demos, sandboxes, editable];
  return memo.recall('renderer', '', [...facts, ...look], () => {
    let tags: HeadTag[] = [];
    let diagnostics: Diagnostic[] = [];
    const renderer = toRenderer(job, (route) => {
      const own = extraTags(route, site, diagnostics);
      tags.push(...own);
      return own;
    });
    const make = (route: Route): MadePage | null => {
      tags = [];
      diagnostics = [];
      const page = templates.guard.attempt(route.path, () => renderer.route(route));
      return page && { page, links: tags.length === 0 ? '' : headLinks(tags), diagnostics };
    };
    return {
      renderer,
      page: (route) =>
        memo.recall(
          'html',
          route.path,
          [renderer, route],
          () => make(route),
          (made) => made !== null,
        ),
    };
  });
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

/**
 * For a build that stops at its plan: the ids of the pages that links wait for, so that what is told of those links
 * does not depend on mistakes elsewhere. Nothing of it is published.
 */
export function summarizeTargets({
  plan,
  templates,
  texts,
}: Pick<RenderJob, 'plan' | 'templates' | 'texts'>): SiteSummary {
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

/** For a build that stops at its plan: what the project's own templates throw, so that it is told in the same run. */
export function tryTemplates({
  plan,
  templates,
  texts,
}: Pick<RenderJob, 'plan' | 'templates' | 'texts'>): Outcome<null> {
  const { guard } = templates;
  if (plan.site.templates !== undefined) {
    const renderer = toRenderer({ plan, bundle: NO_BUNDLE, templates, texts, ...NO_DEMOS }, () => []);
    for (const route of plan.routes) guard.attempt(route.path, () => renderer.route(route));
    for (const page of plan.generated) guard.attempt(page.path, () => renderer.generated(page));
    for (const { path, render } of renderer.special) guard.attempt(`/${path}`, render);
  }
  return { value: null, diagnostics: guard.take() };
}

const NO_DEMOS: Pick<RenderJob, 'demos' | 'sandboxes' | 'editable'> = {
  demos: new Map(),
  sandboxes: new Map(),
  editable: new Set(),
};

const NO_CARDS: SocialCards = new Map();

const NO_BUNDLE: Bundle = {
  artifacts: [],
  script: '',
  styles: [],
  pageSheets: new Map(),
  pageScripts: new Map(),
  react: null,
  fonts: [],
  beforePaint: '',
  beforeCode: '',
  restoreNav: '',
  services: null,
  serviceWorker: '',
  elements: new Map(),
  packages: [],
  graph: null,
};

/** Words and shell differ by language: each has a renderer of its own, made with its first page. */
function toRenderer(
  job: Omit<RenderJob, 'tick' | 'collectWeb' | 'stage' | 'search' | 'memo'>,
  headTags: (route: Route) => readonly HeadTag[],
): Renderer {
  const { plan, bundle, templates, texts, demos, sandboxes, editable, cards = NO_CARDS } = job;
  const renderers = new Map<string, Renderer>();
  const rendererOf = (language: string): Renderer => {
    const known = renderers.get(language);
    if (known) return known;
    const own = texts.get(language);
    if (!own) throw new Error(`No texts for the language ${language}.`);
    const look = { templates: templates.templates, themeColors: siteThemeColors(plan.site) };
    const renderer = createRenderer({
      plan,
      bundle,
      demos,
      sandboxes,
      editable,
      ...look,
      language,
      texts: own,
      headTags,
      cards,
    });
    renderers.set(language, renderer);
    return renderer;
  };
  return {
    route: (route) => rendererOf(route.language).route(route),
    generated: (page) => rendererOf(page.language).generated(page),
    demo: (name, variant) => rendererOf(plan.site.languages[0] ?? 'en').demo(name, variant),
    files: () => {
      const all = [...renderers.values()].flatMap((renderer) => renderer.files());
      return [...new Map(all.map((file) => [file.path, file])).values()]; // What is the same in two languages is one file.
    },
    special: rendererOf(plan.site.languages[0] ?? 'en').special,
  };
}

/** What plugins load, as HTML, so that it is checked like all other addresses of the page. */
function headLinks(tags: readonly HeadTag[]): string {
  return tags
    .flatMap(({ attributes }) => [attributes.href, attributes.src])
    .map((href) => (typeof href === 'string' ? `<link href="${escapeAttribute(href)}">` : ''))
    .join('');
}

/** Each variant of each demo once, by its id. */
function demoVariants({ routes }: BuildPlan): Map<string, { readonly name: string; readonly variant: DemoVariant }> {
  const all = routes.flatMap((route) => (route.kind === 'doc' ? route.demos : []));
  return new Map(
    all.flatMap(({ name, variants }) => variants.map((variant) => [variant.id, { name, variant }] as const)),
  );
}
