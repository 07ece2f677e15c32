// What a session serves before the whole site is there: each page that is asked for, made alone.
import { NO_MEMO } from '../lib/memo.ts';
import type { ServedFile } from '../model/serve.ts';
import { openPages, type SiteLook } from '../pipeline/look.ts';
import { served } from './served.ts';
import { type SiteChanges, siteChanges } from './site-changes.ts';
import type { SiteState } from './site-state.ts';

export interface Previews {
  /** null: nothing can be said of this path yet. */
  find(path: string): Promise<ServedFile | null>;
  /** Resolves when none is being made. */
  idle(): Promise<unknown>;
  /** What the page that was made last is rendered with; null: none was. */
  last(): SiteLook | null;
  /** What of them turned out to be another, now that the whole site is there; null: none was made. */
  changes(now: SiteState): Promise<SiteChanges | null>;
}

/** `make`: rejects or answers null where the site is wrong. */
export function createPreviews(make: (route: string) => Promise<SiteLook | null>): Previews {
  const busy = new Set<Promise<unknown>>();
  let last: SiteLook | null = null;
  const tags = new Map<string, string>();

  const page = async (route: string): Promise<ServedFile | null> => {
    const look = await make(route).catch(() => null); // The run that follows says what is wrong.
    if (look === null) return null;
    last = look;
    const found = look.plan.routes.find(({ path }) => path === route);
    const made = found && openPages(look, NO_MEMO).page(found);
    if (!made) return null;
    const file = served(made.page.artifact);
    tags.set(route, file.tag);
    return file;
  };
  const file = (path: string): ServedFile | null => {
    const all = last === null ? [] : [...last.bundle.artifacts, ...last.plan.files, ...last.files];
    const found = all.find((artifact) => artifact.path === path);
    return found ? served(found) : null;
  };
  return {
    async find(path) {
      if (path !== '' && !path.endsWith('/')) return file(path);
      const making = page(`/${path}`);
      busy.add(making);
      return making.finally(() => busy.delete(making));
    },
    idle: () => Promise.allSettled([...busy]),
    last: () => last,
    async changes(now) {
      if (last === null) return null;
      const { reload } = siteChanges(last, now.look) ?? { reload: false };
      const routes: string[] = [];
      for (const [route, tag] of tags) {
        const found = await now.find(route.slice(1));
        if (found?.kind !== 'file' || found.tag !== tag) routes.push(route);
      }
      return reload || routes.length > 0 ? { routes, styles: [], reload } : null;
    },
  };
}
