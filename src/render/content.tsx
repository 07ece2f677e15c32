// A page's elements to HTML, by rehype-react and the content components, cut where something is only known later.
import type { Root } from 'hast';
import { createContext, type FunctionComponent, use } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeReact from 'rehype-react';
import { type Processor, unified } from 'unified';
import { assertNever } from '../lib/assert-never.ts';
import type { ContentPart } from '../model/page.ts';
import type { CodeSlot, CodeTabsSlot, Slot } from '../model/slot.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';

export type CodeBlockProps = CodeSlot;

export interface CodeTabsProps extends Omit<CodeTabsSlot, 'kind'> {
  /** Unique on the page. */
  readonly id: string;
}

/** The templates that a page's content is made with. */
export interface ContentComponents {
  readonly CodeBlock: FunctionComponent<CodeBlockProps>;
  readonly CodeTabs: FunctionComponent<CodeTabsProps>;
}

export type RenderContent = (tree: Root, slots: readonly Slot[]) => readonly ContentPart[];

interface PageContent extends ContentComponents {
  readonly slots: readonly Slot[];
}

const Page = createContext<PageContent | null>(null);

export function createContentRenderer(components: ContentComponents): RenderContent {
  const islands = new Map<string, string>();
  const processor: Processor<undefined, undefined, undefined, Root, ReturnType<typeof jsx>> = unified()
    .use(rehypeReact, { Fragment, jsx, jsxs, components: { 'dg-slot': FilledSlot } })
    .freeze();
  return (tree, slots) => {
    const html = renderToStaticMarkup(
      <IslandScopeContext value={createIslandScope(islands, 'c')}>
        <Page value={{ ...components, slots }}>{processor.stringify(tree)}</Page>
      </IslandScopeContext>,
    );
    return cut(html.replace(PRELOADS, ''));
  };
}

/** React asks for every picture ahead of the text; the browser finds them soon enough. No author can write `<link>`. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

function FilledSlot({ 'data-slot': key }: { readonly 'data-slot'?: string }) {
  const page = use(Page);
  if (key === undefined) return null; // An author's own `<dg-slot>`: the sanitiser left it nothing.
  const index = Number(key.slice(1));
  const slot = page?.slots[index];
  if (!page || !slot) throw new Error(`No slot ${index}.`);
  switch (slot.kind) {
    case 'code':
      return <page.CodeBlock {...slot.code} />;
    case 'tabs':
      return <page.CodeTabs storageKey={slot.storageKey} first={slot.first} tabs={slot.tabs} id={`tabs-${index}`} />;
    case 'demo':
      return `\0d${slot.index}\0`;
    case 'component':
      return `\0c${slot.index}\0`;
    default:
      return assertNever(slot);
  }
}

const PART_KINDS: Readonly<Record<string, 'href' | 'demo' | 'component'>> = { h: 'href', d: 'demo', c: 'component' };

/** `\0d3\0` stands for demo 3: NUL cannot come from an author, as markdown and HTML both replace it. */
function cut(html: string): ContentPart[] {
  const parts: ContentPart[] = [];
  html.split('\0').forEach((piece, i) => {
    const kind = i % 2 === 1 ? PART_KINDS[piece[0] ?? ''] : undefined;
    if (i % 2 === 1 && piece === 'i') parts.push({ kind: 'intro-end' });
    else if (kind !== undefined) parts.push({ kind, index: Number(piece.slice(1)) });
    else if (piece !== '') parts.push({ kind: 'html', html: piece });
  });
  return parts;
}
