// Raw tags that say no more than they seem to, put together without the HTML parser, which takes a hundred times as long:
// keys and badges, most of the HTML that authors write.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { unsafeAddress } from './unsafe-links.ts';

/** The parser moves neither these nor what they hold, and the sanitiser leaves them their class. */
const TAG = /^<(?:(kbd|span)(?: class="([\w-]+)")?|\/(kbd|span))>$/;

/** Blocks with their raw HTML as elements; null: something in them is for the parser or the sanitiser. */
export function plainTags({ children }: Root): Root | null {
  const nested = nest(children);
  return nested && { type: 'root', children: nested };
}

function nest(children: readonly (RootContent | ElementContent)[]): ElementContent[] | null {
  const all: ElementContent[] = [];
  const open: Element[] = [];
  for (const child of children) {
    const around = open.at(-1)?.children ?? all;
    if (child.type === 'raw') {
      const [tag, name, classed, closed] = TAG.exec(child.value) ?? [];
      if (tag === undefined) return null;
      if (name === undefined) {
        if (open.pop()?.tagName !== closed) return null;
        continue;
      }
      const properties = classed === undefined ? {} : { className: [classed] };
      const element: Element = { type: 'element', tagName: name, properties, children: [] };
      if (child.position) element.position = child.position;
      around.push(element);
      open.push(element);
    } else if (child.type === 'element') {
      const inner = isForParser(child) ? null : nest(child.children);
      if (inner === null) return null;
      around.push({ ...child, children: inner });
    } else if (child.type === 'text' && !child.value.includes('\0')) around.push(child);
    else return null;
  }
  return open.length === 0 ? all : null;
}

/** The parser leaves out a line end at the start of `pre`, and who takes off an address says so. */
function isForParser(element: Element): boolean {
  return element.tagName === 'pre' || unsafeAddress(element) !== null;
}
