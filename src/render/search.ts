// What pages say of the search: the tag of its script, and the settings that the script reads.
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { ClientConfig } from '../model/client-config.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Site } from '../model/site.ts';
import { scriptTag } from './page-sheets.ts';

/** Script and style sheet have one name. */
const NAME = 'search';
const QUESTION = 'search-question';
const WORKER = 'search-worker';
/** Where Pagefind puts its index. */
const PAGEFIND_PATH = '/pagefind/';

/** Empty on a site without a search. */
export function searchTags(site: Site, { pageScripts }: Pick<Bundle, 'pageScripts'>): HeadTag[] {
  return tagsOf(NAME, site, pageScripts);
}

/** Of the start page, whose address with `?q=` search engines are told. */
export function questionTags(site: Site, { pageScripts }: Pick<Bundle, 'pageScripts'>): HeadTag[] {
  return tagsOf(QUESTION, site, pageScripts);
}

function tagsOf(name: string, site: Site, pageScripts: Bundle['pageScripts']): HeadTag[] {
  const script = pageScripts.get(name);
  return site.search === false || script === undefined ? [] : [scriptTag(script, site.base)];
}

/** Names no file of the index: a page stays as it is when the words of another change. */
export function searchSettings(
  site: Site,
  { pageScripts, pageSheets }: Pick<Bundle, 'pageScripts' | 'pageSheets'>,
): Pick<ClientConfig, 'search'> {
  const { search, base } = site;
  const file = pageSheets.get(NAME);
  if (search === false || file === undefined) return {};
  const sheet = withBase(`/${file}`, base);
  const { provider, appId = '', apiKey = '', indexName = '', path = PAGEFIND_PATH } = search;
  switch (provider) {
    case 'local':
      return { search: { sheet, worker: withBase(`/${pageScripts.get(WORKER) ?? ''}`, base) } };
    case 'docsearch':
      return { search: { provider, sheet, appId, apiKey, indexName } }; // The schema has seen to it that they are there.
    case 'pagefind':
      return { search: { provider, sheet, path: withBase(path, base) } };
  }
}
