// The compile job: markdown to the pieces of a page's body, with everything the plan has to know of the page.

import { cutParts, heldBody } from '../lib/content-parts.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { giveWay } from '../lib/node/give-way.ts';
import type { TextPlace, TextStore } from '../lib/node/text-store.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Deps } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, ContentPart, Outline, PageBody, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type Mistake, mistakeDiagnostics } from '../overrides/guard.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { compileApiText } from './compile-api-text.ts';
import type { PageTask, ProjectPlace } from './compile-chunk.ts';
import { type CompilePage, createPageCompiler, type MadePage } from './compile-page.ts';
import { type CompilePool, createCompilePool } from './compile-pool.ts';
import { furtherThreads } from './further-threads.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

export interface BetweenPages {
  /** Called after each page. */
  readonly tick: () => void;
  /** Awaited before each page that is compiled, with the number of those before it. */
  readonly giveWay?: ((index: number) => Promise<void>) | undefined;
}

export interface CompileJob {
  pages(sources: readonly PageSource[], between: BetweenPages): Promise<Outcome<CompiledPage[]>>;
  /** The markdown inside API JSON. */
  apiTexts(docs: readonly ApiDoc[]): Promise<Outcome<ApiDoc[]>>;
  /** Where pages that were compiled are kept for the next build, by route; null: nowhere. */
  readonly keys: ReadonlyMap<string, string> | null;
}

export interface CompileJobOptions extends Pick<Deps, 'memo' | 'texts' | 'pack'> {
  /** Without it, all is done in this thread; a session has nothing else, as it keeps what it compiled. */
  readonly threads?: ThreadOptions | undefined;
}

export interface ThreadOptions {
  /** How many compile, the main one included. */
  readonly workers: number | 'auto';
  readonly project: ProjectPlace;
}

export async function createCompileJob(
  site: Site,
  templates: SiteTemplates,
  { memo = NO_MEMO, texts, pack, threads }: CompileJobOptions = {},
): Promise<Outcome<CompileJob>> {
  const { value: compilePage, diagnostics } = await createPageCompiler(site, templates);
  const cache = pack ? createPageCache(pack, site) : null;
  const tools: Tools = { compilePage, keepBody: bodyKeeper(texts), memo, cache };
  const startPool = async (sources: readonly PageSource[]): Promise<CompilePool | null> => {
    const further = threads ? furtherThreads(threads.workers, sources, site) : 0;
    return threads && further > 0
      ? createCompilePool({ site, project: threads.project, threads: further, compilePage })
      : null;
  };
  const job: CompileJob = {
    async pages(sources, between) {
      const pools: (CompilePool | null)[] = [];
      // Of what is left when all that is kept was taken; the pages of further languages come to the same threads.
      const poolFor = async (tasks: readonly PageTask[]) => {
        if (pools.length === 0) pools.push(await startPool(tasks.map(({ source }) => source)));
        return pools[0] ?? null;
      };
      try {
        return await compilePages(sources, site, { ...tools, ...between, poolFor });
      } finally {
        await pools[0]?.close();
      }
    },
    apiTexts: (docs) => compileApiTexts(docs, site, tools),
    keys: cache?.keys ?? null,
  };
  return { value: job, diagnostics };
}

function bodyKeeper(texts: TextStore | undefined): (marked: string) => PageBody {
  if (texts === undefined) return heldBody;
  /** Of the body that was asked for last: what renders a page and what makes it found ask one after the other. */
  let last: { readonly place: TextPlace; readonly parts: readonly ContentPart[] } | null = null;
  return (marked) => {
    const place = texts.put(marked);
    return {
      parts() {
        if (last?.place !== place) last = { place, parts: cutParts(texts.get(place)) };
        return last.parts;
      },
    };
  };
}

interface Tools {
  readonly compilePage: CompilePage;
  readonly keepBody: (marked: string) => PageBody;
  readonly memo: Memo;
  /** Of earlier builds. */
  readonly cache: PageCache | null;
}

interface PageTools extends Tools, BetweenPages {
  /** null: all is done in this thread. */
  readonly poolFor: (tasks: readonly PageTask[]) => Promise<CompilePool | null>;
}

/** Without the marked text: the memory would not hold all of them. */
interface KeptPage extends Omit<MadePage, 'page' | 'marked'> {
  readonly page: CompiledPage;
  /** By an earlier build. */
  readonly isKept: boolean;
}

