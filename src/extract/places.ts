// Where the rows of a page are declared: what `check` names when a page and its types differ.
import type { ExtractedPage } from '../model/api-source.ts';
import type { ExportTypes, TypePlace } from '../model/package-types.ts';

export function placesOf(types: ExportTypes): ExtractedPage['places'] {
  const places: Record<string, TypePlace> = {};
  const note = (group: string, rows: readonly { readonly name: string; readonly at: TypePlace | null }[]) => {
    for (const { name, at } of rows) if (at) places[`${group}.${name}`] = at;
  };
  switch (types.kind) {
    case 'component':
      note('props', types.props);
      note('slots', types.slots);
      note(
        'classes',
        types.classes.map(({ key, at }) => ({ name: key, at })),
      );
      note('cssVariables', types.cssVariables);
      return places;
    case 'interface':
      note('properties', types.properties);
      return places;
    default:
      note('parameters', types.parameters);
      note('returnValue', types.returnValue ?? []);
      return places;
  }
}
