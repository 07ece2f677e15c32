// Above the rows of an API page: the choice of a view, and a field that filters. Both need a script: without one they are not shown.
import type { Texts } from '../../../src/render/texts.ts';

export type RowsPart = 'props' | 'slots' | 'classes' | 'entries';
export type RowsView = 'table' | 'expanded' | 'collapsed';

export interface RowToolsProps {
  readonly part: RowsPart;
  readonly route: string;
  readonly id: string;
  readonly rows: number;
  /** null: there is nothing to choose. */
  readonly view: RowsView | null;
  /** Of the rows. */
  readonly label: string;
  readonly translations: Texts;
}

/** As many rows are seen at a glance. */
const FEW_ROWS = 10;

export function RowTools({ part, route, id, rows, view, label, translations: { apiPage: t } }: RowToolsProps) {
  const isFiltered = rows > FEW_ROWS;
  const filter = part === 'props' ? t.filterTypes : t.filter;
  if (!isFiltered && view === null) return null;
  const views = [
    ['table', t.viewTable],
    ['expanded', t.viewExpanded],
    ['collapsed', t.viewCollapsed],
  ] as const;
  return (
    <div className="dg-api-tools" data-details={t.detailsOf}>
      {isFiltered && (
        <search className="dg-api-filter">
          <input type="search" aria-label={`${filter}: ${label}`} placeholder={filter} />
          <output data-count={t.filterCount} data-none={t.filterNone} />
        </search>
      )}
      {view !== null && (
        <fieldset className="dg-api-views" data-key={storageKey(part, route)}>
          <legend className="dg-sr">{`${t.views}: ${label}`}</legend>
          <div className="dg-segments">
            {views.map(([value, word]) => (
              <label key={value}>
                <input type="radio" name={`view-${id}`} value={value} defaultChecked={value === view} />
                <span>{word}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** Names under which browsers keep the choice (behaviour §5.3). */
function storageKey(part: RowsPart, route: string): string {
  return `${route.includes('/api/data-grid/') ? 'dataGrid_' : ''}apiPage_${part}`;
}
