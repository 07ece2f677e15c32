// Addresses of names in doc comments: a page, the section of a part on the page of its compound, or the row of a prop.
import { compoundRoute } from '../lib/api-sections.ts';
import { addTo } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import type { ExportTypes } from '../model/package-types.ts';

export interface NamedPage {
  readonly types: ExportTypes;
  /** null: its page is not known. */
  readonly route: string | null;
}

export interface NameIndex<P extends NamedPage> {
  /** By the name of the export first, then by other names of parts: `DialogRoot` is `Dialog.Root`. */
  readonly pages: ReadonlyMap<string, readonly P[]>;
  /** Parts by the names of their compounds: `Dialog`, `Card.Section`. */
  readonly parts: ReadonlyMap<string, readonly P[]>;
}

/** `exportedAs`: names under which a part can also be imported by itself. */
export function indexNames<P extends NamedPage>(
  pages: readonly P[],
  exportedAs: (page: P) => readonly string[],
): NameIndex<P> {
  const byName = new Map<string, P[]>();
  const byWhole = new Map<string, P[]>();
  const parts = pages.filter(({ types }) => types.name.includes('.'));
  for (const page of pages) addTo(byName, page.types.name, page);
  for (const part of parts) for (const name of exportedAs(part)) addTo(byName, name, part);
  for (const part of parts) {
    const names = part.types.name.split('.');
    addTo(byName, names.join(''), part);
    for (const length of names.keys()) if (length > 0) addTo(byWhole, names.slice(0, length).join('.'), part);
  }
  return { pages: byName, parts: byWhole };
}

/**
 * `Button`, `ButtonProps`, `Button.size` or `Button#size`; `Dialog.Root` or `DialogRoot`; `Dialog`.
 * `choose`: the page that is meant, where several have the name.
 */
export function addresses<P extends NamedPage>(
  { pages, parts }: NameIndex<P>,
  choose: (named: readonly P[]) => P | null,
): (name: string) => string | null {
  const whole = (name: string) => {
    const page = choose(pages.get(name) ?? []);
    return page?.route ? { types: page.types, route: page.route } : null;
  };
  const ofProps = (name: string) => {
    const page = name.endsWith('Props') ? whole(name.slice(0, -'Props'.length)) : null;
    return page?.types.kind === 'component' ? page : null;
  };
  return (name) => {
    const page = whole(name);
    if (page) return page.route;
    const props = ofProps(name);
    if (props) return `${props.route}#props`;
    const part = choose(parts.get(name) ?? []);
    if (part?.route) return compoundRoute(part.route, part.types.name);
    const [, owner = '', row = ''] = /^(.+)[.#]([^.#]+)$/.exec(name) ?? [];
    const holder = whole(owner) ?? ofProps(owner);
    const id = holder && rowId(holder.types, row);
    return id ? `${holder.route}#${id}` : null;
  };
}

function rowId(types: ExportTypes, row: string): string | null {
  const [rows, part] = rowsOf(types);
  const isShown = rows.some(({ name, doc }) => name === row && !doc.isInternal);
  return isShown ? `${kebabCase(types.name)}-${part}-${row}` : null;
}

function rowsOf(types: ExportTypes) {
  if (types.kind === 'component') return [types.props, 'prop'] as const;
  return types.kind === 'interface'
    ? ([types.properties, 'prop'] as const)
    : ([types.parameters, 'parameters'] as const);
}
