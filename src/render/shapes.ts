// The HTML of docs-gen's own templates that put texts in as they are: rendered once for all pages that give them texts of the
// same shape, as React takes longer to start than to render a contents list.
import { escapeAttribute } from '../lib/html.ts';
import type { Site } from '../model/site.ts';
import { createStencil } from './stencil.ts';
import type { Html } from './template-props.ts';

export interface Given<Texts extends object, Raw extends object> {
  /** Plain data. Of its texts, the template asks no more than whether they are empty; it holds no island, which would count. */
  readonly texts: Texts;
  /** What is HTML already, under the same rule. */
  readonly html: Raw;
}

/** `name`: of the template. `render` may be given marks in the place of texts, which it leaves as they are. */
export type RenderShape = <Texts extends object, Raw extends object>(
  name: string,
  given: Given<Texts, Raw>,
  render: (props: Texts & Raw) => Html,
) => Html;

/** A project's templates may look into what they are given: they are rendered for each page. */
export function createShapes({ templates }: Pick<Site, 'templates'>): RenderShape {
  if (templates !== undefined) return (_, { texts, html }, render) => render({ ...texts, ...html });
  const stencil = createStencil();
  const seen = new Set<string>();
  return (name, { texts, html }, render) => {
    const found: string[] = [];
    const shape = shapeOf(texts, found);
    const ownTexts = found.length;
    const mayDiffer = found.some(mayBeScript);
    const key = `${name}${shape}${shapeOf(html, found)}`;
    // Half of all long lists are like no other: marks would cost more than they bring.
    if (!seen.has(key) || mayDiffer) {
      seen.add(key);
      return render({ ...texts, ...html });
    }
    return stencil(
      key,
      (hole) => {
        let count = 0;
        const mark = () => hole(String(count++));
        return render({ ...marked(texts, mark), ...marked(html, mark) });
      },
      (place) => {
        const index = Number(place);
        const text = found[index] ?? '';
        return index < ownTexts ? written(text) : text;
      },
    );
  };
}

/** All that is to be known of it but its texts, which go into `found`: an empty one is none. */
function shapeOf(value: unknown, found: string[]): string {
  if (typeof value === 'string') {
    if (value !== '') found.push(value);
    return value === '' ? '-' : '$';
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => shapeOf(item, found)).join()}]`;
  let shape = '{';
  for (const key in value) shape += `${key}:${shapeOf(value[key as keyof typeof value], found)},`;
  return `${shape}}`;
}

/** The same with a mark for each text, in the same order. */
function marked<T>(value: T, mark: () => string): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return part === '' ? '' : mark();
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as T; // Of the same form.
}

/** React puts an error in the place of an address that is a script. */
function mayBeScript(text: string): boolean {
  return /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t/i.test(text);
}

/** As React writes texts and attributes. */
function written(text: string): string {
  const html = escapeAttribute(text);
  return html.includes('&#39;') ? html.replaceAll('&#39;', '&#x27;') : html;
}
