// What a site runs of its authors' modules: the demos and components that its pages show, each module once.
import { placeOfComponent } from '../lib/component-place.ts';
import type {
  ComponentModule,
  ComponentProps,
  DemoVariant,
  InlineModule,
  ModuleExport,
  PlacedImport,
  Styling,
} from '../model/demo.ts';
import type { Location } from '../model/outcome.ts';
import type { BuildPlan, DocRoute } from '../model/route.ts';
import { hasOwnPage } from '../render/demo-stage.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { ComponentWords, WordsOf } from './component-words.ts';

/** A module that runs, and where it is asked for first. */
export interface UsedModule {
  readonly id: string;
  readonly name: string;
  /** Relative to the root. */
  readonly entry: string;
  readonly exportName: string;
  readonly provider: ModuleExport | null;
  readonly inline: InlineModule | null;
  /** What stands around it, relative to the root; null: nothing. */
  readonly wrapper: string | null;
  /** Module with the style collector of the author, relative to the root; null: none. */
  readonly collector: string | null;
  /** File of the page. */
  readonly page: string;
  readonly at: Location;
  /** null: a component, or a demo without stylings. */
  readonly styling: Styling | null;
  /** What its page shows of its source. */
  readonly sources: readonly { readonly file: string; readonly source: string }[];
  /** What these import from packages. */
  readonly imports: readonly PlacedImport[];
}

/** One rendering of a module. */
export interface ShownModule {
  /** Of the variant; for a component, of its place. */
  readonly id: string;
  readonly module: UsedModule;
  /** null: a demo, which is given nothing. */
  readonly props: ComponentProps | null;
  /** Its prop `translations`, which is not among `props`: pages do not repeat it. null: a demo. */
  readonly words: ComponentWords | null;
  /** Whether it is rendered when the site is built: one of the places that show it wants that. */
  readonly server: boolean;
  /** The first of the places that decide about `server`. */
  readonly at: Location;
  /** The first place at which it is part of the page; null: a component, or a demo that has a document of its own everywhere. */
  readonly inPage: Location | null;
}

export interface UsedDemos {
  /** By id. */
  readonly modules: ReadonlyMap<string, UsedModule>;
  readonly shown: readonly ShownModule[];
}

export function hasDemos({ routes }: BuildPlan): boolean {
  return routes.some(
    (route) =>
      route.kind === 'doc' &&
      (route.demos.some(({ variants }) => variants.length > 0) || route.components.some((module) => module !== null)),
  );
}

/** What demos hang on beside their files: as long as all of these are the same, they are. */
export function demoFacts({ routes }: BuildPlan): unknown[] {
  return routes.flatMap((route) => {
    if (route.kind !== 'doc') return [];
    const variants = route.demos.flatMap((demo) => demo.variants);
    return variants.length + route.components.length > 0 ? [...variants, pageFacts(route)] : [];
  });
}

/** As text: the facts are the same when they say the same. A component is told of the page around it. */
function pageFacts(route: DocRoute): string {
  const components = route.components.map((module, index) => [module, route.page.components[index]?.props]);
  const options = route.page.demos.map((directive) => directive.options);
  const page = components.length > 0 ? pageDoc(route) : null;
  return JSON.stringify([route.path, route.page.file, options, components, page]);
}

/** Ids of the modules that run, by those of their renderings. */
export function modulesShown({ routes }: BuildPlan): Map<string, string> {
  const ids = new Map<string, string>();
  for (const route of routes) {
    if (route.kind !== 'doc') continue;
    for (const { variants } of route.demos) for (const { id } of variants) ids.set(id, id);
    for (const [index, module] of route.components.entries())
      if (module) ids.set(placeOfComponent(route.path, index), module.id);
  }
  return ids;
}

export function usedDemos(plan: BuildPlan, wordsOf: WordsOf): UsedDemos {
  const modules = new Map<string, UsedModule>();
  const shown = new Map<string, ShownModule>();
  for (const route of plan.routes) {
    if (route.kind !== 'doc') continue;
    const own = plan.products.get(route.productKey)?.demos;
    const wrapper = own?.wrapper ?? plan.site.demos.wrapper ?? null;
    const collector = own?.render ?? plan.site.demos.render ?? null;
    const onServer = own?.server ?? plan.site.demos.server;
    const use = (id: string, at: Location, make: () => UsedModule, given: Given) => {
      const module = modules.get(make().id) ?? make();
      modules.set(module.id, module);
      const known = shown.get(id);
      const decides = !known || (given.server && !known.server);
      const inPage = known?.inPage ?? given.inPage;
      shown.set(id, decides ? { id, module, ...given, at, inPage } : { ...known, inPage });
    };
    for (const [index, { name, variants }] of route.demos.entries()) {
      const directive = route.page.demos[index];
      if (!directive) continue;
      const { at, options } = directive;
      const around = { name, wrapper, collector, page: route.page.file, at };
      const inPage = hasOwnPage(options) ? null : at;
      const given = { ...NOTHING, server: options.server ?? onServer, inPage };
      for (const variant of variants) use(variant.id, at, () => ofVariant(variant, around), given);
    }
    for (const [index, component] of route.components.entries()) {
      const directive = route.page.components[index];
      if (!directive || component === null) continue;
      const around = { wrapper, collector, page: route.page.file, at: directive.at };
      const props = { ...directive.props, markdown: pageDoc(route), userLanguage: route.language };
      const given = { props, words: wordsOf(route.language), server: onServer, inPage: null };
      use(placeOfComponent(route.path, index), directive.at, () => ofComponent(component, around), given);
    }
  }
  return { modules, shown: [...shown.values()] };
}

type Given = Pick<ShownModule, 'props' | 'words' | 'server' | 'inPage'>;

const NOTHING: Pick<Given, 'props' | 'words'> = { props: null, words: null };

type Around = Pick<UsedModule, 'wrapper' | 'collector' | 'page' | 'at'>;

function ofVariant(variant: DemoVariant, around: Around & Pick<UsedModule, 'name'>): UsedModule {
  const { id, entry, exportName, provider = null, inline = null, styling, codes } = variant;
  return {
    ...around,
    id,
    entry,
    exportName,
    provider,
    inline,
    styling,
    sources: codes.flatMap(({ files }) => files),
    imports: codes.flatMap(({ imports }) => imports),
  };
}

function ofComponent(component: ComponentModule, around: Around): UsedModule {
  return { ...around, ...component, provider: null, inline: null, styling: null, sources: [], imports: [] };
}

/** What a component knows of the page around it, as its prop `markdown`. */
export interface PageDoc {
  /** Canonical, with language, without base. */
  readonly route: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Those of the contents list. */
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
  /** The front matter: components of existing documentation read fields such as `githubLabel` from it. */
  readonly headers: FrontMatter;
}

function pageDoc({ path, language, title, description, page }: DocRoute): PageDoc {
  return { route: path, language, title, description, headings: page.toc, headers: page.frontMatter };
}
