// What a plan is made of.
import type { ApiDoc } from '../model/api.ts';
import type { Assets } from '../model/assets.ts';
import type { PageDemos } from '../model/demo.ts';
import type { SiteHistory } from '../model/history.ts';
import type { Memo } from '../model/memo.ts';
import type { CompiledPage, LeftOutPage, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { PageTree, TreePlace } from '../model/tree.ts';

export interface PlanParts {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
  readonly demos: ReadonlyMap<string, PageDemos>;
  readonly trees: ReadonlyMap<string, PageTree>;
  readonly history: SiteHistory;
  readonly assets: Assets;
  /** Pages that are not built. */
  readonly drafts: readonly Pick<PageSource, 'route' | 'productKey' | 'name' | 'file'>[];
  readonly leftOut: readonly LeftOutPage[];
  /** By product, then by route. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, TreePlace>>;
  readonly memo?: Memo;
}
