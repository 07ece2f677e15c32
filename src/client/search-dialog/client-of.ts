// Who answers on this site, by its config.
import type { SearchClientConfig } from '../../model/client-config.ts';
import type { SearchClient } from '../../model/search.ts';
import { createWorkerClient, type WorkerClientOptions } from '../search/client.ts';
import { docsearchClient } from '../search-adapters/docsearch.ts';
import { type Pagefind, pagefindClient } from '../search-adapters/pagefind.ts';

export function searchClientOf(
  view: Window & typeof globalThis,
  search: SearchClientConfig,
  page: Pick<WorkerClientOptions, 'base' | 'scope'>,
): SearchClient {
  switch (search.provider) {
    case 'docsearch':
      return docsearchClient(search, { fetch: view.fetch.bind(view), origin: view.location.origin });
    case 'pagefind':
      return pagefindClient(search, {
        base: page.base,
        load: (url): Promise<Pagefind> => import(url),
        document: view.document,
      });
    case undefined:
      return createWorkerClient({ ...page, start: () => new view.Worker(search.worker, { type: 'module' }) });
  }
}
