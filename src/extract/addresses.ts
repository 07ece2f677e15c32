// Addresses of names in doc comments: a page, or the row of a prop on it.
import { kebabCase } from '../lib/kebab-case.ts';
import type { ExportTypes } from '../model/package-types.ts';

export interface NamedPage {
  readonly types: ExportTypes;
  /** null: its page is not known. */
  readonly route: string | null;
}

/** `Button`, `ButtonProps`, `Button.size` or `Button#size`. */
export function addresses(pageOf: (name: string) => NamedPage | null): (name: string) => string | null {
  const whole = (name: string): NamedPage | null => {
    const page = pageOf(name);
    return page?.route ? page : null;
  };
  const ofProps = (name: string): NamedPage | null => {
    const page = name.endsWith('Props') ? whole(name.slice(0, -'Props'.length)) : null;
    return page?.types.kind === 'component' ? page : null;
  };
  return (name) => {
    const page = whole(name);
    if (page) return page.route;
    const props = ofProps(name);
    if (props) return `${props.route}#props`;
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
