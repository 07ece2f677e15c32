// A page of which only the words of its text are others, put into what is shown: the run that follows checks everything else.
import { hasError } from '../diagnostics/has-error.ts';
import type { FileSystem } from '../model/deps.ts';
import type { SiteLook } from './look.ts';
import { filesOfOnePage, hasLonePages, hasSameContents, hasSameFacts, readEdited } from './same-facts.ts';
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
  const { site, routes } = look.plan;
  const source = sources.pages.find(({ absolute }) => absolute === file);
  const route = routes.find(({ path }) => path === source?.route);
  if (!source || route?.kind !== 'doc' || !hasLonePages(site) || !filesOfOnePage(routes).has(source.file)) return null;
  const edited = readEdited(source, await fs.readText(file, source.realPath ?? null));
  if (edited === null) return null;
  const { value, diagnostics } = await sources.compile.pages([edited], { tick() {} });
  const [page] = value;
  if (page === undefined || hasError(diagnostics) || !hasSameFacts(page, route.page)) return null;
  if (route.components.some((one) => one !== null) && !hasSameContents(page, route.page)) return null;
  const changed = routes.map((one) => (one === route ? { ...route, page } : one));
  return { look: { ...look, plan: { ...look.plan, routes: changed } }, routes: [route.path] };
}
