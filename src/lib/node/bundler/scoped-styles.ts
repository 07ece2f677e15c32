// Keeps the styles of demos off the page around them: each selector gets a condition that only elements of demos meet.
//
// `:where(…)` has no specificity, so the order of rules stays as it was. `@scope` would do the same in fewer bytes, but browsers
// without it skip all that it holds, and its proximity is another criterion of the cascade.
import type { Rule } from 'postcss';
import {
  hasNestedRules,
  hasNoElements,
  isForStage,
  isHarmless,
  isPageAtRule,
  keepOnly,
  ownDeclarations,
  type RuleContainer,
  rulesOf,
} from './style-rules.ts';
import { type StyleSubject, subjectsOf } from './style-subjects.ts';

/** The page of a demo alone: there, `html` and `body` are those of the demo. */
export const OWN_DOCUMENT = 'data-demo-document';

/** What demos append to `body` has no class of ours. */
const PORTAL = 'body>:not([class^=dg-],script)';
const IN_DEMO = `dg-island[name=Demo] *,${PORTAL},${PORTAL} *`;
const SCOPE = `:where(${IN_DEMO})`;
const SCOPE_OF_ANY_TYPE = `:where(${IN_DEMO},[${OWN_DOCUMENT}],[${OWN_DOCUMENT}]>body)`;
const STAGE = ':where(.dg-demo-stage,.dg-demo-component)';

export async function scopedStyles(css: string): Promise<string> {
  if (!css.includes('{')) return css;
  const root = await rulesOf(css);
  await scopeRules(root, false);
  return root.toString();
}

async function scopeRules(container: RuleContainer, isParentPage: boolean): Promise<void> {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') await scopeRule(node, isParentPage);
    else if (node.type !== 'atrule') continue;
    else if (isPageAtRule(node)) node.remove();
    else if (!hasNoElements(node)) await scopeRules(node, isParentPage);
  }
}

async function scopeRule(rule: Rule, isParentPage: boolean): Promise<void> {
  const subjects = await subjectsOf(rule.selector, isParentPage);
  if (subjects === null) return;
  // `html { h1 { … } }` needs its `html`: nested rules stay where they were, and have their own conditions.
  if (hasNestedRules(rule)) {
    const nested = rule.cloneAfter();
    keepOnly(nested, ({ type }) => type === 'rule');
    await scopeRules(
      nested,
      subjects.some(({ isPage }) => isPage),
    );
    keepOnly(rule, ({ type }) => type === 'decl');
    if (rule.nodes.length === 0) {
      rule.remove();
      return;
    }
  }
  scopeDeclarations(rule, subjects);
}

function scopeDeclarations(rule: Rule, subjects: readonly StyleSubject[]): void {
  const declarations = ownDeclarations(rule);
  const harmless = declarations.filter(isHarmless);
  if (declarations.length > 0 && harmless.length === declarations.length) return;
  const anyType = subjects.filter(({ isAnyType }) => isAnyType);
  const onPage = subjects.filter(({ isPage, isPart }) => isPage && !isPart);
  if (onPage.length > 0) addRule(rule, listOf(onPage.map(({ text }) => `${text} ${STAGE}`)), isForStageAlone);
  if (harmless.length > 0 && anyType.length > 0) {
    const customs = rule.cloneBefore({ selector: listOf(anyType.map(({ text }) => text)) });
    rule.raws.before = '';
    keepOnly(customs, (node) => node.type === 'decl' && isHarmless(node));
    if (anyType.length === subjects.length) keepOnly(rule, (node) => node.type === 'decl' && !isHarmless(node));
  }
  rule.selector = listOf(subjects.map((subject) => subject.narrowed(subject.isAnyType ? SCOPE_OF_ANY_TYPE : SCOPE)));
}

function isForStageAlone(node: Parameters<Parameters<typeof keepOnly>[1]>[0]): boolean {
  return node.type === 'decl' && isForStage(node) && !isHarmless(node);
}

function addRule(rule: Rule, selector: string, isWanted: Parameters<typeof keepOnly>[1]): void {
  const added = rule.cloneAfter({ selector });
  keepOnly(added, isWanted);
  if (added.nodes.length === 0) added.remove();
}

function listOf(selectors: readonly string[]): string {
  return selectors.join(',');
}
