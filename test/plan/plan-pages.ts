// Compiles and plans pages of a test.
import type { ApiDoc } from '../../src/model/api.ts';
import { NO_ASSETS } from '../../src/model/assets.ts';
import type { CompiledPage, PageSource } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { planSite } from '../../src/plan/plan.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';

export interface Draft extends Partial<PageSource> {
  readonly markdown: string;
}

export async function plan(
  drafts: readonly Draft[],
  config: Readonly<Record<string, unknown>> = {},
  apiDocs: ApiDoc[] = [],
) {
  const site = testSite(config);
  return planSite({
    site,
    pages: await compile(drafts, site),
    apiDocs,
    demos: new Map(),
    trees: new Map(),
    history: new Map(),
    assets: NO_ASSETS,
    places: new Map(),
    drafts: [],
    leftOut: [],
  });
}

export async function compile(drafts: readonly Draft[], site: Site): Promise<CompiledPage[]> {
  const compilePage = await pageCompiler(site);
  const pages: CompiledPage[] = [];
  for (const { markdown, ...source } of drafts) {
    const name = source.name ?? `${source.route?.split('/').at(-2)}.md`;
    const { page } = await compilePage(markdown, { source: { name, file: `content/ui/${name}`, ...source } });
    pages.push(page);
  }
  return pages;
}
