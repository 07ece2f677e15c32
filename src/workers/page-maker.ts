// Makes pages when they are asked for, from one renderer of each language.
import { escapeAttribute } from '../lib/html.ts';
import { NO_MEMO } from '../lib/memo.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemos, DemoSandboxes, EditableDemos } from '../model/demo.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { SocialCards } from '../model/social-card.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { createRenderer, type RenderedRoute, type Renderer } from '../render/routes.tsx';
import type { TextsByLanguage } from '../render/translations.ts';
import { siteThemeColors } from '../theme/site-theme.ts';
import { extraTags } from './head-tags.ts';

/** What the HTML of a page is made of, beside its route. */
export interface PageJob {
  readonly plan: BuildPlan;
  readonly bundle: Bundle;
  readonly templates: SiteTemplates;
  readonly texts: TextsByLanguage;
  readonly demos: BuiltDemos;
  readonly sandboxes: DemoSandboxes;
  readonly editable: EditableDemos;
  /** Pictures for link previews; a session draws none. @default none */
  readonly cards?: SocialCards;
}

/** Makes pages when they are asked for, from one renderer. */
export interface PageMaker {
  readonly renderer: Renderer;
  /** null: a template of the project threw, which its guard tells. */
  page(route: Route): MadePage | null;
}

export interface MadePage {
  readonly page: RenderedRoute;
  /** What plugins load, as HTML. */
  readonly links: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The renderer is kept as long as all is the same that it takes from other pages, and a page as long as its route is. */
export function createPageMaker({ memo = NO_MEMO, ...job }: PageJob & { readonly memo?: Memo | undefined }): PageMaker {
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

const NO_CARDS: SocialCards = new Map();

/** Words and shell differ by language: each has a renderer of its own, made with its first page. */
export function toRenderer(job: PageJob, headTags: (route: Route) => readonly HeadTag[]): Renderer {
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
