// The classes that a component puts on its elements, by which a page can style them.
import { fillIn } from '../../../src/lib/translate.ts';
import type { ApiClass, ReferenceApi } from '../../../src/model/api.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { ApiTable, Cell, DeprecatedChip, DeprecationNote, foldDeprecated, Row } from './table.tsx';

export interface ClassesTableProps {
  readonly doc: Pick<ReferenceApi, 'name' | 'route'>;
  /** Element id that no other table of the page has. */
  readonly id: string;
  readonly classes: readonly ApiClass[];
  readonly translations: Texts;
}

export function ClassesTable({ doc, id, classes, translations }: ClassesTableProps) {
  const t = translations.apiPage;
  const columns = [
    ['class name', t.className],
    ['rule name', t.ruleName],
    ['description', t.description],
  ] as const;
  const label = fillIn(t.classesOf, { name: doc.name });
  const shared = { label, columns, id, route: doc.route, translations };
  const rowsOf = (some: readonly ApiClass[]) =>
    some.map((entry) => (
      <Row
        key={entry.id}
        id={entry.id}
        name={`.${entry.className}`}
        marks={<ClassMarks entry={entry} translations={translations} />}
      >
        <Cell label={t.ruleName} code={entry.key} />
        <Cell label={t.description}>
          <DeprecationNote html={entry.deprecationInfo} />
          <div dangerouslySetInnerHTML={{ __html: entry.description }} />
        </Cell>
      </Row>
    ));
  const { shown, folded } = foldDeprecated(classes);
  const deprecated = { title: t.groupDeprecated, count: folded.length, rows: rowsOf(folded) };
  return (
    <ApiTable {...shared} part="classes" rows={classes.length} folded={folded.length === 0 ? [] : [deprecated]}>
      {rowsOf(shown)}
    </ApiTable>
  );
}

/** A global class marks a state, and is the same on every component. */
function ClassMarks({ entry, translations }: { readonly entry: ApiClass; readonly translations: Texts }) {
  return (
    <>
      {entry.isGlobal && <span className="dg-chip">{translations.apiPage.state}</span>}
      {entry.deprecated && <DeprecatedChip translations={translations} />}
    </>
  );
}
