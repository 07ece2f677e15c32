// What readers may do with a page as Markdown, with the addresses that it takes.
import { assistantHref, assistantsOf } from '../lib/assistants.ts';
import { mirrorPath, publicUrl } from '../lib/published-names.ts';
import { fillIn } from '../lib/translate.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { PageActions } from './page-props.ts';
import type { Texts } from './texts.ts';

/** null: the site offers nothing, or the page is unlisted and is not published as Markdown. */
export type PageActionsOf = (route: Pick<Route, 'path' | 'unlisted'>) => PageActions | null;

export function createPageActions(site: Pick<Site, 'llms' | 'url' | 'base'>, texts: Texts): PageActionsOf {
  const settings = typeof site.llms === 'object' ? site.llms.pageActions : undefined;
  if (settings === undefined) return () => null;
  const { copy, view } = settings;
  const assistants = assistantsOf(settings);
  if (!copy && !view && assistants.length === 0) return () => null;
  return ({ path, unlisted }) => {
    if (unlisted) return null;
    const file = `/${mirrorPath(path)}`;
    const url = publicUrl(file, site);
    const prompt = fillIn(texts.openInPrompt, { url });
    const openIn = assistants.map((assistant) => ({
      name: assistant.name,
      href: assistantHref(assistant, { url, prompt }),
    }));
    return { href: withBase(encodePath(file), site.base), copy, view, openIn };
  };
}
