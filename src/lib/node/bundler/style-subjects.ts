// What a CSS selector styles: its subject, the last compound selector, decides whether a rule can reach the page around a demo.
import type { Node, Pseudo, Root, Selector } from 'postcss-selector-parser';

export interface StyleSubject {
  /** As its author wrote it, and where it starts in the list. */
  readonly text: string;
  readonly index: number;
  /** It styles `html` or `body`. */
  readonly isPage: boolean;
  /** Elements of any type match, so `html` and `body` can. */
  readonly isAnyType: boolean;
  /** A pseudo-element is styled. */
  readonly isPart: boolean;
  /** The selector with another condition for its element; unchanged where no element outside a demo can match. */
  narrowed(condition: string): string;
}

/** `isParentPage`: `&` stands for `html` or `body`. null: not a list of selectors, so browsers skip the rule. */
export async function subjectsOf(list: string, isParentPage: boolean): Promise<readonly StyleSubject[] | null> {
  const { default: parser } = await import('postcss-selector-parser');
  let root: Root;
  try {
    root = parser().astSync(list);
  } catch {
    return null; // esbuild has reported it.
  }
  return root.nodes.map((selector) => {
    const text = String(selector).trim();
    const compound = compoundOf(selector);
    const part = compound.find(isPseudoElement);
    const isFree = compound.some((node) => String(node).startsWith('::view-transition') || isModuleClass(node));
    return {
      text,
      index: selector.first?.sourceIndex ?? 0,
      isPage: !isFree && isPage(compound, isParentPage),
      isAnyType: !compound.some(({ type, value }) => type === 'tag' && !PAGE_TYPE.test(value ?? '')),
      isPart: part !== undefined,
      narrowed(condition) {
        if (isFree) return text;
        const copy = selector.clone() as Selector;
        const added = parser.pseudo({ value: condition });
        const nodes = compoundOf(copy);
        const next = nodes.find(isPseudoElement);
        const last = nodes.findLast(({ type }) => type !== 'comment');
        if (next) {
          added.spaces.before = next.spaces.before;
          next.spaces.before = '';
          copy.insertBefore(next, added);
        } else if (last) {
          added.spaces.after = last.spaces.after;
          last.spaces.after = '';
          copy.insertAfter(last, added);
        }
        return String(copy).trim();
      },
    };
  });
}

const PAGE_TYPE = /^(?:html|body)$/i;
const LEGACY_ELEMENT = /^:(?:before|after|first-line|first-letter)$/i;
/** What is in parentheses is the subject itself. */
const SAME_ELEMENT = /^:(?:is|where|matches|-webkit-any|-moz-any|global|local)$/i;

function compoundOf(selector: Selector): Node[] {
  const combinator = selector.nodes.findLastIndex(({ type }) => type === 'combinator');
  return selector.nodes.slice(combinator + 1);
}

function isPseudoElement({ type, value }: Node): boolean {
  return type === 'pseudo' && (value?.startsWith('::') === true || LEGACY_ELEMENT.test(value ?? ''));
}

/** `css-modules.ts` gives them a hash of their file: no other element has them. */
function isModuleClass({ type, value }: Node): boolean {
  return type === 'class' && /^[\w-]*-[\da-f]{6}_/.test(value ?? '');
}

function isPage(compound: readonly Node[], isParentPage: boolean): boolean {
  return compound.some((node) => {
    if (node.type === 'tag') return PAGE_TYPE.test(node.value);
    if (node.type === 'nesting') return isParentPage;
    if (node.type !== 'pseudo') return false;
    const { value, nodes } = node as Pseudo;
    if (/^:root$/i.test(value)) return true;
    return SAME_ELEMENT.test(value) && nodes.some((inner) => isPage(compoundOf(inner), isParentPage));
  });
}
