// Props that most components of a package share: they are grouped, so that pages can show what is special first.
import { groupBy } from '../lib/groups.ts';
import type { ComponentTypes, MemberTypes } from '../model/package-types.ts';
import type { PropGroup } from '../schema/api-json.ts';

/** By name; a prop without a group is one that the component is documented for. */
export type GroupsOf = (component: ComponentTypes) => ReadonlyMap<string, PropGroup>;

/** Fewer shared rows than these are read at a glance. */
const FEWEST_ROWS = 5;
/** Style props come in dozens, or a type computes them; fewer may be what a family of components is about. */
const FEWEST_SYSTEM_ROWS = 12;

/** A prop is shared where more than half of the components have it from the same declaration. */
export function sharedProps(components: readonly ComponentTypes[]): GroupsOf {
  const counts = new Map<string, number>();
  for (const { props } of components)
    for (const prop of props) counts.set(declarationOf(prop), (counts.get(declarationOf(prop)) ?? 0) + 1);
  const isShared = (prop: MemberTypes) => (counts.get(declarationOf(prop)) ?? 0) * 2 > components.length;
  return ({ props }) => {
    const shared = components.length > 1 ? props.filter((prop) => !prop.required && isShared(prop)) : [];
    // What a type computes is told from what is declared.
    const sets = groupBy(shared, (prop) => `${groupOf(prop)} ${prop.at === null}`);
    const large = [...sets.values()].filter(([first, ...others]) => {
      const isDeclaredSystem = first && first.at !== null && groupOf(first) === 'system';
      return others.length + 1 >= (isDeclaredSystem ? FEWEST_SYSTEM_ROWS : FEWEST_ROWS);
    });
    return new Map(large.flat().map((prop) => [prop.name, groupOf(prop)]));
  };
}

/** A computed prop is declared nowhere: its name is all that components can share. */
function declarationOf({ name, at }: MemberTypes): string {
  return at === null ? name : `${name} ${at.file}:${at.line}:${at.column}`;
}

function groupOf({ name, at, declaredBy }: MemberTypes): PropGroup {
  if (/^aria-|^(?:role|tabIndex)$/.test(name)) return 'accessibility';
  if (/^on[A-Z]/.test(name)) return 'events';
  return /DOM|HTML|Element/.test(declaredBy) || /\/dom(?:\.d)?\.[cm]?ts$/i.test(at?.file ?? '') ? 'dom' : 'system';
}
