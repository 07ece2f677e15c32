// Which rules of a demo's style sheet concern the page around it, and what may become of their declarations.
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';

/** The types of PostCSS, for nodes that can hold others. */
export type RuleContainer = Container<ChildNode>;

/** As browsers do, it takes what is right of a style sheet with mistakes. esbuild has reported these. */
export async function rulesOf(css: string): Promise<Root> {
  const { default: parse } = await import('postcss-safe-parser');
  return parse(css) as Root; // A document is what parsers of HTML give.
}

/** At-rules whose blocks do not hold rules for elements. */
export function hasNoElements({ name }: AtRule): boolean {
  return /^(?:-\w+-)?(?:keyframes|font-|counter-style|property|position-try|color-profile|page$|view-transition)/i.test(
    name,
  );
}

/** It styles how the whole document is printed or replaced. Named pages concern those alone who ask for them. */
export function isPageAtRule({ name, params }: AtRule): boolean {
  return /^view-transition$/i.test(name) || (/^page$/i.test(name) && /^(?::|$)/.test(params.trim()));
}

/** A custom property on `html` styles nothing, and demos need it there. Those of the site are other properties. */
export function isHarmless({ prop }: Declaration): boolean {
  return prop.startsWith('--') && !prop.startsWith('--dg-');
}

/** What the frame of a demo can have in place of `html` and `body`: how its text looks, and its ground. */
export function isForStage({ prop }: Declaration): boolean {
  return STAGE_PROPERTY.test(prop);
}

const STAGE_PROPERTY =
  /^(?:--|font|background|text-|-webkit-font-smoothing$|-moz-osx-font-smoothing$|(?:color|color-scheme|accent-color|caret-color|line-height|letter-spacing|word-spacing|word-break|overflow-wrap|white-space|hyphens|tab-size|quotes)$)/i;

export function hasNestedRules(container: RuleContainer): boolean {
  return container.nodes?.some((node) => node.type === 'rule' || (isContainer(node) && hasNestedRules(node))) ?? false;
}

/** Declarations of the rule itself: also in its at-rules, not in rules nested in it. */
export function ownDeclarations(container: RuleContainer): Declaration[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'decl') return [node];
    return node.type === 'atrule' ? ownDeclarations(node) : [];
  });
}

/** Leaves in a rule what is wanted, and no empty at-rules. */
export function keepOnly(container: RuleContainer, isWanted: (node: Declaration | Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'decl' || node.type === 'rule') {
      if (!isWanted(node)) node.remove();
    } else if (node.type === 'atrule' && node.nodes) {
      keepOnly(node, isWanted);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

function isContainer(node: ChildNode): node is AtRule | Rule {
  return 'nodes' in node;
}
