// Directives to the sources they name: which files a demo has, and what its page shows of them.
import { NO_MEMO } from '../lib/memo.ts';
import type { PageDemos } from '../model/demo.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { CodeCache } from './code-cache.ts';
import { findComponent } from './component.ts';
import { createDerive } from './derive.ts';
import { createFinder, type Finder } from './finder.ts';
import { createFormats } from './format.ts';
import { createVariantReader } from './kept-variants.ts';
import { readDemo } from './source.ts';

/** What the directives of a page name, by its route. */
export type DemosByRoute = ReadonlyMap<string, PageDemos>;

/** `cache`: null leaves it alone. */
export async function collectDemos(
  site: Site,
  pages: readonly CompiledPage[],
  { fs, memo = NO_MEMO, cache }: Pick<Deps, 'fs' | 'memo'> & { readonly cache: CodeCache | null },
): Promise<Outcome<DemosByRoute>> {
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, PageDemos>();
  const finders = new Map<string, Finder>();
  const showing = pages.filter(({ demos, components }) => demos.length + components.length > 0);
  if (showing.length === 0) return { value: byRoute, diagnostics };
  for (const product of site.products)
    if (showing.some(({ productKey }) => productKey === product.id))
      finders.set(product.id, await createFinder(product, site, { fs, memo }));
  const formats = createFormats(site.root, fs);
  const derive = createDerive(formats);
  const reader = await createVariantReader(cache, formats.key);
  for (const page of showing) {
    const finder = finders.get(page.productKey);
    if (!finder) continue;
    const { file, name } = page;
    // Where it stands on the page is part of what is wrong with it, and of where its code is.
    const asked = memo.recall('asked demos', page.route, [page], () =>
      memo === NO_MEMO ? '' : JSON.stringify([file, name, page.demos, page.components]),
    );
    const read = await memo.keep('page demos', page.route, [site, asked, finder.files], async () => {
      const demos = await Promise.all(
        page.demos.map((demo) => readDemo(demo, { page, finder, readVariant: reader.read, derive })),
      );
      const components = await Promise.all(page.components.map((directive) => findComponent(directive, finder)));
      return {
        value: { demos: demos.map(({ value }) => value), components: components.map(({ value }) => value) },
        diagnostics: [...[...demos, ...components].flatMap((outcome) => outcome.diagnostics), ...finder.unread()],
      };
    });
    byRoute.set(page.route, read.value);
    if (page.primary) diagnostics.push(...read.diagnostics);
  }
  await reader.save();
  return { value: byRoute, diagnostics, work: reader.work() };
}
