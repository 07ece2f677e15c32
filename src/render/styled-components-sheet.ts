// Styles of styled-components for several demos → one sheet, which the library takes over in the browser.

/** Between two rules, and after the marker that ends the rules of one component. */
const SPLITTER = '/*!sc*/\n';
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

interface ComponentRules {
  readonly rules: Set<string>;
  readonly names: Set<string>;
}

/**
 * A component stands before those that extend it, in each sheet and in the result: rules of the same weight depend on their order. The
 * library numbers components by their place.
 */
export function mergeStyledComponents(sheets: readonly string[]): string {
  const components = new Map<string, ComponentRules>();
  const order: string[] = [];
  for (const sheet of sheets) {
    let place = 0;
    for (const [id, { rules, names }] of componentsOf(sheet)) {
      const known = components.get(id);
      if (!known) order.splice(place, 0, id);
      components.set(id, {
        rules: new Set([...(known?.rules ?? []), ...rules]),
        names: new Set([...(known?.names ?? []), ...names]),
      });
      place = Math.max(place, order.indexOf(id) + 1);
    }
  }
  return order
    .map((id, index) => {
      const { rules, names } = components.get(id) ?? { rules: [], names: [] };
      const marker = `data-styled.g${index + 1}[id="${id}"]{content:"${[...names].map((name) => `${name},`).join('')}"}`;
      return [...rules, marker, ''].join(SPLITTER);
    })
    .join('');
}

/** In the order of the sheet. */
function componentsOf(sheet: string): Map<string, ComponentRules> {
  const components = new Map<string, ComponentRules>();
  let rules = new Set<string>();
  for (const part of sheet.split(SPLITTER)) {
    const [, id, names] = MARKER.exec(part) ?? [];
    if (id === undefined || names === undefined) {
      if (part !== '') rules.add(part);
      continue;
    }
    components.set(id, { rules, names: new Set(names.split(',').filter((name) => name !== '')) });
    rules = new Set();
  }
  return components;
}
