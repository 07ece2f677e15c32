// The work that is done page by page, put together from the stages it takes: compile and render. It runs in this
// thread; the same table is what a worker would run.
import { frontMatterSchema } from '../config/front-matter.ts';
import { report } from '../diagnostics/report.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { type Compile, createCompiler } from '../markdown/compile.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { createContentRenderer, type RenderContent } from '../render/content.tsx';
import { createRenderer } from '../render/routes.tsx';
import { englishTexts } from '../render/texts.ts';

export interface Jobs {
  compilePages(sources: readonly PageSource[], tick: () => void): Promise<Outcome<CompiledPage[]>>;
  /** Markdown inside API JSON. */
  compileApiTexts(docs: readonly ApiDoc[]): Promise<Outcome<ApiDoc[]>>;
  renderRoutes(plan: BuildPlan, bundle: Bundle, options: RenderJobOptions): Promise<Outcome<Artifact[]>>;
}

export interface RenderJobOptions {
  readonly themeColors: { readonly light: string; readonly dark: string };
  readonly tick: () => void;
}

export async function createJobs(site: Site): Promise<Jobs> {
  const { templates } = await import('../../templates/index.ts');
  const renderContent = createContentRenderer(templates);
  const sanitizer = createSanitizer(site.markdown);
  return {
    async compilePages(sources, tick) {
      const compiler = await createCompiler({ site, ...sanitizer });
      const pages = await compileAll(sources, site, { compile: compiler.value, renderContent, tick });
      return { value: pages.value, diagnostics: [...compiler.diagnostics, ...pages.diagnostics] };
    },
    async compileApiTexts(docs) {
      const compiler = await createCompiler({ site, ...sanitizer });
      return compileTexts(docs, compiler.value, renderContent);
    },
    async renderRoutes(plan, bundle, { themeColors, tick }) {
      const diagnostics: Diagnostic[] = [];
      const headTags = (route: Route) => pluginTags(route, site, diagnostics);
      const renderer = createRenderer({ plan, bundle, templates, texts: englishTexts, themeColors, headTags });
      const artifacts = plan.routes.map((route) => {
        const artifact = renderer.route(route);
        tick();
        return artifact;
      });
      return { value: [...artifacts, ...renderer.special()], diagnostics };
    },
  };
}

interface CompileTools {
  readonly compile: Compile;
  readonly renderContent: RenderContent;
  readonly tick: () => void;
}

/** Pages of the default language first: the others take over the ids of their headings. */
async function compileAll(sources: readonly PageSource[], site: Site, { compile, renderContent, tick }: CompileTools): Promise<Outcome<CompiledPage[]>> {
  const [first = 'en'] = site.languages;
  const headingIds = new Map<string, readonly string[]>();
  const byRoute = new Map<string, CompiledPage>();
  const diagnostics: Diagnostic[] = [];
  const inOrder = [...sources.filter((source) => source.language === first), ...sources.filter((source) => source.language !== first)];
  for (const source of inOrder) {
    const base = source.language === first ? source.route : source.route.slice(source.language.length + 1);
    const compiled = await compile(source, source.language === first ? undefined : headingIds.get(base));
    const { page, tree, slots } = compiled.value;
    if (site.languages.length > 1) headingIds.set(source.route, page.headingIds);
    byRoute.set(source.route, { ...page, body: renderContent(tree, slots) });
    diagnostics.push(...compiled.diagnostics);
    tick();
  }
  return { value: sources.flatMap((source) => byRoute.get(source.route) ?? []), diagnostics };
}

async function compileTexts(docs: readonly ApiDoc[], compile: Compile, renderContent: RenderContent): Promise<Outcome<ApiDoc[]>> {
  const diagnostics: Diagnostic[] = [];
  const value: ApiDoc[] = [];
  for (const doc of docs) {
    if (doc.markdown === '') {
      value.push(doc);
      continue;
    }
    const frontMatter = frontMatterSchema.parse({ title: doc.title, description: doc.summary });
    const source: PageSource = { route: doc.route, file: doc.file, absolute: '', name: '', productKey: doc.productKey, language: 'en', frontMatter, text: doc.markdown, primary: true };
    const { value: compiled, diagnostics: found } = await compile(source);
    const { page } = compiled;
    // The text stands inside a JSON string: lines and columns of the text are not those of the file.
    diagnostics.push(...found.filter(({ code }) => !code.endsWith('-description')).map((diagnostic) => ({ ...diagnostic, at: { file: doc.file } })));
    value.push({
      ...doc,
      description: { body: renderContent(compiled.tree, compiled.slots), toc: page.toc },
      anchors: [...doc.anchors, ...page.anchors],
      links: [...doc.links, ...page.links.map((link) => ({ ...link, at: { file: doc.file } }))],
    });
  }
  return { value, diagnostics };
}

function pluginTags(route: Route, site: Site, diagnostics: Diagnostic[]): HeadTag[] {
  const context = { route: route.path, title: route.title, description: route.description, product: route.productKey };
  return site.plugins.flatMap((plugin) => {
    try {
      return [...(plugin.head?.(context) ?? [])];
    } catch (error) {
      diagnostics.push(report('config/plugin-failed', { plugin: plugin.name, slot: 'head', problem: String(error) }));
      return [];
    }
  });
}
