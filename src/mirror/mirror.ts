// A page as Markdown, for language models and all who read no HTML: `/ui/button.md` beside `/ui/button/`.
import { mirrorPath, publicUrl } from '../lib/published-names.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { DemoSource } from '../model/demo.ts';
import type { Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { ApiRoute, DocRoute, GeneratedPage } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { blocksOf } from './blocks.ts';
import { findElement, type HtmlNode, htmlTree } from './html-tree.ts';
import { checkParity } from './parity.ts';

/** What is asked of a route. */
export type MirroredRoute = ApiRoute | MirroredDoc;

export interface MirroredDoc extends Pick<DocRoute, 'kind' | 'path' | 'title' | 'demos'> {
  readonly page: Pick<CompiledPage, 'file' | 'primary' | 'anchors'>;
}

export interface MirrorOptions {
  readonly site: Pick<Site, 'url' | 'base'>;
  /** The finished page, or its part between header and footer. */
  readonly html: string;
}

/** The page of a route, with what it says of headings and names that did not get into it. */
export function mirrorPage(route: MirroredRoute, { site, html }: MirrorOptions): Outcome<MadeArtifact> {
  const file = route.kind === 'doc' ? route.page.file : route.doc.file;
  const demos = new Map(route.kind === 'doc' ? route.demos.map((demo) => [demo.name, demo]) : []);
  const body = pageMarkdown(html, publicUrl(route.path, site), demos);
  const isPrimary = route.kind === 'api' || route.page.primary;
  return {
    value: { ...toFile(route.path, route.title, body, site), origin: file },
    diagnostics: isPrimary ? checkParity(route, html, body) : [],
  };
}

/** A page that no author wrote: its HTML is all that is known of it. */
export function mirrorGenerated({ path }: GeneratedPage, { site, html }: MirrorOptions): MadeArtifact {
  const body = pageMarkdown(html, publicUrl(path, site), new Map());
  return toFile(path, /^# (.*)$/m.exec(body)?.[1] ?? path, body, site);
}

/** The article where there is one: what stands around it leads to other pages. */
function pageMarkdown(html: string, url: string, demos: ReadonlyMap<string, DemoSource>): string {
  const tree: readonly HtmlNode[] = htmlTree(html);
  const main =
    findElement(tree, ({ tag }) => tag === 'article') ?? findElement(tree, ({ tag }) => tag === 'main') ?? null;
  return blocksOf(main?.children ?? tree, { url, demos }).join('\n\n');
}

/** JSON is YAML: no title can break the front matter. */
function toFile(path: string, title: string, body: string, site: MirrorOptions['site']): MadeArtifact {
  const head = `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(publicUrl(path, site))}\n---\n`;
  return { path: mirrorPath(path), body: `${head}\n${body}\n`, type: 'text/markdown', immutable: false };
}
