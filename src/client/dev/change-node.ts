// Changes one live node by what differs between the server's two versions of it, and by nothing else.
import { commonEnds } from './align.ts';

/** A selection that reaches over the rest of the text stays. */
export function changeText(live: Node, from: string, to: string): void {
  if (!(live instanceof CharacterData) || live.data !== from) {
    live.nodeValue = to;
    return;
  }
  const { start, end } = commonEnds(from, to);
  live.replaceData(start, from.length - start - end, to.slice(start, to.length - end));
}

export function changeAttributes(live: Element, from: Element, to: Element): void {
  for (const { name, value, namespaceURI } of to.attributes) {
    const former = from.getAttribute(name);
    if (former === value) continue;
    if (name === 'class' && live.getAttribute(name) !== former) changeClasses(live, former ?? '', value);
    else live.setAttributeNS(namespaceURI, name, value);
  }
  for (const { name, value } of [...from.attributes]) {
    if (to.hasAttribute(name)) continue;
    if (name === 'class' && live.getAttribute(name) !== value) changeClasses(live, value, '');
    else live.removeAttribute(name);
  }
}

/** Classes that scripts gave stay. */
function changeClasses(live: Element, from: string, to: string): void {
  const [before, after] = [classesOf(from), classesOf(to)];
  live.classList.remove(...before.filter((name) => !after.includes(name)));
  live.classList.add(...after);
}

function classesOf(value: string): string[] {
  return value.split(/\s+/).filter((name) => name !== '');
}

/** Elsewhere in the same document; frames and the focus stay alive where the browser can. */
export function move(parent: Element, live: Node, before: Node | null): void {
  if (live === before || (live.nextSibling === before && live.parentNode === parent)) return;
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function') parent.moveBefore(live, before);
  else parent.insertBefore(live, before);
}
