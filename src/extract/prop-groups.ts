// Props that most components of a package share: they are grouped, so that pages can show what is special first.
import type { ComponentTypes, MemberTypes } from '../model/package-types.ts';
import type { PropGroup } from '../schema/api-json.ts';

/** By name; a prop without a group is one that the component is documented for. */
export type GroupsOf = (component: ComponentTypes) => ReadonlyMap<string, PropGroup>;

/** Fewer shared rows than these are read at a glance. */
const FEWEST_ROWS = 5;

/** A prop is shared where more than half of the components have it from the same declaration. */
export function sharedProps(components: readonly ComponentTypes[]): GroupsOf {
  const counts = new Map<string, number>();
  for (const { props } of components)
    for (const prop of props) counts.set(declarationOf(prop), (counts.get(declarationOf(prop)) ?? 0) + 1);
  const isShared = (prop: MemberTypes) => (counts.get(declarationOf(prop)) ?? 0) * 2 > components.length;
  return ({ props }) => {
    const shared = components.length > 1 ? props.filter((prop) => !prop.required && isShared(prop)) : [];
    const groups = new Map(shared.map((prop) => [prop.name, groupOf(prop)]));
    const sizes = new Map<PropGroup, number>();
    for (const group of groups.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    return new Map([...groups].filter(([, group]) => (sizes.get(group) ?? 0) >= FEWEST_ROWS));
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
