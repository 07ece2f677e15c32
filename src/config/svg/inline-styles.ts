// Styles of a picture become `style` attributes of its elements: a `<style>` in a page would style all of the page.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { verdictOnProperty } from './allowed.ts';
import type { Remove } from './picture.ts';
import type { References } from './references.ts';
import {
  type Declaration,
  matches,
  readDeclarations,
  readStyleSheet,
  type Selectable,
  type StyleRule,
} from './style-rules.ts';

type Element = DefaultTreeAdapterTypes.Element;

export interface Styles {
  /** The `style` attribute of an element, by all rules; '' for none. `path`: from the outermost element to this one. */
  of(path: readonly Selectable[], references: References, offset: number): string;
}

export function createStyles(root: Element, maxDepth: number, remove: Remove): Styles {
  const rules = styleElements(root, maxDepth)
    .flatMap((element) => rulesOf(element, remove))
    .sort((a, b) => a.rule.specificity - b.rule.specificity);
  const reported = new Set<Declaration>();
  return {
    of(path, references, offset) {
      const own = readDeclarations(path.at(-1)?.style ?? '').map((declaration) => ({ declaration, offset }));
      const all = rules.flatMap(({ rule, offset: at }) =>
        matches(rule, path) ? rule.declarations.map((declaration) => ({ declaration, offset: at })) : [],
      );
      const ordered = [...all, ...own];
      const values = new Map<string, string>();
      for (const isImportant of [false, true])
        for (const { declaration, offset: at } of ordered) {
          const { name, value } = declaration;
          if (declaration.isImportant !== isImportant) continue;
          const verdict = verdictOnProperty(name, path.length === 1);
          const safe = verdict === 'keep' ? references.value(name, value) : null;
          if (safe !== null) {
            values.delete(name); // Of a shorthand and its parts, the last one decides.
            values.set(name, safe);
          } else if (verdict !== 'drop' && !reported.has(declaration)) {
            reported.add(declaration);
            remove(`${name}: ${value}`, at);
          }
        }
      return [...values].map(([name, value]) => `${name}:${value}`).join(';');
    },
  };
}

interface PlacedRule {
  readonly rule: StyleRule;
  readonly offset: number;
}

function rulesOf({ attrs, childNodes, sourceCodeLocation }: Element, remove: Remove): PlacedRule[] {
  const offset = sourceCodeLocation?.startOffset ?? 0;
  const media = attrs.find(({ name }) => name === 'media')?.value.trim() ?? '';
  if (!/^(?:all|screen)?$/i.test(media)) {
    remove(`<style media="${media}">`, offset);
    return [];
  }
  const { rules, others } = readStyleSheet(childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
  for (const what of others) remove(what, offset);
  for (const child of childNodes) if ('tagName' in child) remove(`<${child.tagName}>`, offset);
  return rules.map((rule) => ({ rule, offset }));
}

/** Wherever they are in the picture. */
function styleElements(root: Element, maxDepth: number): Element[] {
  const found: Element[] = [];
  let level = [root];
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth++) {
    const children = level.flatMap(({ childNodes }) => childNodes.filter((node) => 'tagName' in node));
    found.push(...children.filter(({ tagName }) => tagName === 'style'));
    level = children.filter(({ tagName }) => tagName !== 'style');
  }
  return found.sort((a, b) => (a.sourceCodeLocation?.startOffset ?? 0) - (b.sourceCodeLocation?.startOffset ?? 0));
}