/** Pages of the default language first: the others take over the ids of their headings. */
async function compilePages(
  sources: readonly PageSource[],
  site: Site,
  tools: PageTools,
): Promise<Outcome<CompiledPage[]>> {
  const [first = 'en'] = site.languages;
  const inFirst = sources.filter(({ language }) => language === first);
  const translated = sources.filter(({ language }) => language !== first);
  const originals = await compileTasks(
    inFirst.map((source) => ({ source, original: null })),
    tools,
  );
  const outlines = new Map<string, Outline>(originals.map(({ page }) => [page.route, page]));
  const translations = await compileTasks(
    translated.map((source) => {
      const route = source.route.slice(source.language.length + 1);
      return { source, original: outlines.get(route) ?? null };
    }),
    tools,
  );
  const made = [...originals, ...translations];
  const byRoute = new Map(made.map(({ page }) => [page.route, page]));
  const value = sources.flatMap(({ route }) => byRoute.get(route) ?? []);
  const cacheHits = made.filter(({ isKept }) => isKept).length;
  return { value, diagnostics: diagnosticsOf(made), ...(tools.cache && { work: { items: value.length, cacheHits } }) };
}

/** In the order of the tasks, none of which hangs on another. */
async function compileTasks(
  tasks: readonly PageTask[],
  { poolFor, tick, giveWay: rest = giveWay, ...tools }: PageTools,
): Promise<readonly KeptPage[]> {
  const { compilePage, memo, cache } = tools;
  const made: KeptPage[] = [];
  const missing: number[] = [];
  for (const [index, { source, original }] of tasks.entries()) {
    const kept = cache?.load(source, original) ?? null;
    if (kept === null) missing.push(index);
    else {
      made[index] = { page: kept.value, diagnostics: kept.diagnostics, mistakes: [], isKept: true };
      tick();
    }
  }
  const left = missing.flatMap((index) => tasks[index] ?? []);
  const pool = left.length === 0 ? null : await poolFor(left);
  const take = (at: number, page: KeptPage) => {
    made[missing[at] ?? -1] = page;
    tick();
  };
  if (pool !== null) {
    await pool.compile(left, (at, page) => take(at, keepPage(page, left[at], tools)));
    return made;
  }
  for (const [at, task] of left.entries()) {
    const { source, original } = task;
    const make = async () => {
      await rest(at);
      return keepPage(await compilePage(source, { original }), task, tools);
    };
    take(at, await memo.keep('page', source.route, [compilePage, source, original], make, isRendered));
  }
  return made;
}

function keepPage(
  { page: facts, marked, ...rest }: MadePage,
  task: PageTask | undefined,
  { keepBody, memo, cache }: Tools,
): KeptPage {
  const anchors = memo.same('anchors', facts.route, facts.anchors); // Links of all pages hang on them.
  const page = { body: keepBody(marked), ...facts, anchors };
  const made: KeptPage = { page, isKept: false, ...rest };
  if (task && isRendered(made))
    cache?.save(task.source, task.original, { value: page, diagnostics: made.diagnostics }, marked);
  return made;
}

interface Said {
  readonly diagnostics: readonly Diagnostic[];
  readonly mistakes: readonly Mistake[];
}

/** No template of the project threw. */
function isRendered({ mistakes }: Said): boolean {
  return mistakes.length === 0;
}

/** What templates threw comes last: a mistake may be one of many pages. */
function diagnosticsOf(made: readonly Said[]): Diagnostic[] {
  return [
    ...made.flatMap(({ diagnostics }) => diagnostics),
    ...mistakeDiagnostics(made.flatMap(({ mistakes }) => mistakes)),
  ];
}

async function compileApiTexts(docs: readonly ApiDoc[], site: Site, tools: Tools): Promise<Outcome<ApiDoc[]>> {
  const outcomes = await Promise.all(
    docs.map((doc) =>
      doc.markdown === ''
        ? { value: doc, diagnostics: [], mistakes: [] }
        : tools.memo.keep(
            'api text',
            doc.route,
            [tools.compilePage, doc],
            () => compileApiText(doc, site, tools),
            isRendered,
          ),
    ),
  );
  return { value: outcomes.map(({ value }) => value), diagnostics: diagnosticsOf(outcomes) };
}
