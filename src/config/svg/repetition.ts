// How many elements a picture draws: a few that refer to each other can ask a browser for billions.
import { ANIMATIONS } from './allowed.ts';
import type { SvgElement, SvgNode } from './picture.ts';

type IdsIn = (value: string) => readonly string[];

const LIMIT = 100_000;

/** Also true of elements that refer to what they are in. */
export function repeatsTooMuch(root: SvgElement, idsIn: IdsIn): boolean {
  const byId = new Map<string, SvgElement>();
  noteIds(root, byId);
  if (byId.size === 0) return false;
  const counts = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Number.POSITIVE_INFINITY); // Until it is counted: then it is a part of itself.
    const targets = targetsOf(element, idsIn).flatMap((id) => byId.get(id) ?? []);
    const sum = [...element.children.filter(isElement), ...targets].reduce((total, one) => total + count(one), 1);
    counts.set(element, sum);
    return sum;
  };
  return count(root) > LIMIT;
}

export function withoutReferences(element: SvgElement, idsIn: IdsIn): SvgElement {
  return {
    ...element,
    attributes: element.attributes.filter(([name, value]) => name === 'id' || idsIn(value).length === 0),
    children: element.children.map((child) => (isElement(child) ? withoutReferences(child, idsIn) : child)),
  };
}

function isElement(node: SvgNode): node is SvgElement {
  return typeof node !== 'string';
}

function noteIds(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.find(([name]) => name === 'id')?.[1];
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) if (isElement(child)) noteIds(child, byId);
}

/** An animation names the element that it changes, and a title is only named: neither is drawn once more. */
function targetsOf({ name, attributes }: SvgElement, idsIn: IdsIn): readonly string[] {
  if (ANIMATIONS.has(name)) return [];
  return attributes.flatMap(([key, value]) => (key === 'id' || key.startsWith('aria-') ? [] : idsIn(value)));
}
