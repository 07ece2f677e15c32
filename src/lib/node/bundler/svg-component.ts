// An SVG file → the code of a React component that draws it: the names of attributes are React's, and props go to `<svg>`.
import type { Element, ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { parseFragment } from 'parse5';

/** null: the text is not an SVG. */
export function svgComponent(source: string): string | null {
  const svg = parseSvg(source);
  if (svg === null) return null;
  const hasIds = markIds(svg);
  const isTitle = (child: ElementContent): child is Element => child.type === 'element' && child.tagName === 'title';
  const title = svg.children.find(isTitle);
  const { props } = partOf({ ...svg, children: svg.children.filter((child) => !isTitle(child)) });
  const { children, ...attributes } = props;
  return `import { createElement as h, forwardRef${hasIds ? ', useId' : ''} } from 'react';
export const ReactComponent = /* @__PURE__ */ forwardRef(function SvgPicture({ title, titleId, ...props }, ref) {
${hasIds ? OWN_IDS : ''}  const label = titleId === undefined ? null : { 'aria-labelledby': titleId };
  const heading = title === undefined ? ${title ? codeOf(partOf(title)) : 'null'} : h('title', { id: titleId }, title);
  return h('svg', { ...${valueCode(attributes)}, ...label, ...props, ref }, heading${listOf(children)});
});
export default ReactComponent;
`;
}

/** Two pictures of a page, or the same one twice, must not share an id: a gradient of one would paint the other. */
const OWN_IDS = `  const id = useId();
  const selector = id.replace(/[^\\w-]/g, '\\\\$&');
`;
/** Stand for these variables in texts; no text of a file has them. */
const ID = '\uE000';
const SELECTOR = '\uE001';

function parseSvg(source: string): Element | null {
  const tree = fromParse5(parseFragment(withEntities(source)));
  const elements = 'children' in tree ? tree.children.filter((child) => child.type === 'element') : [];
  const [root] = elements;
  return root?.type === 'element' && root.tagName === 'svg' ? withoutNoise(root) : null;
}

/** Illustrator declares entities in a document type, which HTML does not have. */
function withEntities(source: string): string {
  const declared = [...source.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g)];
  const values = new Map(declared.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  const start = Math.max(0, source.search(/<svg[\s/>]/i));
  const body = source.slice(start);
  return values.size === 0 ? body : body.replace(/&([\w.:-]+);/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Without data of editors, scripts, handlers written as text, which React refuses, and white space between elements. */
function withoutNoise(element: Element): Element {
  const properties = Object.entries(element.properties).filter(
    ([name]) => !name.includes(':') && !/^on[A-Z]/.test(name),
  );
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return TEXTS.has(element.tagName) || child.value.trim() !== '' ? [child] : [];
    if (child.type !== 'element' || child.tagName.includes(':') || NOISE.has(child.tagName)) return [];
    return [withoutNoise(child)];
  });
  return { ...element, properties: Object.fromEntries(properties), children };
}

const NOISE = new Set(['metadata', 'script']);
const TEXTS = new Set(['desc', 'style', 'text', 'textPath', 'title', 'tspan']);

/** Puts a mark before each id, and where it is referred to. Answers whether there are any. */
function markIds(svg: Element): boolean {
  const all = elementsOf(svg);
  const ids = new Set(all.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : [])));
  const renamed = (id: string, mark = ID) => (ids.has(id) ? mark + id : id);
  const withUrls = (text: string) =>
    text.replace(
      /url\(\s*(["']?)#([^"')]+)\1\s*\)/g,
      (_, quote: string, id: string) => `url(${quote}#${renamed(id)}${quote})`,
    );
  for (const element of all) {
    for (const [name, value] of Object.entries(element.properties)) {
      if (name === 'id') element.properties.id = renamed(String(value));
      else if (/^(?:href|xLinkHref)$/.test(name))
        element.properties[name] = String(value).replace(/^#(.+)$/s, (_, id: string) => `#${renamed(id)}`);
      else if (/^aria(?:LabelledBy|DescribedBy)$/.test(name))
        element.properties[name] = [value].flat().map((id) => renamed(String(id)));
      else if (typeof value === 'string') element.properties[name] = withUrls(value);
    }
    if (element.tagName !== 'style') continue;
    for (const child of element.children)
      if (child.type === 'text')
        child.value = withUrls(child.value).replace(
          /#([\w-]+)(?=[^{}]*\{)/g,
          (_, id: string) => `#${renamed(id, SELECTOR)}`,
        );
  }
  return ids.size > 0;
}

function elementsOf(element: Element): Element[] {
  return [element, ...element.children.flatMap((child) => (child.type === 'element' ? elementsOf(child) : []))];
}

interface Part {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** With names and values as React takes them. */
function partOf(element: Element): Part {
  const make = (type: unknown, props: unknown) => ({ type, props });
  const part: unknown = toJsxRuntime(element, { Fragment: 'fragment', jsx: make, jsxs: make, space: 'svg' });
  return part as Part; // As `make` made it.
}

function codeOf(part: unknown): string {
  if (typeof part === 'string') return valueCode(part);
  const { type, props } = part as Part; // All children of `Part` are made by `partOf`.
  const { children, ...attributes } = props;
  return `h(${JSON.stringify(type)}, ${valueCode(attributes)}${listOf(children)})`;
}

function valueCode(value: unknown): string {
  return JSON.stringify(value).replaceAll(ID, '" + id + "').replaceAll(SELECTOR, '" + selector + "');
}

function listOf(children: unknown): string {
  const list = children === undefined ? [] : [children].flat();
  return list.map((child) => `, ${codeOf(child)}`).join('');
}
