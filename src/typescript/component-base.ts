// Which component another one is made of: the one whose props it takes over.
import type { ComponentTypes } from '../model/package-types.ts';

/** Of a component that is not among the exports nothing is known but what is taken from it. */
const ENOUGH_OF_A_STRANGER = 3;

/** Sets `base` of each component, and puts the group of the base first. */
export function withBases(components: readonly ComponentTypes[]): ComponentTypes[] {
  const byName = new Map(components.map((component) => [component.name, component]));
  return components.map((component) => {
    const base = baseOf(component, byName);
    const groups = [...component.inherited].sort((a, b) => (a.component < b.component ? -1 : 1));
    const inherited = [
      ...groups.filter((group) => group.component === base),
      ...groups.filter((group) => group.component !== base),
    ];
    return { ...component, base, inherited };
  });
}

function baseOf(component: ComponentTypes, byName: ReadonlyMap<string, ComponentTypes>): string | null {
  const own = new Set(component.props.map(({ name }) => name));
  const taken = component.inherited
    .map(({ component: name, props }) => {
      const other = byName.get(name);
      // What a component declares anew says nothing of where the rest comes from.
      const rest = other?.props.filter((prop) => !own.has(prop.name)).length;
      const isTakenOver = rest === undefined ? props.length >= ENOUGH_OF_A_STRANGER : props.length * 2 > rest;
      return { name, count: props.length, isTakenOver };
    })
    .filter(({ isTakenOver }) => isTakenOver);
  // `Menu` takes over `Popover`, which takes over `Modal`: the nearest is the base.
  const nearest = taken.filter(
    ({ name }) => !taken.some((other) => byName.get(other.name)?.inherited.some((group) => group.component === name)),
  );
  // What may be one of several forms is made of what these have in common.
  const common = taken.filter(
    ({ name }) =>
      nearest.length > 1 &&
      nearest.every((other) => byName.get(other.name)?.inherited.some((group) => group.component === name)),
  );
  const candidates = common.length > 0 ? common : nearest.length > 0 ? nearest : taken;
  return [...candidates].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))[0]?.name ?? null;
}
