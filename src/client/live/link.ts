// Which scripts stand behind a module, in an order in which each comes after all that it names.

import { addressOf } from '../../lib/script-address.ts';

/** By address: the specifiers by which a script names others. */
export type ScriptGraph = Readonly<Record<string, readonly string[]>>;

/** `wanted`: addresses of scripts. What is named comes before what names it. */
export function scriptsInOrder(wanted: readonly string[], graph: ScriptGraph): string[] {
  const done = new Set<string>();
  const visit = (address: string): void => {
    if (done.has(address)) return;
    for (const specifier of graph[address] ?? []) visit(addressOf(specifier, address));
    done.add(address);
  };
  for (const address of wanted) visit(address);
  return [...done];
}

/** `places`: where the scripts that it names are now, by their specifier. Bundlers write specifiers in double quotes. */
export function relink(text: string, places: ReadonlyMap<string, string>): string {
  let linked = text;
  for (const [specifier, place] of places) linked = linked.replaceAll(`"${specifier}"`, JSON.stringify(place));
  return linked;
}
