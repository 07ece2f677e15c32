// HTML of a demo → the selectors by which its `<style>` elements style the page around it. Style sheets that it imports stay in its
// frame; what libraries write while they render does not.
import type { Rule } from 'postcss';
import {
  hasNoElements,
  isHarmless,
  ownDeclarations,
  type RuleContainer,
  rulesOf,
} from '../../lib/node/bundler/style-rules.ts';

/** In document order, each once: `body`, `*`, `h1`. */
export async function pageStyles(html: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const css of styleTexts(html))
    if (mayReachPage(css)) for (const selector of reachingIn(await rulesOf(css))) found.add(selector);
  return [...found];
}

/** CSS of its `<style>` elements. */
export function styleTexts(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, css = '']) => css);
}

/** Libraries write a class for each element, and hundreds of elements: few styles have to be parsed. */
function mayReachPage(css: string): boolean {
  for (const [, prelude = ''] of css.matchAll(/([^{};]*)\{/g))
    if (!prelude.trim().startsWith('@') && prelude.split(',').some(isForAll)) return true;
  return false;
}

function reachingIn(container: RuleContainer): string[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return hasEffect(node) ? node.selectors.filter(isForAll) : [];
    return node.type === 'atrule' && !hasNoElements(node) ? reachingIn(node) : [];
  });
}

/** Themes set `color-scheme` beside their custom properties, for the mode that the page has. */
function hasEffect(rule: Rule): boolean {
  return ownDeclarations(rule).some(
    (declaration) => !isHarmless(declaration) && !declaration.prop.endsWith('color-scheme'),
  );
}

/** It names no class, id or attribute that an element of the demo would have. `:host` matches nothing in a document. */
function isForAll(selector: string): boolean {
  return !/[.#[&]|:host\b/i.test(selector);
}
