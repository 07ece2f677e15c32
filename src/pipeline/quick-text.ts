// A page of which only the words of its text are others, put into what is shown: the run that follows checks everything else.

import { readFrontMatter } from '../content/front-matter.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { mayInclude } from '../includes/expand.ts';
import { maySufferFromEncoding } from '../lib/encoding.ts';
import type { FileSystem } from '../model/deps.ts';
import type { CompiledPage, PageSource, TocEntry } from '../model/page.ts';
import type { DocRoute } from '../model/route.ts';
import type { SiteLook } from './look.ts';
import type { SiteSources } from './sources.ts';

export interface QuickTextOptions {
  /** Absolute. */
  readonly file: string;
  readonly sources: SiteSources;
  readonly fs: Pick<FileSystem, 'readText'>;
}

export interface QuickText {
  readonly look: SiteLook;
  /** Of the page. */
  readonly routes: readonly string[];
}

/** null: it is more than words, or something is wrong with them. */
export async function quickText(look: SiteLook, { file, sources, fs }: QuickTextOptions): Promise<QuickText | null> {
  const source = sources.pages.find(({ absolute }) => absolute === file);
  const route = look.plan.routes.find(({ path }) => path === source?.route);
  if (!source || route?.kind !== 'doc' || !isAlone(source, route, look)) return null;
  const changed = readChanged(source, await fs.readText(file));
  if (changed === null) return null;
  const { value, diagnostics } = await sources.compile.pages([changed], { tick() {} });
  const [page] = value;
  if (page === undefined || hasError(diagnostics) || factsOf(page) !== factsOf(route.page)) return null;
  // A component of the project is told of the headings.
  if (route.components.some((one) => one !== null) && !isEqual(page.toc, route.page.toc)) return null;
  const routes = look.plan.routes.map((one) => (one === route ? { ...route, page } : one));
  return { look: { ...look, plan: { ...look.plan, routes } }, routes: [route.path] };
}

/** Nothing else is made of its text: no other page, no translation, nothing of a plugin. */
function isAlone({ file, language }: PageSource, route: DocRoute, { plan }: SiteLook): boolean {
  const { site, routes } = plan;
  if (language !== site.languages[0] || site.languages.length > 1) return false;
  if (site.plugins.some(({ pages }) => pages !== undefined)) return false;
  return routes.every((other) => other === route || other.kind !== 'doc' || !other.page.inputs.includes(file));
}

function readChanged(source: PageSource, text: string): PageSource | null {
  if (maySufferFromEncoding(text) || source.origin !== undefined) return null;
  const { value: head, diagnostics } = readFrontMatter(source.file, text.replace(/^\uFEFF/, ''));
  const changed: PageSource = { ...source, text: head.text };
  return head.head !== source.head || hasError(diagnostics) || mayInclude(changed) ? null : changed;
}

function isEqual(a: readonly TocEntry[], b: readonly TocEntry[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What the rest of the site takes from a page, and the page from the rest: all but its words and where they stand. */
function factsOf({ body: _, toc: __, fences: ___, ...facts }: CompiledPage): string {
  return JSON.stringify(facts, (key, value: unknown) => (key === 'at' ? undefined : value));
}
