// One text, from markdown to what any thread can hand to another: facts and the body as a marked text.
import { createSanitizer } from '../lib/safe-html.ts';
import { createCompiler, type PageOptions } from '../markdown/compile.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Mistake } from '../overrides/guard.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { createContentRenderer } from '../render/content.tsx';

/** Plain data. */
export interface MadePage {
  readonly page: Omit<CompiledPage, 'body'>;
  /** Its body: see `lib/content-parts.ts`. Empty where a template of the project threw. */
  readonly marked: string;
  readonly diagnostics: readonly Diagnostic[];
  /** What templates of the project threw. */
  readonly mistakes: readonly Mistake[];
}

export type CompilePage = (source: PageSource, options?: PageOptions) => Promise<MadePage>;

export async function createPageCompiler(
  site: Site,
  { templates, guard }: SiteTemplates,
): Promise<Outcome<CompilePage>> {
  const { value: compile, diagnostics } = await createCompiler({ site, ...createSanitizer(site.markdown) });
  const renderContent = createContentRenderer(templates);
  const compilePage: CompilePage = async (source, options) => {
    const { value, diagnostics } = await compile(source, options);
    const { page, tree, slots } = value;
    const marked = guard.attempt(source.route, () => renderContent(tree, slots)) ?? '';
    return { page, marked, diagnostics, mistakes: guard.takeMistakes() };
  };
  return { value: compilePage, diagnostics };
}
