// What the three tables of an API page share: a frame that scrolls, and rows that become cards on a phone.
import type { ReactNode } from 'react';
import type { Texts } from '../../../src/render/texts.ts';

export interface ApiTableProps {
  readonly label: string;
  /** Style sheets know a column by its key, readers by its text. */
  readonly columns: readonly (readonly [key: string, text: string])[];
  readonly children: ReactNode;
}

export function ApiTable({ label, columns, children }: ApiTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what it may have to scroll.
    <section className="dg-table dg-api-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(([key, text]) => (
              <th key={key} scope="col" data-column={key}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export interface RowProps {
  readonly id: string;
  /** What the row is about: its words are the link to it. */
  readonly name: ReactNode;
  /** Small marks after the name. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

export function Row({ id, name, marks, children }: RowProps) {
  return (
    <tr id={id}>
      <th scope="row">
        <a className="dg-anchor" href={`#${id}`}>
          <code>{name}</code>
        </a>
        {marks}
      </th>
      {children}
    </tr>
  );
}

export interface CellProps {
  /** Name of the column, shown in the cell where the table has no head. */
  readonly label: string;
  /** Code in plain text; a dash when there is none. */
  readonly code?: string | null;
  readonly children?: ReactNode;
}

export function Cell({ label, code, children }: CellProps) {
  return (
    <td data-label={label} data-empty={code === null || undefined}>
      {code === undefined ? children : code === null ? '–' : <code>{code}</code>}
    </td>
  );
}

export function DeprecatedChip({ translations: t }: { readonly translations: Texts }) {
  return <span className="dg-chip dg-chip-deprecated">{t.tags.deprecated}</span>;
}

/** Why something is deprecated, and what to use instead. */
export function DeprecationNote({ html }: { readonly html: string | null }) {
  return html === null ? null : <div className="dg-api-deprecation" dangerouslySetInnerHTML={{ __html: html }} />;
}
