// A page's elements to HTML, with its slots filled by the content components, cut where something is only known later.
import type { Element, Root } from 'hast';
import type { FunctionComponent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assertNever } from '../lib/assert-never.ts';
import type { CodeSlot, CodeTab, CodeTabsSlot, Slot } from '../model/slot.ts';
import { type CodeWords, codeWordMarks } from './code-words.ts';
import { contentHtml } from './content-html.ts';
import { type ContentElements, createReactWriter } from './content-react.tsx';
import { createIslandScope, type IslandScope, IslandScopeContext } from './island.tsx';
import { createStencil, type Stencil } from './stencil.ts';

export interface CodeBlockProps extends CodeSlot {
  /** For the reader; a template shows them and cannot read them, as a mark may stand in their place. */
  readonly words: CodeWords;
  /** What analytics calls the copying of the block. @default nothing is told */
  readonly analytics?: { readonly category: string; readonly label: string };
}

export interface CodeTabsProps extends Omit<CodeTabsSlot, 'kind' | 'tabs'> {
  readonly tabs: readonly (CodeTab & CodeBlockProps)[];
  /** Unique on the page. */
  readonly id: string;
  /** What each tab is made with. */
  readonly templates: Pick<ContentComponents, 'CodeBlock'>;
}

/** The templates that a page's content is made with. */
export interface ContentComponents {
  readonly CodeBlock: FunctionComponent<CodeBlockProps>;
  readonly CodeTabs: FunctionComponent<CodeTabsProps>;
  /** In the place of elements of the text. Default: none, and the text is written without React. */
  readonly elements?: ContentElements;
}

/** Gives a text with marks: see `lib/content-parts.ts`. */
export type RenderContent = (tree: Root, slots: readonly Slot[]) => string;

export function createContentRenderer(components: ContentComponents): RenderContent {
  const islands = new Map<string, string>();
  const stencil = createStencil();
  const { elements = {} } = components;
  const write = Object.keys(elements).length === 0 ? contentHtml : createReactWriter(elements);
  return (tree, slots) => {
    const scope = createIslandScope(islands, 'c');
    const filled = slots.map((slot, index) => fillSlot(slot, index, { components, scope, stencil }));
    return withSizes(write(tree, (element) => slotHtml(element, filled)));
  };
}

interface FillTools {
  readonly components: ContentComponents;
  readonly scope: IslandScope;
  readonly stencil: Stencil;
}

function fillSlot(slot: Slot, index: number, { components, scope, stencil }: FillTools): string {
  switch (slot.kind) {
    case 'code':
      return codeHtml(slot.code, `c${index}-`, { components, scope, stencil });
    case 'tabs': {
      const { preference, storageKey, first, tabs } = slot;
      return render(
        <components.CodeTabs
          templates={components}
          preference={preference}
          storageKey={storageKey}
          first={first}
          tabs={tabs.map((tab) => ({ ...tab, words: codeWordMarks(tab.lines) }))}
          id={`tabs-${index}`}
        />,
        scope,
        `c${index}-`,
      );
    }
    case 'demo':
      return `\0d${slot.index}\0`;
    case 'component':
      return `\0c${slot.index}\0`;
    default:
      return assertNever(slot);
  }
}

/** Blocks differ in their code and in the prefixes of their ids and islands: everything else is rendered once. */
function codeHtml({ html, ...code }: CodeSlot, root: string, { components, scope, stencil }: FillTools): string {
  const prefixes = new Map<string, string>();
  return stencil(
    JSON.stringify(code),
    (hole) => {
      let count = 0;
      const marks: IslandScope = { cache: scope.cache, nextPrefix: () => hole(`p${count++}`) };
      const words = codeWordMarks(code.lines);
      return render(<components.CodeBlock {...code} html={hole('html')} words={words} />, marks, hole('root'));
    },
    (name) => {
      if (name === 'html') return html;
      if (name === 'root') return root;
      if (name.startsWith('t')) return `\0${name}\0`; // A word, which is known later.
      const prefix = prefixes.get(name) ?? scope.nextPrefix();
      prefixes.set(name, prefix);
      return prefix;
    },
  );
}

/** `prefix` keeps the ids that React makes apart from those of other slots. */
function render(element: ReactElement, scope: IslandScope, prefix: string): string {
  return renderToStaticMarkup(<IslandScopeContext value={scope}>{element}</IslandScopeContext>, {
    identifierPrefix: prefix,
  });
}

/** An author's own `<dg-slot>` is empty: the sanitiser left it nothing. */
function slotHtml({ properties: { dataSlot } }: Element, filled: readonly string[]): string {
  if (typeof dataSlot !== 'string') return '';
  const index = Number(dataSlot.slice(1));
  const html = filled[index];
  if (html === undefined) throw new Error(`No slot ${index}.`);
  return html;
}

/** The writers know attributes only: what stands for two of them is an attribute until here. */
const SIZE_ATTRIBUTE = / data-dg-size="(\0s\d+\0)"/g;

function withSizes(html: string): string {
  return html.includes('\0s') ? html.replace(SIZE_ATTRIBUTE, '$1') : html;
}
