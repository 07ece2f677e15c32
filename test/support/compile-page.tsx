// One page from markdown to HTML, as the build makes it, with plain stand-ins for code blocks and for what comes later.
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { heldBody } from '../../src/lib/content-parts.ts';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { createCompiler } from '../../src/markdown/compile.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import type { CompiledPage, ContentPart, Outline, PageSource } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import {
  type CodeBlockProps,
  type CodeTabsProps,
  type ContentComponents,
  createContentRenderer,
} from '../../src/render/content.tsx';
import type { ContentElements } from '../../src/render/content-react.tsx';
import { englishTexts } from '../../src/render/texts.ts';
import { testSite } from './site.ts';

export interface PageOptions {
  readonly site?: Site;
  /** Fields of the configuration, for a site of their own. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly source?: Partial<PageSource>;
  readonly original?: Outline;
}

export interface TestPage {
  /** The body; `[demo 0]`, `[component 0]`, `[href 0]`, `[asset 0]`, `[size 0]` and `[intro-end]` stand where the plan or a template has its say. */
  readonly html: string;
  readonly page: CompiledPage;
  readonly diagnostics: readonly Diagnostic[];
  /** `3:1 warning markdown/unknown-callout` for each diagnostic. */
  readonly said: readonly string[];
}

/** Title and description of their own keep pages quiet that are about something else. */
export const QUIET = { title: 'Title', description: 'Description.' };

export async function compilePage(markdown: string, options: PageOptions = {}): Promise<TestPage> {
  return (await pageCompiler(options.site ?? testSite(options.config)))(markdown, options);
}

/** For many pages of one site. */
export async function pageCompiler(
  site: Site,
  elements: ContentElements = {},
): Promise<(markdown: string, options?: Pick<PageOptions, 'source' | 'original'>) => Promise<TestPage>> {
  const compiler = await createCompiler({ site, ...createSanitizer(site.markdown) });
  const render = createContentRenderer({ ...plainComponents, elements });
  return async (markdown, { source, original } = {}) => {
    const head = readFrontMatter('content/ui/a/a.md', markdown);
    const hasHead = /^---/.test(markdown);
    const compiled = await compiler.value(
      {
        route: '/ui/a/',
        file: 'content/ui/a/a.md',
        absolute: '/site/content/ui/a/a.md',
        name: 'a/a.md',
        productKey: 'ui',
        language: site.languages[0] ?? 'en',
        primary: true,
        text: head.value.text,
        head: head.value.head,
        ...(head.value.unread && { unread: head.value.unread }),
        frontMatter: hasHead ? head.value.frontMatter : { ...head.value.frontMatter, ...QUIET },
        ...source,
      },
      { original: original ?? null },
    );
    const body = heldBody(render(compiled.value.tree, compiled.value.slots));
    const { diagnostics } = compiled;
    return {
      html: body.parts().map(written).join(''),
      page: { ...compiled.value.page, body },
      diagnostics,
      said: said(diagnostics),
    };
  };
}

export function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ at, severity, code }) => `${at?.line ?? '-'}:${at?.column ?? '-'} ${severity} ${code}`);
}

function written(part: ContentPart): string {
  if (part.kind === 'html') return part.html;
  if (part.kind === 'word') return String(Object.entries(englishTexts).find(([key]) => key === part.key)?.[1]);
  if (part.kind === 'zoom-start' || part.kind === 'zoom-end') return '';
  if (part.kind === 'asset-size') return ` [size ${part.index}]`;
  return part.kind === 'intro-end' ? '[intro-end]' : `[${part.kind} ${part.index}]`;
}

const plainComponents: ContentComponents = { CodeBlock: Block, CodeTabs: Tabs };

function Block({ language, title, html }: CodeBlockProps) {
  return <pre lang={language} title={title ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Tabs({ tabs, first, storageKey }: CodeTabsProps) {
  return (
    <div data-tabs={tabs.map(({ label }) => label).join(' ')} data-first={tabs[first]?.label} data-key={storageKey} />
  );
}
