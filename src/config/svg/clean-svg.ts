// Makes an SVG file safe to set into a page: parsed as browsers parse it there, copied by an allow list, with ids of its own.
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { sha256 } from '../../lib/node/hash.ts';
import { ANIMATIONS, TEXT_ONLY, TEXTS, type Verdict, verdictOnAttribute, verdictOnElement } from './allowed.ts';
import { undefinedEntities } from './entities.ts';
import { createStyles, type Styles } from './inline-styles.ts';
import { markupOf, type Remove, type RemovedPart, type SvgElement, type SvgNode } from './picture.ts';
import { createReferences, type References } from './references.ts';
import { repeatsTooMuch, withoutReferences } from './repetition.ts';
import { type Selectable, shortened } from './style-rules.ts';

export interface CleanSvg {
  readonly svg: string;
  /** In the order of the file; without what no browser shows, such as comments and data of editors. */
  readonly removed: readonly RemovedPart[];
}

/** `key`: pictures with the same key and source have the same ids. null: the first element of the source is not `<svg>`. */
export function cleanSvg(source: string, key: string): CleanSvg | null {
  const text = source.replace(NOT_XML, ' ');
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  const [root, ...others] = childNodes.filter(isElement);
  if (root === undefined || root.tagName !== 'svg' || root.namespaceURI !== html.NS.SVG) return null;
  const removed: RemovedPart[] = undefinedEntities(text);
  const remove: Remove = (what, offset) => removed.push({ what: shortened(what), offset });
  const references = createReferences(sha256(`${key}\0${text}`));
  const styles = createStyles(root, MAX_DEPTH, remove);
  const prefixes = new Set([...text.matchAll(SVG_PREFIX)].map(([, prefix]) => prefix?.toLowerCase()));
  const copy = copyElement(root, [], { references, styles, prefixes, remove });
  for (const other of others) remove(`<${other.tagName}>`, offsetOf(other));
  const isTooMuch = repeatsTooMuch(copy, references.idsIn);
  if (isTooMuch) remove('references that draw more than 100,000 elements', offsetOf(root));
  removed.sort((a, b) => a.offset - b.offset);
  return { svg: markupOf(isTooMuch ? withoutReferences(copy, references.idsIn) : copy), removed };
}

type Element = DefaultTreeAdapterTypes.Element;

interface Context {
  readonly references: References;
  readonly styles: Styles;
  /** Prefixes of the namespace of SVG: elements with one are a part of the picture, and HTML does not know them. */
  readonly prefixes: ReadonlySet<string | undefined>;
  readonly remove: Remove;
}

/** Characters that XML does not allow. */
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const SVG_PREFIX = /\sxmlns:([\w-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/gi;

/** Deeper pictures take the recursion of those who read them to its limit; drawn ones have some ten levels. */
const MAX_DEPTH = 100;

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;

function copyElement(element: Element, above: readonly Selectable[], context: Context): SvgElement {
  const path = [...above, selectable(element)];
  const attributes = element.attrs.flatMap((attr) => copyAttribute(attr, element, path.length === 1, context));
  const style = context.styles.of(path, context.references, attributeOffset(element, 'style'));
  return {
    name: element.tagName,
    attributes: [
      ...(path.length === 1 ? [['xmlns', html.NS.SVG] as const] : []),
      ...attributes,
      ...(style === '' ? [] : [['style', style] as const]),
    ],
    children: copyChildren(element, path, context),
  };
}

function copyAttribute(
  attr: Element['attrs'][number],
  element: Element,
  isRoot: boolean,
  { references, remove }: Context,
): (readonly [name: string, value: string])[] {
  const written = attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name;
  const name = written === 'xlink:href' ? 'href' : written;
  if (name === 'style') return []; // It follows with the rules that it outweighs.
  const value = attr.value.replace(NOT_XML, ' ');
  const isReference = references.isReference(name, element.tagName);
  const verdict = isReference ? 'keep' : verdictOnAttribute(name, element.tagName, isRoot);
  // Animations reach the outermost element by its id, and could move it over the page.
  if (verdict === 'drop' || (isRoot && name === 'id')) return [];
  const safe = isReference
    ? references.rewritten(name, value, element.tagName)
    : verdict === 'keep'
      ? references.value(name, value)
      : null;
  if (safe !== null) return [[name, safe]];
  remove(`${written}="${value}"`, attributeOffset(element, written));
  return [];
}

function copyChildren(element: Element, path: readonly Selectable[], context: Context, isText?: boolean): SvgNode[] {
  const holdsText = isText ?? TEXTS.has(element.tagName);
  return element.childNodes.flatMap((child): SvgNode[] => {
    if ('value' in child) return holdsText ? [child.value.replace(NOT_XML, ' ')] : [];
    if (!isElement(child) || child.tagName === 'style') return [];
    const isTooDeep = path.length >= MAX_DEPTH;
    const verdict = isTooDeep ? 'report' : verdictOnChild(child, element, path, context);
    if (verdict === 'keep') return [copyElement(child, path, context)];
    if (verdict === 'report')
      context.remove(isTooDeep ? `elements ${MAX_DEPTH} levels deep` : `<${child.tagName}>`, offsetOf(child));
    // A link is taken off what it is around, which is a part of the picture.
    const isLink = !isTooDeep && child.tagName === 'a' && child.namespaceURI === html.NS.SVG;
    return isLink ? copyChildren(child, [...path, selectable(child)], context, holdsText) : [];
  });
}

function verdictOnChild(
  { tagName, attrs }: Element,
  parent: Element,
  path: readonly Selectable[],
  { prefixes }: Pick<Context, 'prefixes'>,
): Verdict {
  if (TEXT_ONLY.has(parent.tagName)) return 'report';
  // It would move the outermost element. Links are taken off.
  if (ANIMATIONS.has(tagName) && path.every((above, index) => index === 0 || above.element === 'a')) return 'report';
  return verdictOnElement(
    tagName,
    attrs.map(({ name }) => name),
    prefixes,
  );
}

function selectable({ tagName, attrs }: Element): Selectable {
  const value = (name: string) => attrs.find((attr) => attr.name === name)?.value;
  return {
    element: tagName,
    id: value('id') ?? null,
    classes: (value('class') ?? '').split(/\s+/),
    style: value('style') ?? '',
  };
}

function attributeOffset(element: Element, name: string): number {
  return element.sourceCodeLocation?.attrs?.[name.toLowerCase()]?.startOffset ?? offsetOf(element);
}

function offsetOf({ sourceCodeLocation }: Element): number {
  return sourceCodeLocation?.startOffset ?? 0;
}
