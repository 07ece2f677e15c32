// What the tables of an API page share: a choice of views, a field that filters, and rows that are cards where a table has no room.
import type { ReactNode } from 'react';
import type { Texts } from '../../../src/render/texts.ts';
import { Breakable } from './Breakable.tsx';
import { type RowsPart, RowTools } from './RowTools.tsx';

export interface ApiTableProps {
  readonly label: string;
  /** What readers choose a view of: it is kept under this name for all pages. */
  readonly part: RowsPart;
  /** Route of the page. */
  readonly route: string;
  /** Element id that no other table of the page has. */
  readonly id: string;
  readonly rows: number;
  /** Style sheets know a column by its key, readers by its text. */
  readonly columns: readonly (readonly [key: string, text: string])[];
  readonly children: ReactNode;
  /** Rows that are folded below the others: what nearly every component takes. */
  readonly folded?: readonly FoldedRows[];
  readonly translations: Texts;
}

export interface FoldedRows {
  readonly title: string;
  readonly count: number;
  readonly rows: ReactNode;
}

/** Rows that no new code should use; where all are deprecated, folding them would leave nothing. */
export function foldDeprecated<T extends { readonly deprecated: boolean }>(rows: readonly T[]) {
  const shown = rows.filter(({ deprecated }) => !deprecated);
  return shown.length === 0 ? { shown: rows, folded: [] } : { shown, folded: rows.filter((row) => row.deprecated) };
}

export function ApiTable(props: ApiTableProps) {
  const { label, columns, children, part, route, id, rows, folded = [], translations } = props;
  const view = defaultView(route);
  return (
    <div className="dg-api-rows" data-view={view}>
      <RowTools part={part} route={route} id={id} rows={rows} view={view} label={label} translations={translations} />
      {folded.reduce((left, { count }) => left - count, rows) > 0 && <Table {...{ label, columns }}>{children}</Table>}
      {folded.map(({ title, count, rows: further }) => (
        <details key={title} className="dg-api-group">
          <summary>
            {title} <span className="dg-chip">{count}</span>
          </summary>
          <Table {...{ label: `${label}: ${title}`, columns }}>{further}</Table>
        </details>
      ))}
    </div>
  );
}

function Table({ label, columns, children }: Pick<ApiTableProps, 'label' | 'columns' | 'children'>) {
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

/** Types of a data grid are long, and its pages are read from top to bottom. */
function defaultView(route: string): 'table' | 'expanded' {
  return route.includes('/api/data-grid/') ? 'expanded' : 'table';
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
          <code>{typeof name === 'string' ? <Breakable text={name} /> : name}</code>
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
    <td data-label={label} data-empty={code === null ? '' : undefined}>
      {code === undefined ? (
        children
      ) : code === null ? (
        '–'
      ) : (
        <code>
          <Breakable text={code} />
        </code>
      )}
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
